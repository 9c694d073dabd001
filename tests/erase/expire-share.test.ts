import { expect, test } from "vitest";
import { createRequest } from "@/lib/connect/create-request";
import { expireShare } from "@/lib/erase/expire-share";
import { advance } from "@/lib/pipeline";
import { getRequest } from "@/lib/store/read/request";
import { changeSettings } from "@/lib/store/write/company";
import { makeCompany } from "@/tests/support/company";
import { withClient } from "@/tests/support/connection";
import { giveConsent } from "@/tests/support/consent";
import { testDatabase } from "@/tests/support/database";
import { WISH } from "@/tests/support/wish";

const database = testDatabase();

async function makeReviewed() {
  const firm = await makeCompany();
  await changeSettings(firm.companyId, { shareMode: "customer_review" }, firm.actor, new Date());
  const { id } = await createRequest(firm.test, WISH, firm.actor);
  await giveConsent(id);
  await advance(firm.test, id);
  expect(await getRequest(firm.test, id)).toMatchObject({ stage: "awaiting_share" });
  return { firm, id };
}

const isWaited =
  "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";

test("a report nobody shared in time is withdrawn in the system's name", async () => {
  const { firm, id } = await makeReviewed();
  await expireShare(firm.test, id);
  expect(await getRequest(firm.test, id)).toMatchObject({ status: "withdrawn", withdrawnBy: "system" });
});

test("a report shared at the very moment its time ends stays shared", async () => {
  const { firm, id } = await makeReviewed();
  await withClient(database.ownerUrl, async (rival) => {
    await rival.query("begin");
    await rival.query("select id from request where id = $1 for update", [id]);
    const ending = expireShare(firm.test, id);
    await expect.poll(async () => (await rival.query(isWaited)).rowCount, { timeout: 5_000 }).toBe(1);
    await rival.query("update request set stage = 'ready', status = 'ready' where id = $1", [id]);
    await rival.query("commit");
    await ending;
  });
  expect(await getRequest(firm.test, id)).toMatchObject({ status: "ready" });
});
