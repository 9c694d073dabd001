import type { Figure } from "@/lib/domain/document";
import { toFigure } from "@/lib/domain/figure";
import type { Ledger } from "@/lib/domain/ledger";
import type { Bank } from "@/lib/domain/read/read-bank";
import type { BankRow } from "@/lib/domain/row";
import { findMedian, toSum } from "@/lib/domain/statistics";

type Account = Bank["accounts"][number];

const EXTRA_TIMES = 1.5;
const EXTRA_SHARE = 0.5;
const USUAL_MIN = 3;

/** Repayments half as large again as the usual one, or under half of it, are no part of what the loan asks for. */
export function partExtra(
  { kind }: Account,
  rows: readonly BankRow[],
): { usual: readonly BankRow[]; extra: readonly BankRow[] } {
  const middle = findMedian(rows.map((row) => row.cents)) ?? 0;
  const isUsual = ({ cents }: BankRow) => cents <= middle * EXTRA_TIMES && cents >= middle * EXTRA_SHARE;
  const usual = rows.filter(isUsual);
  // A card is repaid by what was bought, and a loan of a few payments has no usual one yet.
  const isTold = kind !== "CREDIT_CARD" && usual.length >= USUAL_MIN && usual.length > rows.length / 2;
  return isTold ? { usual, extra: rows.filter((row) => !isUsual(row)) } : { usual: rows, extra: [] };
}

/** What was repaid beside the usual repayments, in the whole period; null for nothing. */
export function toExtra(account: Account, rows: readonly BankRow[], ledger: Ledger): Figure | null {
  if (rows.length === 0) return null;
  return toFigure(toSum(rows.map((row) => row.cents)), "AUD_CENTS", "L-EXTRA", {
    window: ledger.coverOf(rows).window,
    count: rows.length,
    evidence: ledger.evidence.note(`extra:${account.id}`, rows),
  });
}
