import { toCommitmentLines } from "@/lib/engine/affordability/commitment-lines";
import { toIncomeLines } from "@/lib/engine/affordability/income-lines";
import { type Living, toLiving } from "@/lib/engine/affordability/living";
import type {
  Assumptions,
  Commitments,
  Conduct,
  Expenses,
  FigureQuality,
  Income,
  LadderLine,
  Liabilities,
} from "@/lib/engine/document";
import { worstOf } from "@/lib/engine/figures/figure";
import { FORMULAS } from "@/lib/engine/figures/formulas";
import { incomeName } from "@/lib/engine/figures/income-name";
import type { Value } from "@/lib/engine/figures/sources";
import { isUnassessed } from "@/lib/engine/income/unassessed";
import { noteElsewhere, noteShort } from "@/lib/engine/summary";

/**
 * The assessed income, living expenses and commitments, in cents a month. The ratios and the sensitivity are calculated
 * from them. Income and living expenses are null if unknown.
 */
export type Assessment = {
  income: number | null;
  living: number | null;
  commitments: number;
  /** The commitments that are debt repayments or the servicing of limits. */
  debts: number;
  quality: FigureQuality;
  /** True if the data is too short to state a monthly surplus. */
  isShort: boolean;
  /**
   * If the data is too short for a surplus, says why. Otherwise, lists the items that are unknown or not assessed;
   * null if there are none.
   */
  note: string | null;
};

export type AssessmentStepsInput = {
  income: Income;
  expenses: Expenses;
  liabilities: Liabilities;
  commitments: Commitments;
  conduct: Conduct;
};

/**
 * The lines that lead from the observed figures to the assessed ones. Every amount is in exactly one subtotal. If a
 * subtotal has parts, they are listed above it and add up to it. The result is income less the other subtotals.
 */
export function toAssessmentSteps(
  parts: AssessmentStepsInput,
  assumptions: Assumptions,
): { ladder: LadderLine[]; assessment: Assessment } {
  const { income, expenses, commitments, liabilities } = parts;
  const living = toLiving(expenses, assumptions);
  const incomeLines = toIncomeLines(income).map((line) => markUnassessed(line, income));
  const { other, debts, limits } = toCommitmentLines(commitments, liabilities);
  const serviced = sumOf(debts, "assessedCents") + sumOf(limits, "assessedCents");
  const missing = listMissing(parts, [...incomeLines, ...debts, ...limits]);
  const short = noteShort(income);
  const assessment: Assessment = {
    isShort: short !== null,
    income: income.totals.assessedMonthly.value,
    living: living.hemAssessed === null ? null : living.hemAssessed + (living.outside ?? 0),
    commitments: sumOf(other, "assessedCents") + serviced,
    debts: serviced,
    note:
      short ??
      (missing.length === 0
        ? null
        : `not complete, because these are not known or not assessed: ${missing.join(", ")}`),
    quality: worstOf([
      { quality: missing.length === 0 ? "OK" : "INCOMPLETE" },
      income.totals.netMonthly,
      expenses.totals.living,
      commitments.totalMonthly,
      ...liabilities.shared.map((debt) => debt.servicingMonthly),
    ]),
  };
  const net = income.totals.netMonthly.value;
  const paid = sumOf(other, "observedCents") + sumOf(debts, "observedCents");
  const observed =
    net === null || living.hem === null || living.outside === null || assessment.isShort
      ? null
      : net - living.hem - living.outside - paid;
  // A subtotal lists no rows, because its parts list them.
  const subtotal = (
    line: "commitments_other" | "commitments_debt" | "commitments_cards",
    parts: readonly LadderLine[],
  ) =>
    toLine(line, {
      observedCents: sumOf(parts, "observedCents"),
      assessedCents: sumOf(parts, "assessedCents"),
      evidence: null,
      of: parts,
    });
  const ladder: LadderLine[] = [
    ...incomeLines,
    {
      ...toLine("income", {
        observedCents: net,
        assessedCents: assessment.income,
        evidence: income.totals.netMonthly.evidence,
        of: [...incomeLines, income.totals.assessedMonthly],
      }),
      label: incomeName(income),
    },
    ...livingLines(living, expenses),
    ...other,
    subtotal("commitments_other", other),
    ...debts,
    subtotal("commitments_debt", debts),
    ...limits,
    subtotal("commitments_cards", limits),
    toLine("ndi", {
      observedCents: observed,
      assessedCents: toSurplus(assessment),
      evidence: null,
      note: assessment.note,
      of: [assessment],
    }),
  ];
  return { ladder, assessment };
}

