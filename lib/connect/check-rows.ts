import { rowKey } from "@/lib/connect/row-key";
import type { FileRow } from "@/lib/contract/request-file";
import type { Scope } from "@/lib/scope";
import { findImported } from "@/lib/store/read/batch";

/**
 * The effect of creating a request from a row.
 * - `new`: creates a request.
 * - `made`: creates none, because an earlier import has created it.
 * - `repeat`: creates none, because an earlier row of the file is identical.
 * - `fault`: creates none, because the row has an error.
 */
export type RowVerdict =
  | { state: "new"; sameRefLine: number | null }
  | { state: "made"; requestId: string; at: Date }
  | { state: "repeat"; ofLine: number }
  | { state: "fault" };

/**
 * For each row, in order, reports the effect of creating a request from it. `sameRefLine` is the line of an earlier,
 * different row with the same reference; null if there is none.
 */
export async function checkRows(scope: Scope, rows: readonly FileRow[]): Promise<RowVerdict[]> {
  const keys = rows.map(({ body }) => body && rowKey(body));
  const imported = await findImported(
    scope,
    keys.filter((key) => key !== null),
  );
  const lineOf = new Map<string, number>();
  const lineOfRef = new Map<string, number>();
  return rows.map(({ line, body }, index): RowVerdict => {
    const key = keys[index];
    if (!body || !key) return { state: "fault" };
    const ofLine = lineOf.get(key);
    if (ofLine !== undefined) return { state: "repeat", ofLine };
    lineOf.set(key, line);
    const before = imported.get(key);
    if (before) return { state: "made", requestId: before.requestId, at: before.createdAt };
    const sameRefLine = (body.client_ref && lineOfRef.get(body.client_ref)) || null;
    if (body.client_ref && sameRefLine === null) lineOfRef.set(body.client_ref, line);
    return { state: "new", sameRefLine };
  });
}
