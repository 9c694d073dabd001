import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "@/tests/browser/support/axe";
import { signInDemo } from "@/tests/browser/support/demo";
import { waitForKeys } from "@/tests/browser/support/keys-ready";

/** A word that only the requests of this run contain. */
const RUN = `bulk${Date.now()}`;

/** Checks accessibility on a phone and a desktop, light and dark, and that nothing is wider than the screen. */
async function expectAccessible(page: Page, widths = [390, 1280]): Promise<void> {
  for (const width of widths) {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const found = await findViolations(page, { coloursAlone: colorScheme === "dark" });
      expect(found, `${page.url()} at ${width} px, ${colorScheme}`).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${page.url()} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
}

function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  return complaints;
}

const row = (n: number) => `Client ${String(n).padStart(2, "0")};affordability;${RUN}-${n};c${n}@example.com`;
const HEAD = "client_name;report_type;client_ref;email";
const good = Array.from({ length: 30 }, (_, n) => row(n));

/** A CSV file of these lines as Excel may save it, in UTF-16. */
const fileOf = (lines: string[]) => ({
  name: "clients.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(`\uFEFF${lines.join("\r\n")}`, "utf16le"),
});

/** The server creates keys for each request of a file, which takes a long time on a busy machine. */
const WRITTEN = { timeout: 30_000 };

test.describe.configure({ mode: "serial" });

test("a member previews a file of requests, corrects it, creates the requests once, and downloads their links", async ({
  page,
}) => {
  test.slow();
  const complaints = watchConsole(page);
  await signInDemo(page);
  await page.goto("/test/requests");
  await page.getByRole("link", { name: "Upload CSV" }).click();
  await page
    .getByLabel("File")
    .setInputFiles(fileOf([HEAD, ...good.slice(0, 28), row(28).replace("@", " at ")]));
  await page.getByRole("button", { name: "Check the rows" }).click();
  await expect(page.getByText("28 requests can be created. 1 row must be corrected.")).toBeVisible();
  await expect(page.getByText("An email address must have an @-sign.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Create 28 test requests" }).click();
  await expect(page.getByRole("heading", { name: "28 requests were created" })).toBeVisible(WRITTEN);
  await expect(page.getByText("Left out because of errors: 1 row")).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download results with links" }).click();
  const text = readFileSync((await (await download).path()) ?? "", "utf8");
  expect(text.trimEnd().split("\r\n")).toHaveLength(29);
  expect(text).toContain("/connect/req_");

  await page.goto("/test/requests/bulk");
  await page.getByLabel("Or paste the rows").fill([HEAD, ...good].join("\n"));
  await page.getByRole("button", { name: "Check the rows" }).click();
  await expect(page.getByText("28 rows already have requests and are skipped.")).toBeVisible();
  await page.getByRole("button", { name: "Create 2 test requests" }).click();
  await expect(page.getByRole("heading", { name: "2 requests were created" })).toBeVisible(WRITTEN);
  expect(complaints).toEqual([]);
});

test("the list can be searched, paged in both directions and navigated by keys, and its URL matches the displayed rows", async ({
  page,
}) => {
  await signInDemo(page);
  await page.goto("/test/requests");
  await waitForKeys(page);
  await page.keyboard.press("/");
  await expect(page.getByLabel("Search", { exact: true })).toBeFocused();
  await page.keyboard.type(`${RUN} client`);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`q=${RUN}`));
  const names = page.locator("[data-row]");
  await expect(names).toHaveCount(25);
  const first = await names.first().textContent();
  await page.getByRole("link", { name: "Next", exact: true }).click();
  await expect(names).toHaveCount(5);
  await page.getByRole("link", { name: "Previous" }).click();
  await expect(names).toHaveCount(25);
  await expect(names.first()).toHaveText(first ?? "");
  await waitForKeys(page);
  await page.locator("h1").click();
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await page.keyboard.press("k");
  await page.keyboard.press("j");
  await expect(names.nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/requests\/req_/);
  await page.goBack();
  await expect(page.getByText("30 requests", { exact: true })).toBeVisible();
  await page
    .getByRole("navigation", { name: "Requests by owner" })
    .getByRole("link", { name: "Mine 30" })
    .click();
  await expect(page).toHaveURL(/owner=mine/);
  await page
    .getByRole("navigation", { name: "Requests by status" })
    .getByRole("link", { name: "Not sent 30" })
    .click();
  await expect(page).toHaveURL(/status=not_sent/);
  await expect(names).toHaveCount(25);
  await expect(page.locator("tbody time").first()).toHaveAttribute("title", /\d{4}/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.locator("tbody").getByRole("button", { name: "Copy link" }).first().click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("/connect/req_");
  await page.getByLabel("Report").selectOption("expense_summary");
  await expect(page).toHaveURL(/report_type=expense_summary/);
  await expect(page.getByText("No request matches")).toBeVisible();
  await page.getByRole("link", { name: "Clear search and filters" }).click();
  await expect(page).toHaveURL(/\/test\/requests$/);
});

