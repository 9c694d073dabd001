// A firm with suspended live access can only list its live requests, and withdraw one if the customer asks.
import { expect, test } from "@playwright/test";
import { expectGood } from "./support/good-page";
import { look, open, suspended } from "./support/team";

const PAGE = `/live/requests/${suspended.ready}`;
/** Matches amounts of money, and words that the pages show only with a report or bank data. */
const BANK_DATA = /\$\s?\d|Read the report|Headline|Institution|Bank|refreshed/;
const SHUT =
  /^(Read the report|PDF|HTML|JSON|XML|CSV|Refresh the report|Send email|Lock the link|New request|Upload CSV)$/;

test.describe.configure({ mode: "serial" });

test("a viewer sees the list and a request without any bank data, and the names of the roles that can withdraw it", async ({
  browser,
  baseURL,
}) => {
  const page = await open(browser, suspended.cookies.viewer, baseURL);
  await page.goto("/test/requests");
  await page.getByRole("link", { name: /^Live ?, suspended/ }).click();
  await expect(page).toHaveURL(/\/live\/requests$/);
  await expectGood(page, "suspended-list");
  await page.getByRole("link", { name: "Joan Whitfield" }).click();
  await expect(page.getByText(/a member, admin or owner can withdraw this request/)).toBeVisible();
  const { acts } = await look(page);
  expect(await page.locator("main").textContent()).not.toMatch(BANK_DATA);
  expect(acts.filter((words) => SHUT.test(words) || /Withdraw/.test(words))).toEqual([]);
  // Account pages belong to the user and not to the live environment, so they remain open.
  await page.locator("summary", { hasText: "Olive" }).filter({ visible: true }).first().click();
  await page.getByRole("link", { name: "Account", exact: true }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/test\/account$/);
  await page.context().close();
});

test("a member can withdraw a live request while live is suspended, but has no other action", async ({
  browser,
  baseURL,
}) => {
  const page = await open(browser, suspended.cookies.member, baseURL);
  await page.goto(PAGE);
  const { acts } = await look(page);
  expect(await page.locator("main").textContent()).not.toMatch(BANK_DATA);
  expect(acts.filter((words) => SHUT.test(words))).toEqual([]);
  await expectGood(page, "suspended-request");
  await page.getByText("Withdraw…").click();
  await page.getByRole("button", { name: "Withdraw and delete the data" }).click();
  await expect(page.getByText("Withdrawn", { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  await expect(page.getByText("Withdraw…")).toHaveCount(0);
  await page.getByRole("link", { name: "See why, and who to contact" }).click();
  await expect(page.getByText("Complaints we must look into.")).toBeVisible();
  await page.getByRole("link", { name: "see your live requests" }).click();
  await expect(page).toHaveURL(/\/live\/requests$/);
  await page.context().close();
});
