// A customer on a phone without script shares two banks: adds one, stops one, returns in another browser, finishes.
import { expect, type Page, test } from "@playwright/test";
import { heading } from "@/tests/browser/support/bank";
import { ask, firms, makeRequest, read } from "@/tests/browser/support/firms";
import { expectGood } from "@/tests/browser/support/good-page";

const PHONE = { width: 390, height: 844 };
test.use({ viewport: PHONE, javaScriptEnabled: false });

/** Goes from the bank's first page to the consent, as the persona Dulcie. */
async function share(page: Page, bank: string): Promise<void> {
  await page.getByRole("button", { name: bank }).click();
  await page.getByRole("button", { name: /Dulcie Marsh/ }).click();
  await page.getByLabel("One-time code").fill((await page.locator("aside strong").textContent()) ?? "");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Authorise" }).click();
}

test("a customer adds two banks one after the other, and gets one report of both", async ({
  page,
  request,
}) => {
  const made = await makeRequest(request, firms.plain, { household: "dulcie", banks: "several" });
  await page.goto(made.url);
  await page.getByRole("button", { name: "Choose your bank" }).click();
  await share(page, "Banksia Mutual");
  await expect(heading(page)).toHaveText("Your bank is shared");
  await expect(page.getByText("1 account, shared once")).toBeVisible();
  await page.getByRole("button", { name: "Add another bank" }).click();
  await share(page, "Jacaranda Savings");
  await expect(heading(page)).toHaveText("2 banks are shared");
  for (const name of ["Add another bank", "That’s all"])
    await expect(page.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "That’s all" }).click();
  await expect.poll(async () => (await read(request, made)).status, { timeout: 30_000 }).toBe("ready");
  await page.goto(made.url);
  await expect(heading(page)).toContainText("All done");
  const { accounts } = await ask(request, made, "GET", `/v1/requests/${made.id}/report`);
  const holders = accounts.map(({ institution }: { institution: string }) => institution).sort();
  expect(holders).toEqual(["Banksia Mutual", "Jacaranda Savings"]);
});

test("a bank without an account leads back to the previously shared banks, in another browser too", async ({
  page,
  browser,
  request,
}) => {
  const made = await makeRequest(request, firms.plain, { household: "dulcie", banks: "several" });
  await page.goto(made.url);
  await page.getByRole("button", { name: "Choose your bank" }).click();
  await share(page, "Banksia Mutual");
  await page.getByRole("button", { name: "Add another bank" }).click();
  await page.getByRole("button", { name: "Lyrebird Bank" }).click();
  await page.getByRole("button", { name: /Dulcie Marsh/ }).click();
  await page.getByLabel("One-time code").fill((await page.locator("aside strong").textContent()) ?? "");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(heading(page)).toHaveText("You have no accounts to share here");
  await page.getByRole("button", { name: "Cancel and go back" }).click();
  await expect(page.getByRole("status")).toContainText("this login can’t share data");
  await expect(page.getByRole("status")).toContainText("The banks you shared before are still shared");
  const other = await (await browser.newContext({ viewport: PHONE })).newPage();
  await other.goto(`${made.url}/return?cancelled=1`);
  await expect(heading(other)).toHaveText("Your bank is shared");
  await expect(other.getByRole("link", { name: "Stop sharing Banksia Mutual" })).toBeVisible();
  await other.context().close();
});

test.describe("the pages for several banks, with script,", () => {
  test.use({ javaScriptEnabled: true });

  test("are accessible and well formed", async ({ page, request }) => {
    const made = await makeRequest(request, firms.plain, { household: "dulcie", banks: "several" });
    const consent = `/v1/sandbox/requests/${made.id}/consent`;
    await ask(request, made, "POST", consent, { outcome: "authorise" });
    await ask(request, made, "POST", consent, { outcome: "authorise" });
    await page.goto(made.url);
    await expect(heading(page)).toHaveText("2 banks are shared");
    await expectGood(page, "adding-banks");
    await page.getByRole("link", { name: "Stop sharing Jacaranda Savings" }).click();
    await expect(heading(page)).toHaveText("Stop sharing Jacaranda Savings?");
    await expectGood(page, "stop-one-bank");
    await page.getByRole("button", { name: "Yes, stop sharing this bank" }).click();
    await expect(heading(page)).toHaveText("Your bank is shared");
    await expect(page.getByRole("status")).toContainText("You stopped sharing Jacaranda Savings");
    await page.reload();
    await expect(page.getByText("Jacaranda Savings")).toHaveCount(0);
  });
});
