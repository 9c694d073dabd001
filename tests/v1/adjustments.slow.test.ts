import { describe, expect, test } from "vitest";
import { GET, PUT } from "@/app/v1/requests/[id]/adjustments/route";
import { GET as getAssessed } from "@/app/v1/requests/[id]/assessed/route";
import { GET as getHtml } from "@/app/v1/requests/[id]/assessed.html/route";
import { GET as getPdf } from "@/app/v1/requests/[id]/assessed.pdf/route";
import { GET as getXlsx } from "@/app/v1/requests/[id]/assessed.xlsx/route";
import { GET as getXml } from "@/app/v1/requests/[id]/assessed.xml/route";
import { PUT as putAssessment } from "@/app/v1/requests/[id]/assessment/route";
import { GET as getAudit } from "@/app/v1/requests/[id]/audit/route";
import { GET as getReport } from "@/app/v1/requests/[id]/report/route";
import { GET as verify } from "@/app/verify/[id]/route";
import { addAdjustment, removeAdjustment } from "@/lib/analyse/adjust-request";
import { publicKeys } from "@/lib/analyse/sign-digest";
import { createRequest } from "@/lib/connect/create-request";
import type { Report } from "@/lib/contract/report/report";
import type { AdjustmentsView } from "@/lib/contract/wire/adjustments";
import { withdrawRequest } from "@/lib/erase/withdraw-request";
import { advance, refresh } from "@/lib/pipeline";
import { digestOf } from "@/lib/render/json";
import { inScope } from "@/lib/store/client";
import { changeSettings } from "@/lib/store/write/company";
import { call } from "@/tests/support/call";
import { giveConsent } from "@/tests/support/consent";
import { refreshLater } from "@/tests/support/refresh-later";
import { INPUT } from "@/tests/support/request-input";
import { testStates } from "@/tests/support/states";

const states = testStates();
const key = () => states.firm.testKey;
const REASON = "Bought for a friend, paid back in cash.";

type Answer = AdjustmentsView & { detail: string };
const put = (id: string, body: unknown) =>
  call<Answer>(PUT, { method: "PUT", key: key(), params: { id }, body });
const read = (id: string) => call<Answer>(GET, { key: key(), params: { id } });
const readReport = async (id: string) => (await call<Report>(getReport, { key: key(), params: { id } })).json;
const readCopy = (id: string) =>
  call<Report & { detail: string }>(getAssessed, { key: key(), params: { id } });
const factsOf = async (verificationId: string) =>
  (await call(verify, { params: { id: verificationId }, headers: { accept: "application/json" } })).json;
const auditOf = async (id: string) =>
  (
    await call<{ data: { action: string; actor: string; detail: Record<string, unknown> }[] }>(getAudit, {
      key: key(),
      params: { id },
    })
  ).json.data;

/** Returns the report's largest purchase, which counts as a living expense. */
function purchaseOf(report: Report) {
  const [largest] = report.expenses.largest;
  if (!largest) throw new Error("nothing was spent");
  return largest;
}
const exclude = (report: Report) => ({
  action: "EXCLUDE",
  target_kind: "TRANSACTION",
  target_id: purchaseOf(report).transaction_id,
  reason: REASON,
});
const setPay = (report: Report, monthly_cents = 400_000) => ({
  action: "SET_MONTHLY",
  target_kind: "STREAM",
  target_id: report.income.streams[0]?.id,
  monthly_cents,
  reason: "Goes part time from next month, letter sighted.",
});

