import { notFound } from "@/lib/errors";
import { isId } from "@/lib/ids";
import type { ListStatus } from "@/lib/rules/list-status";
import type { ReportType } from "@/lib/rules/request";
import type { Scope } from "@/lib/scope";
import { inScope } from "@/lib/store/client";
import { findListed } from "@/lib/store/read/request-page";

/** Finds the requests that these rows of an import created earlier, by the rows' hashes. */
export async function findImported(
  scope: Scope,
  keys: readonly string[],
): Promise<Map<string, { requestId: string; createdAt: Date }>> {
  const rows = await inScope(scope, (tx) =>
    tx.importedRow.findMany({ where: { ...scope, key: { in: [...keys] } } }),
  );
  return new Map(rows.map(({ key, requestId, createdAt }) => [key, { requestId, createdAt }]));
}

type BatchLine = {
  line: number;
  requestId: string;
  /** True if this file created the request; false if the request existed before. */
  isMade: boolean;
  clientName: string;
  clientRef: string | null;
  reportType: ReportType;
  status: ListStatus;
};

export type BatchRecord = { id: string; createdAt: Date; leftOut: number; lines: BatchLine[] };

/**
 * The requests that a file's rows created or matched, in the file's order and in their current state. Throws not_found.
 */
export async function getBatch(scope: Scope, id: string): Promise<BatchRecord> {
  if (!isId("bat", id)) throw notFound();
  const batch = await inScope(scope, (tx) => tx.requestBatch.findFirst({ where: { id, ...scope } }));
  if (!batch) throw notFound();
  const requests = await findListed(
    scope,
    rowsOf(batch.rows).map((each) => each.request_id),
  );
  const lines = rowsOf(batch.rows).flatMap(({ line, request_id: requestId, is_made: isMade }) => {
    const request = requests.get(requestId);
    if (!request) return [];
    const { clientName, clientRef, reportType, listStatus: status } = request;
    return [{ line, requestId, isMade, clientName, clientRef, reportType, status }];
  });
  return { id, createdAt: batch.createdAt, leftOut: batch.leftOut, lines };
}

/** Types the stored rows. The cast is safe: only one function writes them, in this shape. */
const rowsOf = (rows: unknown) => rows as { line: number; request_id: string; is_made: boolean }[];
