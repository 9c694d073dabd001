import type {
  Attributes,
  CategoryMapList,
  GetAttributesData,
  GetStatementPdfData,
  ListTransactionsData,
  Report,
  ReportChanges,
  TransactionPage,
} from "../api-types.js";
import type { CallJson } from "./call-json.js";
import type { CallOptions, Send } from "./send.js";

/** The path of each report format, after the request's own path. */
const FILES = {
  json: "report",
  html: "report.html",
  xml: "report.xml",
  pdf: "report.pdf",
  xlsx: "report.xlsx",
  csv: "report.csv",
  lines: "lines.csv",
  comparison: "comparison.csv",
  creditors: "creditors.csv",
  "financial-statement": "financial-statement.csv",
} as const;

export type ReportFormat = keyof typeof FILES;
export const REPORT_FORMATS = Object.keys(FILES) as ReportFormat[];
/** The names of the formats that take a category map. */
export const MAPPED_FORMATS: readonly ReportFormat[] = ["xlsx", "csv", "lines"];
type MapOptions = CallOptions & { map?: string | undefined };
export type StatementQuery = GetStatementPdfData["query"];
export type AttributesQuery = NonNullable<GetAttributesData["query"]>;
/** For each format, the last part of the URL of an assessed copy. The URL begins with the request's own path. */
const COPY_FILES = {
  json: "assessed",
  html: "assessed.html",
  xml: "assessed.xml",
  pdf: "assessed.pdf",
  xlsx: "assessed.xlsx",
  csv: "assessed.csv",
  lines: "assessed-lines.csv",
} as const;
export type CopyFormat = keyof typeof COPY_FILES;
export const COPY_FORMATS = Object.keys(COPY_FILES) as CopyFormat[];
export type TransactionsQuery = NonNullable<ListTransactionsData["query"]>;

/**
 * The calls about a finished report. Before it is ready, each throws ApiError 409 `not_ready`; after withdrawal or
 * purging, 410 `gone`.
 */
export function reportCalls(send: Send, call: CallJson) {
  const path = (format: ReportFormat) => `/v1/requests/{id}/${FILES[format]}` as const;
  const copyPath = (format: CopyFormat) => `/v1/requests/{id}/${COPY_FILES[format]}` as const;
  const fetchBytes = async (of: string, id: string, { map, ...options }: MapOptions = {}) =>
    (await send({ method: "GET", path: of, id, query: { map }, ...options })).bytes;
  const bytes = (id: string, format: ReportFormat, options?: MapOptions) =>
    fetchBytes(path(format), id, options);
  const text = async (id: string, format: ReportFormat, options?: MapOptions) =>
    new TextDecoder().decode(await bytes(id, format, options));
  return {
    json: (id: string, options?: CallOptions) =>
      call<Report>({ method: "GET", path: path("json"), id, ...options }),
    html: (id: string, options?: CallOptions) => text(id, "html", options),
    xml: (id: string, options?: CallOptions) => text(id, "xml", options),
    pdf: (id: string, options?: CallOptions) => bytes(id, "pdf", options),
    /** Fetches the workbook. With `map`, it uses the headings of the category map with this name. */
    xlsx: (id: string, options?: MapOptions) => bytes(id, "xlsx", options),
    /** Fetches the transactions as CSV. With `map`, a last column has the map's headings. */
    csv: (id: string, options?: MapOptions) => text(id, "csv", options),
    /** Fetches the lines of a lender's form as CSV. With `map`, there is one line for each heading of that map. */
    lines: (id: string, options?: MapOptions) => text(id, "lines", options),
    /** Fetches declared amounts next to observed ones, as CSV. */
    comparison: (id: string, options?: CallOptions) => text(id, "comparison", options),
    /** Fetches the creditor schedule as CSV, one line for each debt. */
    creditors: (id: string, options?: CallOptions) => text(id, "creditors", options),
    /** Fetches the financial statement as CSV: weekly income and expenses, assets and liabilities. */
    financialStatement: (id: string, options?: CallOptions) => text(id, "financial-statement", options),
    /** Lists the category maps whose names `map` accepts. */
    categoryMaps: (options?: CallOptions) =>
      call<CategoryMapList>({ method: "GET", path: "/v1/category-maps", ...options }),
    /** Fetches figures of the report as a flat list, either all or those of one `group`. */
    attributes: (id: string, query: AttributesQuery = {}, options?: CallOptions) =>
      call<Attributes>({ method: "GET", path: "/v1/requests/{id}/attributes", id, query, ...options }),
    /**
     * Fetches the named top-level members of the report, together with the members that identify the report. The
     * result is not the signed document.
     */
    sections: (id: string, sections: readonly string[], options?: CallOptions) =>
      call<Partial<Report>>({
        method: "GET",
        path: path("json"),
        id,
        query: { sections: sections.join(",") },
        ...options,
      }),
    /**
     * Fetches one page of the report's transactions, oldest first. A cursor of an earlier report throws ApiError 409.
     */
    transactions: (id: string, query: TransactionsQuery = {}, options?: CallOptions) =>
      call<TransactionPage>({ method: "GET", path: "/v1/requests/{id}/transactions", id, query, ...options }),
    /** Fetches the changes from the previous report. `previous` is null if there was none. */
    changes: (id: string, options?: CallOptions) =>
      call<ReportChanges>({ method: "GET", path: "/v1/requests/{id}/changes", id, ...options }),
    /**
     * Fetches the statement of one account as PDF. `account` counts from 1, in the order of the report's `accounts`.
     */
    statement: async (id: string, query: StatementQuery, options?: CallOptions) =>
      (await send({ method: "GET", path: "/v1/requests/{id}/statement.pdf", id, query, ...options })).bytes,
    /**
     * Fetches the report with your adjustments next to its figures. Without adjustments it throws ApiError 409
     * `not_ready`.
     */
    assessed: (id: string, options?: CallOptions) =>
      call<Report>({ method: "GET", path: copyPath("json"), id, ...options }),
    /** Fetches the assessed copy in any format, byte for byte. The workbook and the tables take a `map`. */
    assessedBytes: (id: string, format: CopyFormat, options?: MapOptions) =>
      fetchBytes(copyPath(format), id, options),
    /**
     * Fetches the report in any format, byte for byte. The JSON's signature covers the document without its member
     * `integrity`.
     */
    bytes,
  };
}