describe("adjustments of a ready request", () => {
  test("give the report a signed assessed copy with the authors, and leave the report unchanged", async () => {
    const id = states.ids.ready;
    const before = await readReport(id);
    const answer = await put(id, { version: 0, adjustments: [setPay(before)] });
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({
      version: 1,
      adjustments: [{ state: "APPLIED", monthly_cents: 400_000 }],
    });
    expect(answer.json.adjustments[0]?.author).toMatch(/^API key …/);
    expect(await readReport(id)).toEqual(before);

    const copy = await readCopy(id);
    const { assessed, integrity, ...rest } = copy.json;
    expect(rest.verification.id).toBe(answer.json.verification_id);
    expect(rest.verification.id).not.toBe(before.verification.id);
    expect(rest.transactions).toEqual(before.transactions);
    expect(assessed?.report).toMatchObject({
      verification_id: before.verification.id,
      digest: before.integrity.digest_sha256,
    });
    expect(integrity.digest_sha256).toBe(digestOf(JSON.stringify({ assessed, ...rest }, sortedKeys)));
    expect(publicKeys().keys.map(({ kid }) => kid)).toContain(integrity.key_id);
    const income = assessed?.figures.find(
      ({ section, code }) => section === "SUMMARY" && code === "income_net",
    );
    const others = before.income.streams.slice(1).filter(({ included }) => included);
    const sum = others.reduce((cents, { monthly }) => cents + (monthly.selected.value ?? 0), 400_000);
    expect(income).toMatchObject({ original: before.summary.income_net_monthly.value, adjusted: sum });

    const last = (await auditOf(id)).at(-1);
    expect(last).toMatchObject({
      action: "adjustments.changed",
      actor: "key",
      detail: { added: 1, removed: 0, total: 1, verification_id: rest.verification.id },
    });
    expect(JSON.stringify(last)).not.toContain("part time");
  });

  test("are in every format of the copy with original and adjusted figures, and /verify recognises the copy's files", async () => {
    const id = states.ids.ready;
    const report = await readReport(id);
    const { json } = await put(id, { version: 0, adjustments: [exclude(report)] });
    const [html, xml, pdf, xlsx] = await Promise.all(
      [getHtml, getXml, getPdf, getXlsx].map((handler) => call(handler, { key: key(), params: { id } })),
    );
    for (const words of ["assessed copy", "Assessed by the firm", REASON, report.verification.id])
      expect(html?.text).toContain(words);
    expect(xml?.text).toContain("<assessed><report><verification_id>");
    expect(xml?.text).toContain(`<reason>${REASON}</reason>`);
    expect([pdf?.status, xlsx?.status]).toEqual([200, 200]);
    const facts = await factsOf(json.verification_id ?? "");
    expect(facts).toMatchObject({ standing: "current", is_assessed_copy: true });
    expect((facts.files as { format: string }[]).map(({ format }) => format).sort()).toEqual([
      "html",
      "pdf",
      "xlsx",
      "xml",
    ]);
    expect(await factsOf(report.verification.id)).toMatchObject({
      standing: "current",
      is_assessed_copy: false,
    });
  });

  test("supersede the copy if the list changes, keep author and time of unchanged adjustments, and an empty list removes the copy", async () => {
    const id = states.ids.ready;
    const report = await readReport(id);
    const first = await put(id, { version: 0, adjustments: [exclude(report)] });
    const [kept] = first.json.adjustments;
    const second = await put(id, { version: 1, adjustments: [kept, setPay(report)] });
    expect(second.json).toMatchObject({ version: 2 });
    expect(second.json.adjustments[0]).toEqual(kept);
    expect((await readCopy(id)).json.verification.supersedes).toBe(first.json.verification_id);
    expect(await factsOf(first.json.verification_id ?? "")).toMatchObject({
      standing: "superseded",
      superseded_by: second.json.verification_id,
    });
    const same = await put(id, { version: 2, adjustments: second.json.adjustments });
    expect(same.json).toEqual(second.json);
    const none = await put(id, { version: 2, adjustments: [] });
    expect(none.json).toMatchObject({ version: 3, verification_id: null, adjustments: [] });
    const copy = await readCopy(id);
    expect([copy.status, copy.json.detail]).toEqual([409, expect.stringContaining("no assessed copy")]);
  });

  test("conflict if two lists start from the same version, so that the second gets 409 and the first stays", async () => {
    const id = states.ids.ready;
    const report = await readReport(id);
    expect((await put(id, { version: 0, adjustments: [exclude(report)] })).status).toBe(200);
    const late = await put(id, { version: 0, adjustments: [setPay(report)] });
    expect(late.status).toBe(409);
    expect(late.json.detail).toContain("Someone else changed the adjustments");
    expect((await read(id)).json.adjustments.map(({ action }) => action)).toEqual(["EXCLUDE"]);
  });

  test("both succeed if two people add one at the same moment, and removing an adjustment removes only that one", async () => {
    const id = states.ids.ready;
    const report = await readReport(id);
    const base = { id: null, code: null, reason: REASON };
    const row = { kind: "TRANSACTION" as const, id: purchaseOf(report).transaction_id };
    const pay = { kind: "STREAM" as const, id: report.income.streams[0]?.id ?? "" };
    await Promise.all([
      addAdjustment(
        states.firm.test,
        id,
        { ...base, target: row, action: "ONE_OFF", monthlyCents: null },
        states.firm.actor,
      ),
      addAdjustment(
        states.firm.test,
        id,
        { ...base, target: pay, action: "SET_MONTHLY", monthlyCents: 1 },
        states.firm.actor,
      ),
    ]);
    const { json } = await read(id);
    expect(json.adjustments.map(({ action }) => action).sort()).toEqual(["ONE_OFF", "SET_MONTHLY"]);
    const [first] = json.adjustments;
    await removeAdjustment(states.firm.test, id, first?.id ?? "", states.firm.actor);
    expect((await read(id)).json.adjustments).toHaveLength(1);
  });
});

