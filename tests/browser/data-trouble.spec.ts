// Tests a request whose customer has agreed but whose data does not arrive. Its page shows the reason and what to do;
// the list shows the reason too.
import { expect, test } from "@playwright/test";
import { expectGood } from "./support/good-page";
import { open, team } from "./support/team";

const CASES = [
  {
    why: "whose bank cannot provide the data",
    id: team.stuck.failed,
    banner:
      /their bank couldn’t provide the data \(.+\)\. We keep asking the bank, so you don’t need to do anything now/,
    entry: "Bank couldn’t provide the data; we keep asking",
    says: {
      member: "If this continues, create a new request:",
      viewer: "If this continues, ask a member, admin or owner to create a new request:",
    },
  },
  {
    why: "who shared no account",
    id: team.stuck.empty,
    banner: /shared no account \(.+\), so no report can be prepared\. Ask the customer about it/,
    entry: "Customer agreed, but shared no account",
    says: {
      member: "To let them choose accounts again, withdraw this request and create a new request.",
      viewer:
        "To let them choose accounts again, a member, admin or owner has to withdraw this request and create a new request.",
    },
  },
] as const;

for (const { why, id, banner, entry, says } of CASES) {
  test(`the page of a customer ${why} names the problem and the next step to roles that may read it`, async ({
    browser,
    baseURL,
  }) => {
    for (const role of ["member", "viewer"] as const) {
      const page = await open(browser, team.cookies[role], baseURL);
      await page.goto(`/live/requests/${id}`);
      await expect(page.getByText(banner)).toBeVisible();
      // No role is asked to do something it has no permission for.
      await expect(page.getByText(banner)).toContainText(says[role]);
      await expect(page.getByText(entry)).toBeVisible();
      // No data will arrive, so the usual text of this stage must not be shown.
      await expect(page.getByText("This usually takes a minute")).toHaveCount(0);
      if (role === "viewer") await expectGood(page, `stuck-${id === team.stuck.failed ? "failed" : "empty"}`);
      await page.context().close();
    }
  });
}

test("the list names the problem, and its filter finds the affected requests", async ({
  browser,
  baseURL,
}) => {
  const page = await open(browser, team.cookies.member, baseURL);
  await page.goto("/live/requests?status=failed_at_the_bank");
  const rows = page.getByRole("row").filter({ hasText: "Failed at the bank" });
  for (const [name, why] of [
    ["Lee Failed", "their bank couldn’t provide the data"],
    ["Mo Empty", "they shared no account"],
  ] as const)
    await expect(rows.filter({ hasText: name })).toContainText(why);
  await page.context().close();
});
