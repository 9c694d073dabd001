import { env } from "@/lib/env/env";
import { findPosition, type Position, toCursor } from "@/lib/http/cursor";

/**
 * The scope for which the console's cursors are signed. It belongs to no company, because the console's lists span
 * companies.
 */
const CONSOLE = { companyId: "operator", environment: "live" } as const;

/** The cursor of the page after `at` in a list of the operator console. The API and the portal refuse it. */
export const toConsoleCursor = (at: Position): string => toCursor(env().CURSOR_SECRET, CONSOLE, at);

/** Reads the position from a cursor; null if the console did not issue the cursor. */
export function findConsolePosition(cursor: string | undefined | null): Position | null {
  return cursor ? findPosition(env().CURSOR_SECRET, CONSOLE, cursor) : null;
}

export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** The query parameters that have exactly one non-empty value. */
export async function readParams(searchParams: SearchParams): Promise<Record<string, string>> {
  const asked = Object.entries(await searchParams);
  return Object.fromEntries(
    asked.filter((entry): entry is [string, string] => typeof entry[1] === "string" && entry[1] !== ""),
  );
}
