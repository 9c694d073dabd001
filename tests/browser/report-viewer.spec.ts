// Tests the report page: opening figures, searching transactions, and printing.
import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "@/tests/browser/support/axe";
import { demo, signInDemo } from "@/tests/browser/support/demo";
import { agreeUntil, ask, type Made, makeRequest, read } from "@/tests/browser/support/firms";
import { keepShot } from "@/tests/browser/support/good-page";
import { waitForKeys } from "@/tests/browser/support/keys-ready";

const firm = { name: "the demo's", testKey: demo.api_key_test, liveKey: "" };

let made: Made;

test.beforeAll(async ({ request }) => {
  made = await makeRequest(request, firm, { consent_type: "ongoing" });
  await agreeUntil(request, made, "ready");
});

async function open(page: Page, hash = "", hasScript = true): Promise<void> {
  await signInDemo(page);
  await page.goto(`/test/requests/${made.id}/report${hash}`);
  await expect(page.getByRole("heading", { level: 1, name: "Joan Whitfield" })).toBeVisible();
  if (hasScript) await waitForKeys(page);
}

/** Collects the browser's errors, such as a style or script blocked by the CSP. Tests expect none. */
function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  return complaints;
}

const panelOf = (page: Page) => page.getByRole("dialog");

test("the report page links to the request’s assessment inputs and adjustments", async ({ page }) => {
  for (const [link, part] of [
    ["Assessment inputs", "assessment"],
    ["Adjustments", "adjustments"],
  ] as const) {
    await open(page);
    await page.getByRole("navigation", { name: "Request" }).getByRole("link", { name: link }).click();
    await expect(page).toHaveURL(new RegExp(`/requests/${made.id}#${part}$`));
    await expect(page.locator(`#${part}`)).toBeInViewport();
  }
});

test("a headline opens with its formula, components and rows by mouse and by keyboard, and Escape closes it", async ({
  page,
}) => {
  const complaints = watch(page);
  await open(page);
  const tile = page.getByRole("list", { name: "Headline figures" }).getByRole("link").first();
  await tile.click();
  const panel = panelOf(page);
  await expect(panel).toHaveAccessibleName("Net income");
  await expect(panel.getByText("How it’s calculated")).toBeVisible();
  await expect(panel.getByText(/rows?, \$.+ in total/)).toBeVisible();
  await expect(panel.getByRole("row", { name: /^Sum of/ })).toContainText("$");
  expect(page.url()).toMatch(/#figure=summary\.incomeNetMonthly$/);

  // A click on one of the amounts that make up the total shows that amount in the panel. The browser's back button
  // returns to the total.
  await panel.locator("[data-figure^='income.streams']").first().click();
  await expect(panel).not.toHaveAccessibleName("Net income");
  await page.goBack();
  await expect(panel).toHaveAccessibleName("Net income");
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(tile).toBeFocused();
  expect(page.url()).not.toContain("#figure");

  await page.keyboard.press("Enter");
  await expect(panel).toHaveAccessibleName("Net income");
  await panel.getByRole("button", { name: "Close" }).click();
  await expect(panel).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test("a URL with a figure opens it, and opens nothing if the figure is unknown", async ({ page }) => {
  await open(page, "#figure=expenses.totals.all");
  await expect(panelOf(page)).toHaveAccessibleName("All categories");
  await page.goto("about:blank");
  await page.goto(`/test/requests/${made.id}/report#figure=nothing.here`);
  await expect(panelOf(page).getByRole("alert")).toHaveText("This report has no such figure or transaction.");
  await page.keyboard.press("Escape");
  await expect(panelOf(page)).toHaveCount(0);
});

test("a reader can search, filter and sort transactions, and no search text enters a URL", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page);
  const list = page.locator("#transactions");
  const status = list.getByRole("status");
  const whole = (await status.textContent()) ?? "";
  await page.locator("h1").click();
  await page.keyboard.press("/");
  await expect(list.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("woolworths");
  await expect(status).toContainText("found of");
  for (const line of await list.locator("tbody tr").allTextContents()) expect(line).toMatch(/woolworths/i);
  await list.getByLabel("Order").selectOption("LARGEST");
  await list.getByLabel("From $").fill("abc");
  await expect(list.getByLabel("Not an amount")).toHaveAttribute("aria-invalid", "true");
  await list.getByRole("button", { name: "Clear" }).click();
  await expect(status).toHaveText(whole);
  await list.getByLabel("Direction").selectOption("IN");
  await expect(status).toContainText("found of");
  for (const amount of await list.locator("tbody td:last-child").allTextContents())
    expect(amount).toMatch(/^\+\$/);
  await list.getByRole("button", { name: "Clear" }).click();
  await list.getByRole("button", { name: "Next" }).click();
  await expect(list.getByText(/^51–100 of/)).toBeVisible();
  await list.locator("tbody a").first().click();
  await expect(panelOf(page).getByText("Confidence", { exact: true })).toBeVisible();
  expect(page.url()).toMatch(/\/report#figure=t\d+$/);
  expect(asked.filter((url) => /woolworths|LARGEST/i.test(url))).toEqual([]);
});

test("the folded tables and definitions, the charts' tables and the filters' options load at the reader's first key press", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.postData() ?? ""));
  await open(page);
  const isAsked = () => asked.some((body) => body.includes('"deferred"'));
  const tables = page.locator("#expense-averages table, #living-lines table, #cashflow-table table");
  expect([isAsked(), await tables.count()]).toEqual([false, 0]);
  await page.keyboard.press("Control");
  await expect(tables).toHaveCount(3);
  await expect(page.locator("#f-i-net dd")).toHaveCount(1);
  await expect(page.locator(".rv .rp-later")).toHaveCount(0);
  expect(await page.locator("#transactions option").count()).toBeGreaterThan(20);
  await page.locator("[data-part=expenses] > summary").click();
  const drawings = page.locator("#cashflow svg.rp-plot");
  await expect(drawings).toHaveCount(2);
  await expect(drawings.nth(0)).toBeHidden();
  await expect(drawings.nth(1)).toBeVisible();
});

