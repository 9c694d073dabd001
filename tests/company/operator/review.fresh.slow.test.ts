import { describe, expect, test } from "vitest";
import { saveApplication } from "@/lib/company/application/save-application";
import { startApplication } from "@/lib/company/application/start-application";
import {
  approveApplication,
  askApplicant,
  noteApplication,
  rejectApplication,
} from "@/lib/company/operator/review-application";
import { setLiveAccess } from "@/lib/company/operator/set-live-access";
import { CHECK_FILE_BYTES_MAX, clearCheck, tickCheck } from "@/lib/company/operator/tick-check";
import { verifyAudit } from "@/lib/company/verify-audit";
import { createRequest } from "@/lib/connect/create-request";
import { newId } from "@/lib/ids";
import { APPLICATION_STATES } from "@/lib/rules/application/moves";
import { asOperator, inCompany, inScope } from "@/lib/store/client";
import { getCheckFile } from "@/lib/store/read/application-file";
import { isLiveOpen } from "@/lib/store/read/company";
import { getFirm } from "@/lib/store/read/firm";
import { getReview, listQueue } from "@/lib/store/read/review";
import { withdrawApplication } from "@/lib/store/write/application";
import {
  ANSWERS,
  actionsOf,
  getApplication,
  SEEN,
  seenBy,
  submit,
  TICKED,
  tickAll,
} from "@/tests/support/application";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { makePerson, OPERATORS, type TestOperator } from "@/tests/support/operator";
import { INPUT } from "@/tests/support/request-input";

process.env.OPERATOR_SECOND_APPROVAL = "1";
testDatabase();

const first = () => makePerson(OPERATORS.first);
const second = () => makePerson(OPERATORS.second);

const noticesOf = (firm: TestCompany) =>
  inCompany(firm.companyId, (tx) => tx.notice.findMany({ orderBy: { createdAt: "asc" } }));

async function makeApplicant() {
  const firm = await makeCompany();
  return { firm, id: await submit(firm) };
}

async function answer(firm: TestCompany, message: string): Promise<void> {
  const { id, version } = await getApplication(firm.companyId);
  const by = { userId: "usr_of_a_test", name: "Robin" };
  const input = { id, seenVersion: version, answers: ANSWERS, ticked: TICKED, by };
  await saveApplication(firm.companyId, {
    input,
    sending: { trigger: "answer", message },
    actor: firm.actor,
  });
}

describe("a draft application", () => {
  test("is not found by any operator, either before submission or after it is discarded", async () => {
    const firm = await makeCompany();
    const id = await startApplication(firm.companyId, firm.actor);
    const expectUnseen = async () => {
      await expect(getReview(id)).rejects.toThrow("Not Found");
      await expect(tickCheck(id, await first(), { item: "abr", evidence: SEEN })).rejects.toThrow(
        "Not Found",
      );
      const { rows } = await listQueue({ states: APPLICATION_STATES, limit: 100, after: null });
      expect(rows.map((row) => row.id)).not.toContain(id);
      expect((await getFirm(firm.companyId)).applications).toEqual([]);
    };
    await expectUnseen();
    await withdrawApplication(firm.companyId, id, firm.actor);
    await expectUnseen();
  });
});

