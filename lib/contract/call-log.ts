import { z } from "zod";
import { Cursor, wholeNumber } from "@/lib/contract/query";
import { findDay, startOfDay, startOfNextDay } from "@/lib/engine/calendar/day";

export const CALL_METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] as const;
const STATUS_CLASSES = ["2", "4", "5"] as const;
const CALLS_MAX = 100;

/** A day of this century. The log contains no other days, but a URL may contain any day. */
export const LogDay = z.string().transform((text, ctx) => {
  const day = text.startsWith("20") ? findDay(text) : null;
  if (day) return day;
  ctx.addIssue({ code: "custom", message: "Enter a day." });
  return z.NEVER;
});

/** The query of the API call log's page. `from` and `to` are days in Sydney, and both are included. */
export const CallQuery = z.object({
  limit: wholeNumber(1, CALLS_MAX, 50),
  cursor: Cursor,
  method: z.literal(CALL_METHODS).optional().catch(undefined),
  status: z.literal(STATUS_CLASSES).optional().catch(undefined),
  route: z.string().max(200).optional().catch(undefined),
  /** A request id, or the X-Request-Id of a response. */
  id: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,64}$/)
    .optional()
    .catch(undefined),
  from: LogDay.optional().catch(undefined),
  to: LogDay.optional().catch(undefined),
});
export type CallQuery = z.infer<typeof CallQuery>;

/**
 * Converts the query to a filter for the store. `until` is the start of the day after `to` and is excluded. An id that
 * starts with `req_` is the id of a request; any other id is the id of a call.
 */
export function toCallFilter({ method, status, route, id, from, to }: CallQuery) {
  const isRequest = id?.startsWith("req_") === true;
  return {
    method,
    statusClass: status && Number(status),
    route,
    requestId: isRequest ? id : undefined,
    callId: isRequest ? undefined : id,
    since: from && startOfDay(from),
    until: to && startOfNextDay(to),
  };
}
