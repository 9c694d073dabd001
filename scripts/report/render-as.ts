import type { Integrity, ReportDocument } from "@/lib/engine/document";

export type Format =
  | "json"
  | "html"
  | "xml"
  | "pdf"
  | "note-pdf"
  | "csv"
  | "lines-csv"
  | "creditors-csv"
  | "statement-csv"
  | "attributes"
  | "xlsx";

/** JSON as a text file, which ends with a newline. */
export const withNewline = (json: Uint8Array): Uint8Array => Buffer.concat([json, Buffer.from("\n")]);

/**
 * Renders the document in one format. Loads the renderer on demand, because the PDF renderer takes longer to load than
 * the engine.
 */
export async function renderAs(
  format: Format,
  document: ReportDocument,
  integrity: Integrity,
): Promise<string | Uint8Array> {
  switch (format) {
    case "json": {
      const { renderSigned } = await import("@/lib/render/json");
      return withNewline(renderSigned(document, () => integrity).bytes);
    }
    case "html":
      return (await import("@/lib/render/html")).renderHtml(document, integrity);
    case "xml":
      return (await import("@/lib/render/xml")).renderXmlBytes(document, integrity);
    case "csv":
      return (await import("@/lib/render/csv")).renderCsv(document);
    case "lines-csv":
      return (await import("@/lib/render/lines-csv")).renderLinesCsv(document);
    case "creditors-csv":
      return (await import("@/lib/render/creditors-csv")).renderCreditorsCsv(document);
    case "statement-csv":
      return (await import("@/lib/render/statement-csv")).renderStatementCsv(document);
    case "attributes":
      return `${(await import("@/lib/render/attributes")).renderAttributes(document)}\n`;
    case "xlsx":
      return (await import("@/lib/render/xlsx/render-xlsx")).renderXlsx(document);
    case "note-pdf":
      return (await import("@/lib/render/pdf/render-pdf-bytes")).renderPdfBytes(document, integrity, "note");
    case "pdf":
      return (await import("@/lib/render/pdf/render-pdf-bytes")).renderPdfBytes(document, integrity);
  }
}
