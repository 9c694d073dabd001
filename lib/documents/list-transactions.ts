import { fetchPart } from "@/lib/documents/fetch-document";
import { getVerificationId } from "@/lib/documents/fetch-report";
import type { RowFilter, RowPage, RowPosition } from "@/lib/documents/report-part";
import type { Scope } from "@/lib/scope";

/** A page of the finished report's transactions, oldest first. Throws as `takePart` does. */
export async function listTransactions(
  scope: Scope,
  requestId: string,
  page: { filter: RowFilter; after: RowPosition | null; limit: number },
): Promise<RowPage> {
  // Throws for a missing report here, so that no job is queued for it.
  await getVerificationId(scope, requestId);
  const bytes = await fetchPart({ scope, requestId, format: "rows", ...page });
  return JSON.parse(new TextDecoder().decode(bytes)) as RowPage;
}
