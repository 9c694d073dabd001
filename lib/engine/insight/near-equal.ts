import type { ReportDocument } from "@/lib/engine/document";

/**
 * Payments are nearly equal if the largest exceeds the smallest by at most this share. Their mean then reveals each
 * payment.
 */
const NEAR = 0.01;

/** Compares the amounts without their signs; false for an empty list. */
export function isNearEqual(amounts: readonly number[]): boolean {
  if (amounts.length === 0) return false;
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  for (const amount of amounts) {
    least = Math.min(least, Math.abs(amount));
    most = Math.max(most, Math.abs(amount));
  }
  return most <= least * (1 + NEAR);
}

/** Returns a function that gives the signed amounts behind a set of evidence, in cents; empty for an unknown set. */
export function readAmounts({
  evidenceSets,
  transactions,
}: Pick<ReportDocument, "evidenceSets" | "transactions">): (evidence: string | null) => number[] {
  const cents = new Map(transactions.map(({ id, amountCents }) => [id, amountCents]));
  const ids = new Map(evidenceSets.map((set) => [set.id, set.transactionIds]));
  return (evidence) => (ids.get(evidence ?? "") ?? []).flatMap((id) => cents.get(id) ?? []);
}
