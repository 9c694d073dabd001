import { expect, test } from "@playwright/test";
import { findViolations } from "@/tests/browser/support/axe";
import { signInDemo } from "@/tests/browser/support/demo";

test("a member adds a second endpoint with its events and secret, switches it off and on, and removes it", async ({
  page,
}, { retry }) => {
  test.slow();
  const url = `http://127.0.0.1:${61_990 + retry}/reports`;
  const off = page.locator("strong", { hasText: "Sending has been switched off" });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signInDemo(page);
  await page.goto("/test/settings/webhooks");
  await page.getByText("Add an endpoint…").click();
  await page.getByLabel("URL of another endpoint for test").fill(url);
  const form = page.locator("form", { has: page.getByRole("button", { name: "Add the endpoint" }) });
  for (const event of ["consent.completed", "report.awaiting_share", "report.ready", "report.refreshed"])
    await form.getByLabel(event).uncheck();
  expect(await findViolations(page)).toEqual([]);
  await form.getByRole("button", { name: "Add the endpoint" }).click();
  const secret = page.getByRole("textbox", { name: "The new endpoint’s test signing secret" });
  await expect(secret).toHaveValue(/^whsec_/);
  await page.goto("/test/settings/webhooks");
  await expect(page.getByRole("listitem").filter({ hasText: url })).toContainText("request.withdrawn");
  await page.getByRole("link", { name: url }).first().click();
  await expect(page.getByLabel("Webhook URL for test")).toHaveValue(url);
  await expect(page.getByLabel("request.withdrawn")).toBeChecked();
  await expect(page.getByLabel("report.ready")).not.toBeChecked();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Switch off", exact: true }).click();
  await expect(off).toBeVisible();
  await page.getByRole("button", { name: "Switch on again" }).click();
  await expect(off).toHaveCount(0);
  await page.getByRole("button", { name: "Remove this endpoint" }).click();
  await expect(page.getByLabel("URL of another endpoint for test")).toHaveCount(1);
  await expect(page.getByRole("link", { name: url })).toHaveCount(0);
});
