import type { CdsAccount, CdsBalance, CdsTransaction } from "@/lib/engine/bank";
import { addDays, addMonths, parseDay } from "@/lib/engine/calendar/day";
import type { ExpenseLeaf, IncomeStream, LadderLine, ReportDocument } from "@/lib/engine/document";
import { buildReport, type ReportInput } from "@/lib/engine/report";

/** A line of a bank statement as a person writes it: day, the bank's words, and dollars (negative for money out). */
export type Line = readonly [on: string, words: string, dollars: number, more?: Partial<CdsTransaction>];

/**
 * One account: the bank's description of it, its balance in dollars when the data was collected, and its statement.
 */
type AccountSheet = Partial<CdsAccount> & {
  accountId: string;
  productCategory: string;
  balance: number | null;
  limit?: number;
  lines: readonly Line[];
};

/** A household written by hand. `dataAsAt` is the time when its data was collected; by default 8 am on 1 July 2026. */
export type Household = { person: string; accounts: readonly AccountSheet[]; dataAsAt?: string };

export const EVERYDAY = "TRANS_AND_SAVINGS_ACCOUNTS";
export const CARD = "CRED_AND_CHRG_CARDS";
export const HOME_LOAN = "RESIDENTIAL_MORTGAGES";
export const LOAN = "PERS_LOANS";

/** Returns `times` copies of a line, one every `days` days. Several amounts alternate. */
export function every(
  days: number,
  from: string,
  times: number,
  words: string,
  ...dollars: [number, ...number[]]
): Line[] {
  return Array.from({ length: times }, (_, index) => [
    addDays(parseDay(from), index * days),
    words,
    dollars[index % dollars.length] ?? 0,
  ]);
}

/** The same line on the same date of every month, or of every `step`th month. Several amounts alternate. */
export function monthly(
  from: string,
  times: number,
  words: string,
  dollars: readonly number[],
  step = 1,
  more: Partial<CdsTransaction> = {},
): Line[] {
  return Array.from({ length: times }, (_, index) => [
    addMonths(parseDay(from), index * step),
    words,
    dollars[index % dollars.length] ?? 0,
    more,
  ]);
}

/** The report of a household, from the same function that the product uses. */
export function reportOf(home: Household, more: Partial<ReportInput> = {}): ReportDocument {
  return buildReport(inputOf(home, more));
}

export function inputOf(home: Household, more: Partial<ReportInput> = {}): ReportInput {
  const balances = home.accounts.flatMap(({ accountId, balance, limit }): CdsBalance[] =>
    balance === null
      ? []
      : [
          {
            accountId,
            currentBalance: balance.toFixed(2),
            ...(limit === undefined ? {} : { creditLimit: limit.toFixed(2) }),
          },
        ],
  );
  const dataAsAt = home.dataAsAt ?? "2026-07-01T08:00:00+10:00";
  return {
    data: {
      accounts: home.accounts.map(toAccount),
      balances,
      transactions: home.accounts.flatMap(toTransactions),
      directDebits: [],
      scheduledPayments: [],
    },
    reportType: "affordability",
    profile: "full",
    verification: { id: "SIQ-TEST", url: "https://example.test/verify/SIQ-TEST", supersedes: null },
    request: {
      clientName: home.person,
      clientRef: null,
      periodLabel: null,
      environment: "test",
      companyName: "Example Lending",
    },
    consent: { type: "once", givenAt: null, expiresAt: null, institutions: [] },
    generatedAt: dataAsAt,
    dataAsAt,
    assumptions: null,
    customerNotes: [],
    ...more,
  };
}

function toAccount({
  balance: _balance,
  limit: _limit,
  lines: _lines,
  ...account
}: AccountSheet): CdsAccount {
  return { displayName: account.accountId, accountOwnership: "ONE_PARTY", ...account };
}

function toTransactions({ accountId, lines }: AccountSheet): CdsTransaction[] {
  return lines.map(([on, words, dollars, more], index) => ({
    accountId,
    transactionId: `${accountId}-${String(index + 1).padStart(4, "0")}`,
    status: "POSTED",
    type: "OTHER",
    postingDateTime: on,
    description: words,
    amount: dollars.toFixed(2),
    ...more,
  }));
}

/** Converts dollars to the whole cents that the document contains. */
export function dollars(amount: number): number {
  return Math.round(amount * 100);
}

export function categoryOf(report: ReportDocument, code: string): ExpenseLeaf | undefined {
  return report.expenses.groups.flatMap((group) => group.leaves).find((category) => category.code === code);
}

/** The monthly figure of a category, and the rule that chose it. */
export function categoryLine(report: ReportDocument, code: string) {
  const category = categoryOf(report, code);
  return category && { monthly: category.monthly.selected.value, rule: category.monthly.rule };
}

export function streamOf(report: ReportDocument, code: string): IncomeStream | undefined {
  return report.income.streams.find((stream) => stream.code === code);
}

/** The facts of an income stream as these tests write them. */
export function incomeLine(stream: IncomeStream | undefined) {
  return (
    stream && {
      code: stream.code,
      frequency: stream.frequency,
      status: stream.status,
      count: stream.count,
      monthly: stream.monthly.selected.value,
      rule: stream.monthly.rule,
    }
  );
}

export function commitmentsOf(report: ReportDocument): Record<string, number | null> {
  return Object.fromEntries(report.commitments.lines.map((line) => [line.code, line.monthly.value]));
}

export function excludedOf(report: ReportDocument) {
  return report.income.excludedCredits.map(({ reason, count, totalCents }) => [reason, count, totalCents]);
}

/** The lines of the assessment steps by name, each as [observed, assessed]. */
export function stepsOf(report: ReportDocument): Record<string, [number | null, number | null]> {
  const lines: readonly LadderLine[] = (report.affordability?.ladder ?? []).filter(
    (line) => line.role !== "PART",
  );
  return Object.fromEntries(lines.map((line) => [line.line, [line.observedCents, line.assessedCents]]));
}
