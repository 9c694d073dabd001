import { describe, expect, test } from "vitest";
import { doBulkRow } from "@/lib/bulk/do-row";
import { startRun } from "@/lib/bulk/start-run";
import { createAndSendBatch } from "@/lib/connect/create-batch";
import { createRequest } from "@/lib/connect/create-request";
import { readRequestFile } from "@/lib/contract/request-file";
import { withdrawRequest } from "@/lib/erase/withdraw-request";
import { newId } from "@/lib/ids";
import { recipientOf } from "@/lib/messages/recipient-digest";
import type { BulkAct } from "@/lib/rules/bulk";
import { asWorker, db, inCompany, inScope } from "@/lib/store/client";
import { getRun, listRecentRuns } from "@/lib/store/read/bulk-run";
import { getRequest, listAudit } from "@/lib/store/read/request";
import { createRun } from "@/lib/store/write/bulk-run";
import { suppress } from "@/lib/store/write/suppression";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { setLiveApproval } from "@/tests/support/live-approval";
import { testMail } from "@/tests/support/mail";
import { makePerson } from "@/tests/support/people";
import { INPUT } from "@/tests/support/request-input";
import { doDueWork } from "@/tests/support/work";

const provider = testMail();
testDatabase();

async function makeFirm(): Promise<TestCompany> {
  await db().messageCount.deleteMany({});
  const firm = await makeCompany();
  await setLiveApproval(firm.companyId, true, firm.actor, new Date());
  return firm;
}

async function makeRequests(firm: TestCompany, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n++) {
    const input = { ...INPUT, clientName: `Client ${n}`, email: `c${n}@example.com` };
    ids.push((await createRequest(firm.live, { input, actor: firm.actor })).id);
  }
  return ids;
}

async function plan(firm: TestCompany, act: BulkAct, requestIds: string[]): Promise<string> {
  const id = await createRun(firm.live, { act, requestIds, actor: firm.actor, now: new Date() });
  return id ?? "";
}

async function run(firm: TestCompany, act: BulkAct, requestIds: string[]): Promise<string> {
  const id = await plan(firm, act, requestIds);
  await startRun(firm.live, id, { actor: firm.actor });
  await doDueWork();
  return id;
}

const outcomesOf = async (firm: TestCompany, id: string) =>
  (await getRun(firm.live, id)).rows.map(({ outcome }) => outcome);
const rowIdsOf = async (firm: TestCompany, runId: string) => {
  const where = { runId, ...firm.live };
  const rows = await inScope(firm.live, (tx) => tx.bulkRow.findMany({ where, orderBy: { position: "asc" } }));
  return rows.map(({ id }) => id);
};

describe("createRun", () => {
  test("creates a run that waits until it is started, and that starts once even if started repeatedly", async () => {
    const firm = await makeFirm();
    const ids = await makeRequests(firm, 2);
    const id = await plan(firm, "send", ids);
    await doDueWork();
    expect(provider.asked).toEqual([]);
    await Promise.all([1, 2, 3].map(() => startRun(firm.live, id, { actor: firm.actor })));
    await doDueWork();
    expect(provider.sent.map(({ to }) => to).sort()).toEqual(["c0@example.com", "c1@example.com"]);
    const started = { companyId: firm.companyId, action: "requests.bulk_started" };
    const entries = await inScope(firm.live, (tx) => tx.auditEntry.findMany({ where: started }));
    expect(entries.map(({ actorId, detail }) => [actorId, detail])).toEqual([
      [firm.actor.id, { run: id, act: "send", count: 2 }],
    ]);
  });

  test("accepts no request of another company or of the other environment", async () => {
    const [firm, other] = [await makeFirm(), await makeFirm()];
    const foreign = await makeRequests(other, 1);
    const inTest = await createRequest(firm.test, { input: INPUT, actor: firm.actor });
    expect(await plan(firm, "send", [...foreign, inTest.id, "nonsense"])).toBe("");
    const [own = ""] = await makeRequests(firm, 1);
    const id = await plan(firm, "links", [...foreign, own]);
    expect((await getRun(firm.live, id)).rows.map(({ requestId }) => requestId)).toEqual([own]);
    await expect(getRun(firm.test, id)).rejects.toMatchObject({ code: "not_found" });
    await expect(getRun(other.live, id)).rejects.toMatchObject({ code: "not_found" });
    await expect(startRun(other.live, id, { actor: other.actor })).rejects.toMatchObject({
      code: "not_found",
    });
  });
});

