import type { ExcludedReason, IncomeStream, LiabilityClass, ReportDocument } from "@/lib/engine/document";

/** Short ways to ask a report what it shows. Money is in cents a month unless the name says otherwise. */

export const streamsOf = (report: ReportDocument, code: string): IncomeStream[] =>
  report.income.streams.filter((stream) => stream.code === code);

/** Streams of this kind, counted as income, that come this often. */
export const countedAs = (report: ReportDocument, code: string, frequency?: string): IncomeStream[] =>
  streamsOf(report, code).filter(
    (stream) => stream.included && (frequency === undefined || stream.frequency === frequency),
  );

/** What is spent a month on a leaf, 0 where nothing is. */
export function spentOn(report: ReportDocument, code: string): number {
  const leaf = report.expenses.groups.flatMap((group) => group.leaves).find((each) => each.code === code);
  return leaf?.monthly.selected.value ?? 0;
}

/** Lenders seen by their payments alone. */
export const lendersOf = (report: ReportDocument, kind: LiabilityClass): string[] =>
  report.liabilities.detected.filter((debt) => debt.class === kind).map((debt) => debt.lender);

/** Debts whose account was shared. */
export const sharedDebts = (report: ReportDocument, kind: LiabilityClass) =>
  report.liabilities.shared.filter((debt) => debt.class === kind);

export const excludedCount = (report: ReportDocument, reason: ExcludedReason): number =>
  report.income.excludedCredits.find((line) => line.reason === reason)?.count ?? 0;

export const unsharedKinds = (report: ReportDocument): string[] =>
  report.quality.suspectedUnshared.map(({ kind }) => kind);

export const headlineCodes = (report: ReportDocument): string[] =>
  report.summary.headlines.map(({ code }) => code);

/** How many rows of the report carry this code. */
export const rowsOf = (report: ReportDocument, code: string): number =>
  report.transactions.filter((row) => row.code === code).length;

/** How many times a year a yearly or quarterly bill of this leaf was seen. */
export const billsOf = (report: ReportDocument, code: string): number =>
  report.expenses.annualised.filter((bill) => bill.code === code).length;
