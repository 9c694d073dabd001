import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { BankData, CdsTransaction } from "@/lib/engine/bank";
import { addDays, parseDay } from "@/lib/engine/calendar/day";
import type { ReportDocument } from "@/lib/engine/document";
import { buildReport } from "@/lib/engine/report";
import { Household } from "@/tests/engine/household";
import { runs } from "@/tests/support/runs";

const ACCOUNTS = ["everyday", "saver", "card", "loan"];
const WORDING = [
  "WOOLWORTHS 1234 BONDI",
  "PAY/SALARY FROM ACME WIDGETS",
  "Transfer to savings",
  "Transfer from everyday",
  "DISHONOUR ANYTIME FITNESS",
  "DIRECT DEBIT ANYTIME FITNESS",
  "KMART REFUND",
  "KMART 123",
  "OSKO PAYMENT TO SARAH JONES",
  "OSKO PAYMENT FROM JORDAN CITIZEN",
  "NIMBLE AUSTRALIA",
  "INTEREST",
  "ATM WITHDRAWAL",
  "",
  "ZXQY 99",
];
const TYPES = [
  "OTHER",
  "FEE",
  "INTEREST_CHARGED",
  "INTEREST_PAID",
  "TRANSFER_OUTGOING",
  "DIRECT_DEBIT",
  "PAYMENT",
  "SOMETHING_NEW",
];

const row: fc.Arbitrary<CdsTransaction> = fc.record({
  accountId: fc.constantFrom(...ACCOUNTS),
  type: fc.constantFrom(...TYPES),
  status: fc.constantFrom("POSTED", "POSTED", "POSTED", "PENDING"),
  description: fc.constantFrom(...WORDING),
  postingDateTime: fc.integer({ min: 0, max: 364 }).map((days) => addDays(parseDay("2025-07-01"), days)),
  amount: fc.integer({ min: -60, max: 60 }).map((tens) => (tens * 12.5).toFixed(2)),
  merchantCategoryCode: fc.constantFrom("", "5411", "7995", "6011"),
});
const rows = fc
  .array(row, { maxLength: 60 })
  .map((list) => list.map((one, index): CdsTransaction => ({ ...one, transactionId: `t${index}` })));

function makeReport(transactions: CdsTransaction[]): ReportDocument {
  const home = new Household()
    .account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "100.00")
    .account("saver", "TRANS_AND_SAVINGS_ACCOUNTS", "100.00")
    .account("card", "CRED_AND_CHRG_CARDS", "-100.00")
    .account("loan", "PERS_LOANS", "-5000.00");
  const data: BankData = { ...home.data, transactions };
  return buildReport(home.input({ data }));
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
/**
 * Categories of money that was moved or reversed. The report lists these rows, but no category's total includes them.
 */
const MOVED = ["trf.own_matched", "trf.card_shared", "trf.loan_shared", "trf.reversed", "fin.loan_interest"];

