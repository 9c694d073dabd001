import { DAYS_PER_MONTH, daysInclusive } from "@/lib/engine/calendar/day";
import { accountIdOf, opaqueId } from "@/lib/sandbox/households/account-id";
import type { Entry } from "@/lib/sandbox/households/entry";
import { firstDayOf, type HouseholdQuery } from "@/lib/sandbox/households/generate";
import { simulate } from "@/lib/sandbox/households/simulate";
import type { Frequency, Household } from "@/lib/sandbox/households/types";

/**
 * The correct findings about a household, which we know because we generated its data. An analysis should find the
 * same.
 */
export type Expectations = {
  incomes: ExpectedIncome[];
  housing: { kind: Household["housing"]["kind"]; payee: string; monthlyCents: number };
  lenders: { name: string; kind: Household["lenders"][number]["kind"] }[];
  /** The true category of every posted row, by transaction id. */
  categoryOf: Record<string, string>;
  /** Pairs of linked rows: both sides of transfers between own accounts, dishonours, purchases and their refunds. */
  pairs: [string, string][];
  counts: { posted: number; pending: number; dishonours: number; overdrawnFees: number };
};

export type ExpectedIncome = {
  id: string;
  type: string;
  payer: string;
  frequency: Frequency;
  count: number;
  /** The ids of the rows of this income. */
  transactionIds: string[];
  totalCents: number;
  /** The monthly average over the days of the window, with 365.25 / 12 days a month. */
  monthlyNetCents: number;
};

const HOUSING_CATEGORIES: ReadonlySet<string> = new Set(["dbt.mortgage", "hou.rent"]);

/** The correct findings about the data that `generate` returns for the same query. */
export function expectations(asked: HouseholdQuery): Expectations {
  const { household, bank, asOf } = asked;
  const from = firstDayOf(asked);
  const months = daysInclusive(from, asOf) / DAYS_PER_MONTH;
  const entries = simulate(household, asOf);
  const rows = entries.filter((entry) => entry.postDay >= from && entry.postDay <= asOf);
  const idOf = (entry: Entry) => opaqueId(`${household.id}:${bank.id}:${entry.id}`);
  const housingCents = rows
    .filter((row) => HOUSING_CATEGORIES.has(row.category) && row.cents < 0)
    .reduce((sum, row) => sum - row.cents, 0);
  const count = (category: string) => rows.filter((row) => row.category === category).length;
  return {
    incomes: incomesOf(household, rows, months, idOf),
    housing: { ...household.housing, monthlyCents: Math.round(housingCents / months) },
    lenders: household.lenders.map((lender) => ({
      ...lender,
      name: lender.name === "home bank" ? bank.name : lender.name,
    })),
    categoryOf: Object.fromEntries(rows.map((row) => [idOf(row), row.category])),
    pairs: pairsOf(rows, idOf),
    counts: {
      posted: rows.length,
      pending: entries.filter((entry) => entry.postDay > asOf).length,
      dishonours: count("crd.reversal"),
      overdrawnFees: count("fin.overdrawn_fee"),
    },
  };
}

function incomesOf(
  household: Household,
  rows: readonly Entry[],
  months: number,
  idOf: (entry: Entry) => string,
): ExpectedIncome[] {
  const incomes: ExpectedIncome[] = [];
  for (const flow of household.flows) {
    if (!flow.frequency) continue;
    const paid = rows.filter((row) => row.stream === flow.id);
    if (paid.length === 0) continue;
    const totalCents = paid.reduce((sum, row) => sum + row.cents, 0);
    incomes.push({
      id: flow.id,
      type: flow.category,
      payer: flow.party.name,
      frequency: flow.frequency,
      count: paid.length,
      transactionIds: paid.map(idOf),
      totalCents,
      monthlyNetCents: Math.round(totalCents / months),
    });
  }
  return incomes;
}

function pairsOf(rows: readonly Entry[], idOf: (entry: Entry) => string): [string, string][] {
  const open = new Map<string, string>();
  const pairs: [string, string][] = [];
  for (const row of rows) {
    if (row.pair === null) continue;
    const first = open.get(row.pair);
    if (first === undefined) open.set(row.pair, idOf(row));
    else pairs.push([first, idOf(row)]);
  }
  return pairs;
}

/**
 * Each account's balance before the first row of `generate`, by account id. Tests add the rows to it and compare the
 * sum with the account's balance.
 */
export function openingBalances(asked: HouseholdQuery): Record<string, number> {
  const { household, bank, asOf } = asked;
  const before = simulate(household, asOf).filter((entry) => entry.postDay < firstDayOf(asked));
  return Object.fromEntries(
    household.accounts.map((spec) => [
      accountIdOf(household, bank, spec.key),
      spec.openingCents +
        before.filter((entry) => entry.account === spec.key).reduce((total, { cents }) => total + cents, 0),
    ]),
  );
}
