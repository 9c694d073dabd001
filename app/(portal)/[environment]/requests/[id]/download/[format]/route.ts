import { XLSX_TYPE } from "@/lib/contract/operations/reports";
import type { DocumentFormat } from "@/lib/documents/document-job";
import { fetchDocument } from "@/lib/documents/fetch-document";
import { fetchReportFile, type ReportFile } from "@/lib/documents/fetch-report";
import { isMappable, toMapped } from "@/lib/documents/mapped";
import { recordDownload } from "@/lib/documents/record-access";
import { statementOf } from "@/lib/documents/statement";
import { AppError } from "@/lib/errors";
import { document as answer } from "@/lib/http/answer";
import { member } from "@/lib/http/member";
import type { Scope } from "@/lib/scope";
import { unpack } from "@/lib/store/pack";

/**
 * A file format in which a report can be downloaded. `ending` follows the verification id in the file's name; by
 * default it is a dot and the format.
 */
type Format = {
  type: string;
  ending?: string;
  /** The format's name in the audit entry, if it differs from the name in the URL. */
  recordedAs?: string;
  make: (scope: Scope, id: string) => Promise<ReportFile>;
};

const documentIn = (format: DocumentFormat) => (scope: Scope, id: string) =>
  fetchDocument(scope, id, { format });
/** Like `documentIn`, but for the assessed copy, which has its own verification id. */
const copyIn = (format: DocumentFormat) => (scope: Scope, id: string) =>
  fetchDocument(scope, id, { format, kind: "assessed" });

const FORMATS: Readonly<Record<string, Format>> = {
  json: { type: "application/json", make: (scope, id) => fetchReportFile(scope, id) },
  "assessed-json": {
    type: "application/json",
    ending: ".json",
    make: (scope, id) => fetchReportFile(scope, id, "assessed"),
  },
  "assessed-html": { type: "text/html; charset=utf-8", ending: ".html", make: copyIn("html") },
  "assessed-xml": { type: "application/xml; charset=utf-8", ending: ".xml", make: copyIn("xml") },
  "assessed-pdf": { type: "application/pdf", ending: ".pdf", make: copyIn("pdf") },
  "assessed-xlsx": { type: XLSX_TYPE, ending: ".xlsx", make: copyIn("xlsx") },
  "assessed-csv": { type: "text/csv; charset=utf-8", ending: ".csv", make: copyIn("assessed-csv") },
  "assessed-lines-csv": {
    type: "text/csv; charset=utf-8",
    ending: "-lines.csv",
    make: copyIn("assessed-lines-csv"),
  },
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
    ending: "-financial-statement.csv",
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

/** Finds the format named `name`, with the headings of the category map `map` if one is given. */
async function findMapped(companyId: string, name: string, map: string | null): Promise<Format | null> {
  const plain = findFormat(name);
  // The assessed copy's workbook can use the same category maps as the report's workbook.
  const isCopy = name.startsWith("assessed-");
  const kind = name === "assessed-xlsx" ? "xlsx" : name;
  if (!plain || !map || !isMappable(kind)) return plain;
  const format = await toMapped(companyId, kind, map);
  if (format === kind) return plain;
  const ending = `-mapped${plain.ending ?? `.${name}`}`;
  const recordedAs = kind === name ? format : `assessed-${format}`;
  return { ...plain, ending, make: isCopy ? copyIn(format) : documentIn(format), recordedAs };
}

type Context = { params: Promise<{ id: string; format: string }> };

/**
 * Downloads a report as a file and records it in the audit log. Without a report, a known format or the permission to
 * read reports, redirects to the request's page.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id, format } = await params;
  const asking = await member();
  if (!asking.may("report.read")) return goTo(asking.pathOf(`/requests/${encodeURIComponent(id)}`));
  try {
    const map = new URL(request.url).searchParams.get("map");
    const known = await findMapped(asking.scope.companyId, format, map);
    if (!known) return goTo(asking.pathOf(`/requests/${encodeURIComponent(id)}`));
    const file = await known.make(asking.scope, id);
    await recordDownload(asking.scope, id, { format: known.recordedAs ?? format, actor: asking.actor });
    const filename = `${file.verificationId}${known.ending ?? `.${format}`}`;
    const headers = { "content-disposition": `attachment; filename="${filename}"` };
    return answer(await unpack(file.content), known.type, headers);
  } catch (error) {
    if (error instanceof AppError && error.fields.some(({ loc }) => loc.at(-1) === "map"))
      return refusal(error);
    if (error instanceof AppError) return goTo(asking.pathOf(`/requests/${encodeURIComponent(id)}`));
    throw error;
  }
}

/**
 * Says that the map in the URL does not exist, and lists the existing maps. A member gets this response from a saved
 * download URL after the map was changed or removed.
 */
function refusal({ fields }: AppError): Response {
  const text = fields.map(({ msg }) => msg.replace(/^Value error, t/, "T")).join("\n");
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
  return new Response(text, { status: 422, headers });
}

/** Redirects to a relative URL, because that works behind any proxy. */
function goTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}
