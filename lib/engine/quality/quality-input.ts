import type { Income, Liabilities, Reconciliation } from "@/lib/engine/document";
import type { DataNotes } from "@/lib/engine/input/prepare-data";

/** The parts of the report that the quality grade needs in addition to the ledger. */
export type QualityInput = {
  income: Income;
  liabilities: Liabilities;
  nameMatch: string;
  notes: DataNotes;
  reconciliations: Reconciliation[];
};
