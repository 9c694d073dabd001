import { monthOf } from "@/lib/engine/calendar/day";
import { sayDay } from "@/lib/engine/calendar/day-words";
import { toCategory } from "@/lib/engine/categories/taxonomy";
import type {
  CashflowMonth,
  Commitments,
  ExpenseLeaf,
  Expenses,
  Figure,
  HeadlineBridge,
  Income,
  IncomeStream,
  Liabilities,
  MonthAmount,
  Summary,
} from "@/lib/engine/document";
import type { FormulaId, SelectionRule } from "@/lib/engine/figures/formulas";
import { isSpentFrom } from "@/lib/engine/figures/formulas/debts";
import { AMOUNT_OF_MONTH } from "@/lib/engine/figures/range";
import { toMean, toSum } from "@/lib/engine/figures/statistics";
import type { Ledger } from "@/lib/engine/ledger";
import { partByPayer } from "@/lib/engine/liabilities/list-shared";

const MONTHS_MAX = 12;
const LINES_MAX = 6;
/** Differences below this amount a month get no line of their own, because they may come from rounding. */
const NAMED_CENTS_MIN = 100;

type Line = HeadlineBridge["lines"][number];
type FigureGroups = {
  income: Income;
  expenses: Expenses;
  commitments: Commitments;
  liabilities: Liabilities;
};
type Headlines = Pick<
  Summary,
  "incomeNetMonthly" | "livingMonthly" | "commitmentsMonthly" | "surplusMonthly"
>;

/**
 * Explains the difference between each headline figure and the average of the whole months in `cashflow.months`. A
 * headline counts regular payments at their current amount; the months contain past payments. Average month + lines =
 * headline, to the cent; formula S-BRIDGE.
 */
export function buildHeadlineBridges(
  parts: FigureGroups,
  headlines: Headlines,
  allMonths: readonly CashflowMonth[],
  ledger: Ledger,
): NonNullable<Summary["bridges"]> {
  const months = allMonths.filter(({ partial }) => !partial).slice(-MONTHS_MAX);
  const isWhole = new Set(months.map(({ month }) => month));
  const meanOf = (history: readonly MonthAmount[]) =>
    toSum(history.filter(({ month }) => isWhole.has(month)).map(({ amountCents }) => amountCents)) /
    months.length;
  const average = (name: keyof typeof AMOUNT_OF_MONTH) => toMean(months.map(AMOUNT_OF_MONTH[name]));
  const toBridge = ({ value }: Figure, monthsCents: number, lines: readonly Line[]): HeadlineBridge | null =>
    value === null || months.length === 0 ? null : close(value, monthsCents, lines, months.length);
  const { incomeNetMonthly, livingMonthly, commitmentsMonthly, surplusMonthly } = headlines;
  const gap = (figure: Figure, name: keyof typeof AMOUNT_OF_MONTH) => (figure.value ?? 0) - average(name);
  const borrowed = toMean(months.map(({ borrowedCents }) => borrowedCents ?? 0));
  const moved = toMean(months.map(({ otherCents }) => otherCents)) + borrowed;
  return {
    incomeNet: toBridge(
      incomeNetMonthly,
      average("incomeNet"),
      parts.income.streams.map((stream) => incomeLine(stream, meanOf(stream.history))),
    ),
    living: toBridge(
      livingMonthly,
      average("living"),
      listLivingLeaves(parts.expenses).map((leaf) => livingLine(leaf, meanOf(leaf.history))),
    ),
    commitments: toBridge(
      commitmentsMonthly,
      average("commitments"),
      commitmentLines(parts, {
        meanOf,
        averageCents: average("commitments"),
        extraCents: toMean(months.map(({ month }) => sumExtra(parts.liabilities, month, ledger))),
      }),
    ),
    surplus: toBridge(surplusMonthly, toMean(months.map(({ netCents }) => netCents)) - borrowed, [
      {
        code: "MOVED",
        label: "Money moved out of the accounts shared, less money moved in",
        amountCents: moved,
      },
      toGap("INCOME", "Income", gap(incomeNetMonthly, "incomeNet")),
      toGap("LIVING", "Living expenses", -gap(livingMonthly, "living")),
      toGap("COMMITMENTS", "Commitments", -gap(commitmentsMonthly, "commitments")),
    ]),
  };
}

/**
 * The line for income, living costs or commitments: how much the headline differs from its average month. Costs above
 * average are negative.
 */
function toGap(code: "INCOME" | "LIVING" | "COMMITMENTS", name: string, amountCents: number): Line {
  const isAbove = amountCents > 0 === (code === "INCOME");
  const own = code === "INCOME" ? "its" : "their";
  return { code, label: `${name} ${isAbove ? "above" : "below"} ${own} average`, amountCents };
}

/**
 * Builds the bridge: the largest lines one by one, the others as one line. Amounts are whole cents; the last line
 * contains the rounding difference.
 */
