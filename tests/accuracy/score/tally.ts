import type { Share } from "@/tests/accuracy/score/judge";
import { newShare } from "@/tests/accuracy/score/judge";

export type Confusion = {
  truth: string;
  said: string;
  layer: string;
  rule: string;
  count: number;
  cents: number;
  confidence: number;
  description: string;
  bank: string;
  persona: string;
};
type IncomeMiss = {
  persona: string;
  seed: number;
  error: number;
  trueCents: number;
  saidCents: number;
  streams: string[];
};
type FrequencyMiss = {
  persona: string;
  seed: number;
  payer: string;
  code: string;
  truth: string;
  said: string;
  count: number;
};
export type GroupMiss = { persona: string; seed: number; code: string; trueCents: number; saidCents: number };
type PairMiss = {
  persona: string;
  seed: number;
  what: string;
  kind: "MISSED" | "WRONG";
  out: string;
  into: string;
  days: number;
  cents: number;
};

/** The counts over all households of one pool. */
export type Tally = {
  households: number;
  rows: number;
  lostRows: number;
  extraRows: number;
  leakedRows: number;
  /** The number of spending rows of each party whose name is in the engine's tables. */
  leaks: Map<string, number>;
  incomePrecision: Share;
  incomeRecall: Share;
  salary: { confidence: number; right: boolean }[];
  salaryTotal: number;
  frequency: Share;
  frequencyBy: Map<string, Share>;
  incomeErrors: number[];
  groupErrors: number[];
  transferPrecision: Share;
  transferRecall: Share;
  reversalPrecision: Share;
  reversalRecall: Share;
  refundPrecision: Share;
  refundRecall: Share;
  groupByValue: Share;
  groupByCount: Share;
  categoryByCount: Share;
  creditCategoryByCount: Share;
  /** Only rows to which the bank gave a merchant category code. */
  codedGroupByValue: Share;
  codedGroupByCount: Share;
  /** Only rows whose party is not in the engine's tables. */
  unknownGroupByValue: Share;
  unknownGroupByCount: Share;
  unknownCategoryByCount: Share;
  uncategorisedByValue: Share;
  labelPrecision: Share;
  labelRecall: Share;
  /**
   * The recall of harmful categories. Counts only rows whose party is in the engine's tables, and rows without a
   * party, such as bank fees.
   */
  listedLabelRecall: Share;
  labels: Map<string, { precision: Share; recall: Share }>;
  debitPoints: { confidence: number; right: boolean }[];
  creditPoints: { confidence: number; right: boolean }[];
  sameBytes: Share;
  balances: Share;
  confusions: Map<string, Confusion>;
  incomeMisses: IncomeMiss[];
  groupMisses: GroupMiss[];
  frequencyMisses: FrequencyMiss[];
  pairMisses: PairMiss[];
};

export function newTally(): Tally {
  return {
    households: 0,
    rows: 0,
    lostRows: 0,
    extraRows: 0,
    leakedRows: 0,
    leaks: new Map(),
    incomePrecision: newShare(),
    incomeRecall: newShare(),
    salary: [],
    salaryTotal: 0,
    frequency: newShare(),
    frequencyBy: new Map(),
    incomeErrors: [],
    groupErrors: [],
    transferPrecision: newShare(),
    transferRecall: newShare(),
    reversalPrecision: newShare(),
    reversalRecall: newShare(),
    refundPrecision: newShare(),
    refundRecall: newShare(),
    groupByValue: newShare(),
    groupByCount: newShare(),
    categoryByCount: newShare(),
    creditCategoryByCount: newShare(),
    codedGroupByValue: newShare(),
    codedGroupByCount: newShare(),
    unknownGroupByValue: newShare(),
    unknownGroupByCount: newShare(),
    unknownCategoryByCount: newShare(),
    uncategorisedByValue: newShare(),
    labelPrecision: newShare(),
    labelRecall: newShare(),
    listedLabelRecall: newShare(),
    labels: new Map(),
    debitPoints: [],
    creditPoints: [],
    sameBytes: newShare(),
    balances: newShare(),
    confusions: new Map(),
    incomeMisses: [],
    groupMisses: [],
    frequencyMisses: [],
    pairMisses: [],
  };
}
