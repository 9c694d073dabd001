import type { Roll, When } from "./schedule";
import type { Flow, Habit, Merchant, Party } from "./types";

/** Short functions that describe a household's rows, so that its source file reads like a table. */

/** A schedule of every `everyDays` days, counted from a known date. */
export function every(everyDays: number, anchor: string, roll?: Roll): When {
  return { everyDays, anchor, ...(roll ? { roll } : {}) };
}

/** A schedule of once a month. */
export function monthly(dayOfMonth: number, roll?: Roll): When {
  return { dayOfMonth, ...(roll ? { roll } : {}) };
}

/** A schedule of once in each of the named months: quarterly, half-yearly or yearly. */
export function yearly(dayOfMonth: number, months: readonly number[], roll?: Roll): When {
  return { dayOfMonth, months, ...(roll ? { roll } : {}) };
}

/** The same schedule between two days. Without `until` it has no end. */
export function during(when: When, from: string, until?: string): When {
  return { ...when, from, ...(until === undefined ? {} : { until }) };
}

/** The same schedule, only in these months (1–12). */
export function inMonths(when: When, months: readonly number[]): When {
  return { ...when, months };
}

/** Irregular spending: its kind, account, channel and merchants, and how often it occurs in a week. */
export function habit(
  id: string,
  account: string,
  channel: Habit["channel"],
  merchants: readonly Merchant[],
  perWeek: number,
  more: Pick<Habit, "weekend" | "scale" | "floorCents" | "refunds"> = {},
): Habit {
  return { id, account, channel, merchants, perWeek, ...more };
}

type Bill = [
  id: string,
  category: string,
  party: Party,
  account: string,
  cents: number,
  when: When,
  spreadCents?: number | undefined,
];

function bill(
  channel: Flow["channel"],
  [id, category, party, account, cents, when, spreadCents]: Bill,
): Flow {
  return {
    id,
    category,
    channel,
    party,
    account,
    when,
    cents: -cents,
    ...(spreadCents ? { spreadCents } : {}),
  };
}

/**
 * A bill by direct debit. If the day is not a banking day, the bank debits it on the next one. Amounts are positive.
 */
export function directDebit(...[id, category, party, account, cents, when, spreadCents]: Bill): Flow {
  return bill("direct_debit", [id, category, party, account, cents, { ...when, roll: "after" }, spreadCents]);
}

/** A bill the customer pays by BPAY. */
export function bpay(...row: Bill): Flow {
  return bill("bpay", row);
}

/** A subscription or yearly bill charged to a card. */
export function subscription(...row: Bill): Flow {
  return bill("visa", row);
}
