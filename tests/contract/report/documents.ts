import { writeCopy } from "@/lib/engine/adjustments/write-copy";
import { DEFAULT_ASSUMPTIONS } from "@/lib/engine/affordability/default-assumptions";
import type { BankData } from "@/lib/engine/bank";
import { parseDay } from "@/lib/engine/calendar/day";
import type { ReportDocument } from "@/lib/engine/document";
import type { ReportInput } from "@/lib/engine/report";
import { renderJson } from "@/lib/render/json";
import { PROFILES, REPORT_TYPES } from "@/lib/rules/request";
import { BANKS } from "@/lib/sandbox/banks";
import { generate } from "@/lib/sandbox/households/generate";
import { HOUSEHOLDS } from "@/lib/sandbox/households/list";
import { Household } from "@/tests/engine/household";
import { alice } from "@/tests/households/alice";
import { ben, chris } from "@/tests/households/ben-and-chris";
import { danaAndEli } from "@/tests/households/dana-and-eli";
import { frank } from "@/tests/households/frank";
import { grace } from "@/tests/households/grace";
import { helen, olive, owen, pia, quinn, rita } from "@/tests/households/helen-to-rita";
import { hugo, iris } from "@/tests/households/hugo-and-iris";
import { keith } from "@/tests/households/keith";
import { liam } from "@/tests/households/liam";
import { mia } from "@/tests/households/mia";
import { nora } from "@/tests/households/nora";
import { inputOf, reportOf } from "@/tests/households/sheet";

/** A household, and how to generate its report. */
type Subject = { name: string; write(more: Partial<ReportInput>): ReportDocument };

const GOLDEN = [alice, ben, chris, danaAndEli, frank, grace, helen, hugo, iris, keith].concat([
  liam,
  mia,
  nora,
  olive,
  owen,
  pia,
  quinn,
  rita,
]);

const FIRM = {
  ...DEFAULT_ASSUMPTIONS,
  hemMonthlyCents: 250_000,
  hemHousehold: "A couple with a child",
  hemTreatment: [{ code: "foo.dining", treatment: "OUT" as const }],
  proposedLoan: { amountCents: 45_000_000, rate: 0.0624, termMonths: 360 },
};

/** A sandbox customer whose data was fetched twice, with the customer's notes and the firm's own assumptions. */
function withEverything(data: BankData): Partial<ReportInput> {
  return {
    data: {
      ...data,
      previousBalances: data.balances.map(({ accountId, currentBalance = "0" }) => ({
        accountId,
        currentBalance,
        at: "2026-06-10T08:00:00+10:00",
      })),
    },
    verification: { id: "SIQ-2", url: "http://localhost:3000/verify/SIQ-2", supersedes: "SIQ-1" },
    consent: {
      type: "ongoing",
      givenAt: "2026-01-10T08:00:00+11:00",
      expiresAt: "2027-01-10T08:00:00+11:00",
      institutions: ["Bluegum Bank"],
    },
    assumptions: FIRM,
    assessment: {
      hemMonthlyCents: 312_400,
      household: { adults: 2, children: 1 },
      proposedLoan: null,
      declared: {
        income: [{ type: "inc.salary", monthlyCents: 620_000 }],
        expenses: [{ lixi: "Groceries", monthlyCents: 110_000 }],
        debts: [
          { class: "CAR", lender: "Ironbark Bank", balanceCents: 1_450_000, repaymentCents: 41_000 },
          { class: "PERSONAL", lender: "Saltbush Credit", balanceCents: null, repaymentCents: 20_000 },
        ],
      },
      expectedEmployer: "Harbour Logistics Pty Ltd",
    },
    customerNotes: [
      { target: "/summary", kind: "OTHER", text: "Not usual.", at: "2026-07-01T08:30:00+10:00" },
    ],
  };
}

/** The number of sandbox personas to test. These cover every part of a report; more personas would only take longer. */
const SANDBOX_SUBJECTS = 6;

