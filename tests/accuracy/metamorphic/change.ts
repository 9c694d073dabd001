import type { BankData, CdsTransaction } from "@/lib/engine/bank";
import { type Day, findStatementDay } from "@/lib/engine/calendar/day";
import type { ReportDocument } from "@/lib/engine/document";
import { toHash } from "@/lib/engine/hash";

/** A change of a statement that leaves the household as it is, with how much its report may differ afterwards. */
export type Change = {
  name: string;
  /** The statement changed; `before` is its report as it was, for changes that need to know a stream. */
  apply: (data: BankData, before: ReportDocument) => BankData;
  /** Largest shares by which net monthly income may rise, and fall; null where most of the record is taken away. */
  income: { rise: number; fall: number } | null;
  /** What the change multiplies every amount by; absent where amounts stay. */
  factor?: number;
  /** Smallest share of the remaining posted rows that must keep their category. */
  sameCategory: number;
  /** Smallest share of rows that must keep their category or become unknown, never another one. */
  sameOrUnknown: number;
  /** Why more than 1 % of income, or fewer than 99 % of categories, is allowed; null where neither is. */
  reason: string | null;
};

export const SAME = { rise: 0, fall: 0 };
export const NEAR = { rise: 0.01, fall: 0.01 };

/** A number from 0 to 99 that depends on the row alone. */
export const percentOf = (row: CdsTransaction, salt: string) =>
  Number.parseInt(
    toHash(`${salt}${row.transactionId ?? ""}${row.postingDateTime ?? ""}${row.amount ?? ""}`).slice(0, 8),
    16,
  ) % 100;
export const isCredit = (row: CdsTransaction) => !(row.amount ?? "").startsWith("-");

export const mapRows = (data: BankData, map: (row: CdsTransaction) => CdsTransaction): BankData => ({
  ...data,
  transactions: data.transactions.map(map),
});
export const keepRows = (data: BankData, keep: (row: CdsTransaction) => boolean): BankData => ({
  ...data,
  transactions: data.transactions.filter(keep),
});
export const dayOf = (row: CdsTransaction): Day | null =>
  row.postingDateTime ? findStatementDay(row.postingDateTime) : null;
