import {
  type Assessment,
  type AssessmentStepsInput,
  toSurplus,
} from "@/lib/engine/affordability/to-assessment-steps";
import type { Affordability, Assumptions, Liabilities } from "@/lib/engine/document";
import { toRatio } from "@/lib/engine/figures/statistics";
import { serviceDebt } from "@/lib/engine/liabilities/loan-terms";
import { roundHalfUp } from "@/lib/engine/money";

const COST_RISE = 0.1;

/** The assessed surplus (NDI) and the net servicing ratio (NSR) if one assumption changes and the others stay. */
export function toSensitivity(
  { liabilities, income }: Pick<AssessmentStepsInput, "liabilities" | "income">,
  base: Assessment,
  assumptions: Assumptions,
): Affordability["sensitivity"] {
  const buffer = assumptions.bufferPercentagePoints;
  // A different buffer affects only loans whose accounts were shared and whose rate and term are known. Without such a
  // loan, the cases with a different buffer are left out.
  const hasLoan = liabilities.shared.some(
    ({ terms }) => !terms.isRevolving && terms.rate !== null && terms.months !== null,
  );
  const main = income.streams
    .filter((stream) => stream.included)
    .reduce((most, stream) => Math.max(most, stream.assessedMonthlyCents ?? 0), 0);
  const earning = (share: number): Assessment => ({
    ...base,
    income: base.income === null ? null : base.income * share,
  });
  const buffered = (points: number): Assessment => ({
    ...base,
    commitments: base.commitments + serviceAll(liabilities, points) - serviceAll(liabilities, buffer),
  });
  return [
    toCase("BASE", "As assessed", base),
    toCase("INCOME_90", "Income 10% lower", earning(0.9)),
    toCase("INCOME_80", "Income 20% lower", earning(0.8)),
    toCase("MAIN_INCOME_LOST", "Largest source of income stops", {
      ...base,
      income: base.income === null ? null : base.income - main,
    }),
    toCase("LIVING_110", "Living expenses 10% higher", {
      ...base,
      living: base.living === null ? null : base.living * (1 + COST_RISE),
    }),
    ...(hasLoan ? [toCase("BUFFER_UP", `Buffer ${buffer + 1} points`, buffered(buffer + 1))] : []),
    ...(hasLoan && buffer >= 1
      ? [toCase("BUFFER_DOWN", `Buffer ${buffer - 1} points`, buffered(buffer - 1))]
      : []),
  ];
}

/** The total servicing of the debts whose accounts were shared, with this buffer. Unknown servicing counts as zero. */
function serviceAll({ shared }: Liabilities, buffer: number): number {
  return shared.reduce((sum, debt) => sum + (serviceDebt(debt, buffer) ?? 0), 0);
}

function toCase(
  code: string,
  scenario: string,
  assessment: Assessment,
): Affordability["sensitivity"][number] {
  const surplus = toSurplus(assessment);
  if (surplus === null) return { code, scenario, ndiCents: null, nsr: null };
  const out = (assessment.living ?? 0) + assessment.commitments;
  return {
    code,
    scenario,
    ndiCents: roundHalfUp(surplus),
    nsr: out <= 0 ? null : toRatio(surplus + out, out),
  };
}
