// Short functions that describe a household's rows, so that its source file reads like a table.
import type { Roll, When } from "./schedule";
import type { Flow } from "./types";

/** A schedule with a day every `everyDays` days, counted from `anchor`. */
export function every(everyDays: number, anchor: string, roll?: Roll): When {
  return { everyDays, anchor, ...(roll ? { roll } : {}) };
}

/** A schedule with one day in every month. In a shorter month, the day is the month's last. */
export function monthly(dayOfMonth: number, roll?: Roll): When {
  return { dayOfMonth, ...(roll ? { roll } : {}) };
}

/** A schedule with one day in each of these months (1–12): quarterly, half-yearly or yearly. */
export function yearly(dayOfMonth: number, months: readonly number[], roll?: Roll): When {
  return { dayOfMonth, months, ...(roll ? { roll } : {}) };
}

/** Limits a schedule to the days from `from` to `until`. Without `until` it has no end. */
export function during(when: When, from: string, until?: string): When {
  return { ...when, from, ...(until === undefined ? {} : { until }) };
}

/** Limits a schedule to these months (1–12). */
export function inMonths(when: When, months: readonly number[]): When {
  return { ...when, months };
}

type Bill = Pick<Flow, "id" | "category" | "party" | "account" | "when"> & {
  /** The amount paid, positive. */
  cents: number;
  spreadCents?: number | undefined;
};

function bill(channel: Flow["channel"], { cents, spreadCents, ...rest }: Bill): Flow {
  return { ...rest, channel, cents: -cents, ...(spreadCents ? { spreadCents } : {}) };
}

/** A bill by direct debit; on a non-banking day, the next banking day. */
export function directDebit({ when, ...rest }: Bill): Flow {
  return bill("direct_debit", { ...rest, when: { ...when, roll: "after" } });
}

/** A bill paid by BPAY. Unlike a direct debit, it moves to a banking day only if its schedule says so. */
export function bpay(row: Bill): Flow {
  return bill("bpay", row);
}

/** A subscription or yearly bill charged to a card. */
export function subscription(row: Bill): Flow {
  return bill("visa", row);
}
