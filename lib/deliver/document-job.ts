import { createHash } from "node:crypto";
import { type FetchedReport, fetchReport } from "@/lib/deliver/fetch-report";
import { findReceiptOf } from "@/lib/deliver/find-receipt";
import { AppError } from "@/lib/errors";
import { renderCsv } from "@/lib/render/csv";
import { renderHtml } from "@/lib/render/html";
import { renderLinesCsv } from "@/lib/render/lines-csv";
import { renderReceiptPdf } from "@/lib/render/pdf/receipt-pdf";
import { renderPdfBytes } from "@/lib/render/pdf/render-pdf-bytes";
import { renderXml } from "@/lib/render/xml";
import type { Scope } from "@/lib/scope";
import { recordDocument } from "@/lib/store/write/document-digest";

export type DocumentFormat = "html" | "xml" | "pdf" | "csv" | "lines-csv";
/** What a document's thread is asked for: an id. It opens the report, or the receipt, itself. */
export type DocumentJob = { scope: Scope; requestId: string; format: DocumentFormat | "receipt" };

/** People open the tables in Excel, which takes UTF-8 for what it is only with this in front. */
const BYTE_ORDER_MARK = "\uFEFF";

export async function doDocumentJob({
  scope,
  requestId,
  format,
}: DocumentJob): Promise<Uint8Array<ArrayBuffer>> {
  if (format === "receipt") {
    const receipt = await findReceiptOf(scope, requestId);
    if (!receipt) throw new AppError("gone", "The request has ended, and with it the consent.");
    return new Uint8Array(await renderReceiptPdf(receipt));
  }
  const { document, integrity } = await fetchReport(scope, requestId);
  const bytes = await renderDocument(document, integrity, format);
  // Hashed here, beside the thread that answers others; from now on a copy can be told from a changed one.
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  if (!(await recordDocument(scope, document.verification.id, format, sha256)))
    throw new AppError("gone", "The report was deleted or replaced while it was being read.");
  return bytes;
}

async function renderDocument(
  document: FetchedReport["document"],
  integrity: FetchedReport["integrity"],
  format: DocumentFormat,
): Promise<Uint8Array<ArrayBuffer>> {
  // Copied into memory of its own, which can be handed over without copying it again.
  if (format === "pdf") return new Uint8Array(await renderPdfBytes(document, integrity));
  if (format === "csv" && document.profile === "insight")
    throw new AppError("conflict", "An insight report holds no transactions, so there is no table of them.");
  if (format === "csv") return toSpreadsheet(renderCsv(document));
  if (format === "lines-csv") return toSpreadsheet(renderLinesCsv(document));
  const text = format === "html" ? await renderHtml(document, integrity) : renderXml(document, integrity);
  return new Uint8Array(Buffer.from(text));
}

function toSpreadsheet(csv: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(BYTE_ORDER_MARK + csv));
}
