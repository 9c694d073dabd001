import type { Scope } from "@/lib/scope";
import { ask } from "@/lib/store/client";

/**
 * Records the SHA-256 (lower-case hex) of a report's document before it is served. A repeat changes nothing. Returns
 * false if the report was erased or replaced since it was read.
 */
export async function recordDocument(
  { companyId, environment }: Scope,
  verificationId: string,
  format: string,
  sha256: string,
): Promise<boolean> {
  const [row] = await ask<{ is_kept: boolean }>(
    "record_document",
    "select record_document($1, $2, $3, $4, $5) as is_kept",
    [companyId, environment, verificationId, format, sha256],
  );
  return row?.is_kept === true;
}
