import type { BankData } from "@/lib/engine/bank";
import { toDay } from "@/lib/engine/calendar/day";
import { BANKS } from "@/lib/sandbox/banks";
import { generate } from "@/lib/sandbox/households/generate";
import { HOUSEHOLDS } from "@/lib/sandbox/households/list";

/** A word that is in every account and transaction of a household's data, and must never be in a log. */
export const CANARY = "CANARY7F3A";

/**
 * The household for tests that do not need a particular one. Its year of data includes pending rows, direct debits
 * and scheduled payments. It has only a third of the rows of the largest household, so fetching its data and creating
 * its report are fast.
 */
const DEFAULT_HOUSEHOLD = "margaret";

const made = new Map<string, BankData>();

/** Returns a year of a household's data. Every account and transaction contains CANARY. */
export function dataOf(householdId = DEFAULT_HOUSEHOLD): BankData {
  const known = made.get(householdId) ?? makeData(householdId);
  made.set(householdId, known);
  return known;
}

function makeData(householdId: string): BankData {
  const household = HOUSEHOLDS.find(({ id }) => id === householdId);
  const bank = BANKS.find(({ health }) => health === "healthy");
  if (!household || !bank) throw new Error("no such household");
  const data = generate({ household, bank, asOf: toDay(new Date()), months: 12 });
  return {
    ...data,
    accounts: data.accounts.map((account) => ({ ...account, nickname: `${account.displayName} ${CANARY}` })),
    transactions: data.transactions.map((row) => ({
      ...row,
      description: `${row.description ?? ""} ${CANARY}`,
    })),
  };
}