test("axe finds no problem in the report page and its panels, on a phone and a desktop, light and dark", async ({
  page,
}) => {
  test.slow();
  const complaints = watch(page);
  await open(page);
  for (const hash of ["", "#figure=expenses.totals.all", "#figure=t100"]) {
    await page.goto("about:blank");
    await page.goto(`/test/requests/${made.id}/report${hash}`);
    if (hash) await expect(panelOf(page).getByText(/How it’s calculated|Counts in/)).toBeVisible();
    for (const width of [390, 1280])
      for (const colorScheme of ["light", "dark"] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        const found = await findViolations(page, { coloursAlone: colorScheme === "dark" });
        expect(found, `${hash} at ${width} px, ${colorScheme}`).toEqual([]);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(over, `${hash} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
      }
  }
  expect(complaints).toEqual([]);
});

test("printing shows only the report, in light colours, with its charts' tables unfolded", async ({
  page,
}) => {
  await open(page, "#figure=summary.livingMonthly");
  await expect(panelOf(page)).toHaveAccessibleName("Living expenses");
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(panelOf(page)).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Parts of the report" })).toBeHidden();
  await expect(page.getByRole("search")).toBeHidden();
  await expect(page.locator("#cashflow-table table")).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    "rgb(255, 255, 255)",
  );
  await keepShot(page, "report-on-paper");
});

test("each section is folded to one line on a phone, and links, the search key and printing still reach its content", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  const parts = page.locator("details[data-part]");
  await expect(page.locator("details[data-part][open]")).toHaveCount(0);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThan(5_000);
  await expect(page.locator("[data-part=transactions] > summary")).toHaveText(/Transactions[\d,]+ rows$/);

  await page.getByRole("navigation", { name: "Parts of the report" }).getByText("Expenses").click();
  await expect(page.locator("#expenses").getByRole("paragraph").first()).toBeInViewport();
  await expect(page.getByRole("heading", { level: 2, name: "Expenses" })).toHaveCount(1);
  await page.keyboard.press("/");
  await expect(page.locator("#transactions").getByRole("searchbox")).toBeFocused();
  for (const part of await parts.locator("> summary").all())
    if (!(await part.evaluate((summary) => (summary.parentElement as HTMLDetailsElement).open)))
      await part.click();
  expect(await findViolations(page)).toEqual([]);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(over).toBeLessThanOrEqual(0);

  await page.goto("about:blank");
  await page.goto(`/test/requests/${made.id}/report`);
  await expect(page.locator("details[data-part][open]")).toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("#expenses").getByRole("paragraph").first()).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.locator("details[data-part]:not([open])")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 2, name: "Expenses" })).toHaveCount(1);
});

test("a figure links to its formula without script, and the page shows the first rows", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await open(page, "", false);
  await page.getByRole("list", { name: "Headline figures" }).getByRole("link").first().click();
  expect(page.url()).toMatch(/#f-i-net$/);
  await expect(page.locator("#f-i-net")).toBeInViewport();
  expect(await page.locator("#transactions tbody tr").count()).toBe(50);
  await context.close();
});

test("a page left open says that its report was superseded, and its URL still leads to the old report", async ({
  page,
  request,
}) => {
  await open(page);
  const { verification_id: before } = await read(request, made);
  await ask(request, made, "POST", `/v1/requests/${made.id}/refresh`);
  await expect
    .poll(async () => (await read(request, made)).verification_id, { timeout: 30_000 })
    .not.toBe(before);
  await page.getByRole("list", { name: "Headline figures" }).getByRole("link").first().click();
  await expect(page.getByRole("alert").filter({ hasText: "out of date" })).toBeVisible();
  await page.goto(`/test/requests/${made.id}/report?version=${before}`);
  await expect(page.getByText(`${before} was replaced`)).toBeVisible();
});

test("the request's page shows the changes of the refresh, with both figures and the omitted data", async ({
  page,
}) => {
  const complaints = watch(page);
  await signInDemo(page);
  await page.goto(`/test/requests/${made.id}`);
  const card = page.locator("section", {
    has: page.getByRole("heading", { name: "Since the previous report" }),
  });
  await expect(card.last().getByRole("row", { name: /^Surplus/ })).toContainText("$");
  await expect(card.last().getByText("The data of this report does not end later than")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  // On a phone, both figures are visible without scrolling sideways.
  await page.setViewportSize({ width: 390, height: 844 });
  const table = page.getByRole("region", { name: "Figures of both reports" });
  expect(await table.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);
  await page.getByRole("link", { name: "Compare with…" }).click();
  await expect(page.locator("main h2").first()).toHaveText("Previous report");
  await page.getByRole("link", { name: "Compare it with its previous report" }).click();
  await expect(page).toHaveURL(new RegExp(`${made.id}#changes$`));
  expect(complaints).toEqual([]);
});
