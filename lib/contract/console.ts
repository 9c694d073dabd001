import { z } from "zod";
import { Cursor, wholeNumber } from "@/lib/contract/query";
import { APPLICATION_STATES } from "@/lib/domain/application/moves";
import { type Day, findDay, toSydneyTime } from "@/lib/domain/day";

/** What the console's lists are asked for. A part that makes no sense is left out by the page: people edit addresses. */

const ROWS_MAX = 100;
const ROWS = 50;
const WORD_LENGTH_MAX = 200;

const Word = z.string().trim().max(WORD_LENGTH_MAX).optional();

export const QueueQuery = z.object({ state: z.literal(APPLICATION_STATES).optional() });

export const FirmQuery = z.object({ limit: wholeNumber(1, ROWS_MAX, ROWS), cursor: Cursor, q: Word });

const SydneyDay = z.string().transform((text, ctx): Day => {
  const day = findDay(text);
  if (day) return day;
  ctx.addIssue({ code: "custom", message: "Enter a day." });
  return z.NEVER;
});

export const AuditQuery = z.object({
  limit: wholeNumber(1, ROWS_MAX, ROWS),
  cursor: Cursor,
  action: Word,
  actor: Word,
  company: Word,
  request: Word,
  from: SydneyDay.optional(),
  to: SydneyDay.optional(),
});

/** The first instant of a Sydney day. Clocks are put forward and back after midnight, never at it. */
export function startOfDay(day: Day): Date {
  const near = new Date(`${day}T00:00:00+10:00`);
  return new Date(`${day}T00:00:00${toSydneyTime(near).slice(-6)}`);
}
