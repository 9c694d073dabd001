import { createHash } from "node:crypto";
import { type FetchedReport, fetchReport } from "@/lib/documents/fetch-report";
import { findReceiptOf } from "@/lib/documents/find-receipt";
import { isMapped, type MappedFormat, renderMapped } from "@/lib/documents/mapped";
import { isPart, type PartJob, takePart } from "@/lib/documents/report-part";
import { isStatement, renderStatement, type StatementFormat } from "@/lib/documents/statement";
import { toSpreadsheet, withRows } from "@/lib/documents/table-file";
import { AppError } from "@/lib/errors";
import { renderAssessedCsv, renderAssessedLinesCsv } from "@/lib/render/assessed-csv";
import { renderAttributes } from "@/lib/render/attributes";
import { renderComparisonCsv } from "@/lib/render/comparison-csv";
import { renderCreditorsCsv } from "@/lib/render/creditors-csv";
import { renderCsv } from "@/lib/render/csv";
import { renderHtml } from "@/lib/render/html";
import { renderLinesCsv } from "@/lib/render/lines-csv";
import { renderReceiptPdf } from "@/lib/render/pdf/receipt-pdf";
import { renderPdfBytes } from "@/lib/render/pdf/render-pdf-bytes";
import { renderStatementCsv } from "@/lib/render/statement-csv";
import { renderXlsx } from "@/lib/render/xlsx/render-xlsx";
import { renderXmlBytes } from "@/lib/render/xml";
import type { Scope } from "@/lib/scope";
import { pack } from "@/lib/store/pack";
import type { ReportKind } from "@/lib/store/read/report";
import { keepDocument } from "@/lib/store/write/document";

export type DocumentFormat =
  | "html"
  | "xml"
  | "pdf"
  | "note-pdf"
  | "csv"
  | "lines-csv"
  | "creditors-csv"
  | "comparison-csv"
  | "statement-csv"
  | "attributes"
  | "xlsx"
  | "assessed-csv"
  | "assessed-lines-csv"
  | MappedFormat
  | StatementFormat;
type Rendered = {
  scope: Scope;
  requestId: string;
  format: DocumentFormat | "receipt";
  /** The document to render: the report (the default) or its assessed copy. */
  kind?: ReportKind;
};
/**
 * The input of the document worker: ids and, for a part of the report, the name of the part. The worker opens the
 * report or the receipt itself.
 */
export type DocumentJob = Rendered | PartJob;

const COMPACT: ReadonlySet<DocumentFormat> = new Set(["pdf", "note-pdf", "xlsx"]);
const isCompact = (format: DocumentFormat) =>
  COMPACT.has(format) || isStatement(format) || format.startsWith("xlsx-");

/**
 * Renders one file of the finished report, stores it sealed with the report and returns null. Returns the bytes of
 * receipts and of parts of a report, which are not stored. Throws the errors of `fetchReport`, and `gone` if the
 * report is deleted or replaced at the same time.
 */
export async function doDocumentJob(job: DocumentJob): Promise<Uint8Array<ArrayBuffer> | null> {
  if (isPart(job)) return takePart(job);
  const { scope, requestId, format, kind = "report" } = job;
  if (format === "receipt") {
    const receipt = await findReceiptOf(scope, requestId);
    if (!receipt) throw new AppError("gone", "The request and its consent have ended.");
    return new Uint8Array(await renderReceiptPdf(receipt));
  }
  const report = await fetchReport(scope, requestId, kind);
  const { request, document, integrity, generation, assessedVersion } = report;
  const bytes = isStatement(format)
    ? await renderStatement({ scope, requestId, format }, report)
    : isMapped(format)
      ? await renderMapped(scope, document, format)
      : await renderDocument(document, integrity, format);
  // The worker hashes and packs the file, because both would delay other requests on the request thread. With the
  // hash, a reader can detect a changed copy.
  const isKept = await keepDocument(scope, request, {
    verificationId: document.verification.id,
    generation,
    assessedVersion,
    format,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    bytes: isCompact(format) ? bytes : pack(bytes),
  });
  if (!isKept) throw new AppError("gone", "The report was deleted or replaced while it was being read.");
  return null;
}

async function renderDocument(
  document: FetchedReport["document"],
  integrity: FetchedReport["integrity"],
  format: Exclude<DocumentFormat, StatementFormat | MappedFormat>,
): Promise<Uint8Array<ArrayBuffer>> {
  if (format === "pdf") return new Uint8Array(await renderPdfBytes(document, integrity));
  if (format === "note-pdf") return new Uint8Array(await renderPdfBytes(document, integrity, "note"));
  if (format === "csv") return toSpreadsheet(renderCsv(withRows(document)));
  if (format === "lines-csv") return toSpreadsheet(renderLinesCsv(document));
  if (format === "comparison-csv") return toSpreadsheet(renderComparisonCsv(document));
  if (format === "assessed-csv") return toSpreadsheet(renderAssessedCsv(document));
  if (format === "assessed-lines-csv") return toSpreadsheet(renderAssessedLinesCsv(document));
  if (format === "creditors-csv") return toSpreadsheet(renderCreditorsCsv(document));
  if (format === "statement-csv") return toSpreadsheet(renderStatementCsv(document));
  if (format === "xlsx") return new Uint8Array(await renderXlsx(document));
  if (format === "attributes") return new Uint8Array(Buffer.from(renderAttributes(document)));
  if (format === "xml") return renderXmlBytes(document, integrity);
  return new Uint8Array(Buffer.from(await renderHtml(document, integrity)));
}
