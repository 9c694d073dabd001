import type { Day } from "@/lib/engine/calendar/day";
import type { Frequency } from "@/lib/engine/document";

export type PairKind = "OWN_TRANSFER" | "REVERSAL" | "REFUND" | "DISHONOUR";

/** The correct answer for one posted row, as a careful assessor who knows the household would give it. */
export type RowTruth = {
  /** Null if the bank gives its rows no id. */
  transactionId: string | null;
  accountId: string;
  on: Day;
  cents: number;
  description: string;
  /** The code of the row's category in the taxonomy of expenses or of credits. */
  code: string;
  /** Other acceptable categories, where careful assessors may differ. */
  also: readonly string[];
  isIncome: boolean;
  streamId: string | null;
  pair: { id: string; kind: PairKind } | null;
  /** Name of the shop, biller, payer or lender; null for people and for the bank itself. */
  party: string | null;
  /** The bank whose wording the row uses. */
  bank: string;
};

export type StreamTruth = {
  id: string;
  code: string;
  payer: string;
  isIncome: boolean;
  frequency: Frequency;
  /** Other acceptable frequencies, for work with gaps. */
  alsoFrequency: readonly Frequency[];
  status: "ACTIVE" | "NEW" | "CEASED" | "ONE_OFF";
  /**
   * For a steady stream, the current amount times the payments per year, divided by 12. For other streams, the mean
   * (see monthlyOf in reckon.ts). For a stream that has ended, 0.
   */
  monthlyCents: number;
  count: number;
};

export type Truth = {
  rows: RowTruth[];
  streams: StreamTruth[];
  /** The number of days with data, not counting the days of a gap. */
  coveredDays: number;
  /** Net monthly income: the sum of the income streams' monthly amounts. */
  incomeMonthlyCents: number;
  /**
   * Monthly spending by expense group, such as "foo" for food, less refunds. A stream with a steady amount or a long
   * cycle adds its own monthly amount; all other spending is averaged over the covered days.
   */
  groupMonthlyCents: Record<string, number>;
  /** The total closing balance of the transaction and savings accounts on each day; null if the data has a gap. */
  closingCents: { on: Day; cents: number }[] | null;
};
