import type { Comparison } from "@/lib/engine/document";
import { LIABILITY } from "../words";

/** Whether each line of the comparison was declared, seen in the bank data, or both. */
export const MATCH_WORDS: Readonly<Record<Comparison["match"], string>> = {
  BOTH: "declared and seen",
  DECLARED_ONLY: "declared, not seen",
  OBSERVED_ONLY: "seen, not declared",
};

export const MEASURE: Readonly<Record<Comparison["measure"], string>> = {
  MONTHLY: "a month",
  BALANCE: "owed",
};

/** Names a debt: "Ironbark Finance, car loan". */
export function debtLabelOf({ code, label }: Pick<Comparison, "code" | "label">): string {
  const what = code !== null && code in LIABILITY ? LIABILITY[code as keyof typeof LIABILITY] : "debt";
  return `${label}, ${what}`;
}
