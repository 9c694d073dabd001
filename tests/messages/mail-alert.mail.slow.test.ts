import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { readAnchors } from "@/lib/company/audit-anchors";
import { verifyAudit } from "@/lib/company/verify-audit";
import { createRequest } from "@/lib/connect/create-request";
import { withdrawRequest } from "@/lib/erase/withdraw-request";
import { newId } from "@/lib/ids";
import { mailAlert, mailDigest } from "@/lib/messages/mail-alert";
import type { AlertChoice } from "@/lib/rules/alert";
import { type Actor, CUSTOMER, type Scope, SYSTEM } from "@/lib/scope";
import { asWorker, inCompany, inScope } from "@/lib/store/client";
import { findAlert, listRecentAlerts } from "@/lib/store/read/alert";
import { addAlert, chooseAlerts, chooseBrowserAlerts } from "@/lib/store/write/alert";
import { noteEmpty, noteFailure, noteLate } from "@/lib/store/write/arrival";
import { appendAudit } from "@/lib/store/write/audit";
import { noteAttempt } from "@/lib/store/write/bank-attempt";
import { recordMessageReport } from "@/lib/store/write/message";
import { moveRequest } from "@/lib/store/write/move-request";
import { tidyUp } from "@/lib/store/write/tidy";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { testFolder } from "@/tests/support/folder";
import { testMail } from "@/tests/support/mail";
import { INPUT } from "@/tests/support/request-input";
import { doDueWork } from "@/tests/support/work";

testDatabase();
const mail = testMail();
const folder = testFolder();
beforeEach(() => asWorker((tx) => tx.outbox.deleteMany({})));

const KEY: Actor = { kind: "key", id: "key_1" };

async function addMember({ companyId }: TestCompany, choice: AlertChoice) {
  const [userId, email] = [newId("usr"), `${newId("usr")}@example.com`];
  await inCompany(companyId, async (tx) => {
    await tx.user.create({ data: { id: userId, email, name: "Someone" }, select: { id: true } });
    await tx.membership.create({ data: { id: newId("mbr"), companyId, userId, role: "member" } });
  });
  const actor: Actor = { kind: "member", id: userId };
  await chooseAlerts({ companyId, userId }, choice, actor);
  return { userId, email, actor };
}

/** Records the alert as the pipeline does when the report is written. */
const makeReady = (scope: Scope, id: string, now = new Date()) =>
  moveRequest(scope, id, { trigger: "report_written", actor: SYSTEM, now });

const alertsOf = (scope: Scope) => inScope(scope, (tx) => tx.alert.findMany({ where: scope }));
const readers = () => mail.sent.map(({ to }) => to).sort();

