import { type Day, toDayNumber } from "@/lib/engine/calendar/day";
import type { Figure } from "@/lib/engine/document";
import { calculate } from "@/lib/engine/figures/figure";
import { findMedian } from "@/lib/engine/figures/statistics";
import type { Bank } from "@/lib/engine/input/read-bank";
import type { Ledger } from "@/lib/engine/ledger";
import type { BankRow } from "@/lib/engine/row";

type Account = Bank["accounts"][number];

const PAID_OUT_DAYS = 60;

/**
 * Reports whether a loan was paid out, so that its old instalment is not due. True if the bank closed it with a zero
 * balance. Also true if the balance is zero or a small credit, and no repayment came for more than PAID_OUT_DAYS
 * days. A credit larger than one repayment suggests that the balance has the wrong sign, so the loan does not count
 * as paid out.
 */
export function isPaidOut(
  { kind, balance, openStatus }: Account,
  usual: readonly BankRow[],
  repayments: readonly BankRow[],
  to: Day,
): boolean {
  const last = repayments[repayments.length - 1];
  const left = balance.currentCents ?? -1;
  if (kind !== "MORTGAGE" && kind !== "LOAN") return false;
  if (openStatus === "CLOSED" && (balance.currentCents ?? 0) === 0) return true;
  return (
    left >= 0 &&
    left <= (findMedian(usual.map(({ cents }) => Math.abs(cents))) ?? 0) &&
    last !== undefined &&
    toDayNumber(to) - last.dayNumber > PAID_OUT_DAYS
  );
}

/** A repayment of zero a month, with the rows that repaid the loan as evidence. */
export function toNothing(account: Account, rows: readonly BankRow[], ledger: Ledger): Figure {
  return calculate("L-SETTLED", [], {
    window: ledger.coverOf(rows).window,
    count: rows.length,
    evidence: ledger.evidence.note(`repaid:${account.id}`, rows),
    note: "paid out: nothing is owed, and there are no more repayments",
  });
}
