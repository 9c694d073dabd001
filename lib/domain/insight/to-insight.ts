import { addDays, addMonths, type Day } from "@/lib/domain/day";
import type {
  Affordability,
  ExpenseGroup,
  ExpenseLeaf,
  IncomeStream,
  Monthly,
  ReportDocument,
  Stream,
} from "@/lib/domain/document";
import { SINGLE_PAYMENT_HEADLINES } from "@/lib/domain/headlines";
import {
  withhold,
  withholdSingles,
  withholdSplit,
  withholdTotals,
  withNeighbour,
} from "@/lib/domain/insight/withhold";

/**
 * The insight profile of a report: totals, averages, counts and periods, and no amount or date of any single transaction.
 * Rows, row ids, day balances, events, monthly histories and amounts of one payment go; a figure that rests on one payment is
 * withheld; first and last dates become the ends of their months.
 */
export function toInsight(report: ReportDocument): ReportDocument {
  const plain = withholdSingles(report);
  return {
    ...plain,
    profile: "insight",
    transactions: [],
    evidenceSets: plain.evidenceSets.map(({ id }) => ({ id, transactionIds: [] })),
    accounts: plain.accounts.map((account) => ({ ...account, flows: null })),
    summary: {
      ...plain.summary,
      ...withholdSplit(plain.summary),
      headlines: plain.summary.headlines.filter((headline) => !SINGLE_PAYMENT_HEADLINES.has(headline.code)),
    },
    income: {
      ...plain.income,
      streams: plain.income.streams.map(toInsightIncome),
      byType: plain.income.byType.map((type) => ({ ...type, history: [] })),
      excludedCredits: plain.income.excludedCredits.map((line) => ({
        ...line,
        totalCents: line.count === 1 ? null : line.totalCents,
      })),
      events: [],
    },
    expenses: {
      ...plain.expenses,
      groups: withholdGroups(plain.expenses.groups),
      streams: plain.expenses.streams.map(toInsightStream),
      totals: withholdTotals(plain.expenses.totals),
      annualised: [],
      possibleOneOffs: [],
      largest: [],
    },
    liabilities: {
      ...plain.liabilities,
      detected: plain.liabilities.detected.map((lender) => ({ ...lender, proceeds: [], lastOn: null })),
    },
    commitments: {
      ...plain.commitments,
      directDebitAuthorities: plain.commitments.directDebitAuthorities.map((debit) => ({
        ...debit,
        lastOn: null,
        lastAmountCents: null,
      })),
      scheduledPayments: plain.commitments.scheduledPayments.map((payment) => ({
        ...payment,
        nextOn: null,
        amountCents: null,
      })),
    },
    conduct: {
      ...plain.conduct,
      dailyBalances: [],
      paydays: [],
      dishonours: { ...plain.conduct.dishonours, events: [] },
      overdrawnFees: { ...plain.conduct.overdrawnFees, events: [] },
    },
    affordability: plain.affordability && withholdLadder(plain.affordability, plain.expenses.totals),
    cashflow: { months: [] },
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

function toInsightIncome(stream: IncomeStream): IncomeStream {
  const plain = toInsightStream(stream);
  const isMany = stream.count > 1;
  return {
    ...plain,
    monthly: plain.monthly as Monthly,
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

function toInsightLeaf(leaf: ExpenseLeaf, isHidden: boolean): ExpenseLeaf {
  const figures = Object.entries(leaf.monthly).map(([name, part]) => [
    name,
    typeof part === "string" ? part : withhold(part),
  ]);
  return {
    ...leaf,
    ...(isHidden
      ? {
          monthly: Object.fromEntries(figures) as Monthly,
          weeklyCents: null,
          annualCents: null,
          shareOfOutgoings: null,
          shareOfIncome: null,
          totalCents: null,
          refundsNettedCents: 0,
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
function withholdGroups(groups: readonly ExpenseGroup[]): ExpenseGroup[] {
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
      leaves: group.leaves.map((leaf) => toInsightLeaf(leaf, hidden.has(leaf))),
    };
  });
}

/** The ladder repeats the living totals, and hides with them. */
function withholdLadder(
  affordability: Affordability,
  totals: ReportDocument["expenses"]["totals"],
): Affordability {
  const isHidden = totals.hemScope.value === null || totals.outsideHem.value === null;
  const ladder = affordability.ladder.map((line) =>
    isHidden && line.line.startsWith("living")
      ? { ...line, observedCents: null, adjustmentCents: null, assessedCents: null }
      : line,
  );
  return { ...affordability, ladder };
}

function monthStart(day: Day): Day {
  return `${day.slice(0, 7)}-01` as Day;
}

function monthEnd(day: Day): Day {
  return addDays(addMonths(monthStart(day), 1), -1);
}
