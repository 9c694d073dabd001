import { toGrossIncome } from "@/lib/engine/affordability/gross-income";
import {
  type Assessment,
  type AssessmentStepsInput,
  toAssessmentSteps,
  toSurplus,
} from "@/lib/engine/affordability/to-assessment-steps";
import { sumDebt, toRatios } from "@/lib/engine/affordability/to-ratios";
import { toSensitivity } from "@/lib/engine/affordability/to-sensitivity";
import type { Affordability, Assumptions, Liabilities } from "@/lib/engine/document";
import { toServicing } from "@/lib/engine/figures/formulas/debts";
import { toRatio } from "@/lib/engine/figures/statistics";
import { roundHalfUp } from "@/lib/engine/money";

/**
 * Builds the affordability part: the steps from the observed to the assessed figures, the ratios, the sensitivity and
 * the proposed loan, with every assumption. States no verdict.
 */
export function buildAffordability(
  parts: AssessmentStepsInput,
  assumptions: Assumptions,
  source: Affordability["assumptions"]["source"],
): Affordability {
  const { ladder, assessment } = toAssessmentSteps(parts, assumptions);
  const grossIncome = toGrossIncome(parts.income, assumptions);
  return {
    assumptions: { ...assumptions, source },
    ladder,
    ratios: toRatios(parts, assessment, assumptions, grossIncome),
    grossIncome,
    sensitivity: toSensitivity(parts, assessment, assumptions),
    proposed: toProposed(parts.liabilities, assessment, assumptions, grossIncome),
  };
}

/**
 * The loan that the firm proposes: its repayment at the loan's rate plus the buffer, and the surplus and the
 * debt-to-income ratio if the customer takes the loan.
 */
function toProposed(
  liabilities: Liabilities,
  assessment: Assessment,
  { proposedLoan, bufferPercentagePoints }: Assumptions,
  { usedCents }: Affordability["grossIncome"],
): Affordability["proposed"] {
  if (proposedLoan === null) return null;
  const { amountCents, rate, termMonths } = proposedLoan;
  const assessedRate = Math.round((rate + bufferPercentagePoints / 100) * 1e6) / 1e6;
  const repaymentMonthlyCents = roundHalfUp(toServicing(amountCents, assessedRate, termMonths));
  const surplus = toSurplus(assessment);
  const isKnown = usedCents !== null && usedCents > 0 && liabilities.totals.unknown === 0;
  return {
    amountCents,
    termMonths,
    assessedRate,
    repaymentMonthlyCents,
    ndiAfterCents: surplus === null ? null : roundHalfUp(surplus) - repaymentMonthlyCents,
    dtiAfter: isKnown ? toRatio(sumDebt(liabilities) + amountCents, usedCents) : null,
  };
}
