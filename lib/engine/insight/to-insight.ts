import type {
  Commitments,
  ExpenseGroup,
  ExpenseLeaf,
  Income,
  IncomeStream,
  ReportDocument,
  Stream,
} from "@/lib/engine/document";
import { listHousing } from "@/lib/engine/figures/formulas/expenses";
import { toListable } from "@/lib/engine/insight/category-merchants";
import { coarsen } from "@/lib/engine/insight/coarsen";
import { isNearEqual, readAmounts } from "@/lib/engine/insight/near-equal";
import { roundAffordability, roundFigures, toTens } from "@/lib/engine/insight/round-amounts";
import {
  suppress,
  suppressAll,
  suppressMonths,
  suppressSingles,
  suppressSplit,
  suppressTotals,
  withNeighbour,
  wouldDiscountsReveal,
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

/**
 * The insight profile of a report: totals, averages, counts and periods, and no amount or date of any single
 * transaction. Removes rows, row ids, daily balances, events, monthly histories and amounts of one payment;
 * suppresses figures from one payment and totals of similar payments; amounts are whole tens of dollars (formula
 * X-TENS); first and last dates, and the ends of windows, become the ends of their months.
 */
export function toInsight(report: ReportDocument): ReportDocument {
  const withheld = roundFigures(suppressParts(report), report);
  const { affordability, quality } = withheld;
  const widened = widenWindows(
    {
      ...withheld,
      affordability: affordability && roundAffordability(affordability),
      quality: widenQuality(quality, report),
    },
    report,
  );
  return coarsen(widened);
}

function suppressParts(report: ReportDocument): ReportDocument {
  const amountsOf = readAmounts(report);
  const plain = suppressSingles(report);
  const isHousingSingle = listHousing(report.expenses, report.liabilities).some(({ count }) => count === 1);
  const summary = { ...plain.summary, ...suppressSplit(plain.summary, isHousingSingle) };
  const isIncomeHidden = plain.income.totals.netMonthly.value === null;
  const shown = suppressIncome(plain.income, report);
  const liabilities = suppressLiabilities(plain.liabilities, report, isIncomeHidden);
  const affordability =
    plain.affordability && suppressAffordability(plain.affordability, { ...plain, summary });
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
      groups: suppressGroups(plain.expenses.groups, report),
      streams: plain.expenses.streams.map((stream) => toInsightStream(stream, null)),
      totals: suppressTotals(plain.expenses.totals),
      annualised: [],
      possibleOneOffs: [],
      largest: [],
    },
    liabilities,
    commitments: {
      ...plain.commitments,
      ...suppressExpected(plain.commitments),
      lines: suppressLines(plain.commitments.lines),
    },
    conduct: suppressConduct(plain.conduct, report),
    affordability,
    cashflow: { months: [], bridge: null },
  };
}

/**
 * A stream without the day or amount of a single payment. `totalCents` is the sum of its payments; null if it may not
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

function toInsightIncome(stream: IncomeStream, report: ReportDocument, isHidden: boolean): IncomeStream {
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

function toInsightLeaf(leaf: ExpenseLeaf, isHidden: boolean, report: ReportDocument): ExpenseLeaf {
  const { merchants, hasTotal } = toListable(leaf, report);
  return {
    ...leaf,
    // A weekly or yearly amount reveals one payment if the payments are similar.
    weeklyCents: null,
    annualCents: hasTotal ? toTens(leaf.annualCents) : null,
    totalCents: hasTotal ? toTens(leaf.totalCents) : null,
    monthly: suppressMonths(leaf.monthly, leaf.count, report.period.completeMonths),
    refundsNettedCents: wouldRefundsReveal(leaf, report) ? null : toTens(leaf.refundsNettedCents),
    // A share of a suppressed income would reveal it.
    shareOfIncome: report.income.totals.netMonthly.count === 1 ? null : leaf.shareOfIncome,
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

/**
 * A suppressed category could be derived from its group less the others, and a suppressed group from the total;
 * so if only one is suppressed, the smallest other one is suppressed too.
 */
function suppressGroups(groups: readonly ExpenseGroup[], report: ReportDocument): ExpenseGroup[] {
  const isAlone = (count: number) => count === 1;
  const hiddenGroups = withNeighbour(
    groups,
    (group) => isAlone(group.monthly.count),
    (group) => group.monthly.count,
  );
  return groups.map((group) => {
    const hidden = withNeighbour(
      group.leaves,
      (leaf) => isAlone(leaf.count),
      (leaf) => leaf.count,
    );
    return {
      ...group,
      monthly: hiddenGroups.has(group) ? suppress(group.monthly) : group.monthly,
      averages: hiddenGroups.has(group)
        ? suppressAll(group.averages)
        : suppressMonths(group.averages, group.monthly.count, report.period.completeMonths),
      leaves: group.leaves.map((leaf) => toInsightLeaf(leaf, hidden.has(leaf), report)),
    };
  });
}

/**
 * Suppresses income. Streams and types of income add up to the total, so if only one is suppressed, the smallest
 * other one is suppressed too.
 */
function suppressIncome(
  { streams, byType, totals }: Income,
  report: ReportDocument,
): Pick<Income, "streams" | "byType" | "totals"> {
  const included = streams.filter((stream) => stream.included);
  const hidden = withNeighbour(
    included,
    (stream) => stream.count === 1,
    (stream) => stream.count,
  );
  const hiddenTypes = withNeighbour(
    byType,
    (type) => type.monthly.count === 1,
    (type) => type.monthly.count,
  );
  return {
    streams: streams.map((stream) => toInsightIncome(stream, report, hidden.has(stream))),
    byType: byType.map((type) => ({
      ...type,
      monthly: hiddenTypes.has(type) ? suppress(type.monthly) : type.monthly,
      history: [],
    })),
    totals: wouldDiscountsReveal(report.income)
      ? { ...totals, assessedMonthly: suppress(totals.assessedMonthly) }
      : totals,
  };
}

function suppressLines(lines: Commitments["lines"]): Commitments["lines"] {
  const hidden = withNeighbour(
    lines,
    (line) => line.monthly.count === 1,
    (line) => line.monthly.count,
  );
  return lines.map((line) => ({
    ...line,
    monthly: hidden.has(line) ? suppress(line.monthly) : line.monthly,
    // Subtracting this from all borrowing would reveal another lender's single advance.
    advancedMonthly: line.advancedMonthly && suppress(line.advancedMonthly),
  }));
}

/** The last day of the data is the day of a payment, so only its month is shown. */
function withoutDay<T extends { code: string; text: string }>(reason: T): T {
  return reason.code === "DATA_ENDS_EARLY"
    ? { ...reason, text: reason.text.replace(/ on \d{1,2} /, " in ") }
    : reason;
}