describe("doBulkRow", () => {
  test("sends each customer a link in the member's name, and gives a reason for each row that it skips", async () => {
    const firm = await makeFirm();
    const ids = await makeRequests(firm, 3);
    const noAddress = await createRequest(firm.live, { input: INPUT, actor: firm.actor });
    await withdrawRequest(firm.live, ids[1] ?? "", { by: "firm", actor: firm.actor });
    const recipient = recipientOf(firm.companyId, "email", "c2@example.com");
    await suppress(firm.live, { channel: "email", recipient, reason: "bounced", now: new Date() });
    const id = await run(firm, "send", [...ids, noAddress.id]);
    expect(await outcomesOf(firm, id)).toEqual(["sent", "ended", "suppressed", "no_address"]);
    expect(provider.sent.map(({ to }) => to)).toEqual(["c0@example.com"]);
    expect(await listAudit(firm.live, ids[0] ?? "")).toMatchObject([
      { action: "request.created" },
      { action: "request.invited", actorId: firm.actor.id },
    ]);
    expect(await outcomesOf(firm, await run(firm, "send", ids.slice(0, 1)))).toEqual(["sent_before"]);
    expect(provider.sent).toHaveLength(1);
  });

  test("sends nothing twice if the worker dies after any step", async () => {
    const firm = await makeFirm();
    const ids = await makeRequests(firm, 2);
    const id = await plan(firm, "send", ids);
    await startRun(firm.live, id, { actor: firm.actor });
    const [first = "", second = ""] = await rowIdsOf(firm, id);
    await doBulkRow(firm.live, first);
    const forget = (rowId: string) =>
      inScope(firm.live, (tx) =>
        tx.bulkRow.updateMany({ where: { id: rowId }, data: { outcome: null, endedAt: null } }),
      );
    // Simulates a worker that died after the invite was recorded.
    await forget(first);
    expect(await doBulkRow(firm.live, first)).toBeNull();
    // Simulates a worker that died after the provider accepted the email and before the invite was recorded.
    await doBulkRow(firm.live, second);
    await forget(second);
    await inScope(firm.live, (tx) =>
      tx.request.updateMany({ where: { id: ids[1] ?? "" }, data: { inviteSealed: null, invitedAt: null } }),
    );
    expect(await doBulkRow(firm.live, second)).toBeNull();
    expect(await outcomesOf(firm, id)).toEqual(["sent", "sent"]);
    expect(provider.sent).toHaveLength(2);
    expect((await getRequest(firm.live, ids[1] ?? "")).invitedAt).not.toBeNull();
  });

  test("waits for a rate limit, and continues afterwards", async () => {
    const firm = await makeFirm();
    const twice = { ...INPUT, email: "shared@example.com" };
    const ids = [];
    for (let n = 0; n < 2; n++)
      ids.push((await createRequest(firm.live, { input: twice, actor: firm.actor })).id);
    const id = await run(firm, "send", ids);
    const { rows } = await getRun(firm.live, id);
    expect(rows.map(({ outcome }) => outcome).sort()).toEqual(["sent", null].sort());
    const waiting = rows.find(({ outcome }) => outcome === null);
    expect(waiting?.nextAt?.getTime()).toBeGreaterThan(Date.now() + 60_000);
    const due = await asWorker((tx) => tx.outbox.findMany({ where: { name: "bulk", doneAt: null } }));
    expect(due.filter(({ companyId }) => companyId === firm.companyId)).toHaveLength(1);
  });

  test("changes the owner of open and ended requests, and reports no_member if the chosen owner has left", async () => {
    const firm = await makeFirm();
    const colleague = await makePerson();
    const ids = await makeRequests(firm, 2);
    await withdrawRequest(firm.live, ids[1] ?? "", { by: "firm", actor: firm.actor });
    const id = await plan(firm, "assign", ids);
    const start = (ownerId: string | null) => startRun(firm.live, id, { actor: firm.actor, ownerId });
    await expect(start(colleague.userId)).rejects.toMatchObject({ code: "conflict" });
    const member = { companyId: firm.companyId, userId: colleague.userId };
    await inCompany(firm.companyId, (tx) =>
      tx.membership.create({ data: { id: newId("mbr"), ...member, role: "member" } }),
    );
    await start(colleague.userId);
    await start(null);
    await doDueWork();
    expect(await outcomesOf(firm, id)).toEqual(["assigned", "assigned"]);
    const ownersOf = async () =>
      Promise.all(ids.map(async (each) => (await getRequest(firm.live, each)).ownerId));
    expect(await ownersOf()).toEqual([colleague.userId, colleague.userId]);
    expect((await listAudit(firm.live, ids[0] ?? "")).at(-1)).toMatchObject({
      action: "request.assigned",
      actorId: firm.actor.id,
      detail: { owner_id: colleague.userId },
    });
    const late = await plan(firm, "assign", ids);
    await startRun(firm.live, late, { actor: firm.actor, ownerId: firm.actor.id });
    await inCompany(firm.companyId, (tx) =>
      tx.membership.deleteMany({ where: { userId: firm.actor.id ?? "" } }),
    );
    await doDueWork();
    expect(await outcomesOf(firm, late)).toEqual(["no_member", "no_member"]);
    expect(await ownersOf()).toEqual([colleague.userId, colleague.userId]);
  });

  test("reminds customers who received a link, once, and withdraws open requests", async () => {
    const firm = await makeFirm();
    const ids = await makeRequests(firm, 2);
    await run(firm, "send", ids.slice(0, 1));
    const lately = await run(firm, "remind", ids);
    expect(await outcomesOf(firm, lately)).toEqual(["reminded_lately", "not_sent"]);
    const before = new Date(Date.now() - 3 * 86_400_000);
    await inScope(firm.live, (tx) =>
      tx.request.updateMany({ where: { id: ids[0] ?? "" }, data: { invitedAt: before } }),
    );
    const reminding = await run(firm, "remind", ids);
    expect(await outcomesOf(firm, reminding)).toEqual(["reminded", "not_sent"]);
    const [row = ""] = await rowIdsOf(firm, reminding);
    await inScope(firm.live, (tx) =>
      tx.bulkRow.updateMany({ where: { id: row }, data: { outcome: null, endedAt: null } }),
    );
    await doBulkRow(firm.live, row);
    expect((await outcomesOf(firm, reminding))[0]).toBe("reminded");
    expect(provider.sent).toHaveLength(2);
    expect(await listAudit(firm.live, ids[0] ?? "")).toMatchObject([
      { action: "request.created" },
      { action: "request.invited" },
      { action: "request.reminded", actorKind: "member", actorId: firm.actor.id },
    ]);
    expect(await outcomesOf(firm, await run(firm, "withdraw", ids))).toEqual(["withdrawn", "withdrawn"]);
    expect((await getRequest(firm.live, ids[1] ?? "")).status).toBe("withdrawn");
    expect(await outcomesOf(firm, await run(firm, "withdraw", ids))).toEqual(["ended", "ended"]);
  });
});

