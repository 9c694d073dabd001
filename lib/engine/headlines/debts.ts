import { sayDay } from "@/lib/engine/calendar/day-words";
import type { DetectedDebt, Liabilities, RepaymentTest } from "@/lib/engine/document";
import type { EvidenceBook } from "@/lib/engine/figures/evidence";
import type { WeightedHeadline } from "@/lib/engine/headlines/headline-input";
import { listDebtRows } from "@/lib/engine/liabilities/list-debt-rows";
import { toDollars } from "@/lib/engine/money";

/**
 * Facts about debts with a problem: repayments above a cap of the credit law, reduced repayments, or a newest debit
 * that was dishonoured.
 */
export function listFailingDebts(
  { detected, saccTest, leaseTest }: Liabilities,
  book: EvidenceBook,
): WeightedHeadline[] {
  return [
    ...fromCap("SACC_OVER_CAP", "Small-loan repayments", saccTest),
    ...fromCap("LEASE_OVER_CAP", "Household-goods leases", leaseTest),
    ...detected.flatMap((debt) => fromFailing(debt, book)),
  ];
}

function fromCap(code: string, what: string, test: RepaymentTest | null): WeightedHeadline[] {
  if (test === null || test.ratio <= test.cap) return [];
  const share = (ratio: number) => `${(ratio * 100).toFixed(1)}%`;
  const text = `${what} take ${share(test.ratio)} of income, above the cap of ${share(test.cap)}: ${test.lenders.join(", ")}.`;
  const weightCents = test.repaymentsCents ?? 0;
  return [{ code, text, severity: "ASK", evidence: test.evidence, weightCents, level: "HIGH" }];
}

/** Classes of debt with a separate headline, which already says that the newest debit was dishonoured. */
const NAMED_ANYWAY: ReadonlySet<DetectedDebt["class"]> = new Set(["COLLECTION", "DEBT_AGREEMENT"]);

/** A lender that is paid less than before, or whose newest debit was dishonoured: both are signs of hardship. */
function fromFailing(debt: DetectedDebt, book: EvidenceBook): WeightedHeadline[] {
  const { lender, reduced, status, repayment, repaymentMonthly } = debt;
  const asked = repaymentMonthly.formula === "L-ASK" && status === "MISSED" ? repayment?.amountCents : null;
  const bounced = asked == null ? null : `the newest debit of $${toDollars(asked)} was dishonoured`;
  const lowered =
    reduced == null
      ? null
      : `${lender} has been paid $${toDollars(reduced.nowCents)} each time since ${sayDay(reduced.fromOn)}, down from $${toDollars(reduced.usualCents)}`;
  if (lowered === null && (bounced === null || NAMED_ANYWAY.has(debt.class))) return [];
  const text =
    lowered === null ? `${lender}: ${bounced}.` : `${lowered}${bounced === null ? "" : `; ${bounced}`}.`;
  return [
    {
      code: reduced == null ? "REPAYMENT_MISSED" : "REPAYMENT_REDUCED",
      text,
      severity: "ASK",
      evidence: `summary:failing:${debt.evidence}`,
      rows: listDebtRows([debt], book),
      weightCents: repaymentMonthly.value ?? 0,
      level: "HIGH",
    },
  ];
}