describe("an immediate update", () => {
  test("is sent once to the owner and to members who want everyone's updates, and names no customer", async () => {
    const firm = await makeCompany();
    const mine = await addMember(firm, { scope: "mine", pace: "instant" });
    const all = await addMember(firm, { scope: "all", pace: "instant" });
    await addMember(firm, { scope: "mine", pace: "instant" });
    await addMember(firm, { scope: "none", pace: "instant" });
    await addMember(firm, { scope: "all", pace: "daily" });
    const { id } = await createRequest(firm.test, { input: INPUT, actor: mine.actor });
    await makeReady(firm.test, id);
    await doDueWork();
    expect(readers()).toEqual([mine.email, all.email].sort());
    const [alert] = await alertsOf(firm.test);
    for (let n = 0; n < 2; n++) await mailAlert(firm.test, alert?.id ?? "");
    expect(mail.sent).toHaveLength(2);
    const [first] = mail.sent;
    expect(first?.subject).toBe("A report is ready (test)");
    expect(first?.text).toContain(`http://localhost:3000/test/alerts/${alert?.id}`);
    for (const secret of ["Ava", "Nguyen", id]) expect(JSON.stringify(mail.sent)).not.toContain(secret);
    expect(await findAlert(firm.test, alert?.id ?? "")).toMatchObject({ requestId: id, kind: "ready" });
  });

  test("is sent if a customer declines, but not if the firm withdraws", async () => {
    const firm = await makeCompany();
    const all = await addMember(firm, { scope: "all", pace: "instant" });
    const [declined, withdrawn] = [
      await createRequest(firm.test, { input: INPUT, actor: KEY }),
      await createRequest(firm.test, { input: INPUT, actor: KEY }),
    ];
    await withdrawRequest(firm.test, declined.id, { by: "customer", actor: CUSTOMER });
    await withdrawRequest(firm.test, withdrawn.id, { by: "firm", actor: firm.actor });
    await doDueWork();
    expect(mail.sent.map(({ to, subject }) => [to, subject])).toEqual([
      [all.email, "A customer declined or stopped sharing (test)"],
    ]);
  });

  test("is not sent to a member who has left, is disabled or has opted out, or to another company", async () => {
    const [firm, other] = [await makeCompany(), await makeCompany("Other")];
    const choice = { scope: "all", pace: "instant" } as const;
    const [left, off, disabled] = [
      await addMember(firm, choice),
      await addMember(firm, choice),
      await addMember(firm, choice),
    ];
    await addMember(other, choice);
    const { id } = await createRequest(firm.test, { input: INPUT, actor: KEY });
    await makeReady(firm.test, id);
    const { companyId } = firm;
    await inCompany(companyId, async (tx) => {
      await tx.membership.deleteMany({ where: { companyId, userId: left.userId } });
      await tx.user.update({
        where: { id: disabled.userId },
        data: { disabledAt: new Date() },
        select: { id: true },
      });
    });
    await chooseAlerts({ companyId, userId: off.userId }, { scope: "none", pace: "instant" }, off.actor);
    const [alert] = await alertsOf(firm.test);
    await doDueWork();
    for (const scope of [other.test, firm.live]) {
      await mailAlert(scope, alert?.id ?? "");
      expect(await findAlert(scope, alert?.id ?? "")).toBeNull();
    }
    expect(mail.asked).toEqual([]);
  });

  test("is created for a failed bank visit and a bounced link, and for no lesser problem", async () => {
    const firm = await makeCompany();
    await addMember(firm, { scope: "all", pace: "instant" });
    const { test: scope } = firm;
    const { id: requestId } = await createRequest(scope, { input: INPUT, actor: KEY });
    const at = new Date();
    for (const outcome of ["denied", "returned"] as const) {
      await inScope(scope, (tx) =>
        tx.consentMint.create({ data: { id: newId("ses"), requestId, ...scope } }),
      );
      await noteAttempt(scope, requestId, { outcome, institution: "Wattle Bank", at });
    }
    for (const [kind, state] of [
      ["invite", "bounced"],
      ["receipt", "bounced"],
      ["reminder", "delivered"],
    ] as const) {
      const id = newId("mes");
      const row = { id, ...scope, requestId, channel: "email", kind, key: id, createdAt: at, changedAt: at };
      await inScope(scope, (tx) => tx.message.create({ data: row }));
      for (let n = 0; n < 2; n++)
        await recordMessageReport(scope, id, { state, suppress: null, providerId: null, now: at });
    }
    expect((await alertsOf(scope)).map(({ kind }) => kind).sort()).toEqual(["bank_failed", "bounced"]);
    await doDueWork();
    expect(mail.sent.map(({ subject }) => subject).sort()).toEqual([
      "A customer shared nothing at their bank (test)",
      "A message did not arrive (test)",
    ]);
    expect(JSON.stringify(mail.sent)).not.toContain("Wattle Bank");
  });

  test("is created once for data that did not arrive after consent, and again after a recovery and a new failure", async () => {
    const firm = await makeCompany();
    await addMember(firm, { scope: "all", pace: "instant" });
    const { test: scope } = firm;
    const { id: requestId } = await createRequest(scope, { input: INPUT, actor: KEY });
    const day = (n: number) => new Date(Date.now() + n * 86_400_001);
    const kinds = async () => (await alertsOf(scope)).map(({ kind }) => kind);
    for (let n = 0; n < 3; n++) await noteFailure(scope, requestId, day(n));
    await noteLate(scope, requestId, day(3));
    expect(await kinds()).toEqual(["data_failed"]);
    const recovered = { ...scope, requestId, action: "consent.recovered", actor: SYSTEM, at: day(3) };
    await inScope(scope, (tx) => appendAudit(tx, recovered));
    await noteFailure(scope, requestId, day(4));
    expect(await kinds()).toEqual(["data_failed", "data_failed"]);
    for (let n = 0; n < 2; n++) await noteEmpty(scope, requestId, day(0), day(5 + n));
    expect((await kinds()).length).toBe(3);
    await doDueWork();
    expect(new Set(mail.sent.map(({ subject }) => subject))).toEqual(
      new Set(["A customer’s bank data did not arrive (test)"]),
    );
  });

  test("is not created if no member wants immediate updates", async () => {
    const firm = await makeCompany();
    const { id } = await createRequest(firm.test, { input: INPUT, actor: KEY });
    await makeReady(firm.test, id);
    expect(await alertsOf(firm.test)).toEqual([]);
  });
});

