import { expect, test } from "vitest";
import { GET, PUT } from "@/app/v1/requests/[id]/assessment/route";
import { GET as getAudit } from "@/app/v1/requests/[id]/audit/route";
import { GET as getComparison } from "@/app/v1/requests/[id]/comparison.csv/route";
import { GET as getReport } from "@/app/v1/requests/[id]/report/route";
import { POST as create } from "@/app/v1/requests/route";
import { GET as verify } from "@/app/verify/[id]/route";
import type { Report } from "@/lib/contract/report/report";
import { withdrawRequest } from "@/lib/erase/withdraw-request";
import { advance, refresh } from "@/lib/pipeline";
import { inScope } from "@/lib/store/client";
import { call } from "@/tests/support/call";
import { giveConsent } from "@/tests/support/consent";
import { testStates } from "@/tests/support/states";

const states = testStates();

const LOAN = { amount_cents: 3_500_000, term_months: 60, rate_percent: 8.49, purpose: "Used car" };
const INPUTS = {
  hem_monthly_cents: 900_000,
  household: { adults: 2, children: 1 },
  proposed_loan: LOAN,
  declared: { income: [{ type: "inc.salary", monthly_cents: 620_000 }] },
  expected_employer: "Harbour Logistics Pty Ltd",
};

type View = { version: number; verification_id: string | null; hem_monthly_cents: number | null };
const key = () => states.firm.testKey;
const put = (id: string, body: unknown) =>
  call<View & { detail: string }>(PUT, { method: "PUT", key: key(), params: { id }, body });
const read = (id: string) => call<View>(GET, { key: key(), params: { id } });
const readReport = async (id: string) => (await call<Report>(getReport, { key: key(), params: { id } })).json;
const countEvents = (id: string) =>
  inScope(states.firm.test, (tx) => tx.event.count({ where: { requestId: id } }));

test("PUT assessment on a ready request generates the report again with the inputs under a new verification id, and sends no event", async () => {
  const id = states.ids.ready;
  const before = await readReport(id);
  const events = await countEvents(id);
  const answer = await put(id, INPUTS);
  expect(answer.status).toBe(200);
  expect(answer.json).toMatchObject({ ...LOAN_VIEW, version: 1 });
  expect(answer.json.verification_id).not.toBe(before.verification.id);

  const after = await readReport(id);
  expect(after.verification).toMatchObject({
    id: answer.json.verification_id,
    supersedes: before.verification.id,
  });
  expect(after.affordability?.assumptions).toMatchObject({
    hem_monthly_cents: 900_000,
    hem_household: "2 adults, 1 child",
    proposed_loan: { amount_cents: 3_500_000, term_months: 60, rate: 0.0849 },
  });
  const lineOf = (line: string) => after.affordability?.ladder.find((row) => row.line === line);
  expect(lineOf("living_hem")?.assessed_cents).toBe(900_000);
  // 35,000 over 60 months at 8.49% plus a buffer of 3 points, so the monthly rate is 0.1149 / 12.
  const r = 0.1149 / 12;
  const repayment = Math.round((3_500_000 * r) / (1 - (1 + r) ** -60));
  expect(after.affordability?.proposed?.repayment_monthly_cents).toBe(repayment);
  expect(after.affordability?.proposed?.ndi_after_cents).toBe(
    (after.affordability?.ratios.ndi.value ?? 0) - repayment,
  );
  expect(after.assessment).toMatchObject({
    sources: {
      hem_monthly: "REQUEST",
      household: "REQUEST",
      proposed_loan: "REQUEST",
      declared: "REQUEST",
      expected_employer: "REQUEST",
    },
    household: { adults: 2, children: 1 },
    loan_purpose: "Used car",
    expected_employer: { name: "Harbour Logistics Pty Ltd" },
  });
  expect(after.comparison[0]).toMatchObject({ code: "inc.salary", declared_cents: 620_000 });
  expect(after.income).toEqual(before.income);
  expect(after.transactions).toEqual(before.transactions);
  expect(after.data_as_at).toBe(before.data_as_at);
  expect(await countEvents(id)).toBe(events);

  const old = await call(verify, {
    params: { id: before.verification.id },
    headers: { accept: "application/json" },
  });
  expect(old.json).toMatchObject({ standing: "superseded" });
  const audit = await call<{ data: { action: string; actor: string; detail: object }[] }>(getAudit, {
    key: key(),
    params: { id },
  });
  expect(audit.json.data.at(-1)).toMatchObject({
    action: "report.assessed",
    actor: "key",
    detail: { verification_id: answer.json.verification_id },
  });
});

const LOAN_VIEW = { hem_monthly_cents: 900_000, proposed_loan: LOAN };

test("GET comparison.csv has a line for each comparison, and only its headings if nothing was declared", async () => {
  const id = states.ids.ready;
  const linesOf = async () => {
    const { text, status } = await call(getComparison, { key: key(), params: { id } });
    expect(status).toBe(200);
    return text.trimEnd().split("\r\n");
  };
  expect(await linesOf()).toHaveLength(1);
  await put(id, INPUTS);
  const [head = "", ...lines] = await linesOf();
  const { comparison } = await readReport(id);
  expect(lines).toHaveLength(comparison.length);
  const columns = head.replace("\uFEFF", "").split(",");
  expect(lines[0]?.split(",")[columns.indexOf("declared")]).toBe("6200.00");
});

