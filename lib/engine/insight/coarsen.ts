import type { Account, ReportDocument, SharedDebt } from "@/lib/engine/document";
import { toFifties } from "@/lib/engine/insight/round-amounts";
import { isFigure } from "@/lib/engine/insight/suppress";

/** Transaction counts below this are shown as "under 10", because a change of a small count reveals one payment. */
const COUNT_MIN = 10;
/** Names of report members that count transactions. */
const COUNTS: ReadonlySet<string> = new Set([
  "count",
  "rows",
  "paid",
  "bounced",
  "dishonours",
  "pending",
  "notMadeGood",
]);
/** Members that are shares, shown as whole percentages: four decimals would reveal an amount that is shown rounded. */
const SHARES: ReadonlySet<string> = new Set([
  "shareOfOutgoings",
  "shareOfIncome",
  "ratioOfIncome",
  "ratio",
  "jointIncomeRatio",
  "uncategorisedValueRatio",
  "unmatchedTransferValueRatio",
  "lowConfidenceValueRatio",
]);

/**
 * Makes the insight profile so coarse that the difference between two reports does not show a single payment. Counts of
 * one to nine transactions become 9, which means "under 10" (formula X-TENS). Shares become whole percentages, and
 * balances become multiples of $50.
 */
export function coarsen(report: ReportDocument): ReportDocument {
  const { definitions, transactions, ...rest } = report;
  const coarse = walk(rest) as typeof rest;
  const { liabilities } = coarse;
  return {
    ...coarse,
    definitions,
    transactions,
    accounts: coarse.accounts.map(coarsenAccount),
    liabilities: {
      ...liabilities,
      shared: liabilities.shared.map(coarsenDebt),
      totals: { ...liabilities.totals, owedCents: toFifties(liabilities.totals.owedCents) },
    },
  };
}

function walk(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(walk);
  if (typeof part !== "object" || part === null) return part;
  const isRatio = isFigure(part) && part.unit === "RATIO";
  const isCount = isFigure(part) && part.unit === "COUNT";
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => {
      if (typeof value !== "number") return [name, walk(value)];
      if (COUNTS.has(name) || (isCount && name === "value"))
        return [name, value > 0 && value < COUNT_MIN ? COUNT_MIN - 1 : value];
      const isShare = SHARES.has(name) || (isRatio && name === "value");
      return [name, isShare ? Math.round(value * 100) / 100 : value];
    }),
  );
}

function coarsenAccount(account: Account): Account {
  const { balance, loan, card } = account;
  return {
    ...account,
    balance: { ...balance, currentCents: toFifties(balance.currentCents), availableCents: null },
    loan: loan && { ...loan, redrawCents: null, nextInstalmentOn: null },
    card: card && { ...card, minPaymentCents: null, dueCents: null, dueOn: null },
  };
}

function coarsenDebt(debt: SharedDebt): SharedDebt {
  return {
    ...debt,
    owedCents: toFifties(debt.owedCents),
    redrawCents: null,
    offsets: debt.offsets.map((offset) => ({ ...offset, balanceCents: toFifties(offset.balanceCents) })),
  };
}