function markUnassessed(line: LadderLine, { totals }: Income): LadderLine {
  const { observedCents, assessedCents } = line;
  return isUnassessed(observedCents ?? 0, assessedCents, totals.netMonthly.value ?? 0)
    ? { ...line, quality: "INCOMPLETE" }
    : line;
}

/**
 * Names the items that a lender would count and this assessment does not. One of them is money sent to accounts that
 * were not shared. It may pay for living costs, but the data does not show these, so they are not deducted from the
 * surplus.
 */
function listMissing({ income, expenses }: AssessmentStepsInput, lines: readonly LadderLine[]): string[] {
  const named = lines.filter(({ quality }) => quality === "INCOMPLETE").map(({ label }) => `“${label}”`);
  return [
    ...(isIncomeSeen(income) ? [] : ["income (none is visible in the accounts shared)"]),
    ...(isSpentElsewhere(income, expenses) ? ["the use of money sent to accounts that were not shared"] : []),
    ...new Set(named),
  ];
}

function isIncomeSeen({ streams }: Income): boolean {
  return streams.some((stream) => stream.included);
}

function isSpentElsewhere({ totals }: Income, expenses: Expenses): boolean {
  return noteElsewhere(expenses, totals.netMonthly.value ?? 0) !== null;
}

/**
 * Reports whether the shared accounts show no income, or much of the money is sent to unshared accounts. In both cases
 * the customer may pay a debt from an account that we cannot see.
 */
export function isPartUnseen({
  income,
  expenses,
}: Pick<AssessmentStepsInput, "income" | "expenses">): boolean {
  return !isIncomeSeen(income) || isSpentElsewhere(income, expenses);
}

/**
 * Assessed income less living expenses and commitments. Null if the data is too short, or if income or living expenses
 * are unknown.
 */
export function toSurplus(assessment: Assessment): number | null {
  const amounts = toAmounts(assessment);
  return amounts === null ? null : FORMULAS["R-NDI"].value(amounts);
}

/** Assessed income, then the amounts deducted from it; null if the data is too short for a monthly surplus. */
export function toAmounts({ income, living, commitments, isShort }: Assessment): Value[] | null {
  return isShort ? null : [{ value: income }, { value: living }, { value: commitments }];
}

const LINES = {
  income: { label: "Net income", formula: "I-ASSESSED", role: "SUBTOTAL" },
  living_hem: { label: "Living expenses within HEM", formula: "E-HEM", role: "SUBTOTAL" },
  living_outside: { label: "Living expenses outside HEM", formula: "E-SUM", role: "SUBTOTAL" },
  commitments_other: { label: "Rent and other commitments", formula: "C-SUM", role: "SUBTOTAL" },
  commitments_debt: {
    label: "Repayments of loans and to other lenders",
    formula: "L-SERVICE",
    role: "SUBTOTAL",
  },
  commitments_cards: { label: "Card and overdraft limits", formula: "L-LIMIT", role: "SUBTOTAL" },
  ndi: { label: "Assessed surplus (NDI)", formula: "R-NDI", role: "RESULT" },
} as const;

function toLine(
  line: keyof typeof LINES,
  {
    observedCents,
    assessedCents,
    evidence,
    note = null,
    of,
  }: {
    observedCents: number | null;
    assessedCents: number | null;
    evidence: string | null;
    note?: string | null;
    of: readonly { quality: FigureQuality }[];
  },
): LadderLine {
  return {
    line,
    ...LINES[line],
    observedCents,
    adjustmentCents: observedCents === null || assessedCents === null ? null : assessedCents - observedCents,
    assessedCents,
    evidence,
    quality: worstOf(of),
    note,
  };
}

function livingLines(living: Living, { totals }: Expenses): LadderLine[] {
  const { hem, hemAssessed, outside, isMoved, note } = living;
  // If the firm moved categories into or out of HEM's scope, the totals' rows no longer match these amounts, so no rows
  // are listed.
  const evidence = isMoved
    ? { hem: null, outside: null }
    : { hem: totals.hemScope.evidence, outside: totals.outsideHem.evidence };
  return [
    toLine("living_hem", {
      observedCents: hem,
      assessedCents: hemAssessed,
      evidence: evidence.hem,
      note,
      of: [totals.hemScope],
    }),
    toLine("living_outside", {
      observedCents: outside,
      assessedCents: outside,
      evidence: evidence.outside,
      of: [totals.outsideHem],
    }),
  ];
}

function sumOf(lines: readonly LadderLine[], column: "observedCents" | "assessedCents"): number {
  return lines.reduce((sum, line) => sum + (line[column] ?? 0), 0);
}
