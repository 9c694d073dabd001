import { notFound } from "@/lib/errors";
import { isId } from "@/lib/ids";
import type { ReportType, Stage } from "@/lib/rules/request";
import type { Scope } from "@/lib/scope";
import { inScope } from "@/lib/store/client";

/** Finds the requests that these rows created earlier, by the rows' hashes. */
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
  /** True if this file created the request; false if it existed before. */
  isMade: boolean;
  clientName: string;
  clientRef: string | null;
  reportType: ReportType;
  stage: Stage;
};

export type BatchRecord = { id: string; createdAt: Date; leftOut: number; lines: BatchLine[] };

/** The requests that a file created, in the file's order, in their current state. Throws not_found. */
export async function getBatch(scope: Scope, id: string): Promise<BatchRecord> {
  if (!isId("bat", id)) throw notFound();
  const [batch, requests] = await inScope(scope, async (tx) => {
    const row = await tx.requestBatch.findFirst({ where: { id, ...scope } });
    if (!row) throw notFound();
    const found = await tx.request.findMany({
      where: { ...scope, id: { in: rowsOf(row.rows).map((each) => each.request_id) } },
      select: { id: true, clientName: true, clientRef: true, reportType: true, stage: true },
    });
    return [row, new Map(found.map((request) => [request.id, request]))] as const;
  });
  const lines = rowsOf(batch.rows).flatMap(({ line, request_id: requestId, is_made: isMade }) => {
    const request = requests.get(requestId);
    if (!request) return [];
    const { id: _, ...rest } = request;
    return [{ line, requestId, isMade, ...rest }];
  });
  return { id, createdAt: batch.createdAt, leftOut: batch.leftOut, lines };
}

/** Converts the stored rows. Only one function writes them, in this shape. */
const rowsOf = (rows: unknown) => rows as { line: number; request_id: string; is_made: boolean }[];
