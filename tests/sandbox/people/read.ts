import type { ExcludedReason, IncomeStream, LiabilityClass, ReportDocument } from "@/lib/engine/document";

/** The functions of this file read figures from a report. Money is in cents a month unless the name says otherwise. */

export const streamsOf = (report: ReportDocument, code: string): IncomeStream[] =>
  report.income.streams.filter((stream) => stream.code === code);

/** The income streams of this kind and frequency that count in the income. */
export const countedAs = (report: ReportDocument, code: string, frequency?: string): IncomeStream[] =>
  streamsOf(report, code).filter(
    (stream) => stream.included && (frequency === undefined || stream.frequency === frequency),
  );

/** Monthly spending in a category; 0 if there is none. */
export function spentOn(report: ReportDocument, code: string): number {
  const category = report.expenses.groups.flatMap((group) => group.leaves).find((each) => each.code === code);
  return category?.monthly.selected.value ?? 0;
}

/** Lenders that are only visible in payments. */
export const lendersOf = (report: ReportDocument, kind: LiabilityClass): string[] =>
  report.liabilities.detected.filter((debt) => debt.class === kind).map((debt) => debt.lender);

/** Debts whose accounts were shared. */
export const sharedDebts = (report: ReportDocument, kind: LiabilityClass) =>
  report.liabilities.shared.filter((debt) => debt.class === kind);

export const excludedCount = (report: ReportDocument, reason: ExcludedReason): number =>
  report.income.excludedCredits.find((line) => line.reason === reason)?.count ?? 0;

export const unsharedKinds = (report: ReportDocument): string[] =>
  report.quality.suspectedUnshared.map(({ kind }) => kind);

export const headlineCodes = (report: ReportDocument): string[] =>
  report.summary.headlines.map(({ code }) => code);

export const rowsOf = (report: ReportDocument, code: string): number =>
  report.transactions.filter((row) => row.code === code).length;
