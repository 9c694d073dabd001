import type { LeftOutAccount, Quality, ReportDocument } from "@/lib/engine/document";
import type { Bank } from "@/lib/engine/input/read-bank";

const LEFT_OUT: Readonly<Record<LeftOutAccount["reason"], string>> = {
  NOT_OWNED: "the customer is not one of its owners",
  FOREIGN_CURRENCY: "it is not in Australian dollars",
  SHARED_TWICE: "the account was shared twice, and only the other copy is counted",
};

/** Reasons for the grade that are about missing or wrong signs in the data. */
const SIGN_REASONS: ReadonlySet<string> = new Set([
  "SIGNS_CORRECTED",
  "SIGNS_DOUBTED",
  "DEBT_SIGN_CORRECTED",
  "DEBT_SIGN_UNCLEAR",
]);

/** Problems in the bank's data, as opposed to the customer's finances. */
export function listWarnings(
  bank: Bank,
  quality: Quality,
  isUnconfirmed: boolean,
): ReportDocument["warnings"] {
  const warnings: ReportDocument["warnings"] = quality.rowsExcluded
    .filter(({ reason }) => !(reason in LEFT_OUT) || reason === "FOREIGN_CURRENCY")
    .map(({ reason, count }) => ({
      code: reason,
      text: `${rows(count)} left out: ${reason.toLowerCase().replace(/_/g, " ")}${detailOf(reason, quality)}.`,
    }));
  for (const { name, reason, rows: count } of quality.accountsLeftOut)
    warnings.push({
      code: `ACCOUNT_${reason}`,
      text: `${name} (${rows(count)}) is not counted in any figure: ${LEFT_OUT[reason]}.`,
    });
  for (const { code, text } of quality.reasons) if (SIGN_REASONS.has(code)) warnings.push({ code, text });
  if (bank.reusedIds > 0)
    warnings.push({
      code: "REUSED_IDS",
      text: `${rows(bank.reusedIds)} came with an id that the bank gave to several different rows; all are kept.`,
    });
  if (bank.notDescribed > 0)
    warnings.push({
      code: "ACCOUNT_NOT_DESCRIBED",
      text: `${rows(bank.notDescribed)} ${bank.notDescribed === 1 ? "is" : "are"} in accounts that the bank did not describe. The type and the owner of these accounts are unknown. The rows are counted.`,
    });
  const silent = bank.accounts.filter((account) => account.balance.currentCents === null).length;
  if (silent > 0)
    warnings.push({
      code: "NO_BALANCE",
      text: `${silent} ${silent === 1 ? "account" : "accounts"} had no balance in the bank data.`,
    });
  if (quality.reconciliations.some(({ isReconciled }) => !isReconciled))
    warnings.push({
      code: "BALANCE_NOT_RECONCILED",
      text: "The change in an account's balance since the last collection does not equal the sum of its posted rows.",
    });
  if (isUnconfirmed)
    warnings.push({
      code: "HISTORY_UNCONFIRMED",
      text: "The data provider did not confirm that the whole history had arrived. Check how many days each account covers.",
    });
  return warnings;
}

function detailOf(reason: string, { foreignRows }: Quality): string {
  if (reason !== "FOREIGN_CURRENCY" || foreignRows.length === 0) return "";
  return ` (${foreignRows.map(({ currency, count }) => `${currency} ${count}`).join(", ")})`;
}

function rows(count: number): string {
  return `${count} ${count === 1 ? "row" : "rows"}`;
}