function close(
  headlineCents: number,
  mean: number,
  all: readonly Line[],
  wholeMonths: number,
): HeadlineBridge {
  const monthsCents = Math.round(mean);
  const gap = headlineCents - monthsCents;
  const named = all
    .map((line) => ({ ...line, amountCents: Math.round(line.amountCents) }))
    .filter(({ amountCents }) => Math.abs(amountCents) >= NAMED_CENTS_MIN)
    .sort((a, b) => Math.abs(b.amountCents) - Math.abs(a.amountCents) || (a.label < b.label ? -1 : 1));
  const isAll = named.length < LINES_MAX;
  const lines = named.slice(0, LINES_MAX - 1);
  const rest = gap - toSum(lines.map(({ amountCents }) => amountCents));
  const smaller = named.length - lines.length;
  const label = isAll
    ? "Rounding and amounts under $1"
    : `${smaller} smaller ${smaller === 1 ? "difference" : "differences"}`;
  return {
    wholeMonths,
    monthsCents,
    lines: rest === 0 ? lines : [...lines, { code: "REST", label, amountCents: rest }],
    headlineCents,
    formula: "S-BRIDGE",
  };
}

function incomeLine(stream: IncomeStream, mean: number): Line {
  const { name, included, monthly, status, lastOn, count } = stream;
  if (!included) {
    const why =
      count === 1
        ? "paid once, not counted"
        : status === "CEASED"
          ? `ended ${sayDay(lastOn)}`
          : "not counted";
    return { code: "NOT_COUNTED", label: `${name}: ${why}`, amountCents: -mean };
  }
  const { selected, rule } = monthly;
  const how = count === 1 && rule === "A-COV" ? "paid once, spread over all days" : howOf(rule);
  return { code: "NOW", label: `${name}: ${how}`, amountCents: (selected.value ?? 0) - mean };
}

/** Returns how a figure is calculated, to explain why it differs from the average month. */
function howOf(rule: SelectionRule | FormulaId): string {
  if (rule === "A-STREAM") return "at its current amount";
  if (rule === "A-ANN") return "spread over the year";
  if (rule === "A-COV") return "averaged over all days";
  return "each part calculated by its own rule";
}

function listLivingLeaves({ groups }: Expenses): ExpenseLeaf[] {
  return groups.flatMap(({ leaves }) => leaves).filter(({ code }) => toCategory(code).part === "LIVING");
}

function livingLine({ label, monthly }: ExpenseLeaf, mean: number): Line {
  const { selected, rule } = monthly;
  return { code: "NOW", label: `${label}: ${howOf(rule)}`, amountCents: (selected.value ?? 0) - mean };
}

/** The category of a debt's payments, if it differs from the debt's class: a tax plan's instalments are tax. */
const CATEGORY_OF: Readonly<Record<string, string>> = { "dbt.tax_plan": "gov.tax" };
const SHARED = "shared.";

/**
 * The extra repayments that accounts of this report paid to shared loans in one month. They are in the month's amounts
 * but not in the headline figures.
 */
function sumExtra({ shared }: Liabilities, month: string, ledger: Ledger): number {
  const rows = shared
    .filter((debt) => !isSpentFrom(debt))
    .flatMap(({ extraRepayments }) => ledger.evidence.rowsOf(extraRepayments?.evidence ?? ""))
    .filter(({ on }) => monthOf(on) === month);
  return toSum(partByPayer(rows, ledger).own.map(({ cents }) => Math.abs(cents)));
}

/**
 * Lists a line for each category of commitments. The remaining committed payments are repayments of loans whose
 * accounts were shared: one line for the usual repayments, one for the extra ones.
 */
function commitmentLines(
  { commitments, expenses }: FigureGroups,
  {
    meanOf,
    averageCents,
    extraCents,
  }: { meanOf: (history: readonly MonthAmount[]) => number; averageCents: number; extraCents: number },
): Line[] {
  const leaves = new Map(
    expenses.groups.flatMap((group) => group.leaves).map((leaf) => [leaf.code, leaf] as const),
  );
  const now = new Map<string, { label: string; cents: number; formula: FormulaId }>();
  for (const { code, label, monthly } of commitments.lines) {
    const key = code.startsWith(SHARED) ? SHARED : (CATEGORY_OF[code] ?? code);
    const known = now.get(key);
    const cents = (known?.cents ?? 0) + (monthly.value ?? 0);
    now.set(key, {
      label: known && key === SHARED ? "Loans whose accounts were shared" : label,
      cents,
      formula: monthly.formula,
    });
  }
  let named = 0;
  const lines = [...now].flatMap(([key, { label, cents, formula }]): Line[] => {
    if (key === SHARED) return [];
    const mean = meanOf(leaves.get(key)?.history ?? []);
    named += mean;
    return [{ code: "NOW", label: `${label}: ${askedOf(formula)}`, amountCents: cents - mean }];
  });
  const loans = now.get(SHARED);
  const repaid = averageCents - named - extraCents;
  const label = loans
    ? `${loans.label}: ${askedOf(loans.formula)}`
    : "Past repayments that are no longer counted";
  return [
    ...lines,
    {
      code: "EXTRA",
      label: "Extra repayments of loans whose accounts were shared: not counted",
      amountCents: -extraCents,
    },
    { code: "SHARED", label, amountCents: (loans?.cents ?? 0) - repaid },
  ];
}

function askedOf(formula: FormulaId): string {
  if (formula === "L-CONTRACT") return "the amount that the contract requires";
  if (formula === "L-ASK") return "the amount last charged";
  if (formula === "L-SETTLED") return "ended";
  if (formula === "L-DUE" || formula === "L-30D") return "the amount due now";
  return formula.startsWith("A-") && formula !== "A-MIX" ? howOf(formula) : "the amount currently charged";
}
