import { documentSource } from "@/lib/documents/fetch-document";
import { fetchReport } from "@/lib/documents/fetch-report";
import { getAccount, statementOf } from "@/lib/documents/statement";
import type { Scope } from "@/lib/scope";

/**
 * The statement of the account with this number, from 1, as a source of `sendFile`. A HEAD request for a statement
 * that is not rendered yet is refused for the same reasons as a GET. Throws as `renderStatement` does.
 */
export function statementSource(scope: Scope, requestId: string, accountNumber: number) {
  const source = documentSource(scope, requestId, statementOf(accountNumber));
  const findDigest = async () => {
    const digest = await source.findDigest();
    if (digest === null) getAccount((await fetchReport(scope, requestId)).document, accountNumber - 1);
    return digest;
  };
  return { ...source, findDigest };
}