test("an alert is deleted after 90 days", async () => {
  const firm = await makeCompany();
  await addMember(firm, { scope: "all", pace: "instant" });
  const { id: requestId } = await createRequest(firm.test, { input: INPUT, actor: KEY });
  const at = new Date();
  await inScope(firm.test, (tx) => addAlert(tx, firm.test, { requestId, kind: "ready", at }));
  await tidyUp(new Date(at.getTime() + 89 * 86_400_000));
  expect(await alertsOf(firm.test)).toHaveLength(1);
  await tidyUp(new Date(at.getTime() + 91 * 86_400_000));
  expect(await alertsOf(firm.test)).toEqual([]);
});

describe("the daily update", () => {
  /** 11 pm in Sydney on 20 November, and ninety minutes later. */
  const [late, nextDay] = [new Date("2026-11-20T23:00:00+11:00"), new Date("2026-11-21T00:30:00+11:00")];

  test("counts events by kind in one email, for the Sydney day, and for all requests or only the member's own", async () => {
    const firm = await makeCompany();
    const mine = await addMember(firm, { scope: "mine", pace: "daily" });
    const all = await addMember(firm, { scope: "all", pace: "daily" });
    const own = await createRequest(firm.test, { input: INPUT, actor: mine.actor });
    const another = await createRequest(firm.test, { input: INPUT, actor: KEY });
    const add = (requestId: string, kind: "ready" | "bounced", at: Date) =>
      inScope(firm.test, (tx) => addAlert(tx, firm.test, { requestId, kind, at }));
    await add(own.id, "ready", late);
    await add(another.id, "ready", late);
    await add(another.id, "bounced", late);
    await add(own.id, "ready", nextDay);
    for (let n = 0; n < 2; n++) await mailDigest(firm.test, "2026-11-20");
    expect(mail.sent).toHaveLength(2);
    const to = (email: string) => mail.sent.find((one) => one.to === email);
    expect(to(mine.email)?.subject).toBe("Your requests on 20 November (test)");
    expect(to(mine.email)?.text).toContain("1 report is ready.");
    expect(to(mine.email)?.text).toContain("/test/requests?sort=changed&owner=mine");
    expect(to(all.email)?.text).toContain("2 reports are ready. 1 message did not arrive.");
    await mailDigest(firm.live, "2026-11-20");
    await mailDigest(firm.test, "2026-11-19");
    expect(mail.sent).toHaveLength(2);
  });

  test("contains an anchor of the audit log for owners only, and verifying the log accepts the anchor", async () => {
    const firm = await makeCompany();
    const [owner, member] = [
      await addMember(firm, { scope: "all", pace: "daily" }),
      await addMember(firm, { scope: "all", pace: "daily" }),
    ];
    const { companyId } = firm;
    await inCompany(companyId, (tx) =>
      tx.membership.updateMany({ where: { companyId, userId: owner.userId }, data: { role: "owner" } }),
    );
    const { id: requestId } = await createRequest(firm.test, { input: INPUT, actor: KEY });
    await inScope(firm.test, (tx) => addAlert(tx, firm.test, { requestId, kind: "ready", at: late }));
    await mailDigest(firm.test, "2026-11-20");
    const textTo = (email: string) => mail.sent.find((one) => one.to === email)?.text ?? "";
    expect(textTo(member.email)).toContain("1 report is ready.");
    expect(textTo(member.email)).not.toContain("audit_anchor");
    const file = join(folder, "mail.txt");
    writeFileSync(file, textTo(owner.email));
    const anchors = (await readAnchors(file)).get(companyId) ?? [];
    expect(anchors).toHaveLength(1);
    expect(await verifyAudit(companyId, anchors)).toMatchObject({
      intact: true,
      anchored: { seq: anchors[0]?.seq },
    });
  });

  test("is due once, at 7 am on the next day", async () => {
    const firm = await makeCompany();
    await addMember(firm, { scope: "all", pace: "daily" });
    const { id } = await createRequest(firm.test, { input: INPUT, actor: KEY });
    for (const at of [late, late])
      await inScope(firm.test, (tx) => addAlert(tx, firm.test, { requestId: id, kind: "ready", at }));
    const due = await inScope(firm.test, (tx) => tx.outbox.findMany({ where: { name: "digest" } }));
    expect(due.map(({ subjectId, availableAt }) => [subjectId, availableAt])).toEqual([
      ["2026-11-20", new Date("2026-11-21T07:00:00+11:00")],
    ]);
  });
});

