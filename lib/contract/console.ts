import { z } from "zod";
import { Cursor, SydneyDay, wholeNumber } from "@/lib/contract/query";
import { startOfDay, startOfNextDay } from "@/lib/engine/calendar/day";
import { SENT_STATES } from "@/lib/rules/application/moves";

/** The queries of the console's lists. Pages ignore an invalid part, because people edit URLs. */

const ROWS_MAX = 100;
const ROWS = 50;
const WORD_LENGTH_MAX = 200;

/** A search word. The database cannot store NUL, so no stored text contains it. */
const Word = z
  .string()
  .trim()
  .max(WORD_LENGTH_MAX)
  .refine((text) => !text.includes("\0"))
  .optional();

const PAGE = { limit: wholeNumber(1, ROWS_MAX, ROWS), cursor: Cursor };

export const QueueQuery = z.object({ ...PAGE, state: z.literal(SENT_STATES).optional() });

export const DeadLetterQuery = z.object(PAGE);

export const FirmQuery = z.object({ ...PAGE, q: Word });

/**
 * The query of the console's audit list. Converts `from` and `to`, which are days in Sydney and both included, to a
 * range of times that includes `since` and excludes `until`.
 */
export const AuditQuery = z
  .object({
    ...PAGE,
    action: Word,
    actor: Word,
    company: Word,
    request: Word,
    from: SydneyDay.optional(),
    to: SydneyDay.optional(),
  })
  .transform(({ from, to, ...rest }) => ({
    ...rest,
    since: from && startOfDay(from),
    until: to && startOfNextDay(to),
  }));
