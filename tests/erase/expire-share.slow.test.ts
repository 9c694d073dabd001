import { expect, test } from "vitest";
import { expireShare } from "@/lib/erase/withdraw-request";
import { CUSTOMER } from "@/lib/scope";
import { getRequest } from "@/lib/store/read/request";
import { moveRequest } from "@/lib/store/write/move-request";
import { waitForLock } from "@/tests/support/connection";
import { testStates } from "@/tests/support/states";

const states = testStates();

test("a report that was not shared in time is withdrawn in the system's name", async () => {
  const { firm, ids } = states;
  const id = ids.awaiting_share;
  await expireShare(firm.test, id);
  expect(await getRequest(firm.test, id)).toMatchObject({ status: "withdrawn", withdrawnBy: "system" });
});

test("a report shared at the moment its time ends stays shared", async () => {
  const { firm, ids } = states;
  const id = ids.awaiting_share;
  let ending: Promise<void> | undefined;
  await moveRequest(firm.test, id, {
    trigger: "report_shared",
    actor: CUSTOMER,
    now: new Date(),
    carry: async () => {
      ending = expireShare(firm.test, id);
      await waitForLock(states.ownerUrl);
    },
  });
  await ending;
  expect(await getRequest(firm.test, id)).toMatchObject({ status: "ready" });
});
