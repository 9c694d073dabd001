// The report as one HTML file, on a desktop, on a phone and on paper, without script.
import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "@/tests/browser/support/axe";
import { agreeUntil, makeRequest } from "@/tests/browser/support/firms";

type Demo = { api_key_test: string };

const demo = JSON.parse(readFileSync(process.env.DEMO_FILE ?? ".data/demo.json", "utf8")) as Demo;
const firm = { name: "the demo's", testKey: demo.api_key_test, liveKey: "" };
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

let html = "";

test.beforeAll(async ({ request }) => {
  const made = await makeRequest(request, firm, {});
  await agreeUntil(request, made, "ready");
  const headers = { "x-api-key": firm.testKey };
  html = await (await request.get(`/v1/requests/${made.id}/report.html`, { headers })).text();
});

/** Opens the file as a recipient would; `hash` selects a position in the file. */
async function open(page: Page, hash = ""): Promise<void> {
  await page.route("https://file.test/**", (route) =>
    route.fulfill({ contentType: "text/html", body: html }),
  );
  await page.goto(`https://file.test/report.html${hash}`);
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test("the first page of the report fits one desktop screen, and on a phone the four figures follow the name", async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await open(page);
  const cover = await page.locator("header").first().boundingBox();
  expect((cover?.y ?? 0) + (cover?.height ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(DESK.height);
  await page.setViewportSize(PHONE);
  const tiles = await page.getByRole("list", { name: "Headline figures" }).boundingBox();
  expect(tiles?.y).toBeLessThan(260);
});

test("the report file does not scroll sideways on a phone, has no script and makes no requests", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  for (const width of [PHONE.width, 320]) {
    await page.setViewportSize({ ...PHONE, width });
    await open(page);
    expect(await widthOf(page)).toBeLessThanOrEqual(width);
  }
  expect(new Set(asked)).toEqual(new Set(["https://file.test/report.html"]));
});

test("the verification number and the amounts do not wrap, even on a narrow page", async ({ page }) => {
  for (const width of [DESK.width, PHONE.width, 320]) {
    await page.setViewportSize({ ...DESK, width });
    await open(page);
    const lines = await page
      .locator(".rp-id, .rp-whole")
      .evaluateAll((parts) => parts.map((part) => part.getClientRects().length));
    expect(lines.length).toBeGreaterThan(4);
    expect(new Set(lines)).toEqual(new Set([1]));
  }
});

test("the table of contents has two short columns on a phone, with links large enough for a thumb", async ({
  page,
}) => {
  for (const width of [PHONE.width, 320]) {
    await page.setViewportSize({ ...PHONE, width });
    await open(page);
    const contents = page.getByRole("navigation", { name: "Contents" });
    expect((await contents.boundingBox())?.height).toBeLessThan(220);
    const boxes = await contents.getByRole("link").evaluateAll((links) =>
      links.map((link) => {
        const { left, height } = link.getBoundingClientRect();
        return { left, height };
      }),
    );
    expect(new Set(boxes.map(({ left }) => Math.round(left))).size).toBe(2);
    for (const { height } of boxes) expect(height).toBeGreaterThanOrEqual(24);
  }
});

test("a link to a row opens its folded month, and the printed file shows every row", async ({ page }) => {
  await open(page, "#t20");
  await expect(page.locator("#t20")).toBeInViewport();
  await expect(page.locator("#t21")).toBeVisible();
  await open(page);
  const last = page.locator("[id^='rows-'] tbody tr").last();
  await expect(last).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(last).toBeVisible();
  await expect(page.locator("#cashflow-table table")).toBeVisible();
});

test("the report file is accessible on a desktop and a phone", async ({ page }) => {
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    await open(page);
    expect(await findViolations(page)).toEqual([]);
  }
});
