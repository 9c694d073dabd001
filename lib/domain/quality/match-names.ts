import type { ReportDocument } from "@/lib/domain/document";
import { isSameName } from "@/lib/domain/text/is-person";
import { toTokens } from "@/lib/domain/text/tokens";

const TITLES: ReadonlySet<string> = new Set(["MR", "MRS", "MS", "MISS", "DR", "AND"]);

/** Whether the name the firm gave is the one the bank has. UNKNOWN when the bank gave none. */
export function matchNames(
  given: string,
  onAccounts: readonly string[],
): ReportDocument["subject"]["nameMatch"] {
  const name = toWords(given);
  const holders = onAccounts.map(toWords).filter((words) => words.length > 0);
  if (name.length === 0 || holders.length === 0) return "UNKNOWN";
  const isWhole = (holder: readonly string[]) => name.every((word) => holder.includes(word));
  if (holders.every((holder) => isWhole(holder) || holder.every((word) => name.includes(word))))
    return "MATCH";
  return holders.some((holder) => isWhole(holder) || isSameName(holder, name)) ? "PARTIAL" : "NO_MATCH";
}

function toWords(name: string): string[] {
  return toTokens(name).filter((word) => !TITLES.has(word));
}
