import { XLSX_TYPE } from "@/lib/contract/operations/reports";
import type { DocumentFormat } from "@/lib/documents/document-job";
import { fetchDocument } from "@/lib/documents/fetch-document";
import { fetchReportFile, type ReportFile } from "@/lib/documents/fetch-report";
import { openFile } from "@/lib/documents/open-file";
import { recordDownload } from "@/lib/documents/record-download";
import { statementOf } from "@/lib/documents/statement";
import { AppError } from "@/lib/errors";
import { document as answer } from "@/lib/http/answer";
import { member } from "@/lib/http/member";
import type { Scope } from "@/lib/scope";

/** `ending` is how the file's name ends after the verification id; else a dot and the format. */
type Format = { type: string; ending?: string; make: (scope: Scope, id: string) => Promise<ReportFile> };

const documentIn = (format: DocumentFormat) => (scope: Scope, id: string) => fetchDocument(scope, id, format);

const FORMATS: Readonly<Record<string, Format>> = {
  json: { type: "application/json", make: fetchReportFile },
  html: { type: "text/html; charset=utf-8", make: documentIn("html") },
  xml: { type: "application/xml; charset=utf-8", make: documentIn("xml") },
  pdf: { type: "application/pdf", make: documentIn("pdf") },
  xlsx: { type: XLSX_TYPE, make: documentIn("xlsx") },
  "note-pdf": { type: "application/pdf", ending: "-note.pdf", make: documentIn("note-pdf") },
  csv: { type: "text/csv; charset=utf-8", make: documentIn("csv") },
  "lines-csv": { type: "text/csv; charset=utf-8", ending: "-lines.csv", make: documentIn("lines-csv") },
  "comparison-csv": {
    type: "text/csv; charset=utf-8",
    ending: "-comparison.csv",
    make: documentIn("comparison-csv"),
  },
  "creditors-csv": {
    type: "text/csv; charset=utf-8",
    ending: "-creditors.csv",
    make: documentIn("creditors-csv"),
  },
  "statement-csv": {
    type: "text/csv; charset=utf-8",
    ending: "-statement.csv",
    make: documentIn("statement-csv"),
  },
};

/** "statement-2" is the statement of the second account of the report. */
const STATEMENT = /^statement-([1-9]\d{0,2})$/;

function findFormat(name: string): Format | null {
  const [, account] = STATEMENT.exec(name) ?? [];
  if (account === undefined) return (Object.hasOwn(FORMATS, name) && FORMATS[name]) || null;
  const make = documentIn(statementOf(Number(account)));
  return { type: "application/pdf", ending: `-account-${account}.pdf`, make };
}

type Context = { params: Promise<{ id: string; format: string }> };

/** A report as a file, with an audit entry. Without a report it redirects to the page that says why. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { id, format } = await params;
  const asking = await member();
  const known = findFormat(format);
  if (!known || !asking.may("report.read")) return goTo(asking.place(`/requests/${encodeURIComponent(id)}`));
  try {
    const file = await known.make(asking.scope, id);
    await recordDownload(asking.scope, id, format, asking.actor);
    const filename = `${file.verificationId}${known.ending ?? `.${format}`}`;
    const headers = { "content-disposition": `attachment; filename="${filename}"` };
    return answer(await openFile(file), known.type, headers);
  } catch (error) {
    if (error instanceof AppError) return goTo(asking.place(`/requests/${encodeURIComponent(id)}`));
    throw error;
  }
}

/** A relative URL, so that it works behind any proxy. */
function goTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}
