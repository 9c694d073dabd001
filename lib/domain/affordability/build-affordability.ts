import { type Assessment, type Parts, toLadder, toSurplus } from "@/lib/domain/affordability/to-ladder";
import { toSensitivity } from "@/lib/domain/affordability/to-sensitivity";
import { toLeaf } from "@/lib/domain/category/taxonomy";
import { DAYS_PER_MONTH } from "@/lib/domain/day";
import type { Affordability, Assumptions, Figure, Income } from "@/lib/domain/document";
import { toFigure } from "@/lib/domain/figure";
import { toRatio } from "@/lib/domain/statistics";
import { TIMES_PER_YEAR } from "@/lib/domain/stream/frequency";

/** From what was observed to what a lender would assess, line by line, with every assumption printed. No verdict. */
export function buildAffordability(
  parts: Parts,
  assumptions: Assumptions,
  source: Affordability["assumptions"]["source"],
): Affordability {
  const { ladder, assessment } = toLadder(parts, assumptions);
  return {
    assumptions: { ...assumptions, source },
    ladder,
    ratios: toRatios(parts, assessment),
    sensitivity: toSensitivity(parts.liabilities, assessment, assumptions),
  };
}

type Basis = Pick<Figure, "window" | "count" | "evidence" | "quality">;

function toRatios(parts: Parts, assessment: Assessment): Affordability["ratios"] {
  const { income, expenses, liabilities, conduct } = parts;
  const { window, count, evidence, quality } = income.totals.netMonthly;
  const basis = { window, count, evidence, quality };
  const netIncome = income.totals.netMonthly.value ?? 0;
  const gross = grossAnnual(income);
  const outgoings = (assessment.living ?? 0) + assessment.commitments;
  const isKnown = toSurplus(assessment) !== null;
  const essential = expenses.totals.essential.value ?? 0;
  const liquid = conduct.dailyBalances[conduct.dailyBalances.length - 1]?.amountCents ?? null;
  const owed = liabilities.shared.reduce(
    (sum, debt) =>
      sum + (debt.class === "CREDIT_CARD" ? (debt.limitCents ?? debt.owedCents ?? 0) : (debt.owedCents ?? 0)),
    0,
  );
  const ratio = (part: number, whole: number, formula: string, note: string | null = null) =>
    toFigure(whole <= 0 ? null : toRatio(part, whole), "RATIO", formula, { ...basis, note });
  return {
    ndi: toFigure(toSurplus(assessment), "AUD_CENTS_PER_MONTH", "R-NDI", basis),
    nsr: ratio(assessment.income ?? 0, isKnown ? outgoings : 0, "R-NSR"),
    dsr: ratio(assessment.commitments, gross / 12, "R-DSR", "gross income estimated"),
    dti: toDti(owed, gross, liabilities, basis),
    housingCost: ratio(housingCost(parts), netIncome, "R-HOUSING"),
    essential: ratio(essential, netIncome, "R-ESSENTIAL"),
    daysOfCash: toFigure(
      liquid === null || essential <= 0
        ? null
        : Math.floor(Math.max(0, liquid) / (essential / DAYS_PER_MONTH)),
      "DAYS",
      "R-CASH",
      { window: expenses.totals.essential.window },
    ),
  };
}

/** What is owed to lenders whose accounts were not shared is not known: with no other debt the ratio is not either. */
function toDti(
  owed: number,
  gross: number,
  { shared, detected }: Parts["liabilities"],
  basis: Basis,
): Figure {
  const isPartial = detected.some((lender) => lender.status !== "SETTLED");
  const isUnknown = gross <= 0 || (isPartial && shared.length === 0);
  return toFigure(isUnknown ? null : toRatio(owed, gross), "RATIO", "R-DTI", {
    ...basis,
    quality: isPartial ? "INCOMPLETE" : basis.quality,
    note: isPartial
      ? "debts whose accounts were not shared are not in it; gross income estimated"
      : "shared debts only; gross income estimated",
  });
}

/** Salaries at the low end of their gross range, everything else as received. */
function grossAnnual(income: Income): number {
  return income.streams
    .filter((stream) => stream.included)
    .reduce((sum, stream) => {
      const perYear = stream.frequency === "IRREGULAR" ? null : TIMES_PER_YEAR[stream.frequency];
      const gross = stream.gross && perYear !== null ? stream.gross.lowCents * perYear : null;
      return sum + (gross ?? stream.annualCents ?? 0);
    }, 0);
}

function housingCost({ expenses, liabilities }: Parts): number {
  const paid = expenses.groups
    .flatMap((group) => group.leaves)
    .filter((leaf) => leaf.code === "hou.rent" || leaf.code === "hou.board" || leaf.code === "dbt.mortgage")
    .filter((leaf) => toLeaf(leaf.code).place === "COMMITMENT")
    .reduce((sum, leaf) => sum + (leaf.monthly.selected.value ?? 0), 0);
  const mortgages = liabilities.shared.filter((debt) => debt.class === "MORTGAGE");
  return paid + mortgages.reduce((sum, debt) => sum + (debt.repaymentMonthly.value ?? 0), 0);
}
