import { notFound } from "@/lib/errors";
import type { Scope } from "@/lib/scope";
import { ask } from "@/lib/store/client";
import type { Encoding } from "@/lib/store/pack";
import { FIRST_BYTES, openSealed } from "@/lib/store/read/open-sealed";
import type { ReportKind } from "@/lib/store/read/report";
import { toRequest } from "@/lib/store/read/request-row";
import type { Json } from "@/lib/store/read/row";
import type { SealContext } from "@/lib/store/seal";
import type { Request } from "@/prisma/generated/client";

type SealedFile = {
  verificationId: string;
  generation: number;
  assessedVersion: number;
  format: string;
  sha256: string;
};

/** The sealing context of a file: its report or assessed copy, its format and its digest. */
export function documentContext({
  verificationId,
  generation,
  assessedVersion,
  format,
  sha256,
}: SealedFile): SealContext {
  const of = assessedVersion === 0 ? generation : `${generation}.${assessedVersion}`;
  return { now: `document:${verificationId}:${of}:${format}:${sha256}`, before: `document:${of}:${format}` };
}

type DocumentState = {
  request: Request;
  /** Null before there is a report, and after erasure. */
  verificationId: string | null;
  /** The version of the adjustments in an assessed copy; 0 for the report. */
  assessedVersion: number;
  /** The SHA-256 of the stored file, in lower-case hex; null if no file of this format is stored. */
  sha256: string | null;
  /** The file; null if it was not requested or there is none. */
  bytes: Uint8Array<ArrayBuffer> | null;
};

type DocumentQuery = {
  wantsBytes: boolean;
  kind?: ReportKind | undefined;
  /** The encoding in which to return the bytes; if omitted, they are returned as stored. */
  encoding?: Encoding | undefined;
};

type Row = {
  request: Json<Request>;
  report: { verification_id: string; generation: number; assessed_version: number } | null;
  document: { sha256: string; size_bytes: number } | null;
  sealed: Buffer | null;
};

/**
 * The stored file of a request's current report in one format. With `wantsBytes` false, reads everything except the
 * bytes. Throws not_found, and gone if the file is erased or replaced during the read.
 */
export async function getDocumentState(
  { companyId, environment }: Scope,
  requestId: string,
  format: string,
  { wantsBytes, kind = "report", encoding }: DocumentQuery,
): Promise<DocumentState> {
  const values = [
    companyId,
    environment,
    requestId,
    format,
    wantsBytes ? FIRST_BYTES : 0,
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
  const context = documentContext({
    verificationId: report.verification_id,
    generation: report.generation,
    assessedVersion: report.assessed_version,
    format,
    sha256: document.sha256,
  });
  const readOn = async (seen: number, bytesMax: number) => {
    const values = [companyId, environment, report.verification_id, format, seen, bytesMax];
    const text = "select * from read_document($1, $2, $3, $4, $5, $6)";
    const [row] = await ask<{ sealed: Buffer }>("read_document", text, values);
    return row?.sealed ?? null;
  };
  const sizeBytes = document.size_bytes;
  return {
    ...found,
    bytes: await openSealed({ owner: request, context, head: sealed, sizeBytes, readOn }, encoding),
  };
}
