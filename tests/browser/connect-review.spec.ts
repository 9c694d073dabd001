// The customer reviews the report before the firm can see it, adds notes, and shares it or not.
import { expect, type Page, test } from "@playwright/test";
import { agreeUntil, ask, firms, type Made, makeRequest, read } from "@/tests/browser/support/firms";
import { expectGood, expectNothingFound } from "@/tests/browser/support/good-page";

test.slow();

const reportOf = async (page: Page, { id, key }: Made) =>
  page.request.get(`/v1/requests/${id}/report`, { headers: { "x-api-key": key } });

async function openReview(page: Page): Promise<Made> {
  const made = await makeRequest(page.request, firms.review);
  await agreeUntil(page.request, made, "awaiting_share");
  await page.goto(made.url);
  await expect(page.getByRole("heading", { level: 1 }).first()).toHaveText("Check your report, then decide");
  return made;
}

/** The limits of the summary on a phone: the bytes it loads, and its height in screens. */
const SUMMARY_BYTES_MAX = 100_000;
const PHONE = { width: 390, height: 844 };
const SCREENS_MAX = 2;

test("the customer's summary takes at most two phone screens and 100 kB, and offers both choices", async ({
  page,
}) => {
  const made = await openReview(page);
  await page.setViewportSize(PHONE);
  const { height, nodes } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    nodes: document.querySelectorAll("*").length,
  }));
  expect(height).toBeLessThanOrEqual(SCREENS_MAX * PHONE.height);
  expect(nodes).toBeLessThan(300);
  expect((await (await page.request.get(made.url)).body()).length).toBeLessThanOrEqual(SUMMARY_BYTES_MAX);
  const figures = page.getByRole("list", { name: "Your report in short" }).getByRole("listitem");
  await expect(figures).toHaveCount(4);
  await expect(figures.first()).toContainText(/Money in.*\$[\d,]+/);
  await expect(page.getByRole("button", { name: "Share", exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Don’t share" })).toBeVisible();
  await expectGood(page, "review-summary");
});

test("a note started from a line of the summary belongs to a figure of that line, and saving returns to the line", async ({
  page,
}) => {
  await openReview(page);
  await page.getByRole("link", { name: "Anything wrong? Add a note about: Money in" }).click();
  await expect(page.locator("optgroup")).toHaveCount(1);
  await page.getByLabel("Which figure?").selectOption({ index: 1 });
  await page.getByLabel("This will stop").check();
  await page.getByRole("button", { name: "Save this note" }).click();
  await expect(page.getByRole("list", { name: "Your notes" })).toContainText("This will stop");
  await expect(page.getByRole("button", { name: "Share", exact: true })).toBeVisible();
});

const openFull = (page: Page) => page.getByRole("link", { name: "See the full report" }).click();

test("a customer can read the whole report on a phone, section by section, and the firm sees none of it", async ({
  page,
}) => {
  const made = await openReview(page);
  await openFull(page);
  await expect(page.getByText("Findings, most important first")).toHaveCount(0);
  const standsOut = page.getByRole("region", { name: "Main findings" });
  await expect(standsOut.getByText(/^(High|Medium|Low)$/)).toHaveCount(0);
  for (const section of ["Income", "Expenses", "Commitments and debts", "Account conduct", "Transactions"])
    await expect(page.getByRole("heading", { level: 2, name: new RegExp(`\\d ${section}$`) })).toBeAttached();
  expect((await reportOf(page, made)).status()).toBe(409);
  expect((await read(page.request, made)).status).toBe("pending_data");
  await expectGood(page, "review");
});

test("a note on a figure can be written, changed and removed, and is included in the report", async ({
  page,
}) => {
  const made = await openReview(page);
  await page.setViewportSize(PHONE);
  await openFull(page);
  await page
    .getByRole("link", { name: /^Add a note on/ })
    .first()
    .click();
  await expect(page.getByRole("button", { name: "Save this note" })).toBeVisible();
  await expectGood(page, "note");
  await page.getByLabel("Something else").check();
  await page.getByRole("button", { name: "Save this note" }).click();
  await expect(page.getByRole("alert")).toContainText("Write a few words");
  await expect(page.getByLabel("Something else")).toBeChecked();
  await expect(page).toHaveTitle(/^Error/);
  await expectGood(page, "note-error");
  await page.getByLabel("In your words").fill("From my late husband’s fund.");
  await page.getByRole("button", { name: "Save this note" }).click();
  await expect(page.getByText("From my late husband’s fund.").first()).toBeInViewport();
  await page
    .getByRole("link", { name: /^Change your note on/ })
    .first()
    .click();
  await expect(page.getByLabel("In your words")).toHaveValue("From my late husband’s fund.");
  await page.getByLabel("This will stop").check();
  await page.getByRole("button", { name: "Save this note" }).click();
  await page.goto(`${made.url}#c-notes`);
  const kept = page.getByRole("list", { name: "Your notes" });
  await expect(kept.getByRole("listitem")).toHaveCount(1);
  await expect(kept).toContainText("This will stop");
  await page.getByRole("link", { name: "Add another note" }).click();
  await page.getByLabel("Which figure?").selectOption({ index: 3 });
  await page.getByLabel("This is not mine").check();
  await page.getByRole("button", { name: "Save this note" }).click();
  await page.goto(`${made.url}#c-notes`);
  await expect(kept.getByRole("listitem")).toHaveCount(2);
  await kept
    .getByRole("button", { name: /^Remove/ })
    .last()
    .click();
  await expect(kept.getByRole("listitem")).toHaveCount(1);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("All done");
  const report = await (await reportOf(page, made)).json();
  expect(report.customer_notes).toMatchObject([{ kind: "WILL_STOP", text: "From my late husband’s fund." }]);
});

test("a note changes nothing if it is sent twice, from an outdated window, or after the report was shared", async ({
  page,
  context,
}) => {
  const made = await openReview(page);
  const other = await context.newPage();
  await other.goto(`${made.url}/note?about=0`);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("All done");
  await other.getByLabel("This was a one-off").check();
  await other.getByRole("button", { name: "Save this note" }).click();
  await expect(other.getByRole("heading", { level: 1 })).toContainText("All done");
  expect((await (await reportOf(page, made)).json()).customer_notes).toEqual([]);
  await other.goto(`${made.url}/note?about=0`);
  await expect(other).toHaveURL(made.url);
});

test("a request for a figure that does not exist shows the list of figures to choose from", async ({
  page,
}) => {
  const made = await openReview(page);
  for (const about of ["99999", "-1", "x", "1e9"]) {
    await page.goto(`${made.url}/note?about=${about}`);
    await expect(page.getByLabel("Which figure?")).toBeVisible();
  }
  await expectNothingFound(page, "note-choose");
});

test("refusing to share deletes the report before the firm has seen it", async ({ page }) => {
  const made = await openReview(page);
  await page.getByRole("link", { name: "Don’t share" }).click();
  await page.getByRole("button", { name: "Yes, stop and delete" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You stopped sharing");
  expect((await reportOf(page, made)).status()).toBe(410);
  expect((await ask(page.request, made, "GET", `/v1/requests/${made.id}`)).withdrawn_by).toBe("customer");
});