for (const script of [true, false]) {
  test(`a refused action on the list keeps the selection and the action, ${script ? "with" : "without"} script`, async ({
    page,
    browser,
  }) => {
    await signInDemo(page);
    const context = await browser.newContext({ javaScriptEnabled: script });
    await context.addCookies(await page.context().cookies());
    const list = await context.newPage();
    await list.goto(`/test/requests?q=${RUN}`);
    const ticks = list.locator("tbody").getByRole("checkbox");
    for (const index of [0, 2, 4]) await ticks.nth(index).check();
    await list.getByLabel("What to do").selectOption({ label: "Compare two reports" });
    await list.getByRole("button", { name: "Continue" }).click();
    await expect(list.getByText("Choose exactly two requests to compare.")).toBeVisible();
    await expect(list.locator("tbody").getByRole("checkbox", { checked: true })).toHaveCount(3);
    await expect(ticks.nth(2)).toBeChecked();
    await expect(list.getByLabel("What to do")).toHaveValue("compare");
    await context.close();
  });
}

/** On a phone, the first row must begin above this position, so that work is visible without scrolling. */
const FIRST_ROW_MAX_PX = 420;
/** The minimum height and width of a control that is pressed with a finger. */
const TOUCH_MIN_PX = 44;

test("the first request is high on a phone’s screen, filters are behind a button, and the actions follow the ticked rows", async ({
  page,
}) => {
  await signInDemo(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/test/requests?q=${RUN}`);
  await waitForKeys(page);
  const first = await page.locator("tbody tr").first().boundingBox();
  expect(first?.y).toBeLessThanOrEqual(FIRST_ROW_MAX_PX);
  const finish = page.getByRole("button", { name: "Continue" });
  await expect(finish).not.toBeInViewport();
  await page.locator("tbody").getByRole("checkbox").first().check();
  await expect(finish).toBeInViewport();
  const order = page.getByLabel("Order");
  await expect(order).toBeHidden();
  const fold = page.getByText("Filters", { exact: true }).locator("..");
  for (const control of [fold, page.getByRole("link", { name: "New request" }), finish]) {
    const box = await control.boundingBox();
    expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(TOUCH_MIN_PX);
  }
  await fold.click();
  await expect(order).toBeVisible();
});

test("the search shows its whole example on a phone, and the example names verification ids", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInDemo(page);
  await page.goto("/test/requests");
  const search = page.getByRole("searchbox", { name: "Search" });
  expect(await search.getAttribute("placeholder")).toContain("SIQ-");
  // Shows the placeholder as the value of a plain text box, because a search box adds a button next to a value but not
  // next to a placeholder. If the text is too wide for the box, the box scrolls.
  const excess = await search.evaluate((box: HTMLInputElement) => {
    Object.assign(box, { type: "text", value: box.placeholder });
    return box.scrollWidth - box.clientWidth;
  });
  expect(excess).toBeLessThanOrEqual(0);
});

test("a search loads the list once, with a URL that needs no redirect", async ({ page }) => {
  await signInDemo(page);
  await page.goto("/test/requests");
  await waitForKeys(page);
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.headers().rsc && new URL(request.url()).pathname === "/test/requests")
      loads.push(request.url());
  });
  await page.getByLabel("Search", { exact: true }).fill(RUN);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/test/requests?q=${RUN}`);
  await expect(page.getByText("30 requests", { exact: true })).toBeVisible();
  expect(loads).toHaveLength(1);
});