describe("the approval of an application", () => {
  test("needs two operators, and opens live immediately", async () => {
    const { firm, id } = await makeApplicant();
    await tickAll(id, await first());
    const one = await approveApplication(await seenBy(firm.companyId), await first(), null);
    expect(one.opened).toBe(false);
    expect(await isLiveOpen(firm.companyId)).toBe(false);
    await expect(createRequest(firm.live, { input: INPUT, actor: firm.actor })).rejects.toThrow(
      "not approved",
    );
    const two = await approveApplication(await seenBy(firm.companyId), await second(), "All in order.");
    expect(two.opened).toBe(true);
    expect(await isLiveOpen(firm.companyId)).toBe(true);
    await expect(createRequest(firm.live, { input: INPUT, actor: firm.actor })).resolves.toBeDefined();
    expect((await actionsOf(firm.companyId)).slice(-4)).toEqual([
      "application.approval_given",
      "application.approved",
      "company.approved",
      "request.created",
    ]);
    expect(await verifyAudit(firm.companyId)).toMatchObject({ intact: true });
  });

  test("counts once per operator, even if the operator approves several times at the same time", async () => {
    const { firm, id } = await makeApplicant();
    const operator = await first();
    await tickAll(id, operator);
    const seen = await seenBy(firm.companyId);
    const tries = await Promise.allSettled([1, 2, 3].map(() => approveApplication(seen, operator, null)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(approveApplication(await seenBy(firm.companyId), operator, null)).rejects.toThrow(
      "You have already approved this application.",
    );
    expect(await isLiveOpen(firm.companyId)).toBe(false);
  });

  test("requires that all checks are ticked", async () => {
    const { firm, id } = await makeApplicant();
    const operator = await first();
    const approve = async () => approveApplication(await seenBy(firm.companyId), operator, null);
    await expect(approve()).rejects.toThrow("Complete the checklist first: 7 of 7 items are open.");
    await tickAll(id, operator);
    await clearCheck(id, operator, "abr");
    await expect(approve()).rejects.toThrow("1 of 7 items is open");
    await expect(tickCheck(id, operator, { item: "made up", evidence: SEEN })).rejects.toThrow("Not Found");
  });

  test("requires a note about an ABN that does not contain the ACN", async () => {
    const firm = await makeCompany();
    const id = await submit(firm, { ...ANSWERS, abn: "51 824 753 556" });
    const operator = await first();
    await tickAll(id, operator);
    const approve = async () => approveApplication(await seenBy(firm.companyId), operator, null);
    await expect(approve()).rejects.toThrow("1 of 8 items is open");
    const link = { note: null, link: "https://abr.business.gov.au/", file: null };
    await expect(tickCheck(id, operator, { item: "entity", evidence: link })).rejects.toThrow(
      "Give the reason under “What you saw”.",
    );
    const note = "The ABN is the trust’s, of which the company is the trustee.";
    await tickCheck(id, operator, { item: "entity", evidence: { ...link, note } });
    await expect(approve()).resolves.toEqual({ opened: false });
    expect((await getReview(id)).ticks.find(({ item }) => item === "entity")).toMatchObject({
      note,
      ...{ link: link.link },
    });
  });

  test("requires evidence for each check, which is encrypted, can be opened, and is removed when the tick is removed", async () => {
    const { firm, id } = await makeApplicant();
    const operator = await first();
    const none = { note: null, link: null, file: null };
    const send = (bytes: Uint8Array) =>
      tickCheck(id, operator, {
        item: "abr",
        evidence: { ...none, file: { name: "extract.html.pdf", bytes } },
      });
    await expect(tickCheck(id, operator, { item: "abr", evidence: none })).rejects.toThrow(
      "Record what you saw",
    );
    await expect(send(Buffer.from("<html>"))).rejects.toThrow("not a PDF, PNG or JPEG");
    await expect(send(new Uint8Array(CHECK_FILE_BYTES_MAX + 1))).rejects.toThrow("900 kB");
    const pdf = Buffer.from("%PDF-1.7 an extract of the register %%EOF");
    await send(pdf);
    const kept = await getCheckFile(id, "abr");
    expect(Buffer.from(kept.bytes).equals(pdf)).toBe(true);
    expect(kept).toMatchObject({ name: "extract html.pdf", type: "application/pdf" });
    const [row] = await asOperator((tx) => tx.applicationCheck.findMany({ where: { applicationId: id } }));
    expect(Buffer.from(row?.fileSealed ?? []).toString("latin1")).not.toContain("register");
    expect(await inCompany(firm.companyId, (tx) => tx.applicationCheck.count())).toBe(0);
    await clearCheck(id, operator, "abr");
    await expect(getCheckFile(id, "abr")).rejects.toThrow("Not Found");
  });

  test("is refused for an operator who belongs to the company, or who submitted the application before leaving the company", async () => {
    const firm = await makeCompany();
    const operator = await first();
    const id = await submit({ ...firm, actor: { kind: "member", id: operator.userId } });
    await tickAll(id, await second());
    const approve = async (one: TestOperator) => approveApplication(await seenBy(firm.companyId), one, null);
    await expect(approve(operator)).rejects.toThrow(
      "You belong to this company or worked on its application",
    );
    const data = { id: newId("mbr"), companyId: firm.companyId, role: "viewer" } as const;
    const colleague = await second();
    await inCompany(firm.companyId, (tx) =>
      tx.membership.create({ data: { ...data, userId: colleague.userId } }),
    );
    await expect(approve(colleague)).rejects.toMatchObject({ code: "conflict" });
    await inCompany(firm.companyId, (tx) => tx.membership.deleteMany({ where: { id: data.id } }));
    expect(await approve(colleague)).toEqual({ opened: false });
    expect(await isLiveOpen(firm.companyId)).toBe(false);
  });

  test("becomes void when a question is asked, because the answer may change the decision", async () => {
    const { firm, id } = await makeApplicant();
    await tickAll(id, await first());
    await approveApplication(await seenBy(firm.companyId), await first(), null);
    await askApplicant(await seenBy(firm.companyId), await second(), "Which licence?");
    await answer(firm, "This one.");
    expect((await approveApplication(await seenBy(firm.companyId), await second(), null)).opened).toBe(false);
  });

  test("cannot succeed together with a concurrent rejection", async () => {
    const { firm, id } = await makeApplicant();
    await tickAll(id, await first());
    await approveApplication(await seenBy(firm.companyId), await first(), null);
    const seen = await seenBy(firm.companyId);
    const tries = await Promise.allSettled([
      approveApplication(seen, await second(), null),
      rejectApplication(seen, await first(), "No licence."),
    ]);
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const { state } = await getApplication(firm.companyId);
    expect(await isLiveOpen(firm.companyId)).toBe(state === "approved");
  });
});

describe("the questions, answers and decisions of a review", () => {
  test("alternate between operators and the company, and each question notifies the owners", async () => {
    const { firm, id } = await makeApplicant();
    await askApplicant(await seenBy(firm.companyId), await first(), "Which licence?");
    expect((await getApplication(firm.companyId)).state).toBe("questions");
    const [notice] = await noticesOf(firm);
    expect(notice).toMatchObject({ kind: "application.questions", environment: null, dismissedAt: null });
    const work = await inScope(firm.live, (tx) => tx.outbox.findMany({ where: { name: "notify" } }));
    expect(work.map(({ subjectId }) => subjectId)).toEqual([notice?.id]);
    await answer(firm, "This one.");
    expect((await noticesOf(firm))[0]?.dismissedAt).not.toBeNull();
    const { state, thread } = await getReview(id);
    expect(state).toBe("answered");
    expect(thread.map(({ authorKind, body }) => `${authorKind}: ${body}`)).toEqual([
      "operator: Which licence?",
      "member: This one.",
    ]);
  });

  test("contain a question only once if the same page sends it twice", async () => {
    const { firm } = await makeApplicant();
    const seen = await seenBy(firm.companyId);
    const operator = await first();
    const tries = await Promise.allSettled([1, 2].map(() => askApplicant(seen, operator, "Which licence?")));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await getApplication(firm.companyId)).thread).toHaveLength(1);
  });

  test("give the reason for a rejection, after which the company may apply again", async () => {
    const { firm } = await makeApplicant();
    await rejectApplication(await seenBy(firm.companyId), await first(), "No licence covers this.");
    expect(await getApplication(firm.companyId)).toMatchObject({
      state: "rejected",
      reason: "No licence covers this.",
    });
    expect((await noticesOf(firm)).map(({ kind }) => kind)).toEqual(["application.rejected"]);
    const again = await submit(firm);
    expect((await getApplication(firm.companyId)).id).toBe(again);
  });

  test("store notes and ticks once, show them only to operators, and show the company only the type of the entry", async () => {
    const { firm, id } = await makeApplicant();
    const operator = await first();
    const note = { id: newId("note"), body: "Looked odd to me." };
    await noteApplication(id, operator, note);
    await noteApplication(id, operator, note);
    await tickCheck(id, operator, { item: "abr", evidence: SEEN });
    await tickCheck(id, operator, { item: "abr", evidence: SEEN });
    const review = await getReview(id);
    expect(review.notes.map(({ body }) => body)).toEqual([note.body]);
    expect(await inCompany(firm.companyId, (tx) => tx.applicationNote.count())).toBe(0);
    expect(await inCompany(firm.companyId, (tx) => tx.applicationCheck.count())).toBe(0);
    const actions = await actionsOf(firm.companyId);
    expect(actions.filter((action) => /noted|ticked/.test(action))).toEqual([
      "application.noted",
      "application.check_ticked",
    ]);
    const entries = await inCompany(firm.companyId, (tx) => tx.auditEntry.findMany());
    expect(JSON.stringify(entries)).not.toContain("odd");
    expect(JSON.stringify(entries)).not.toContain(SEEN.note);
  });

  test("report an unknown application as not found", async () => {
    const seen = { applicationId: newId("app"), seenVersion: 1 };
    const operator = await first();
    for (const act of [
      () => approveApplication(seen, operator, null),
      () => askApplicant(seen, operator, "?"),
      () => rejectApplication(seen, operator, "no"),
      () => noteApplication("nonsense", operator, { id: newId("note"), body: "x" }),
    ])
      await expect(act()).rejects.toThrow("Not Found");
  });
});

