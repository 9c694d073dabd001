import type {
  Attributes,
  CategoryMapList,
  GetAttributesData,
  GetStatementPdfData,
  ListTransactionsData,
  Report,
  TransactionPage,
} from "../api-types.js";
import type { CallJson } from "./call-json.js";
import type { CallOptions, Send } from "./send.js";

export const REPORT_FORMATS = ["json", "html", "xml", "pdf", "xlsx"] as const;
export type StatementQuery = GetStatementPdfData["query"];
export type AttributesQuery = NonNullable<GetAttributesData["query"]>;
/** Formats of the assessed copy. */
export type CopyFormat = "json" | "html" | "xml" | "pdf" | "xlsx";
export type TransactionsQuery = NonNullable<ListTransactionsData["query"]>;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** The finished report. Before it is ready each throws ApiError 409 `not_ready`; after withdrawal or purging 410 `gone`. */
export function reportCalls(send: Send, call: CallJson) {
  const path = (format: ReportFormat) =>
    `/v1/requests/{id}/report${format === "json" ? "" : (`.${format}` as const)}`;
  const copyPath = (format: CopyFormat) =>
    `/v1/requests/{id}/assessed${format === "json" ? "" : (`.${format}` as const)}`;
  const bytes = async (id: string, format: ReportFormat, options?: CallOptions) =>
    (await send({ method: "GET", path: path(format), id, ...options })).bytes;
  const text = async (id: string, format: ReportFormat, options?: CallOptions) =>
    new TextDecoder().decode(await bytes(id, format, options));
  const mapped = async (of: string, id: string, { map, ...options }: CallOptions & { map?: string } = {}) => {
    const query = map === undefined ? {} : { map };
    return (await send({ method: "GET", path: of, id, query, ...options })).bytes;
  };
  const table = async (of: string, id: string, options?: CallOptions & { map?: string }) =>
    new TextDecoder().decode(await mapped(of, id, options));
  return {
    json: (id: string, options?: CallOptions) =>
      call<Report>({ method: "GET", path: path("json"), id, ...options }),
    html: (id: string, options?: CallOptions) => text(id, "html", options),
    xml: (id: string, options?: CallOptions) => text(id, "xml", options),
    pdf: (id: string, options?: CallOptions) => bytes(id, "pdf", options),
    /** The workbook; with `map` under the headings of the category map of this name. */
    xlsx: (id: string, options?: CallOptions & { map?: string }) => mapped(path("xlsx"), id, options),
    /** The transactions as CSV; with `map`, a last column of its headings. */
    csv: (id: string, options?: CallOptions & { map?: string }) =>
      table("/v1/requests/{id}/report.csv", id, options),
    /** The form lines as CSV; with `map`, one line for each of its headings. */
    lines: (id: string, options?: CallOptions & { map?: string }) =>
      table("/v1/requests/{id}/lines.csv", id, options),
    /** The maps whose names `map` takes. */
    categoryMaps: (options?: CallOptions) =>
      call<CategoryMapList>({ method: "GET", path: "/v1/category-maps", ...options }),
    /** Figures of the report as a flat list; of one `group`, or all. */
    attributes: (id: string, query: AttributesQuery = {}, options?: CallOptions) =>
      call<Attributes>({ method: "GET", path: "/v1/requests/{id}/attributes", id, query, ...options }),
    /** The named top-level members of the report, with those that say which report it is: not the signed document. */
    sections: (id: string, sections: readonly string[], options?: CallOptions) =>
      call<Partial<Report>>({
        method: "GET",
        path: path("json"),
        id,
        query: { sections: sections.join(",") },
        ...options,
      }),
    /** One page of the report's transactions, oldest first. A cursor of an earlier report throws ApiError 409. */
    transactions: (id: string, query: TransactionsQuery = {}, options?: CallOptions) =>
      call<TransactionPage>({ method: "GET", path: "/v1/requests/{id}/transactions", id, query, ...options }),
    /** The statement of one account, as PDF. `account` counts from 1 in the order of the report's `accounts`. */
    statement: async (id: string, query: StatementQuery, options?: CallOptions) =>
      (await send({ method: "GET", path: "/v1/requests/{id}/statement.pdf", id, query, ...options })).bytes,
    /** The report with your adjustments beside its figures. Without adjustments it throws ApiError 409 `not_ready`. */
    assessed: (id: string, options?: CallOptions) =>
      call<Report>({ method: "GET", path: copyPath("json"), id, ...options }),
    /** The same in any format, byte for byte. */
    assessedBytes: async (id: string, format: CopyFormat, options?: CallOptions) =>
      (await send({ method: "GET", path: copyPath(format), id, ...options })).bytes,
    /** Any of them, byte for byte: the JSON's signature is over these bytes. */
    bytes,
  };
}
