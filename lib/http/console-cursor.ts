import { env } from "@/lib/env";
import { findPosition, type Position, toCursor } from "@/lib/http/cursor";

/** The console's lists lie across companies; their cursors are signed for a place that no company has. */
const CONSOLE = { companyId: "operator", environment: "live" } as const;

export const toConsoleCursor = (at: Position): string => toCursor(env().CURSOR_SECRET, CONSOLE, at);

/** Where a list of the console goes on; null for anything that the console did not give out. */
export function findConsolePosition(cursor: string | undefined | null): Position | null {
  return cursor ? findPosition(env().CURSOR_SECRET, CONSOLE, cursor) : null;
}

export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** The parameters of an address that say something, once each. */
export async function readParams(searchParams: SearchParams): Promise<Record<string, string>> {
  const asked = Object.entries(await searchParams);
  return Object.fromEntries(
    asked.filter((entry): entry is [string, string] => typeof entry[1] === "string" && entry[1] !== ""),
  );
}
