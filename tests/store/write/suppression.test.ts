import type pg from "pg";
import { describe, expect, test } from "vitest";
import { recipientOf } from "@/lib/messages/recipient-digest";
import { asWorker, inScope } from "@/lib/store/client";
import { suppress } from "@/lib/store/write/suppression";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { withClient } from "@/tests/support/connection";
import { testDatabase } from "@/tests/support/database";

const database = testDatabase();

const NOW = new Date("2026-11-02T01:00:00Z");
const mailTo = ({ companyId }: TestCompany) => recipientOf(companyId, "email", "priya@example.com");
const reasonsOf = async ({ live }: TestCompany) =>
  (await inScope(live, (tx) => tx.suppression.findMany({ where: { ...live } }))).map(({ reason }) => reason);

/** Waits until another connection waits for a row that this connection has locked. */
async function untilWaitedFor(client: pg.Client): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const { rowCount } = await client.query(
      "select 1 from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))",
    );
    if (rowCount) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("no connection waits");
}

describe("a message suppression", () => {
  test.each([
    [["bounced", "bounced"], "bounced"],
    [["bounced", "complained"], "complained"],
    [["complained", "bounced"], "complained"],
  ] as const)("has the stronger reason after the events %j", async (reasons, stands) => {
    const firm = await makeCompany();
    const whom = { channel: "email", recipient: mailTo(firm), now: NOW } as const;
    for (const reason of reasons) await suppress(firm.live, { ...whom, reason });
    expect(await reasonsOf(firm)).toEqual([stands]);
  });

  test("remains after a complaint, even if the firm removes a bounce suppression at the same moment", async () => {
    const firm = await makeCompany();
    const whom = { channel: "email", recipient: mailTo(firm), now: NOW } as const;
    await suppress(firm.live, { ...whom, reason: "bounced" });
    await withClient(database.ownerUrl, async (lifting) => {
      await lifting.query("begin");
      await lifting.query("select 1 from suppression where company_id = $1 for update", [firm.companyId]);
      const complaint = suppress(firm.live, { ...whom, reason: "complained" });
      await untilWaitedFor(lifting);
      await lifting.query("delete from suppression where company_id = $1", [firm.companyId]);
      await lifting.query("commit");
      await complaint;
    });
    expect(await reasonsOf(firm)).toEqual(["complained"]);
  });

  test("applies to all firms only if the recipient replied STOP in live", async () => {
    const firm = await makeCompany();
    const number = { channel: "sms", recipient: recipientOf(firm.companyId, "sms", "+61412345678") } as const;
    await suppress(firm.live, { ...number, reason: "stopped", now: NOW });
    await suppress(firm.test, { ...number, reason: "stopped", now: NOW });
    for (const reason of ["bounced", "complained"] as const) {
      const recipient = recipientOf(firm.companyId, "email", `${reason}@example.com`);
      await suppress(firm.live, { channel: "email", recipient, reason, now: NOW });
    }
    const seen = await asWorker((tx) => tx.suppression.findMany({ where: { companyId: firm.companyId } }));
    expect(seen.map(({ environment, reason }) => [environment, reason])).toEqual([["live", "stopped"]]);
  });
});