describe("listRecentAlerts", () => {
  async function makeReader() {
    const firm = await makeCompany();
    const reader = await addMember(firm, { scope: "none", pace: "instant" });
    const { companyId } = firm;
    await chooseBrowserAlerts({ companyId, userId: reader.userId }, "mine", reader.actor);
    return { firm, reader };
  }
  const finish = async (scope: Scope, actor: Actor, now?: Date) => {
    const { id } = await createRequest(scope, { input: INPUT, actor });
    await makeReady(scope, id, now);
  };

  test("returns each alert once, and none from before the first call", async () => {
    const { firm, reader } = await makeReader();
    const from = async (after: string | null, ownerId: string | null = null) =>
      listRecentAlerts(firm.test, { after, ownerId });
    expect(await from(null)).toEqual({ alerts: [], last: "" });
    await finish(firm.test, KEY);
    const first = await from("");
    expect(first.alerts.map(({ kind }) => kind)).toEqual(["ready"]);
    expect(await from(null)).toEqual({ alerts: [], last: first.last });
    expect(await from(first.last)).toEqual({ alerts: [], last: first.last });
    await finish(firm.test, reader.actor, new Date(Date.now() + 1_000));
    await finish(firm.test, KEY, new Date(Date.now() + 2_000));
    expect((await from(first.last)).alerts).toHaveLength(2);
    const mine = await from(first.last, reader.userId);
    expect(mine.alerts).toHaveLength(1);
    expect(mine.last).toBe((await from(first.last)).last);
    expect(mail.sent).toEqual([]);
  });

  test("returns no alert of another company or of the other environment, even if the call names such an alert", async () => {
    const { firm } = await makeReader();
    const other = await makeReader();
    await finish(other.firm.test, KEY);
    const [theirs] = await alertsOf(other.firm.test);
    for (const after of ["", theirs?.id ?? "", "nonsense"]) {
      expect((await listRecentAlerts(firm.test, { after, ownerId: null })).alerts).toEqual([]);
      expect((await listRecentAlerts(other.firm.live, { after, ownerId: null })).alerts).toEqual([]);
    }
  });
});
