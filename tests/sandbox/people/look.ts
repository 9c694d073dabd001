import { addDays, type Day, parseDay } from "@/lib/engine/calendar/day";
import type { ReportDocument } from "@/lib/engine/document";
import { findBank } from "@/lib/sandbox/banks";
import { generate, type HouseholdQuery } from "@/lib/sandbox/households/generate";
import type { Household } from "@/lib/sandbox/households/types";
import * as written from "@/tests/engine/household";
import { type Expectations, expectations } from "@/tests/sandbox/expectations";

/** A sandbox customer on one day: the expected findings about the customer, and the customer's report. */
export type CustomerDay = { household: Household; asOf: Day; truth: Expectations; report: ReportDocument };

/** One check for each line of a household's `expect`, in order. */
export type Claims = readonly ((look: CustomerDay) => void)[];

/** Returns the query for a year of the customer's data up to this day, at the customer's bank. */
export function askedOf(
  household: Household,
  asOf: string,
  more: Partial<HouseholdQuery> = {},
): HouseholdQuery {
  const bank = findBank(household.homeBank);
  if (!bank) throw new Error(`${household.id} has no bank`);
  return { household, bank, asOf: parseDay(asOf), months: 12, ...more };
}

/**
 * Returns the expected findings about this customer on a day, and the report that a firm would get the next morning.
 */
export function lookAt(household: Household, asOf: string): CustomerDay {
  const asked = askedOf(household, asOf);
  const taken = addDays(asked.asOf, 1);
  const home = new written.Household();
  const input = home.input({ dataAsAt: `${taken}T08:00:00+10:00`, generatedAt: `${taken}T09:00:00+10:00` });
  const report = home.report({
    ...input,
    data: generate(asked),
    request: { ...input.request, clientName: household.person },
  });
  return { household, asOf: asked.asOf, truth: expectations(asked), report };
}