function listSandbox(): Subject[] {
  return HOUSEHOLDS.slice(0, SANDBOX_SUBJECTS).map((household, index) => {
    const bank = BANKS[index % BANKS.length] ?? BANKS[0];
    if (!bank) throw new Error("the sandbox has no bank");
    const data = generate({ household, bank, asOf: parseDay("2026-06-30"), months: 12 });
    return {
      name: household.id,
      write: (more) => new Household().report({ ...withEverything(data), ...more }),
    };
  });
}

/**
 * A household with unusual rows: an account of another person, a purchase in foreign currency, a returned transfer,
 * and payments to a debt collector whose amount is later halved.
 */
function makeOddities(): Household {
  const home = new Household()
    .account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "900.00")
    .account("parents", "TRANS_AND_SAVINGS_ACCOUNTS", "10.00", { isOwned: false })
    .row("parents", "2026-05-01", "-10.00", "COLES 0412")
    .row("everyday", "2026-05-02", "-20.00", "DUTY FREE", { currency: "NZD" })
    .row("everyday", "2026-05-20", "-4000.00", "TRANSFER TO ROBIN HARPER")
    .row("everyday", "2026-05-24", "4000.00", "TRANSFER FROM ROBIN HARPER");
  return home
    .every(14, "2026-01-07", "2026-06-30", (on) => home.row("everyday", on, "2603.10", "SALARY ACME WIDGETS"))
    .monthly("2026-01-09", "2026-06-30", (on, index) =>
      // The payment is halved at the end, as collectors agree to in hardship.
      home.row("everyday", on, index > 3 ? "-40.00" : "-85.00", "CREDIT CORP SERVICES"),
    );
}

/**
 * Makes an assessed copy that excludes one row and sets another amount for one stream. Returns an insight report
 * unchanged, because it has no copy.
 */
function writeAssessed(more: Partial<ReportInput>): ReportDocument {
  const document = reportOf(alice, more);
  const [row] = document.transactions;
  const [stream] = document.income.streams;
  if (document.profile === "insight" || !row || !stream) return document;
  const base = {
    code: null,
    reason: "Sighted on the payslip.",
    author: "Robin Reid",
    at: document.generatedAt,
  };
  const { name, on, amountCents, code } = row;
  return writeCopy({
    document,
    digest: "0".repeat(64),
    input: inputOf(alice, more),
    adjustments: [
      {
        ...base,
        id: "adj_1",
        target: { kind: "TRANSACTION", id: row.id },
        action: "EXCLUDE",
        monthlyCents: null,
        facts: { name, on, amountCents, code, monthlyCents: null },
      },
      {
        ...base,
        id: "adj_2",
        target: { kind: "STREAM", id: stream.id },
        action: "SET_MONTHLY",
        monthlyCents: 400_000,
        facts: { name: stream.name, on: null, amountCents: null, code: stream.code, monthlyCents: null },
      },
    ],
    verification: { id: "SIQ-3", url: "http://localhost:3000/verify/SIQ-3", supersedes: null },
    generatedAt: document.generatedAt,
  });
}

/**
 * The golden households, the sandbox personas with everything a report can contain, a household with unusual rows, an
 * assessed copy, and a household without data.
 */
export const SUBJECTS: readonly Subject[] = [
  ...GOLDEN.map((home): Subject => ({ name: home.person, write: (more) => reportOf(home, more) })),
  ...listSandbox(),
  { name: "Oddities", write: (more) => makeOddities().report(more) },
  { name: "Alice, assessed", write: writeAssessed },
  { name: "No One", write: (more) => new Household().report(more) },
];

export const KINDS = REPORT_TYPES.flatMap((reportType) =>
  PROFILES.map((profile) => ({ reportType, profile })),
);

const INTEGRITY = { digestSha256: "0".repeat(64), signatureJws: "e30.MA.c2ln", keyId: "key" };

/** The document as a client reads it: rendered and parsed. */
export function toAnswer(document: ReportDocument): Record<string, unknown> {
  return JSON.parse(renderJson(document, INTEGRITY));
}
