import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "@/tests/browser/support/axe";
import { signInDemo } from "@/tests/browser/support/demo";

/** Checks accessibility on a phone and a desktop, and that nothing is wider than the screen. */
async function expectAccessible(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findViolations(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${page.url()} at ${width} px`).toBeLessThanOrEqual(0);
  }
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signInDemo(page);
  await page.goto("/test/settings/webhooks");
  const url = page.getByLabel("Webhook URL for test");
  // No server listens on this port, so the connection is refused (ECONNREFUSED), and the log says so.
  await url.fill((await url.inputValue()) || "http://127.0.0.1:61999/hook");
  await page.getByRole("button", { name: "Save URL" }).click();
  await expect(page.getByText(/^Saved\./)).toBeVisible();
});

test("a member sends a test event, sees it in the log with its attempts, and resends it", async ({
  page,
}) => {
  test.slow();
  await page.locator("select[name=event]").selectOption("request.withdrawn");
  await page.getByRole("button", { name: "Send the test" }).click();
  await expect(page.getByText("A test request.withdrawn event is on its way.")).toBeVisible();
  await page.getByRole("link", { name: "Delivery log and replay" }).click();
  await page.getByText("Choose days…").click();
  await expectAccessible(page);
  await page.goto("/test/developers/webhooks?event=request.withdrawn");
  await page.getByRole("link", { name: "request.withdrawn" }).first().click();
  await expect(page.getByText("A test event, not about a request")).toBeVisible();
  await expect(page.getByText(/^(Accepted|Refused|Connection refused)/).first()).toBeVisible({
    timeout: 20_000,
  });
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Send it/ }).click();
  await expect(page.getByText("The event is queued and will be sent immediately")).toBeVisible();
});

test("a new secret is shown once, waits for its activation time, and can be cancelled", async ({ page }) => {
  test.slow();
  const first = page.getByRole("button", { name: "Get your signing secret" });
  if (await first.isVisible()) {
    await expectAccessible(page);
    await first.click();
    await expect(page.getByRole("textbox", { name: "The test signing secret" })).toHaveValue(/^whsec_/);
  }
  await page.getByText(/^Rotate( again)?…$/).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Create the new secret" }).click();
  await expect(page.getByRole("textbox", { name: "The new test signing secret" })).toHaveValue(/^whsec_/);
  await expect(page.getByText("A new secret takes over automatically")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Discard the new secret" }).click();
  await expect(page.getByText("A new secret takes over automatically")).toHaveCount(0);
});

test("another company’s delivery is not found", async ({ page }) => {
  for (const id of [`dlv_${"0".repeat(26)}`, "dlv_short"]) {
    const answer = await page.goto(`/test/developers/webhooks/${id}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Not found" })).toBeVisible();
  }
});