test("a row’s actions can be reached on a phone by touch and by keyboard", async ({ page }) => {
  await signInDemo(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`/test/requests?q=${RUN}`);
  await waitForKeys(page);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const copy = page.getByRole("button", { name: "Copy link" });
  await expect(copy).toHaveCount(0);
  await page
    .getByRole("button", { name: /^Actions for Client/ })
    .first()
    .click();
  await expect(copy).toHaveCount(1);
  await copy.click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("/connect/req_");
  await expectAccessible(page, [360]);
  await page.keyboard.press("Escape");
  await expect(copy).toHaveCount(0);
  await page
    .getByRole("button", { name: /^Actions for Client/ })
    .nth(1)
    .focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(copy).toBeFocused();
});

test("the palette finds requests and pages; single-key shortcuts can be switched off, and do nothing while the member types", async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await signInDemo(page);
  await page.goto("/test/requests");
  await waitForKeys(page);
  await page.keyboard.press("Control+k");
  const field = page.getByLabel("Search requests, pages and actions");
  await expect(field).toBeFocused();
  await field.fill(`${RUN}-7`);
  await expect(page.getByRole("option", { name: new RegExp(`Client 07 · ${RUN}-7`) })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Client 07" })).toBeVisible();
  await page.keyboard.press("?");
  await expect(page.getByRole("heading", { name: "Keyboard shortcuts" })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Single-key shortcuts").uncheck();
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await expect(page.getByRole("heading", { name: "Keyboard shortcuts" })).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await field.fill("keyboard");
  await page.keyboard.press("Enter");
  await page.getByLabel("Single-key shortcuts").check();
  await page.keyboard.press("Escape");
  await page.keyboard.press("g");
  await page.keyboard.press("n");
  await expect(page).toHaveURL(/\/requests\/new$/);
  await page.getByLabel("Customer name").fill("jk?/");
  await expect(page.getByLabel("Customer name")).toHaveValue("jk?/");
  expect(complaints).toEqual([]);
});

test("the list can be filtered without script, by links and by the filter button", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await signInDemo(page);
  await page.goto(`/test/requests?q=${RUN}`);
  await page
    .getByRole("navigation", { name: "Requests by status" })
    .getByRole("link", { name: "Not sent 30" })
    .click();
  await expect(page).toHaveURL(/status=not_sent/);
  await page.getByLabel("Report").selectOption("expense_summary");
  await page.getByRole("button", { name: "Filter" }).click();
  await expect(page).toHaveURL(new RegExp(`q=${RUN}.*status=not_sent|status=not_sent.*q=${RUN}`));
  await expect(page.getByText("No request matches")).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy link" })).toHaveCount(0);
  await context.close();
});

test("a member creates a request for a sandbox persona without script, and sees how to sign in as the persona", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await signInDemo(page);
  await page.goto("/test/requests/new");
  await page.getByLabel("Sandbox person").selectOption("hannah");
  await page.getByRole("button", { name: "Create request" }).click();
  await expect(page.getByRole("heading", { name: "Hannah Lindqvist", level: 1 })).toBeVisible();
  await expect(page.getByText("Consent as Hannah Lindqvist")).toBeVisible();
  await page.getByText("QR code", { exact: true }).click();
  await expect(page.getByRole("img", { name: "QR code of the consent link" })).toBeVisible();
  await page.getByText("Withdraw…").click();
  await expect(page.getByText("the customer’s email address and phone number")).toBeVisible();
  await context.close();
});

test("another company’s records are not found on any page", async ({ page }) => {
  await signInDemo(page);
  for (const path of [`req_${"0".repeat(32)}`, `bulk/bat_${"0".repeat(26)}`, "bulk/nonsense"]) {
    await page.goto(`/test/requests/${path}`);
    await expect(page.getByRole("heading", { name: "Not found" })).toBeVisible();
  }
  const file = await page.request.get(`/test/requests/bulk/bat_${"0".repeat(26)}/result`);
  expect(file.status()).toBe(404);
});
