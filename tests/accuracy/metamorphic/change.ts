import type { BankData, CdsTransaction } from "@/lib/engine/bank";
import { type Day, findStatementDay } from "@/lib/engine/calendar/day";
import type { ReportDocument } from "@/lib/engine/document";
import { toHash } from "@/lib/engine/hash";

/**
 * A change to a statement that does not change the household's finances, with limits on how much its report may
 * differ.
 */
export type Change = {
  name: string;
  /** Returns the changed statement. `before` is the original report, for changes that need to find a stream. */
  apply: (data: BankData, before: ReportDocument) => BankData;
  /** Largest relative rise and fall of net monthly income; null if most of the record is removed. */
  income: { rise: number; fall: number } | null;
  /** True if income whose rows the change makes no income is left out of the comparison of net income. */
  isUnknownLeftOut?: true;
  /** The factor on every amount; absent if amounts do not change. */
  factor?: number;
  /** Smallest share of the remaining posted rows that must keep their category. */
  sameCategory: number;
  /** Smallest share of rows that must keep their category or become unknown; the others may change category. */
  sameOrUnknown: number;
  /** Limits of the other headline figures; absent if they are not limited. */
  others?: OtherLimits;
  /** Why the limits exceed 1 % of income or allow fewer than 99 % unchanged categories; null if they do neither. */
  reason: string | null;
};

/** A figure is marked if the report calls it incomplete or does not state it. Shares are of net income, except `unmarked`. */
type OtherLimits = {
  /** Largest rise of commitments. They may fall, because a payee that is no longer named may be no lender. */
  commitmentsRise: number;
  /** Largest rise of a surplus that is not marked. */
  surplusRise: number;
  /** Largest share of households in which net income or the surplus moves by more than 1 % and is not marked. */
  unmarked: number;
};

export const SAME = { rise: 0, fall: 0 };
export const NEAR = { rise: 0.01, fall: 0.01 };

/** A number from 0 to 99 that depends only on the row and the salt. */
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
