import { type Day, toDayNumber } from "@/lib/domain/day";
import type { Figure } from "@/lib/domain/document";
import { toMonthlyFigure } from "@/lib/domain/figure";
import type { Ledger } from "@/lib/domain/ledger";
import type { Bank } from "@/lib/domain/read/read-bank";
import type { BankRow } from "@/lib/domain/row";
import { findMedian } from "@/lib/domain/statistics";

type Account = Bank["accounts"][number];

const PAID_OUT_DAYS = 60;

/**
 * A loan of which nothing is owed and that nobody repays any more was paid out: what it used to ask for is asked no more. A
 * little may be left over in its favour; more than a repayment would be a balance whose sign is in doubt.
 */
export function isPaidOut(
  { kind, balance }: Account,
  usual: readonly BankRow[],
  repayments: readonly BankRow[],
  to: Day,
): boolean {
  const last = repayments[repayments.length - 1];
  const left = balance.currentCents ?? -1;
  return (
    (kind === "MORTGAGE" || kind === "LOAN") &&
    left >= 0 &&
    left <= (findMedian(usual.map(({ cents }) => Math.abs(cents))) ?? 0) &&
    last !== undefined &&
    toDayNumber(to) - last.dayNumber > PAID_OUT_DAYS
  );
}

/** Nothing a month, by the rows that repaid it while it ran. */
export function toNothing(account: Account, rows: readonly BankRow[], ledger: Ledger): Figure {
  return toMonthlyFigure(0, "L-SETTLED", {
    window: ledger.coverOf(rows).window,
    count: rows.length,
    evidence: ledger.evidence.note(`repaid:${account.id}`, rows),
    note: "paid out: nothing is owed, and nothing is repaid any more",
  });
}
