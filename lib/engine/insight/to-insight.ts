import type {
  ExpenseGroup,
  ExpenseLeaf,
  Figure,
  Income,
  IncomeStream,
  ReportDocument,
  Stream,
} from "@/lib/engine/document";
import { isSuppressed, suppress } from "@/lib/engine/figures/insight-note";
import { toListable } from "@/lib/engine/insight/category-merchants";
import { coarsen } from "@/lib/engine/insight/coarsen";
import { isNearEqual, readAmounts } from "@/lib/engine/insight/near-equal";
import { planSuppression } from "@/lib/engine/insight/plan-suppression";
import { roundAffordability, roundFigures, toTens } from "@/lib/engine/insight/round-amounts";
import {
  suppressAll,
  suppressCells,
  suppressMonths,
  wouldRefundsReveal,
} from "@/lib/engine/insight/suppress";
import { suppressConduct, suppressReconciliations } from "@/lib/engine/insight/suppress-conduct";
import {
  suppressAffordability,
  suppressExpected,
  suppressLiabilities,
} from "@/lib/engine/insight/suppress-debts";
import { suppressHeadlines } from "@/lib/engine/insight/suppress-headlines";
import { suppressRanges } from "@/lib/engine/insight/suppress-ranges";
import { monthEnd, monthStart, widenQuality, widenWindows } from "@/lib/engine/insight/widen-windows";
import { isElsewhere, omitElsewhere } from "@/lib/engine/summary";

/**
 * The insight profile of a report: totals, averages, counts and periods, and no amount or date of any single
 * transaction.
 * Removes rows, row ids, daily balances, events, monthly histories and amounts of one payment.
 * Suppresses figures from one payment and totals of similar payments.
 * Rounds amounts to whole tens of dollars (formula X-TENS).
 * Moves first dates, and the starts of windows, to the first day of their month.
 * Moves last dates, and the ends of windows, to the last day of their month.
 */
export function toInsight(report: ReportDocument): ReportDocument {
  const suppressed = roundFigures(suppressParts(report), report);
  const { affordability, quality } = suppressed;
  const widened = widenWindows(
    {
      ...suppressed,
      affordability: affordability && roundAffordability(affordability),
      quality: widenQuality(quality, report),
    },
    report,
  );
  return coarsen(widened);
}

function suppressParts(report: ReportDocument): ReportDocument {
  const amountsOf = readAmounts(report);
  const plain = suppressCells(report, planSuppression(report));
  const summary = withoutElsewhere(plain);
  const isIncomeHidden = plain.income.totals.netMonthly.value === null;
  const shown = suppressIncome(plain.income, report);
  const liabilities = suppressLiabilities(plain.liabilities, report, isIncomeHidden);
  const affordability = plain.affordability && suppressAffordability(plain.affordability, plain);
  const ndiCents = affordability?.ratios.ndi.value ?? null;
  const hasTests = { sacc: liabilities.saccTest !== null, lease: liabilities.leaseTest !== null };
  return {
    ...plain,
    profile: "insight",
    transactions: [],
    evidenceSets: plain.evidenceSets.map(({ id }) => ({ id, transactionIds: [] })),
    accounts: plain.accounts.map((account) => ({ ...account, flows: null })),
    summary: {
      ...summary,
      ranges: suppressRanges({ summary }, report),
      headlines: suppressHeadlines(report, { ...summary, ...shown, ndiCents, hasTests }),
      bridges: { incomeNet: null, living: null, commitments: null, surplus: null },
    },
    quality: {
      ...plain.quality,
      reasons: plain.quality.reasons.map(withoutDay),
      reconciliations: suppressReconciliations(plain.quality),
    },
    income: {
      ...plain.income,
      ...shown,
      excludedCredits: plain.income.excludedCredits.map((line) => ({
        ...line,
        totalCents:
          line.count === 1 || isNearEqual(amountsOf(line.evidence)) ? null : toTens(line.totalCents),
      })),
      events: [],
    },
    expenses: {
      ...plain.expenses,
      groups: suppressGroups(plain, report),
      streams: plain.expenses.streams.map((stream) => toInsightStream(stream, null)),
      annualised: [],
      possibleOneOffs: [],
      largest: [],
    },
    liabilities,
    commitments: {
      ...plain.commitments,
      ...suppressExpected(plain.commitments),
      // Suppressed, because subtracting a line's advances from all borrowing would reveal another lender's single
      // advance.
      lines: plain.commitments.lines.map((line) => ({
        ...line,
        advancedMonthly: line.advancedMonthly && suppress(line.advancedMonthly),
      })),
    },
    conduct: suppressConduct(plain, report),
    affordability,
    cashflow: { months: [], bridge: null },
  };
}

/**
 * The summary. If a category of money sent to unshared accounts is suppressed, the notes do not state the amount sent.
 */
