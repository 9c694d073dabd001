// What a firm sees of a customer who has agreed and whose data does not come: why, and what to do about it.
import { expect, test } from "@playwright/test";
import { expectGood } from "./support/good-page";
import { open, team } from "./support/team";

const CASES = [
  {
    why: "whose bank cannot hand over the data",
    id: team.stuck.failed,
    banner: /their bank could not hand over the data \(.+\)\. We keep asking, so there is nothing to do now/,
    entry: "Bank could not hand over the data; we keep asking",
  },
  {
    why: "who shared no account",
    id: team.stuck.empty,
    banner: /shared no account \(.+\), so there is nothing to make a report from\. Ask them about it/,
    entry: "Customer agreed, and shared no account",
  },
] as const;

for (const { why, id, banner, entry } of CASES) {
  test(`the page of a customer ${why} says so, and what to do, to whoever may read it`, async ({
    browser,
    baseURL,
  }) => {
    for (const role of ["member", "viewer"] as const) {
      const page = await open(browser, team.cookies[role], baseURL);
      await page.goto(`/live/requests/${id}`);
      await expect(page.getByText(banner)).toBeVisible();
      await expect(page.getByText(entry)).toBeVisible();
      // What it usually says at this stage would not be true here.
      await expect(page.getByText("This usually takes a minute")).toHaveCount(0);
      if (role === "viewer") await expectGood(page, `stuck-${id === team.stuck.failed ? "failed" : "empty"}`);
      await page.context().close();
    }
  });
}
