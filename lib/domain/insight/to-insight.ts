import { addDays, addMonths, type Day } from "@/lib/domain/day";
import type {
  Commitments,
  ExpenseGroup,
  ExpenseLeaf,
  Income,
  IncomeStream,
  ReportDocument,
  Stream,
} from "@/lib/domain/document";
import { listHousing } from "@/lib/domain/housing";
import {
  countRefunds,
  isOfOnePayment,
  withhold,
  withholdAll,
  withholdMonths,
  withholdSingles,
  withholdSplit,
  withholdTotals,
  withNeighbour,
} from "@/lib/domain/insight/withhold";
import { withholdConduct, withholdReconciliations } from "@/lib/domain/insight/withhold-conduct";
import {
  withholdAffordability,
  withholdExpected,
  withholdLiabilities,
} from "@/lib/domain/insight/withhold-debts";

/**
 * The insight profile of a report: totals, averages, counts and periods, and no amount or date of any single transaction.
 * Rows, row ids, day balances, events, monthly histories and amounts of one payment go; a figure that rests on one payment is
 * withheld; first and last dates become the ends of their months.
 */
export function toInsight(report: ReportDocument): ReportDocument {
  const plain = withholdSingles(report);
  const isHousingSingle = listHousing(report.expenses, report.liabilities).some(({ count }) => count === 1);
  const summary = { ...plain.summary, ...withholdSplit(plain.summary, isHousingSingle) };
  const isIncomeHidden = plain.income.totals.netMonthly.value === null;
  return {
    ...plain,
    profile: "insight",
    transactions: [],
    evidenceSets: plain.evidenceSets.map(({ id }) => ({ id, transactionIds: [] })),
    accounts: plain.accounts.map((account) => ({ ...account, flows: null })),
    summary: {
      ...summary,
      headlines: plain.summary.headlines.filter((headline) => !isOfOnePayment(headline, report)),
    },
    quality: {
      ...plain.quality,
      reasons: plain.quality.reasons.map(withoutDay),
      reconciliations: withholdReconciliations(plain.quality),
    },
    income: {
      ...plain.income,
      ...withholdIncome(plain.income, report.period.completeMonths),
      excludedCredits: plain.income.excludedCredits.map((line) => ({
        ...line,
        totalCents: line.count === 1 ? null : line.totalCents,
      })),
      events: [],
    },
    expenses: {
      ...plain.expenses,
      groups: withholdGroups(plain.expenses.groups, report),
      streams: plain.expenses.streams.map(toInsightStream),
      totals: withholdTotals(plain.expenses.totals),
      annualised: [],
      possibleOneOffs: [],
      largest: [],
    },
    liabilities: withholdLiabilities(plain.liabilities, isIncomeHidden),
    commitments: {
      ...plain.commitments,
      ...withholdExpected(plain.commitments),
      lines: withholdLines(plain.commitments.lines),
    },
    conduct: withholdConduct(plain.conduct, report),
    affordability: plain.affordability && withholdAffordability(plain.affordability, { ...plain, summary }),
    cashflow: { months: [], bridge: null },
  };
}

function toInsightStream<T extends Stream>(stream: T): T {
  const isMany = stream.count > 1;
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
      // Equal payments have a mean that is each of them.
      meanCents: isMany && stream.amount.minCents !== stream.amount.maxCents ? stream.amount.meanCents : null,
      totalCents: isMany ? stream.amount.totalCents : null,
    },
    stability: { ...stream.stability, missedDates: [] },
    next: null,
  };
}

function toInsightIncome(stream: IncomeStream, months: number, isHidden: boolean): IncomeStream {
  const plain = toInsightStream(stream);
  const isMany = stream.count > 1 && !isHidden;
  return {
    ...plain,
    amount: isMany ? plain.amount : { ...plain.amount, meanCents: null, totalCents: null },
    monthly: isHidden ? withholdAll(plain.monthly) : withholdMonths(plain.monthly, stream.count, months),
    annualCents: isMany ? plain.annualCents : null,
    history: [],
    outliers: [],
    gross: null,
    exclusionReason:
      stream.exclusionReason === null
        ? null
        : stream.status === "CEASED"
          ? "No recent payment."
          : stream.exclusionReason,
    assessedMonthlyCents: isMany ? plain.assessedMonthlyCents : null,
  };
}

function toInsightLeaf(leaf: ExpenseLeaf, isHidden: boolean, report: ReportDocument): ExpenseLeaf {
  return {
    ...leaf,
    monthly: withholdMonths(leaf.monthly, leaf.count, report.period.completeMonths),
    refundsNettedCents: countRefunds(leaf, report) === 1 ? null : leaf.refundsNettedCents,
    // A share of an income that is withheld would give it back.
    shareOfIncome: report.income.totals.netMonthly.count === 1 ? null : leaf.shareOfIncome,
    ...(isHidden
      ? {
          monthly: withholdAll(leaf.monthly),
          weeklyCents: null,
          annualCents: null,
          shareOfOutgoings: null,
          shareOfIncome: null,
          totalCents: null,
          refundsNettedCents: null,
        }
      : {}),
    merchants: isHidden
      ? []
      : leaf.merchants
          .filter((merchant) => merchant.count > 1)
          .map((merchant) => ({ ...merchant, lastOn: monthEnd(merchant.lastOn) })),
    history: [],
  };
}

/**
 * A withheld leaf could be had again from its group less the other leaves, and a withheld group from the total; so one that
 * would stand alone takes its smallest neighbour with it.
 */
function withholdGroups(groups: readonly ExpenseGroup[], report: ReportDocument): ExpenseGroup[] {
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
      monthly: hiddenGroups.has(group) ? withhold(group.monthly) : group.monthly,
      averages: hiddenGroups.has(group)
        ? withholdAll(group.averages)
        : withholdMonths(group.averages, group.monthly.count, report.period.completeMonths),
      leaves: group.leaves.map((leaf) => toInsightLeaf(leaf, hidden.has(leaf), report)),
    };
  });
}

/** Streams and kinds of income add up to the total, so one that is withheld takes its smallest neighbour with it. */
function withholdIncome({ streams, byType }: Income, months: number): Pick<Income, "streams" | "byType"> {
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
    streams: streams.map((stream) => toInsightIncome(stream, months, hidden.has(stream))),
    byType: byType.map((type) => ({
      ...type,
      monthly: hiddenTypes.has(type) ? withhold(type.monthly) : type.monthly,
      history: [],
    })),
  };
}

function withholdLines(lines: Commitments["lines"]): Commitments["lines"] {
  const hidden = withNeighbour(
    lines,
    (line) => line.monthly.count === 1,
    (line) => line.monthly.count,
  );
  return lines.map((line) => ({
    ...line,
    monthly: hidden.has(line) ? withhold(line.monthly) : line.monthly,
    // Taken from all that was borrowed, it would leave what another lender paid out once.
    advancedMonthly: line.advancedMonthly && withhold(line.advancedMonthly),
  }));
}

/** The last day of the data is the day of a payment, and only its month may be said. */
function withoutDay<T extends { code: string; text: string }>(reason: T): T {
  return reason.code === "DATA_ENDS_EARLY"
    ? { ...reason, text: reason.text.replace(/(\d{4}-\d{2})-\d{2}/, "in $1").replace(" on in ", " in ") }
    : reason;
}

function monthStart(day: Day): Day {
  return `${day.slice(0, 7)}-01` as Day;
}

function monthEnd(day: Day): Day {
  return addDays(addMonths(monthStart(day), 1), -1);
}