describe("the report of any rows", () => {
  it("does not depend on the order of the rows", () => {
    fc.assert(
      fc.property(rows, fc.infiniteStream(fc.nat()), (list, chance) => {
        const shuffled = list
          .map((one) => ({ one, rank: chance.next().value ?? 0 }))
          .sort((a, b) => a.rank - b.rank)
          .map(({ one }) => one);
        expect(JSON.stringify(makeReport(shuffled))).toBe(JSON.stringify(makeReport(list)));
      }),
      runs(60),
    );
  });

  it("does not change if a page of rows arrives twice", () => {
    fc.assert(
      fc.property(rows, fc.nat(60), fc.nat(60), (list, from, length) => {
        const repeated = [...list, ...list.slice(from, from + length)];
        expect(JSON.stringify(makeReport(repeated))).toBe(JSON.stringify(makeReport(list)));
      }),
      runs(60),
    );
  });

  it("counts each row exactly once: categories, moves and credits add up to the rows", () => {
    fc.assert(
      fc.property(rows, (list) => {
        const report = makeReport(list);
        const leaves = report.expenses.groups.flatMap((group) => group.leaves);
        const out = sum(
          report.transactions.filter((one) => one.amountCents < 0).map((one) => -one.amountCents),
        );
        const moved = sum(
          report.transactions.filter((one) => MOVED.includes(one.code)).map((one) => -one.amountCents),
        );
        const refunds = report.transactions.filter((one) => one.code === "crd.refund");
        // A refund of a moved row reduces no category's total, so `netted` may be less than the sum of all refunds.
        const netted = sum(leaves.map((category) => category.refundsNettedCents ?? 0));
        expect(sum(leaves.map((category) => category.totalCents ?? 0)) + moved).toBe(out - netted);
        expect(netted).toBeLessThanOrEqual(sum(refunds.map((one) => one.amountCents)));

        const income = report.transactions.filter((one) => one.code.startsWith("inc."));
        expect(sum(report.income.streams.map((stream) => stream.amount.totalCents ?? 0))).toBe(
          sum(income.map((one) => one.amountCents)),
        );
        expect(income.every((one) => one.streamId !== null)).toBe(true);
      }),
      runs(100),
    );
  });

  it("counts each row of accounts that are not loans once in the bridge from opening to closing balances", () => {
    fc.assert(
      fc.property(rows, (list) => {
        const { cashflow, transactions } = makeReport(list);
        const moved = sum(
          transactions.filter((one) => one.accountId !== "loan").map((one) => one.amountCents),
        );
        expect(sum(cashflow.bridge?.lines.map((line) => line.amountCents) ?? [])).toBe(moved);
        expect(cashflow.bridge?.differenceCents ?? 0).toBe(0);
      }),
      runs(100),
    );
  });

  it("has headline sums that are correct to the cent", () => {
    fc.assert(
      fc.property(rows, (list) => {
        const { summary, expenses, commitments, income, cashflow } = makeReport(list);
        const of = (figure: { value: number | null }) => figure.value ?? 0;
        const parts = [summary.incomeNetMonthly, summary.livingMonthly, summary.commitmentsMonthly];
        const [net = 0, living = 0, committed = 0] = parts.map(of);
        const included = income.streams.filter((stream) => stream.included);
        const isShort =
          (summary.incomeNetMonthly.window?.days ?? 0) < 30 ||
          (included.length > 0 && included.every(({ count }) => count < 2));
        expect(summary.surplusMonthly.value).toBe(
          isShort || parts.some((part) => part.value === null) ? null : net - living - committed,
        );
        expect(of(expenses.totals.living)).toBe(
          of(expenses.totals.essential) + of(expenses.totals.discretionary),
        );
        expect(of(expenses.totals.living)).toBe(
          of(expenses.totals.hemScope) + of(expenses.totals.outsideHem),
        );
        expect(of(expenses.totals.all)).toBe(
          of(expenses.totals.living) + of(expenses.totals.committed) + of(expenses.totals.debt),
        );
        // The total is null if there is no data, if there is too little data to show a commitment, or if any line is
        // not stated.
        const days = commitments.totalMonthly.window?.days ?? 0;
        const isUnstated =
          days === 0 ||
          (days < 28 && commitments.lines.length === 0) ||
          commitments.lines.some(({ monthly }) => monthly.note?.startsWith("Not stated:"));
        expect(commitments.totalMonthly.value).toBe(
          isUnstated ? null : sum(commitments.lines.map((line) => of(line.monthly))),
        );
        const types = income.byType.map((type) => type.monthly);
        const total = income.totals.netMonthly;
        if (types.some((type) => type.value === null)) expect(total.value).toBe(null);
        // Total income is null if credits of an unknown kind may be income too, or if the only known income is from
        // investments.
        else if (total.note?.startsWith("Not stated: some credits")) expect(total.value).toBe(null);
        else if (total.note?.startsWith("Only income from investments")) expect(total.value).toBe(null);
        else expect(of(income.totals.netMonthly)).toBe(sum(types.map(of)));
        for (const month of cashflow.months)
          expect(month.netCents).toBe(
            month.incomeCents -
              month.essentialCents -
              month.discretionaryCents -
              month.commitmentsCents -
              month.otherCents,
          );
      }),
      runs(100),
    );
  });

  it("has the same income and expenses after a matched transfer is added", () => {
    fc.assert(
      fc.property(rows, fc.integer({ min: 10, max: 350 }), (list, days) => {
        // Rows on the first and last day fix the covered time, so that the transfer cannot extend it.
        const ends = ["2025-07-01", "2026-06-30"].flatMap((on, index) =>
          ACCOUNTS.map(
            (accountId): CdsTransaction => ({
              accountId,
              transactionId: `end-${index}-${accountId}`,
              status: "POSTED",
              amount: "-1.37",
              description: "ZXQY 99",
              postingDateTime: on,
            }),
          ),
        );
        const on = addDays(parseDay("2025-07-01"), days);
        const pair: CdsTransaction[] = [
          {
            accountId: "everyday",
            transactionId: "p1",
            status: "POSTED",
            amount: "-9876.54",
            description: "Transfer to savings",
            postingDateTime: on,
          },
          {
            accountId: "saver",
            transactionId: "p2",
            status: "POSTED",
            amount: "9876.54",
            description: "Transfer from everyday",
            postingDateTime: addDays(on, 1),
          },
        ];
        const before = makeReport([...list, ...ends]);
        const after = makeReport([...list, ...ends, ...pair]);
        const figures = (report: ReportDocument) => [
          report.income.totals.netMonthly.value,
          report.income.streams.map((stream) => stream.monthly),
          report.expenses.groups,
          report.expenses.totals,
          report.commitments.totalMonthly.value,
        ];
        expect(figures(after)).toEqual(figures(before));
      }),
      runs(60),
    );
  });

  it("can be built in the insight profile, even without rows", () => {
    fc.assert(
      fc.property(rows, (list) => {
        const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "100.00");
        const report = buildReport(
          home.input({ data: { ...home.data, transactions: list }, profile: "insight" }),
        );
        expect(report.transactions).toEqual([]);
        expect(report.evidenceSets.flatMap((set) => set.transactionIds)).toEqual([]);
      }),
      runs(30),
    );
  });

  it("counts a pending row as omitted, and changes nothing else", () => {
    fc.assert(
      fc.property(rows, (list) => {
        const extra: CdsTransaction = {
          accountId: "everyday",
          transactionId: "pending",
          status: "PENDING",
          amount: "-71.10",
        };
        const { quality: _before, ...before } = makeReport(list);
        const { quality: _after, ...after } = makeReport([...list, extra]);
        expect(JSON.stringify(after)).toBe(JSON.stringify(before));
      }),
      runs(40),
    );
  });

  it("has no figure that is NaN or infinite", () => {
    fc.assert(
      fc.property(rows, (list) => {
        const visit = (value: unknown): void => {
          if (typeof value === "number") expect(Number.isFinite(value)).toBe(true);
          if (typeof value === "object" && value !== null) Object.values(value).forEach(visit);
        };
        visit(makeReport(list));
      }),
      runs(40),
    );
  });
});
