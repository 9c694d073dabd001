import { toText } from "@/lib/render/csv-cell";
import type { ListStatus } from "@/lib/rules/list-status";
import type { ReportType } from "@/lib/rules/request";

type RequestLine = {
  line: number;
  result: "made" | "existed";
  id: string;
  /** The status as the portal's list shows it. */
  status: ListStatus;
  clientName: string;
  clientRef: string | null;
  reportType: ReportType;
  consentUrl: string;
};

const HEADINGS = "line,result,id,status,client_name,client_ref,report_type,consent_url";

/**
 * The requests created from a file, as CSV (RFC 4180) that is safe to open in a spreadsheet. UTF-8 with a byte-order
 * mark, for Excel.
 */
export function renderRequestCsv(lines: readonly RequestLine[]): string {
  const rows = lines.map(({ line, result, id, status, clientName, clientRef, reportType, consentUrl }) =>
    [line, result, id, status, toText(clientName), toText(clientRef ?? ""), reportType, consentUrl].join(","),
  );
  return `\uFEFF${[HEADINGS, ...rows, ""].join("\r\n")}`;
}
