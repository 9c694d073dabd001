// An assessor enters an assessment with and without script, and downloads files under another form's headings.
import { expect, type Page, test } from "@playwright/test";
import { demo, signInDemo } from "./support/demo";
import { agreeUntil, type Made, makeRequest } from "./support/firms";
import { expectGood } from "./support/good-page";

const firm = { name: "the demo's", testKey: demo.api_key_test, liveKey: "" };

async function openCard(page: Page, made: Made) {
  await page.goto(`/test/requests/${made.id}`);
  const save = page.getByRole("button", { name: "Save the assessment" });
  await expect(save).toBeVisible();
  return { save, declared: page.getByText("What the customer declared", { exact: true }) };
}

for (const script of [true, false])
  test(`an assessor declares, saves and compares ${script ? "with" : "without"} script`, async ({
    browser,
    baseURL,
    request,
  }) => {
    test.slow();
    const made = await makeRequest(request, firm, {});
    await agreeUntil(request, made, "ready");
    const context = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      javaScriptEnabled: script,
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    await signInDemo(page);
    const { save, declared } = await openCard(page, made);
    await page.getByLabel("HEM amount a month, dollars").fill("3,124.00");
    await declared.click();
    await page.getByLabel("Salary and wages").fill("6200");
    await page.getByLabel("Groceries", { exact: true }).fill("many");
    await save.click();
    const groceries = page.getByLabel("Groceries", { exact: true });
    await expect(groceries).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel("Salary and wages")).toHaveValue("6200");
    if (script) await expectGood(page, "assessment-refused");
    await groceries.fill("1100");
    await save.click();
    await expect(page.getByText(/^Saved\b/).first()).toBeVisible();
    await page.goto(`/test/requests/${made.id}`);
    await expect(page.getByLabel("Salary and wages")).toHaveValue("6,200.00");
    if (script) await expectGood(page, "assessment");
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Declared and observed CSV", exact: true }).click();
    expect((await download).suggestedFilename()).toMatch(/^SIQ-[0-9A-Z]{12}-comparison\.csv$/);
    await page.goto(`/test/requests/${made.id}/report`);
    await expect(page.getByRole("heading", { name: /Declared and observed/ })).toBeVisible();
    await context.close();
  });

test("a category map is created, used for a download, changed and removed", async ({ page, request }) => {
  test.slow();
  const made = await makeRequest(request, firm, {});
  await agreeUntil(request, made, "ready");
  await signInDemo(page);
  await page.goto("/test/settings/category-maps");
  await expectGood(page, "category-maps-none");
  await page.getByRole("link", { name: "New map" }).click();
  const name = `Harbour Bank ${Date.now()}`;
  await page.getByLabel("Name of the map").fill(name);
  const groceries = page.getByLabel("Groceries", { exact: true });
  await expect(groceries).toHaveValue("Groceries");
  await groceries.fill("");
  const save = page.getByRole("button", { name: "Save the map" });
  await save.click();
  await expect(groceries).toHaveAttribute("aria-invalid", "true");
  await expectGood(page, "category-map-refused");
  await groceries.fill("Food and household");
  await save.click();
  await expect(page).toHaveURL(/\/settings\/category-maps$/);
  await page.goto(`/test/requests/${made.id}`);
  await page.getByLabel("Category map for the downloads").selectOption(name);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Form lines CSV", exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/^SIQ-[0-9A-Z]{12}-mapped-lines\.csv$/);
  await expectGood(page, "category-map-download");
  await page.goto("/test/settings/category-maps");
  await page.getByRole("link", { name }).click();
  await page.getByText("Remove this map…").click();
  await page.getByRole("button", { name: "Remove the map" }).click();
  await expect(page).toHaveURL(/\/settings\/category-maps$/);
  await expect(page.getByRole("link", { name })).toHaveCount(0);
});

/** The engine generates the adjusted copy, which takes a long time on a busy machine. */
const WRITTEN = { timeout: 30_000 };
const REASON = "Sold the caravan, receipt sighted.";

/** Chooses the first target of a kind in the adjustments card. */
async function chooseTarget(page: Page, kind: "STREAM" | "TRANSACTION"): Promise<void> {
  const target = page.getByLabel("What to adjust");
  const value = await target.locator(`option[value^="${kind} "]`).first().getAttribute("value");
  await target.selectOption(value ?? "");
}

