import type { BankData, CdsTransaction } from "@/lib/engine/bank";
import { type Day, findStatementDay } from "@/lib/engine/calendar/day";
import type { ReportDocument } from "@/lib/engine/document";
import { toHash } from "@/lib/engine/hash";

/**
 * A change to a statement that does not change the household's finances, with limits on how much the household's report
 * may differ.
 */
export type Change = {
  name: string;
  /** Returns the changed statement. `before` is the original report, for changes that need to find a stream. */
  apply: (data: BankData, before: ReportDocument) => BankData;
  /** The largest relative rise and fall of net monthly income; null if the change removes most of the record. */
  income: { rise: number; fall: number } | null;
  /** True if the comparison of net income leaves out payments that the changed report does not categorise as income. */
  isUnknownLeftOut?: true;
  /** The factor on every amount; absent if amounts do not change. */
  factor?: number;
  /** At least this fraction of the remaining posted rows must keep their category. */
  sameCategory: number;
  /** At least this fraction of rows must keep their category or become unknown. The rest may change category. */
  sameOrUnknown: number;
  /** Limits for further headline figures; omitted if there are none. */
  others?: OtherLimits;
  /**
   * The reason why the limits are wide. Wide limits allow income to change by more than 1%, or more than 1% of rows to
   * change category. Null if the limits are narrower.
   */
  reason: string | null;
};

/**
 * Limits for other headline figures, as fractions of net income; `unmarked` is a fraction of the households. A figure
 * counts as marked if the report calls it incomplete or does not state it.
 */
type OtherLimits = {
  /**
   * Commitments may rise by at most this fraction of net income. They may fall, because a payee without a name may no
   * longer be recognised as a lender.
   */
  commitmentsRise: number;
  /** A surplus that the report does not call incomplete may rise by at most this fraction of net income. */
  surplusRise: number;
  /** In at most this fraction of households, a net income or surplus that is not marked may change by more than 1%. */
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