describe("createAndSendBatch", () => {
  test("creates and sends the requests of a file once, even if the file is sent again", async () => {
    const firm = await makeFirm();
    const text = Array.from({ length: 5 }, (_, n) => `Client ${n},affordability,c${n}@example.com`).join(
      "\n",
    );
    const file = readRequestFile(`client_name,report_type,email\n${text}`, "live");
    if ("problem" in file) throw new Error(file.problem);
    const first = await createAndSendBatch(firm.live, file.rows, firm.actor);
    const again = await createAndSendBatch(firm.live, file.rows, firm.actor);
    await doDueWork();
    expect(provider.sent).toHaveLength(5);
    expect((await getRun(firm.live, first)).rows).toHaveLength(5);
    const all = [...(await outcomesOf(firm, first)), ...(await outcomesOf(firm, again))];
    expect(all.sort()).toEqual([...Array(5).fill("sent"), ...Array(5).fill("sent_before")]);
    expect(await inScope(firm.live, (tx) => tx.request.count({ where: firm.live }))).toBe(5);
  });
});

describe("listRecentRuns", () => {
  test("lists started runs of this scope with their progress, unfinished ones first", async () => {
    const firm = await makeFirm();
    const ids = await makeRequests(firm, 3);
    const sent = await run(firm, "send", ids.slice(0, 2));
    await plan(firm, "assign", ids);
    const waiting = await plan(firm, "remind", ids);
    await startRun(firm.live, waiting, { actor: firm.actor });
    await doDueWork();
    const pending = await plan(firm, "send", ids);
    await startRun(firm.live, pending, { actor: firm.actor });
    const runs = await listRecentRuns(firm.live, new Date());
    expect(runs.map(({ id, progress }) => [id, progress])).toEqual([
      [pending, { done: 0, skipped: 0, failed: 0, waiting: 3, total: 3 }],
      [waiting, { done: 0, skipped: 3, failed: 0, waiting: 0, total: 3 }],
      [sent, { done: 2, skipped: 0, failed: 0, waiting: 0, total: 2 }],
    ]);
    expect(runs.every(({ createdBy }) => createdBy === firm.actor.id)).toBe(true);
    expect(await listRecentRuns(firm.test, new Date())).toEqual([]);
    expect(await listRecentRuns((await makeFirm()).live, new Date())).toEqual([]);
    expect(await listRecentRuns(firm.live, new Date(Date.now() + 8 * 86_400_000))).toEqual([]);
  });

  test("keeps an unfinished run above many finished ones", async () => {
    const firm = await makeFirm();
    const [id = ""] = await makeRequests(firm, 1);
    const unfinished = await plan(firm, "send", [id]);
    await startRun(firm.live, unfinished, { actor: firm.actor });
    for (let n = 0; n < 6; n++) {
      const later = await plan(firm, "assign", [id]);
      await startRun(firm.live, later, { actor: firm.actor });
      for (const rowId of await rowIdsOf(firm, later)) await doBulkRow(firm.live, rowId);
    }
    const runs = await listRecentRuns(firm.live, new Date());
    expect([runs.length, runs[0]?.id]).toEqual([5, unfinished]);
  });
});
