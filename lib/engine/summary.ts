import { toDayNumber } from "@/lib/engine/calendar/day";
import type {
  CashflowMonth,
  Commitments,
  Expenses,
  Figure,
  Income,
  Liabilities,
  Summary,
} from "@/lib/engine/document";
import { calculate, sayShared, worstOf } from "@/lib/engine/figures/figure";
import { FORMULAS } from "@/lib/engine/figures/formulas";
import { buildRanges } from "@/lib/engine/figures/range";
import { toEssentialWithHousing } from "@/lib/engine/housing";
import { NO_INCOME_SEEN } from "@/lib/engine/income/why-unseen";
import { toDollars } from "@/lib/engine/money";

/**
 * Money sent to unshared accounts may be spent or saved there. The note on the surplus mentions this money only if it
 * is at least ELSEWHERE_CENTS_MIN a month and at least ELSEWHERE_SHARE_MIN of income.
 */
const ELSEWHERE_CENTS_MIN = 20_000;
const ELSEWHERE_SHARE_MIN = 0.1;
/** The smallest monthly total of advances that the note on the surplus mentions, in cents. */
const ADVANCED_CENTS_MIN = 5_000;
const ELSEWHERE: ReadonlySet<string> = new Set(["trf.business_unknown", "trf.own_unshared"]);

/** Reports whether the note of the surplus includes the amounts of this category. */
export function isElsewhere({ code }: { readonly code: string }): boolean {
  return ELSEWHERE.has(code);
}

type FigureGroups = {
  income: Income;
  expenses: Expenses;
  commitments: Commitments;
  liabilities: Liabilities;
};

/** The headline figures. Surplus = income − living − commitments, to the cent. The headlines are added later. */
export function buildSummary(
  { income, expenses, commitments, liabilities }: FigureGroups,
  months: readonly CashflowMonth[],
): Omit<Summary, "headlines"> {
  const incomeNetMonthly = income.totals.netMonthly;
  const livingMonthly = expenses.totals.living;
  const commitmentsMonthly = commitments.totalMonthly;
  const parts = [incomeNetMonthly, livingMonthly, commitmentsMonthly];
  const short = noteShort(income);
  const surplus = short === null ? FORMULAS["S-SURPLUS"].value(parts) : null;
  const elsewhere = noteElsewhere(expenses, incomeNetMonthly.value ?? 0);
  const unseen = income.streams.some((stream) => stream.included) ? null : NO_INCOME_SEEN;
  const basis = {
    window: incomeNetMonthly.window,
    count: parts.reduce((count, figure) => count + figure.count, 0),
    quality: elsewhere === null && unseen === null ? worstOf(parts) : ("INCOMPLETE" as const),
    note:
      surplus === null
        ? (short ?? incomeNetMonthly.note ?? "Not available without income, living expenses and commitments.")
        : [unseen, elsewhere, noteAdvanced(commitments)].filter((note) => note !== null).join(" ") || null,
  };
  const surplusMonthly = calculate("S-SURPLUS", surplus === null ? null : parts, basis);
  return {
    incomeNetMonthly,
    livingMonthly,
    essentialMonthly: expenses.totals.essential,
    essentialWithHousingMonthly: toEssentialWithHousing(expenses, liabilities),
    discretionaryMonthly: expenses.totals.discretionary,
    commitmentsMonthly,
    surplusMonthly,
    savingsRate: calculate("S-RATE", { part: surplus, whole: incomeNetMonthly.value }, basis),
    ranges: buildRanges(months, {
      incomeNet: incomeNetMonthly,
      living: livingMonthly,
      commitments: commitmentsMonthly,
      surplus: surplusMonthly,
    }),
  };
}

/** With fewer covered days than this, the data is too short for a monthly surplus. */
const SURPLUS_DAYS_MIN = 30;
/**
 * If the data covers at least this many days, a surplus is stated even if most of the income was paid only once. If
 * all of the income was paid only once, no surplus is stated. Income paid only once is excluded, or is averaged over
 * the covered days and gets a note.
 */
const LONG_DAYS = 90;
/**
 * Payments fewer than this many days apart belong to one pay cycle, such as a pay in two parts or two shifts of one
 * week.
 */
const CYCLE_DAYS_MIN = 6;
/**
 * The least share of the counted income from streams seen in two or more pay cycles. If the data covers fewer days than
 * LONG_DAYS and the share is lower, no surplus is stated.
 */
const SEEN_SHARE_MIN = 0.5;

/**
 * The reason why the report states no monthly surplus, observed or assessed; null if the data is long enough. A single
 * pay does not show how often the customer is paid, and a week of spending does not represent a month.
 */
export function noteShort({ streams, totals }: Income): string | null {
  const days = totals.netMonthly.window?.days ?? 0;
  if (days < SURPLUS_DAYS_MIN)
    return `Not stated: ${sayShared(days)}, and a surplus needs ${SURPLUS_DAYS_MIN} days.`;
  const included = streams.filter((stream) => stream.included);
  const monthly = (counted: typeof included) =>
    counted.reduce((sum, stream) => sum + (stream.monthly.selected.value ?? 0), 0);
  const seenTwice = included.filter(
    ({ firstOn, lastOn }) => toDayNumber(lastOn) - toDayNumber(firstOn) >= CYCLE_DAYS_MIN,
  );
  const isOnce = included.length > 0 && included.every(({ count }) => count < 2);
  const isShort = isOnce || (days < LONG_DAYS && monthly(seenTwice) < monthly(included) * SEEN_SHARE_MIN);
  return isShort
    ? "Not stated: at least half of the income must come from sources that paid in two or more pay cycles."
    : null;
}

/**
 * The note that the surplus counts repayments of small loans and wage advances but not the money advanced.
 * Null if the advances are too small to mention.
 */
function noteAdvanced({ lines }: Commitments): string | null {
  const total = lines.reduce((sum, line) => sum + (line.advancedMonthly?.value ?? 0), 0);
  return total < ADVANCED_CENTS_MIN
    ? null
    : "Includes repayments of small loans and wage advances, but not the money that these lenders advanced. That money is shown next to the repayments.";
}

/**
 * A note saying that the surplus does not include money sent to unshared accounts. Null if the amount is too small to
 * mention. Does not state the amount of a single transfer, because the insight profile includes this text.
 */
export function noteElsewhere(expenses: Expenses, netMonthly: number): string | null {
  const sent: Figure[] = expenses.groups
    .flatMap((group) => group.leaves)
    .filter(isElsewhere)
    .map((leaf) => leaf.monthly.covered);
  const total = sent.reduce((sum, figure) => sum + (figure.value ?? 0), 0);
  if (total < Math.max(ELSEWHERE_CENTS_MIN, netMonthly * ELSEWHERE_SHARE_MIN)) return null;
  const amount = sent.some((figure) => figure.count === 1)
    ? "Money"
    : `$${toDollars(total)} a month on average`;
  return `${amount} ${WENT_ELSEWHERE}`;
}

/** Matches the amount of money that a note says went to unshared accounts: the amount in front of WENT_ELSEWHERE. */
const AMOUNT_ELSEWHERE = /\$[\d,.]+ a month on average(?= went to accounts that were not shared)/;
const WENT_ELSEWHERE = "went to accounts that were not shared and is not in any part of this figure.";

/** The note of a figure without the amount of money sent to unshared accounts. */
export function omitElsewhere(note: string | null): string | null {
  return note?.replace(AMOUNT_ELSEWHERE, "Money") ?? null;
}
