import type { BankData } from "@/lib/engine/bank";
import type { LeftOutAccount, Quality } from "@/lib/engine/document";
import { correctDebts, type DebtNotes } from "@/lib/engine/input/correct-debts";
import { correctSigns } from "@/lib/engine/input/correct-signs";
import { leaveOutAccounts } from "@/lib/engine/input/leave-out-accounts";
import { isPosted, rowKey, upgradeShapes } from "@/lib/engine/input/upgrade-shapes";
import { tidyText } from "@/lib/engine/text/tidy-text";

/** The corrections made to the data before reading it; the report lists them. */
export type DataNotes = {
  accountsLeftOut: LeftOutAccount[];
  foreignRows: Quality["foreignRows"];
  /** Rows left out here, by reason, in addition to those left out while reading. */
  rowsExcluded: { reason: string; count: number }[];
  signsCorrected: { accounts: number; rows: number };
  /**
   * The number of accounts in which no row has a minus although the balance shows that some should. Their rows are left
   * unchanged.
   */
  signsDoubted: number;
  /**
   * Debts with a positive balance: those that were corrected, and those left unchanged because the data does not show
   * whether the money is owed.
   */
  debtSigns: DebtNotes;
};

const CURRENCIES_MAX = 40;

/**
 * Corrects known deviations of banks' data before it is read. Upgrades older formats, leaves out accounts that must not
 * count in any figure, and corrects the signs of debits and of balances owed. Never throws on data that a bank may
 * send.
 */
export function prepareData(raw: BankData): { data: BankData; notes: DataNotes } {
  const shaped = upgradeShapes(raw ?? {});
  const owned = leaveOutAccounts(shaped);
  const signed = correctSigns(owned.data);
  const debts = correctDebts(signed.data);
  const ambiguous = sum(signed.notes.ambiguous.values());
  return {
    data: debts.data,
    notes: {
      accountsLeftOut: owned.leftOut,
      foreignRows: countForeign(owned.data, owned.leftOut),
      rowsExcluded: [
        ...countLeftOut(owned.leftOut),
        ...(ambiguous > 0 ? [{ reason: "AMBIGUOUS_SIGN", count: ambiguous }] : []),
      ],
      signsCorrected: { accounts: signed.notes.turned.size, rows: sum(signed.notes.turned.values()) },
      signsDoubted: signed.notes.doubted,
      debtSigns: debts.notes,
    },
  };
}

function countLeftOut(leftOut: readonly LeftOutAccount[]): { reason: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { reason, rows } of leftOut) counts.set(reason, (counts.get(reason) ?? 0) + rows);
  return [...counts].filter(([, count]) => count > 0).map(([reason, count]) => ({ reason, count }));
}

function countForeign(data: BankData, leftOut: readonly LeftOutAccount[]): Quality["foreignRows"] {
  const counts = new Map<string, number>();
  const add = (currency: string, count: number) => {
    const name = counts.size < CURRENCIES_MAX || counts.has(currency) ? currency : "OTHER";
    counts.set(name, (counts.get(name) ?? 0) + count);
  };
  for (const { currency, rows, reason } of leftOut)
    if (reason === "FOREIGN_CURRENCY" && rows > 0) add(currency, rows);
  const counted = new Set<string>();
  for (const row of data.transactions) {
    if (row.currency === undefined || row.currency === "AUD" || !isPosted(row)) continue;
    const name = tidyText(row.currency, 8).toUpperCase();
    if (name === "" || name === "AUD" || counted.has(rowKey(row))) continue;
    counted.add(rowKey(row));
    add(name, 1);
  }
  return [...counts]
    .map(([currency, count]) => ({ currency, count }))
    .sort((a, b) => (a.currency < b.currency ? -1 : 1));
}

function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
