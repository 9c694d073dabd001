import type { ReportDocument } from "@/lib/engine/document";
import { AppError } from "@/lib/errors";

/** Marks the file as UTF-8, so that Excel reads it correctly. */
const BYTE_ORDER_MARK = "\uFEFF";

/** A CSV as UTF-8 bytes with a byte-order mark, for spreadsheets. */
export function toSpreadsheet(csv: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(BYTE_ORDER_MARK + csv));
}

/** Returns the document unchanged. Throws `conflict` for an insight report, because it contains no transactions. */
export function withRows(document: ReportDocument): ReportDocument {
  if (document.profile !== "insight") return document;
  throw new AppError(
    "conflict",
    "An insight report contains no transactions, so the table is not available.",
  );
}
