// Compares two finished requests, from the list and from a request's page.
import { expect, test } from "@playwright/test";
import { demo, signInDemo } from "./support/demo";
import { agreeUntil, ask, makeRequest } from "./support/firms";
import { expectGood } from "./support/good-page";

const firm = { name: "the demo's", testKey: demo.api_key_test, liveKey: "" };
const dollars = (cents: number) =>
  `${cents < 0 ? "−" : ""}$${(Math.abs(cents) / 100).toLocaleString("en-AU", { minimumFractionDigits: 2 })}`;

test("two reports of a household can be compared from the list and from a request, on a phone and on a desktop", async ({
  page,
  request,
}) => {
  test.slow();
  const run = `pair${Date.now()}`;
  const fields = [
    { client_name: "Joan Whitfield", client_ref: run },
    { client_name: "Alan Whitfield", client_ref: run, report_type: "expense_summary" },
  ];
  const [joan, alan] = await Promise.all(fields.map((each) => makeRequest(request, firm, each)));
  if (!joan || !alan) throw new Error("a request was not created");
  await Promise.all([joan, alan].map((made) => agreeUntil(request, made, "ready")));
  await signInDemo(page);

  await page.goto(`/test/requests?q=${run}`);
  await page.getByLabel("Choose Joan Whitfield").check();
  await page.getByLabel("What to do").selectOption("compare");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Choose exactly two requests to compare.")).toBeVisible();
  await page.getByLabel("Choose Joan Whitfield").check();
  await page.getByLabel("Choose Alan Whitfield").check();
  await page.getByLabel("What to do").selectOption("compare");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Two reports compared" })).toBeVisible();

  await page.goto(`/test/requests/${joan.id}`);
  await page.getByRole("link", { name: "Compare with…" }).click();
  const own = page.getByRole("region", { name: "Same customer or reference" });
  await expect(own.getByRole("link", { name: "Alan Whitfield" })).toBeVisible();
  await expectGood(page, "compare-choose");
  await own.getByRole("link", { name: "Alan Whitfield" }).click();
  await expect(page).toHaveURL(new RegExp(`${joan.id}/compare/${alan.id}$`));
  await expect(page.getByText("The reports are about two customers.")).toBeVisible();
  await expect(page.getByText("the other is an expense summary")).toBeVisible();
  await expect(page.getByRole("row", { name: /^Report type Differs/ })).toContainText("Expense summary");

  const { summary } = await ask(request, joan, "GET", `/v1/requests/${joan.id}/report`);
  const surplus = page.getByRole("link", { name: /: Surplus, report of Joan Whitfield$/ });
  await expect(surplus).toContainText(dollars(summary.surplus_monthly.value));
  await expectGood(page, "compare");
  await surplus.click();
  await expect(page).toHaveURL(new RegExp(`${joan.id}/report#figure=summary.surplusMonthly$`));
  await expect(page.getByRole("dialog", { name: /Surplus/ })).toBeVisible();

  await page.goto(`/test/requests/${joan.id}/compare?q=${run}`);
  await expect(page.getByRole("link", { name: "Alan Whitfield" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Joan Whitfield" })).toHaveCount(0);
});
