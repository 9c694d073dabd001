// Tests the customer's pages by keyboard, with a screen reader, without script, enlarged, and on paper.
import { expect, type Page, test } from "@playwright/test";
import { agreeUntil, ask, firms, makeRequest, read } from "@/tests/browser/support/firms";
import { expectNothingFound, keepShot } from "@/tests/browser/support/good-page";

test.slow();

const TABS_MAX = 40;

/**
 * Presses Tab until the element of this name has the focus. Checks that each stop on the way is outlined and
 * unobscured.
 */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let n = 0; n < TABS_MAX; n++) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const over = document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height / 2, 20));
      return {
        text: element.textContent ?? "",
        isOutlined: outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
        isSeen: over !== null && (element.contains(over) || over.contains(element)),
      };
    });
    if (!stop) continue;
    expect(stop, `the focus on “${stop.text.slice(0, 40)}”`).toMatchObject({
      isOutlined: true,
      isSeen: true,
    });
    if (name.test(stop.text)) return;
  }
  throw new Error(`Tab never came to ${name}.`);
}

test("a customer closes the request using only the keyboard, and every focused element is visible", async ({
  page,
  request,
}) => {
  const made = await makeRequest(request, firms.plain);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(made.url);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await tabTo(page, /I don’t want to share/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Close this request?");
  await tabTo(page, /Yes, close this request/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This request is closed");
  expect((await read(request, made)).status).toBe("withdrawn");
});

test("a screen reader finds one main heading, landmarks, named buttons, and errors linked to their fields", async ({
  page,
  request,
}) => {
  const made = await makeRequest(request, firms.review);
  await page.goto(made.url);
  await expect(page.getByRole("banner")).toHaveCount(1);
  await expect(page.getByRole("main")).toHaveCount(1);
  await expect(page.getByRole("contentinfo")).toHaveCount(1);
  await expect(page.getByRole("list", { name: "Progress" })).toBeVisible();
  await agreeUntil(request, made, "awaiting_share");
  await page.goto(`${made.url}/note?about=0`);
  await page.getByLabel("Something else").check();
  await page.getByRole("button", { name: "Save this note" }).click();
  const text = page.getByLabel("In your words");
  await expect(text).toHaveAttribute("aria-invalid", "true");
  await expect(text).toHaveAccessibleDescription(/Error: Write a few words/);
});

test("the whole journey to the bank and back works without script", async ({ browser, request }) => {
  const made = await makeRequest(request, firms.plain, { scenario: "delayed_data" });
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 640 },
  });
  const page = await context.newPage();
  await page.goto(made.url);
  await page.getByRole("button", { name: "Choose your bank" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Choose your bank");
  await agreeUntil(request, made, "awaiting_data");
  await page.goto(made.url);
  await expect(page.locator("noscript meta")).toHaveCount(1);
  await ask(request, made, "POST", `/v1/sandbox/requests/${made.id}/clock`, { advance_days: 1 });
  // Without script, a response header makes the page reload itself after a few seconds.
  await expect(page.getByRole("heading", { level: 1 })).toContainText("All done", { timeout: 40_000 });
  await context.close();
});

test("the customer's pages show all content at 200% zoom, in forced colours and on paper", async ({
  page,
  request,
}) => {
  const made = await makeRequest(request, firms.plain);
  // Zooming a 1280-pixel window to 200% leaves 640 CSS pixels; text-only zoom is set on the page.
  await page.setViewportSize({ width: 640, height: 512 });
  await page.goto(made.url);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
    document.body.style.fontSize = "34px";
  });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expect(page.getByRole("button", { name: "Choose your bank" })).toBeVisible();
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await page.goto(made.url);
  await expectNothingFound(page, "forced colours");
  const button = page.getByRole("button", { name: "Choose your bank" });
  const border = await button.evaluate((element) => getComputedStyle(element).borderTopColor);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(border).not.toBe(ground);
  await keepShot(page, "forced-colours");
  await agreeUntil(request, made, "ready");
  await page.emulateMedia({ media: "print", forcedColors: "none" });
  await page.goto(made.url);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("All done");
  await expect(page.getByRole("link", { name: "Stop sharing" })).toBeHidden();
  await page.pdf({ path: test.info().outputPath("receipt-printed.pdf"), format: "A4" });
});

test("the customer's pages have no animation if reduced motion is preferred", async ({ page, request }) => {
  const made = await makeRequest(request, firms.plain);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`${made.url}?notice=checking`);
  const moving = await page.evaluate(
    () => document.getAnimations().filter((one) => one.playState === "running").length,
  );
  expect(moving).toBe(0);
});