function withoutElsewhere({ summary, expenses }: ReportDocument): ReportDocument["summary"] {
  const sent = expenses.groups.flatMap((group) => group.leaves).filter(isElsewhere);
  if (!sent.some(({ monthly }) => isSuppressed(monthly.selected))) return summary;
  const omit = (figure: Figure) => ({ ...figure, note: omitElsewhere(figure.note) });
  return { ...summary, surplusMonthly: omit(summary.surplusMonthly), savingsRate: omit(summary.savingsRate) };
}

/**
 * A stream without the day or amount of a single payment. `totalCents` is the sum of its payments; null if it must not
 * be shown.
 */
function toInsightStream<T extends Stream>(stream: T, totalCents: number | null): T {
  return {
    ...stream,
    rawExamples: [],
    firstOn: monthStart(stream.firstOn),
    lastOn: monthEnd(stream.lastOn),
    amount: {
      lastCents: null,
      medianCents: null,
      minCents: null,
      maxCents: null,
      meanCents: null,
      totalCents,
    },
    stability: { ...stream.stability, missedDates: [] },
    next: null,
  };
}

function toInsightIncome(stream: IncomeStream, report: ReportDocument): IncomeStream {
  const isHidden = isSuppressed(stream.monthly.selected);
  const isMany = stream.count > 1 && !isHidden;
  const hasTotal = isMany && !isNearEqual(readAmounts(report)(stream.evidence));
  const plain = toInsightStream(stream, hasTotal ? toTens(stream.amount.totalCents) : null);
  const months = report.period.completeMonths;
  return {
    ...plain,
    monthly: isHidden ? suppressAll(plain.monthly) : suppressMonths(plain.monthly, stream.count, months),
    annualCents: hasTotal ? toTens(plain.annualCents) : null,
    history: [],
    outliers: [],
    gross: null,
    exclusionReason:
      stream.exclusionReason === null
        ? null
        : stream.status === "CEASED"
          ? "No recent payment."
          : stream.exclusionReason,
    assessedMonthlyCents: isMany ? toTens(plain.assessedMonthlyCents) : null,
  };
}

/** The totals that a category's shares are fractions of, as the report shows them. */
type Wholes = Pick<ReportDocument, "summary">;

function toInsightLeaf(leaf: ExpenseLeaf, { summary }: Wholes, report: ReportDocument): ExpenseLeaf {
  const isHidden = isSuppressed(leaf.monthly.selected);
  const { incomeNetMonthly, livingMonthly, commitmentsMonthly } = summary;
  const { merchants, hasTotal } = toListable(leaf, report);
  return {
    ...leaf,
    // A weekly or yearly amount would reveal one payment if the payments are similar. So the weekly amount is never
    // shown, and the yearly amount is shown only together with the total.
    weeklyCents: null,
    annualCents: hasTotal ? toTens(leaf.annualCents) : null,
    totalCents: hasTotal ? toTens(leaf.totalCents) : null,
    monthly: suppressMonths(leaf.monthly, leaf.count, report.period.completeMonths),
    refundsNettedCents: wouldRefundsReveal(leaf, report) ? null : toTens(leaf.refundsNettedCents),
    // A share of a suppressed total would reveal that total.
    shareOfIncome: isSuppressed(incomeNetMonthly) ? null : leaf.shareOfIncome,
    shareOfOutgoings:
      isSuppressed(livingMonthly) || isSuppressed(commitmentsMonthly) ? null : leaf.shareOfOutgoings,
    ...(isHidden
      ? {
          monthly: suppressAll(leaf.monthly),
          annualCents: null,
          shareOfOutgoings: null,
          shareOfIncome: null,
          totalCents: null,
          refundsNettedCents: null,
        }
      : {}),
    merchants: isHidden
      ? []
      : merchants.map((merchant) => ({
          ...merchant,
          totalCents: toTens(merchant.totalCents) ?? 0,
          lastOn: monthEnd(merchant.lastOn),
        })),
    history: [],
  };
}

function suppressGroups(
  plain: Wholes & Pick<ReportDocument, "expenses">,
  report: ReportDocument,
): ExpenseGroup[] {
  return plain.expenses.groups.map((group) => ({
    ...group,
    averages: isSuppressed(group.monthly)
      ? suppressAll(group.averages)
      : suppressMonths(group.averages, group.monthly.count, report.period.completeMonths),
    leaves: group.leaves.map((leaf) => toInsightLeaf(leaf, plain, report)),
  }));
}

function suppressIncome(
  { streams, byType }: Income,
  report: ReportDocument,
): Pick<Income, "streams" | "byType"> {
  return {
    streams: streams.map((stream) => toInsightIncome(stream, report)),
    byType: byType.map((type) => ({ ...type, history: [] })),
  };
}

/** Names only the month in which the data ends, because its last day is the day of a payment. */
function withoutDay<T extends { code: string; text: string }>(reason: T): T {
  return reason.code === "DATA_ENDS_EARLY"
    ? { ...reason, text: reason.text.replace(/ on \d{1,2} /, " in ") }
    : reason;
}
