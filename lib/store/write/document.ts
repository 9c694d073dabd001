import type { Scope } from "@/lib/scope";
import { ask } from "@/lib/store/client";
import { documentContext } from "@/lib/store/read/document";
import { type KeyOwner, seal } from "@/lib/store/seal";

type RenderedFile = {
  verificationId: string;
  generation: number;
  /** The version of the adjustments if the file is of an assessed copy; 0 for a file of the report. */
  assessedVersion: number;
  format: string;
  /** The SHA-256 of the file as its reader receives it, in lower-case hex. */
  sha256: string;
  bytes: Uint8Array;
};

/**
 * Seals and stores a rendered file of a report. If a file of the same format is stored, that file stays. Returns
 * false if the report was erased or replaced since it was read.
 */
export async function keepDocument(
  { companyId, environment }: Scope,
  request: KeyOwner,
  { bytes, ...file }: RenderedFile,
): Promise<boolean> {
  const sealed = seal(request, documentContext(file), bytes);
  const { verificationId, format, sha256 } = file;
  const [row] = await ask<{ is_kept: boolean }>(
    "keep_document",
    "select keep_document($1, $2, $3, $4, $5, $6) as is_kept",
    [companyId, environment, verificationId, format, sha256, Buffer.from(sealed)],
  );
  return row?.is_kept === true;
}
