import type {
  Account,
  Affordability,
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
import type { BankRow } from "@/lib/engine/row";

/**
 * A headline with its weight: the cents a month that it concerns. Headlines of equal rank and level are sorted by
 * weight. If a headline is chosen, its `rows` are recorded under the id in `evidence`. The rows of other headlines
 * are not recorded, because the document contains only sets of rows that it refers to.
 */
export type WeightedHeadline = Summary["headlines"][number] & {
  weightCents: number;
  rows?: readonly BankRow[];
};

/** The maximum number of lenders that one headline names. */
export const LENDERS_NAMED_MAX = 3;

export type HeadlineInput = {
  income: Income;
  expenses: Expenses;
  commitments: Commitments;
  liabilities: Liabilities;
  conduct: Conduct;
  quality: Quality;
  accounts: readonly Account[];
  surplusMonthly: Figure;
  /** The assessment; null in a report without one. */
  affordability: Affordability | null;
  months: readonly CashflowMonth[];
  /** Records the rows of a headline if they are not the rows of one figure. */
  evidence: EvidenceBook;
};
