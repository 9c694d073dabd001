import { expect, test } from "vitest";
import { expireShare } from "@/lib/erase/withdraw-request";
import { CUSTOMER } from "@/lib/scope";
import { getRequest } from "@/lib/store/read/request";
import { moveRequest } from "@/lib/store/write/move-request";
import { waitForLock } from "@/tests/support/connection";
import { testStates } from "@/tests/support/states";

const states = testStates();

test("expireShare withdraws a report that was not shared in time, with the system as the actor", async () => {
  const { firm, ids } = states;
  const id = ids.awaiting_share;
  await expireShare(firm.test, id);
  expect(await getRequest(firm.test, id)).toMatchObject({ status: "withdrawn", withdrawnBy: "system" });
});

test("expireShare leaves a report that the customer shared at the moment of expiry", async () => {
  const { firm, ids } = states;
  const id = ids.awaiting_share;
  let ending: Promise<void> | undefined;
  await moveRequest(firm.test, id, {
    trigger: "report_shared",
    actor: CUSTOMER,
    now: new Date(),
    withinTransaction: async () => {
      ending = expireShare(firm.test, id);
      await waitForLock(states.ownerUrl);
    },
  });
  await ending;
  expect(await getRequest(firm.test, id)).toMatchObject({ status: "ready" });
});
