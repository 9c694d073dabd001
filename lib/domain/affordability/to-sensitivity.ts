import { type Assessment, toSurplus } from "@/lib/domain/affordability/to-ladder";
import type { Affordability, Assumptions, Liabilities } from "@/lib/domain/document";
import { roundHalfUp } from "@/lib/domain/money";
import { toRatio } from "@/lib/domain/statistics";

const INCOME_FALL = 0.2;
const RATE_STEP = 0.01;

/** What the two headline results become when income falls by a fifth, or rates move by a point either way. */
export function toSensitivity(
  liabilities: Liabilities,
  base: Assessment,
  assumptions: Assumptions,
): Affordability["sensitivity"] {
  const step = rateStep(liabilities);
  return [
    toCase("As assessed", base),
    toCase("Income 20 % lower", {
      ...base,
      income: base.income === null ? null : base.income * (1 - INCOME_FALL),
    }),
    toCase(`Buffer ${assumptions.bufferPercentagePoints + 1} points`, {
      ...base,
      commitments: base.commitments + step,
    }),
    toCase(`Buffer ${assumptions.bufferPercentagePoints - 1} points`, {
      ...base,
      commitments: base.commitments - step,
    }),
  ];
}

/** A point on what is owed on shared loans, a month: interest alone, which is nearly the whole of the change. */
function rateStep(liabilities: Liabilities): number {
  return liabilities.shared
    .filter((debt) => debt.rate !== null && debt.class !== "CREDIT_CARD" && debt.class !== "OTHER_CREDIT")
    .reduce((sum, debt) => sum + ((debt.owedCents ?? 0) * RATE_STEP) / 12, 0);
}

function toCase(scenario: string, assessment: Assessment): Affordability["sensitivity"][number] {
  const surplus = toSurplus(assessment);
  if (surplus === null) return { scenario, ndiCents: null, nsr: null };
  const out = (assessment.living ?? 0) + assessment.commitments;
  return { scenario, ndiCents: roundHalfUp(surplus), nsr: out <= 0 ? null : toRatio(surplus + out, out) };
}
