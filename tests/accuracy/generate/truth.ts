import type { Day } from "@/lib/engine/calendar/day";
import type { Frequency } from "@/lib/engine/document";

export type PairKind = "OWN_TRANSFER" | "REVERSAL" | "REFUND" | "DISHONOUR";

/** What a careful assessor who knows the household says of one posted row. */
export type RowTruth = {
  /** Null where the bank gives rows no id. */
  transactionId: string | null;
  accountId: string;
  on: Day;
  cents: number;
  description: string;
  /** Leaf of the taxonomy, outgoing or credit. */
  code: string;
  /** Other leaves as good as `code`: where two careful people may differ. */
  also: readonly string[];
  isIncome: boolean;
  streamId: string | null;
  pair: { id: string; kind: PairKind } | null;
  /** Name of the shop, biller, payer or lender of the world; null for people and the bank itself. */
  party: string | null;
  /** Bank whose words the row is in. */
  bank: string;
};

export type StreamTruth = {
  id: string;
  code: string;
  payer: string;
  isIncome: boolean;
  frequency: Frequency;
  /** Other rhythms as good as `frequency`, for work with gaps. */
  alsoFrequency: readonly Frequency[];
  status: "ACTIVE" | "NEW" | "CEASED" | "ONE_OFF";
  /** Present steady amount times payments a year over twelve; the mean over the days it ran for variable ones; 0 when ceased. */
  monthlyCents: number;
  count: number;
};

export type Truth = {
  rows: RowTruth[];
  streams: StreamTruth[];
  /** Days the data speaks for, gaps left out. */
  coveredDays: number;
  /** Net monthly income: the sum of the income streams, and other income rows averaged over the covered days. */
  incomeMonthlyCents: number;
  /** By expense group, "foo": steady streams at their present amount, the rest averaged over covered days, refunds off. */
  groupMonthlyCents: Record<string, number>;
  /** Closing balances of the cash accounts (transaction and savings) together; null where the data has a gap. */
  closingCents: { on: Day; cents: number }[] | null;
};