describe("the suspension of live access", () => {
  test("closes live immediately with a reason, and reinstatement opens live again", async () => {
    const firm = await makeCompany();
    await inCompany(firm.companyId, (tx) => tx.company.updateMany({ data: { liveApprovedAt: new Date() } }));
    await setLiveAccess(firm.companyId, { act: "suspended", reason: "Complaints.", operator: await first() });
    await expect(createRequest(firm.live, { input: INPUT, actor: firm.actor })).rejects.toMatchObject({
      code: "not_approved",
      message: expect.stringMatching(
        /^Live access is suspended .* The test environment works .* can restore it\.$/,
      ),
    });
    await expect(createRequest(firm.test, { input: INPUT, actor: firm.actor })).resolves.toBeDefined();
    await setLiveAccess(firm.companyId, { act: "reinstated", reason: "Settled.", operator: await second() });
    await expect(createRequest(firm.live, { input: INPUT, actor: firm.actor })).resolves.toBeDefined();
    expect(await actionsOf(firm.companyId)).toEqual(
      expect.arrayContaining(["company.suspended", "company.reinstated"]),
    );
  });

  test("counts once if two operators act at the same time, is refused if repeated, and does not find an unknown company", async () => {
    const firm = await makeCompany();
    const operators = [await first(), await second()];
    const tries = await Promise.allSettled(
      operators.map((operator) =>
        setLiveAccess(firm.companyId, { act: "suspended", reason: "Complaints.", operator }),
      ),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(
      setLiveAccess(firm.companyId, { act: "suspended", reason: "x", operator: await first() }),
    ).rejects.toThrow("already");
    await expect(
      setLiveAccess(newId("co"), { act: "suspended", reason: "x", operator: await first() }),
    ).rejects.toThrow("Not Found");
  });
});

test("the review gives operators no access to requests, reports or clients in the database", async () => {
  const firm = await makeCompany();
  await createRequest(firm.test, { input: INPUT, actor: firm.actor });
  const seen = await asOperator(async (tx) => [
    await tx.request.count(),
    await tx.report.count(),
    await tx.snapshot.count(),
    await tx.customerNote.count(),
    await tx.event.count(),
    await tx.membership.count(),
    await tx.brand.count(),
    await tx.apiKey.count(),
  ]);
  expect(seen).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
});
