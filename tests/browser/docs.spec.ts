import { expect, type Page, test as plain } from "@playwright/test";
import { findViolations } from "@/tests/browser/support/axe";
import { DOCS_PAGES } from "../../components/docs/pages";

// The tests only read, so they may run in parallel.
plain.describe.configure({ mode: "parallel" });

const WIDTHS = [390, 1280];

/** All tests in one worker share this page and its cache, as if one reader went from guide to guide. */
const test = plain.extend<object, { reader: Page }>({
  reader: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await use(page);
      await page.close();
    },
    { scope: "worker" },
  ],
});

/** Collects the browser's error messages, and requests to any other server than `base`. */
function watch(page: Page, base: string): string[] {
  const seen: string[] = [];
  page.removeAllListeners();
  page.on("console", (message) => message.type() === "error" && seen.push(message.text()));
  page.on("pageerror", (error) => seen.push(error.message));
  page.on("request", (request) => {
    if (!request.url().startsWith(base)) seen.push(`asked ${request.url()}`);
  });
  return seen;
}

/** The pages of the reference to test: one of each kind. */
const PARTS = ["createRequest", "webhooks", "ReportIncome"].map((part) => ({
  href: `/docs/reference/${part}`,
  title: part,
}));

const SEARCH = { href: "/docs/search?q=webhook", title: "Search" };

for (const { href, title } of [...DOCS_PAGES, ...PARTS, SEARCH]) {
  test(`the page “${title}” is accessible on a phone and a desktop, light and dark, and loads nothing from another site`, async ({
    reader: page,
    baseURL,
  }) => {
    test.slow();
    const seen = watch(page, baseURL ?? "");
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.goto(`${baseURL}${href}`);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${href} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
    }
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      // The colours match the scheme only once a frame was drawn in that scheme, so the check waits for two frames.
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      const found = await findViolations(page, { coloursAlone: colorScheme === "dark" });
      expect(found, `${href}, ${colorScheme}`).toEqual([]);
    }
    expect(seen).toEqual([]);
  });
}

test("a reader without script can choose the language of all samples with one click, and follow a link to an operation", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/docs/reference/createRequest");
  const create = page.locator("#createRequest");
  await expect(create).toBeInViewport();
  await expect(create.locator("[data-sample=curl]")).toBeVisible();
  await page.getByRole("radio", { name: "Python" }).check();
  await expect(create.locator("[data-sample=curl]")).toBeHidden();
  await expect(create.locator("[data-sample=python]")).toBeVisible();
  await page.goto("/docs/reference#getRequest");
  await page.locator("#getRequest").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: "Get a request" })).toBeVisible();
  await context.close();
});

test("a reader without script can search all guides from any page, and follow a result", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/docs/quick-start");
  await page.getByRole("searchbox", { name: "Search the documentation" }).fill("dead-lettered");
  await page.getByRole("search").getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("status")).toContainText("for “dead-lettered”");
  const first = page.getByRole("main").getByRole("listitem").first().getByRole("link");
  const name = (await first.textContent()) ?? "";
  await first.click();
  await expect(page.getByRole("heading", { name }).first()).toBeInViewport();
  await context.close();
});

test("the copy button copies a block of code exactly as shown", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/docs/quick-start");
  const block = page.getByRole("figure").filter({ hasText: "npm start" });
  await block.getByRole("button", { name: "Copy" }).click();
  await expect(block.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("npm start");
});

test("every cell of a table names its column on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/docs/webhooks");
  const cell = page.getByRole("table", { name: "Events" }).locator("td[data-head]").first();
  const words = await cell.evaluate((each) => getComputedStyle(each, "::before").content);
  expect(words).toContain(`${await cell.getAttribute("data-head")}`);
});

test("the menu of the reference stays available on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/docs/reference/getReport#getReport");
  await expect(page.locator("#getReport")).toBeInViewport();
  await page.getByText("Menu", { exact: true }).click();
  const menu = page.getByRole("navigation", { name: "Documentation, folded" });
  await expect(menu.getByText("Sandbox", { exact: true }).last()).toBeVisible();
  await menu.getByRole("link", { name: "Get the audit log" }).click();
  await expect(page).toHaveURL(/getAudit$/);
  await expect(page.getByRole("heading", { name: "Get the audit log" })).toBeInViewport();
});

test("a link to a section of the reference scrolls to its heading, and no sticky bar covers the heading", async ({
  page,
}) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ["#reports", "#report-schemas", "/getReport#getReport"]) {
      await page.goto("/docs");
      await page.goto(`/docs/reference${path}`);
      const id = path.slice(path.indexOf("#") + 1);
      const heading = page.locator(`#${id}-title, :is(h2, h3)#${id}`);
      await expect(heading).toBeInViewport();
      const bars = page.getByRole("group", { name: "Samples in" });
      const bar = (await bars.count()) > 0 ? await bars.boundingBox() : null;
      const top = await heading.evaluate((each) => each.getBoundingClientRect().top);
      expect(top, `${path} at ${width} px`).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    }
  }
});

test("program output has no copy button", async ({ page }) => {
  await page.goto("/docs/quick-start");
  const printed = page.getByRole("figure").filter({ hasText: "signature verified" });
  await expect(printed).toBeVisible();
  await expect(printed.getByRole("button")).toHaveCount(0);
});

test("the menu opens on a phone and leads to every page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/docs");
  await page.getByText("Menu", { exact: true }).click();
  const menu = page.getByRole("navigation", { name: "Documentation, folded" });
  await menu.getByRole("link", { name: "Webhooks" }).click();
  await expect(page).toHaveURL(/\/docs\/webhooks$/);
  await expect(page.getByRole("heading", { level: 1, name: "Webhooks" })).toBeVisible();
});
