import type { Roll, When } from "./schedule";
import type { Flow, Habit, Merchant, Party } from "./types";

/** Short ways to write the rows of a household, so that its page reads like a table. */

/** Every so many days, counted from a known occurrence. */
export function every(everyDays: number, anchor: string, roll?: Roll): When {
  return { everyDays, anchor, ...(roll ? { roll } : {}) };
}

/** Once a month. */
export function monthly(dayOfMonth: number, roll?: Roll): When {
  return { dayOfMonth, ...(roll ? { roll } : {}) };
}

/** Once in each of the months named: quarterly, half-yearly or yearly. */
export function yearly(dayOfMonth: number, months: readonly number[], roll?: Roll): When {
  return { dayOfMonth, months, ...(roll ? { roll } : {}) };
}

/** The same, from one day to another, either left open. */
export function during(when: When, from: string, until?: string): When {
  return { ...when, from, ...(until === undefined ? {} : { until }) };
}

/** The same, in these months only (1–12). */
export function inMonths(when: When, months: readonly number[]): When {
  return { ...when, months };
}

/** Spending now and then: what, from which account, how, where, how often a week. */
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
  leaf: string,
  party: Party,
  account: string,
  cents: number,
  when: When,
  spreadCents?: number | undefined,
];

function bill(channel: Flow["channel"], [id, leaf, party, account, cents, when, spreadCents]: Bill): Flow {
  return { id, leaf, channel, party, account, when, cents: -cents, ...(spreadCents ? { spreadCents } : {}) };
}

/** A bill by direct debit; on a non-banking day, the next banking day. Amounts are positive. */
export function directDebit(...[id, leaf, party, account, cents, when, spreadCents]: Bill): Flow {
  return bill("direct_debit", [id, leaf, party, account, cents, { ...when, roll: "after" }, spreadCents]);
}

/** A bill the customer pays by BPAY. */
export function bpay(...row: Bill): Flow {
  return bill("bpay", row);
}

/** A subscription or yearly bill charged to a card. */
export function subscription(...row: Bill): Flow {
  return bill("visa", row);
}
