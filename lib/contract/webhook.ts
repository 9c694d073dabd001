import { z } from "zod";
import { Cursor, SydneyDay, wholeNumber } from "@/lib/contract/query";
import { startOfDay, startOfNextDay } from "@/lib/engine/calendar/day";
import { EVENT_TYPES } from "@/lib/rules/request";
import { DELIVERY_FILTERS } from "@/lib/rules/webhook-delivery";
import { SWITCH_HOURS } from "@/lib/rules/webhook-secret";

/** The portal's webhook forms, and the query of the delivery log. */

const DELIVERIES_MAX = 50;

export const DeliveryQuery = z.object({
  limit: wholeNumber(1, DELIVERIES_MAX, 25),
  cursor: Cursor,
  state: z.literal(DELIVERY_FILTERS).optional(),
  event: z.literal(EVENT_TYPES).optional(),
});

export const StageSecret = z.object({
  after_hours: z
    .literal(SWITCH_HOURS.map(String))
    .transform((text) => SWITCH_HOURS.find((hours) => String(hours) === text) ?? 24),
});

export const TestEvent = z.object({ event: z.literal(EVENT_TYPES) });

/**
 * REPLAY_MAX is the maximum number of events that one call queues again. REPLAY_DAYS_MAX is the maximum age in days of
 * an event that can be replayed; older events are deleted.
 */
export const REPLAY_MAX = 10_000;
export const REPLAY_DAYS_MAX = 30;

/** The periods in days for which missing events can be queued again. */
const MISSING_DAYS = [1, 7, 30] as const;

/**
 * The form that queues the missing events of the last `days` days again. `cursor` is the position at which the
 * previous batch stopped.
 */
export const ReplayMissing = z.object({
  days: z.literal(MISSING_DAYS.map(String)).transform(Number),
  cursor: Cursor,
});

/**
 * The form that queues the events of several days again. `from` and `to` are Sydney days, and both are included. They
 * are converted to a range of times, which includes `since` and excludes `until`.
 */
export const ReplayRange = z
  .object({ from: SydneyDay, to: SydneyDay, only: z.literal(["missing", "all"]), cursor: Cursor })
  .superRefine(({ from, to }, ctx) => {
    if (to >= from) return;
    ctx.addIssue({ code: "custom", path: ["to"], message: "The last day is before the first." });
  })
  .transform(({ from, to, only, cursor }) => {
    return { since: startOfDay(from), until: startOfNextDay(to), only, cursor };
  });
