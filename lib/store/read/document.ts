import { AppError, notFound } from "@/lib/errors";
import type { Scope } from "@/lib/scope";
import { ask } from "@/lib/store/client";
import { PART_BYTES, type ReportKind } from "@/lib/store/read/report";
import { toRequest } from "@/lib/store/read/request-row";
import type { Json } from "@/lib/store/read/row";
import { type SealContext, unsealParts } from "@/lib/store/seal";
import type { Request } from "@/prisma/generated/client";

type SealedFile = {
  verificationId: string;
  generation: number;
  assessedVersion: number;
  format: string;
  sha256: string;
};

/** The place of a sealed file: its report, or the copy of it, its format and what it says. */
export function documentPlace({
  verificationId,
  generation,
  assessedVersion,
  format,
  sha256,
}: SealedFile): SealContext {
  const of = assessedVersion === 0 ? generation : `${generation}.${assessedVersion}`;
  return { now: `document:${verificationId}:${of}:${format}:${sha256}`, before: `document:${of}:${format}` };
}

export type DocumentState = {
  request: Request;
  /** Null before there is a report, and after erasure. */
  verificationId: string | null;
  /** For an assessed copy, the version of its adjustments; 0 for the report. */
  assessedVersion: number;
  /** The SHA-256 of the stored file, lower-case hex; null if none of this format is stored. */
  sha256: string | null;
  /** The stored file; null if it was not requested or there is none. */
  bytes: Uint8Array<ArrayBuffer> | null;
};

type Row = {
  request: Json<Request>;
  report: { verification_id: string; generation: number; assessed_version: number } | null;
  document: { sha256: string; size_bytes: number } | null;
  sealed: Buffer | null;
};

/**
 * The stored file of a request's current report in one format. With `wantsBytes` false, reads only its facts. Throws
 * not_found, and `gone` if the file is erased during the read.
 */
export async function getDocumentState(
  { companyId, environment }: Scope,
  requestId: string,
  format: string,
  { wantsBytes, kind = "report" }: { wantsBytes: boolean; kind?: ReportKind },
): Promise<DocumentState> {
  const values = [
    companyId,
    environment,
    requestId,
    format,
    wantsBytes ? PART_BYTES : 0,
    kind === "assessed",
  ];
  const text = "select * from find_document($1, $2, $3, $4, $5, $6)";
  const [row] = await ask<Row>("find_document", text, values);
  if (!row) throw notFound();
  const { report, document, sealed } = row;
  const request = toRequest(row.request);
  const found = {
    request,
    verificationId: report?.verification_id ?? null,
    assessedVersion: report?.assessed_version ?? 0,
    sha256: document?.sha256 ?? null,
    bytes: null,
  };
  if (!wantsBytes || !report || !document || !sealed) return found;
  const place = documentPlace({
    verificationId: report.verification_id,
    generation: report.generation,
    assessedVersion: report.assessed_version,
    format,
    sha256: document.sha256,
  });
  const parts = listParts(
    { companyId, environment },
    report.verification_id,
    format,
    document.size_bytes,
    sealed,
  );
  return { ...found, bytes: await unsealParts(request, place, document.size_bytes, parts) };
}

async function* listParts(scope: Scope, verificationId: string, format: string, size: number, first: Buffer) {
  yield first;
  for (let seen = first.length; seen < size; ) {
    const values = [scope.companyId, scope.environment, verificationId, format, seen, PART_BYTES];
    const text = "select * from read_document($1, $2, $3, $4, $5, $6)";
    const [row] = await ask<{ sealed: Buffer }>("read_document", text, values);
    if (!row) throw new AppError("gone", "The report was deleted or replaced while it was being read.");
    yield row.sealed;
    seen += row.sealed.length;
  }
}
