import { z } from "zod";

/**
 * The requests that a report's page sends: for a figure's panel, for a page of rows, for parts that load later, and to
 * check that the report is current. Sent by POST, so that no search text or amount appears in a URL.
 */

const Version = z.string().regex(/^SIQ-[0-9A-Z]{1,32}$/);
/** A path in the document, or the number of a list or row. */
const Key = z.string().regex(/^[a-zA-Z0-9]{1,40}(\.[a-zA-Z0-9]{1,40}){0,9}$/);
const Cents = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).nullable();

const WORDS_MAX = 200;
const ACCOUNTS_MAX = 10_000;
const ROWS_MAX = 10_000_000;

const Filter = z
  .object({
    words: z.string().max(WORDS_MAX),
    account: z.number().int().min(0).max(ACCOUNTS_MAX).nullable(),
    direction: z.enum(["IN", "OUT"]).nullable(),
    category: z
      .string()
      .regex(/^[a-z0-9_]{1,40}(\.[a-z0-9_]{1,40}){0,4}$/)
      .nullable(),
    month: z
      .string()
      .regex(/^\d{4}-\d{2}$/)
      .nullable(),
    min_cents: Cents,
    max_cents: Cents,
    key: Key.nullable(),
    sort: z.enum(["NEWEST", "OLDEST", "LARGEST", "SMALLEST"]),
    offset: z.number().int().min(0).max(ROWS_MAX),
  })
  .transform(({ min_cents: minCents, max_cents: maxCents, ...rest }) => ({ ...rest, minCents, maxCents }));

export const ViewerQuestion = z.discriminatedUnion("ask", [
  z.object({ ask: z.literal("standing"), version: Version }),
  z.object({ ask: z.literal("deferred"), version: Version }),
  z.object({ ask: z.literal("panel"), version: Version, key: Key }),
  z.object({ ask: z.literal("rows"), version: Version, filter: Filter }),
]);

/** A verification id in the URL of a report's page; null for other text. */
export function findVersion(given: unknown): string | null {
  const read = Version.safeParse(given);
  return read.success ? read.data : null;
}