/**
 * Sorts the members of objects as RFC 8785 does. This would not work for integer-like names, which the document does
 * not have.
 */
function sortedKeys(_name: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

describe("adjustments later in a request's life", () => {
  test("update the copy after a refresh and after new assessment inputs", async () => {
    const id = states.ids.ready_ongoing;
    const report = await readReport(id);
    const first = await put(id, { version: 0, adjustments: [exclude(report), setPay(report)] });
    await refresh(states.firm.test, id);
    const newer = await readReport(id);
    expect(newer.verification.id).not.toBe(report.verification.id);
    const copy = await readCopy(id);
    expect(copy.json.assessed?.report.verification_id).toBe(newer.verification.id);
    expect(copy.json.assessed?.adjustments.map(({ state }) => state)).toEqual(["APPLIED", "APPLIED"]);
    expect(await factsOf(first.json.verification_id ?? "")).toMatchObject({
      standing: "superseded",
      superseded_by: copy.json.verification.id,
    });
    await call(putAssessment, {
      method: "PUT",
      key: key(),
      params: { id },
      body: { hem_monthly_cents: 900_000 },
    });
    const again = await readCopy(id);
    expect(again.json.assessed?.report.verification_id).toBe((await readReport(id)).verification.id);
    expect((await read(id)).json).toMatchObject({ version: 1, verification_id: again.json.verification.id });
  });

  test("lapse if a refresh drops their target, then change no figure, and can stay or be removed", async () => {
    const id = states.ids.ready_ongoing;
    const report = await readReport(id);
    const { id: oldest, on } = report.transactions[0] ?? {};
    const drop = { action: "EXCLUDE", target_kind: "TRANSACTION", target_id: oldest, reason: REASON };
    await put(id, { version: 0, adjustments: [drop, setPay(report)] });
    await refreshLater(states.firm.test, id, 40);
    const newer = await readReport(id);
    expect(newer.transactions.map((row) => row.id)).not.toContain(oldest);

    const list = (await read(id)).json;
    expect(list.adjustments).toMatchObject([
      { state: "LAPSED", note: "The report no longer has this transaction.", on, reason: REASON },
      { state: "APPLIED", note: null },
    ]);
    const copy = (await readCopy(id)).json;
    expect(copy.assessed?.adjustments.map(({ state }) => state)).toEqual(["LAPSED", "APPLIED"]);
    const html = await call(getHtml, { key: key(), params: { id } });
    expect(html.text).toContain("Adjustments that lapsed");
    expect(html.text).toContain("The report no longer has this transaction.");

    const figuresOf = (each: Report) => each.assessed?.figures;
    const [lapsed, applied] = list.adjustments;
    const both = await put(id, {
      version: list.version,
      adjustments: [lapsed, { ...applied, reason: REASON }],
    });
    expect(both.json.adjustments.map(({ state }) => state)).toEqual(["LAPSED", "APPLIED"]);
    const rest = await put(id, { version: both.json.version, adjustments: both.json.adjustments.slice(1) });
    expect(rest.json.adjustments.map(({ state }) => state)).toEqual(["APPLIED"]);
    expect(figuresOf((await readCopy(id)).json)).toEqual(figuresOf(copy));
  });

  test("lose against a concurrent withdrawal, so that later changes get 410 and no adjustment remains", async () => {
    const id = states.ids.ready;
    const report = await readReport(id);
    const [changed, assessed] = await Promise.all([
      put(id, { version: 0, adjustments: [exclude(report)] }),
      call(putAssessment, { method: "PUT", key: key(), params: { id }, body: { hem_monthly_cents: 1 } }),
      withdrawRequest(states.firm.test, id, { by: "firm", actor: states.firm.actor }),
    ]);
    for (const { status } of [changed, assessed]) expect([200, 410]).toContain(status);
    expect((await put(id, { version: 0, adjustments: [exclude(report)] })).json.detail).toContain(
      "withdrawn",
    );
    const left = await inScope(states.firm.test, async (tx) => [
      await tx.requestAdjustments.count({ where: { requestId: id } }),
      await tx.requestAssessment.count({ where: { requestId: id } }),
      await tx.report.count({ where: { requestId: id, documentSealed: { not: null } } }),
    ]);
    expect(left).toEqual([0, 0, 0]);
  });

  test("return 410 after a withdrawal, and neither adjustments nor copies remain", async () => {
    const id = states.ids.ready;
    const report = await readReport(id);
    const { json } = await put(id, { version: 0, adjustments: [exclude(report)] });
    await call(getHtml, { key: key(), params: { id } });
    await withdrawRequest(states.firm.test, id, { by: "firm", actor: states.firm.actor });
    expect((await read(id)).status).toBe(410);
    expect((await put(id, { version: 1 })).status).toBe(410);
    expect((await readCopy(id)).status).toBe(410);
    expect(await factsOf(json.verification_id ?? "")).toMatchObject({ standing: "withdrawn", files: [] });
    const left = await inScope(states.firm.test, async (tx) => [
      await tx.requestAdjustments.count({ where: { requestId: id } }),
      await tx.report.count({ where: { requestId: id, documentSealed: { not: null } } }),
      await tx.renderedDocument.count({ where: { requestId: id } }),
    ]);
    expect(left).toEqual([0, 0, 0]);
  });

  test("are stored encrypted, without the reason or the name in plain text", async () => {
    const id = states.ids.ready;
    await put(id, { version: 0, adjustments: [exclude(await readReport(id))] });
    const row = await inScope(states.firm.test, (tx) =>
      tx.requestAdjustments.findFirst({ where: { requestId: id } }),
    );
    expect(Buffer.from(row?.listSealed ?? []).includes("friend")).toBe(false);
  });

  test("are refused once the bank data is deleted, but the list can still be cleared", async () => {
    const id = states.ids.ready;
    const report = await readReport(id);
    await put(id, { version: 0, adjustments: [exclude(report)] });
    await inScope(states.firm.test, (tx) => tx.snapshot.deleteMany({ where: { requestId: id } }));
    const refused = await put(id, { version: 1, adjustments: [setPay(report)] });
    expect([refused.status, refused.json.detail]).toEqual([
      409,
      expect.stringContaining("bank data was deleted"),
    ]);
    expect((await readCopy(id)).status).toBe(200);
    expect((await put(id, { version: 1, adjustments: [] })).status).toBe(200);
  });

  test("return 409 for PUT and an empty list for GET before the report exists", async () => {
    const id = states.ids.pending_data;
    const answer = await put(id, { adjustments: [{ ...EXAMPLE, target_id: "x" }] });
    expect(answer.status).toBe(409);
    expect((await read(id)).json).toMatchObject({ version: 0, verification_id: null, adjustments: [] });
  });
});

test("adjustments of an insight report are refused, and the error names no row or stream of the report", async () => {
  const { firm } = states;
  await changeSettings(firm.companyId, { documentProfile: "insight" }, firm.actor, new Date());
  const { id } = await createRequest(firm.test, { input: INPUT, actor: firm.actor });
  await giveConsent(id);
  await advance(firm.test, id);
  const report = await readReport(id);
  expect(report.profile).toBe("insight");
  const stream = report.income.streams[0]?.id;
  const answer = await put(id, { adjustments: [{ ...EXAMPLE, target_kind: "STREAM", target_id: stream }] });
  expect(answer.status).toBe(409);
  expect(answer.json.detail).toContain("cannot have adjustments");
});

const EXAMPLE = { action: "EXCLUDE", target_kind: "TRANSACTION", target_id: "no-such-row", reason: REASON };

test.each([
  [[EXAMPLE], [0, "target_id"], "the report has no item with this id in transactions: read the report again"],
  [[{ ...EXAMPLE, reason: "too short" }], [0, "reason"], "String should have at least 10 characters"],
  [[{ ...EXAMPLE, reason: "x".repeat(501) }], [0, "reason"], "String should have at most 500 characters"],
  [[{ ...EXAMPLE, action: "RECODE" }], [0, "action"], "RECODE needs a category"],
  [
    [{ ...EXAMPLE, action: "SET_MONTHLY", monthly_cents: 1 }],
    [0, "target_kind"],
    "SET_MONTHLY is for a STREAM",
  ],
  [[EXAMPLE, { ...EXAMPLE, action: "ONE_OFF" }], [1, "target_id"], "cannot have another adjustment"],
  [[{ ...EXAMPLE, id: "adj_unknown" }], [0, "id"], "no adjustment has this id"],
  [
    Array.from({ length: 201 }, (_, n) => ({ ...EXAMPLE, target_id: `row-${n}` })),
    [],
    "at most 200 adjustments, not 201",
  ],
])("the 422 for adjustments explains how to fix %#", async (adjustments, loc, msg) => {
  const answer = await call<{ detail: { loc: unknown; msg: string }[] }>(PUT, {
    method: "PUT",
    key: key(),
    params: { id: states.ids.ready },
    body: { adjustments },
  });
  expect(answer.status).toBe(422);
  expect(answer.json.detail[0]?.loc).toEqual(["body", "adjustments", ...loc]);
  expect(answer.json.detail[0]?.msg).toContain(msg);
});