for (const script of [true, false])
  test(`an assessor adds an adjustment, sees both figures and removes the adjustment ${script ? "with" : "without"} script`, async ({
    browser,
    baseURL,
    request,
  }) => {
    test.slow();
    const made = await makeRequest(request, firm, {});
    await agreeUntil(request, made, "ready");
    const context = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      javaScriptEnabled: script,
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    await signInDemo(page);
    await page.goto(`/test/requests/${made.id}`);
    await expect(page.getByText("No adjustments were made.")).toBeVisible();
    await page.getByRole("link", { name: "Add an adjustment" }).click();
    const add = page.getByRole("button", { name: "Add the adjustment" });
    const reason = page.getByLabel("Reason", { exact: true });
    await chooseTarget(page, "STREAM");
    await page.getByLabel("Adjustment", { exact: true }).selectOption("SET_MONTHLY");
    await page.getByLabel("New monthly amount, in dollars").fill("lots");
    await reason.fill(REASON);
    await add.click();
    const amount = page.getByLabel("New monthly amount, in dollars");
    await expect(amount).toHaveAttribute("aria-invalid", "true");
    await expect(reason).toHaveValue(REASON);
    if (script) await expectGood(page, "adjustment-refused");
    await amount.fill("1,250.50");
    await add.click();
    const figures = page.getByRole("region", { name: "Original and adjusted figures" });
    await expect(figures.getByRole("row", { name: /^Surplus [−$]/ })).toBeVisible(WRITTEN);
    await expect(page.getByText("$1,250.50 a month").first()).toBeVisible();
    if (script) await expectGood(page, "adjusted");
    const download = page.waitForEvent("download");
    await page.locator('a[href$="/download/assessed-xlsx"]').click();
    expect((await download).suggestedFilename()).toMatch(/^SIQ-[0-9A-Z]{12}\.xlsx$/);
    await page.getByRole("button", { name: /^Remove: / }).click();
    await expect(page.getByText("No adjustments were made.")).toBeVisible(WRITTEN);
    await context.close();
  });

test("two assessors who add adjustments from the same page keep each other's adjustments", async ({
  browser,
  baseURL,
  request,
}) => {
  test.slow();
  const made = await makeRequest(request, firm, {});
  await agreeUntil(request, made, "ready");
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), reducedMotion: "reduce" });
  const [first, second] = [await context.newPage(), await context.newPage()];
  await signInDemo(first);
  for (const page of [first, second]) await page.goto(`/test/requests/${made.id}?adjust=yes`);
  for (const [page, kind] of [
    [first, "STREAM"],
    [second, "TRANSACTION"],
  ] as const) {
    await chooseTarget(page, kind);
    await page.getByLabel("Adjustment", { exact: true }).selectOption("EXCLUDE");
    await page.getByLabel("Reason", { exact: true }).fill(`${REASON} ${kind}`);
    await page.getByRole("button", { name: "Add the adjustment" }).click();
    await expect(page.getByText(/^Added\b/)).toBeVisible(WRITTEN);
  }
  for (const kind of ["STREAM", "TRANSACTION"])
    await expect(second.getByText(`${REASON} ${kind}`)).toBeVisible();
  await first.getByLabel("HEM amount a month, dollars").fill("3,000");
  await first.getByRole("button", { name: "Save the assessment" }).click();
  await expect(first.getByText(/^Saved\b/).first()).toBeVisible();
  await second.getByLabel("HEM amount a month, dollars").fill("4,000");
  await second.getByRole("button", { name: "Save the assessment" }).click();
  await expect(second.getByText(/Someone else changed the assessment/)).toBeVisible();
  await expect(second.getByLabel("HEM amount a month, dollars")).toHaveValue("4,000");
  await request.delete(`/v1/requests/${made.id}`, { headers: { "x-api-key": firm.testKey } });
  await chooseTarget(second, "STREAM");
  await second.getByLabel("Adjustment", { exact: true }).selectOption("EXCLUDE");
  await second.getByLabel("Reason", { exact: true }).fill(REASON);
  await second.getByRole("button", { name: "Add the adjustment" }).click();
  await expect(
    second.getByText("The request is withdrawn, so its adjustments have been deleted."),
  ).toBeVisible();
  await context.close();
});
