import type {
  Account,
  CashflowMonth,
  Commitments,
  Conduct,
  Expenses,
  Figure,
  Income,
  Liabilities,
  Quality,
  Summary,
} from "@/lib/engine/document";
import type { EvidenceBook } from "@/lib/engine/figures/evidence";

/** A headline with its weight: the monthly cents it concerns, by which headlines are ranked. */
export type WeightedHeadline = Summary["headlines"][number] & { weightCents: number };
export type HeadlineInput = {
  income: Income;
  expenses: Expenses;
  commitments: Commitments;
  liabilities: Liabilities;
  conduct: Conduct;
  quality: Quality;
  accounts: readonly Account[];
  surplusMonthly: Figure;
  months: readonly CashflowMonth[];
  /** Collects the rows of a headline that no single figure covers. */
  evidence: EvidenceBook;
};