test("PUT assessment with the same inputs changes nothing", async () => {
  const first = await put(states.ids.ready, INPUTS);
  const again = await put(states.ids.ready, INPUTS);
  expect(again.json).toEqual(first.json);
});

test("PUT assessment by two people from the same version gives the second person 409, and keeps the first person's inputs", async () => {
  const id = states.ids.ready;
  expect((await put(id, { hem_monthly_cents: 300_000, version: 0 })).status).toBe(200);
  const late = await put(id, { hem_monthly_cents: 400_000, version: 0 });
  expect(late.status).toBe(409);
  expect(late.json.detail).toContain("Someone else changed the assessment");
  expect((await read(id)).json).toMatchObject({ hem_monthly_cents: 300_000, version: 1 });
});

test("PUT assessment by two concurrent calls loses no inputs, because the second call is refused or stored afterwards", async () => {
  const id = states.ids.ready;
  const calls = [300_000, 400_000].map((hem_monthly_cents) => put(id, { hem_monthly_cents, version: 0 }));
  const statuses = (await Promise.all(calls)).map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 409]);
  expect((await read(id)).json.version).toBe(1);
});

test("assessment inputs in the create body are used by the first report", async () => {
  const body = { client_name: "Ava Nguyen", report_type: "affordability", assessment: INPUTS };
  const made = await call(create, { key: key(), body });
  const id = String(made.json.id);
  expect((await read(id)).json).toMatchObject({ ...LOAN_VIEW, version: 1, verification_id: null });
  await giveConsent(id);
  await advance(states.firm.test, id);
  const report = await readReport(id);
  expect(report.assessment.sources.hem_monthly).toBe("REQUEST");
  expect(report.affordability?.assumptions.hem_monthly_cents).toBe(900_000);
});

test("assessment inputs set while the request is pending generate no report", async () => {
  const answer = await put(states.ids.pending_data, INPUTS);
  expect(answer.json).toMatchObject({ version: 1, verification_id: null });
});

test("assessment inputs are kept by a refresh", async () => {
  const id = states.ids.ready_ongoing;
  await put(id, INPUTS);
  await refresh(states.firm.test, id);
  expect((await readReport(id)).affordability?.assumptions.hem_monthly_cents).toBe(900_000);
});

test("a report without assessment inputs says that none were given", async () => {
  const { assessment } = await readReport(states.ids.ready);
  expect(new Set(Object.values(assessment.sources))).toEqual(new Set(["NONE"]));
});

test("assessment inputs omitted from a PUT are removed, and the company's settings apply again", async () => {
  const id = states.ids.ready;
  await put(id, INPUTS);
  await put(id, {});
  const report = await readReport(id);
  expect(report.affordability?.proposed).toBeNull();
  expect(report.assessment.sources.proposed_loan).toBe("NONE");
});

test("PUT assessment on a withdrawn request gets 410, and no inputs remain", async () => {
  const id = states.ids.ready;
  await put(id, INPUTS);
  await withdrawRequest(states.firm.test, id, { by: "firm", actor: states.firm.actor });
  expect((await read(id)).status).toBe(410);
  expect((await put(id, INPUTS)).status).toBe(410);
  expect(
    await inScope(states.firm.test, (tx) => tx.requestAssessment.count({ where: { requestId: id } })),
  ).toBe(0);
});

test("assessment inputs can no longer change the report once the bank data of an expired consent is deleted", async () => {
  const id = states.ids.ready;
  await inScope(states.firm.test, (tx) => tx.snapshot.deleteMany({ where: { requestId: id } }));
  const answer = await put(id, INPUTS);
  expect(answer.status).toBe(409);
  expect((await read(id)).json.version).toBe(0);
});

test.each([
  [{ hem_monthly_cents: "3124" }, ["body", "hem_monthly_cents"], "Input should be a valid integer"],
  [{ household: { adults: 1 } }, ["body", "household", "children"], "Field required"],
  [
    { proposed_loan: { ...LOAN, rate_percent: 8.123456 } },
    ["body", "proposed_loan", "rate_percent"],
    "Decimal input should have no more than 4 decimal places",
  ],
  [{ declared: { income: {} } }, ["body", "declared", "income"], "Input should be a valid list"],
  [
    {
      declared: {
        income: [
          { type: "inc.salary", monthly_cents: 1 },
          { type: "inc.salary.regular", monthly_cents: 1 },
        ],
      },
    },
    ["body", "declared", "income", 1],
    "Value error, inc.salary and inc.salary.regular overlap: combine their amounts in one line",
  ],
  [
    { declared: { debts: Array.from({ length: 101 }, () => ({ class: "CAR" })) } },
    ["body", "declared"],
    "Value error, declare at most 100 lines in all, not 101: combine small ones",
  ],
])("the 422 for assessment inputs explains how to fix %j", async (body, loc, msg) => {
  const answer = await call<{ detail: { loc: unknown; msg: string }[] }>(PUT, {
    method: "PUT",
    key: key(),
    params: { id: states.ids.ready },
    body,
  });
  expect(answer.status).toBe(422);
  expect(answer.json.detail[0]).toMatchObject({ loc, msg });
});
