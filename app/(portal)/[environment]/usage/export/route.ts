import { toUsageRange, UsageQuery } from "@/lib/contract/usage";
import { document } from "@/lib/http/answer";
import { member } from "@/lib/http/member";
import { toCsvLine } from "@/lib/render/csv-line";
import { readUsage } from "@/lib/store/read/usage";
import { recordExport } from "@/lib/store/write/audit-export";

/** Downloads all counts of the usage page, with a line for each day, type of count, report type and status. */
export async function GET(request: Request): Promise<Response> {
  const asking = await member();
  const asked = Object.fromEntries(new URL(request.url).searchParams);
  const range = toUsageRange(UsageQuery.parse(asked), new Date());
  const { requests, calls, deliveries, messages } = await readUsage(asking.scope, range);
  const { environment } = asking.scope;
  const taken = { action: "usage.exported", detail: { from: range.from, to: range.to } } as const;
  await recordExport(asking.scope, taken, asking.actor);
  const lines = [
    toCsvLine(["day", "environment", "what", "report_type", "status", "count"]),
    ...requests.map((row) =>
      toCsvLine([row.day, environment, "request", row.reportType, row.status, row.count]),
    ),
    ...calls.map((row) =>
      toCsvLine([row.day, environment, "api_call", "", `${row.statusClass}xx`, row.count]),
    ),
    ...deliveries.map((row) => toCsvLine([row.day, environment, "webhook", "", row.state, row.count])),
    ...messages.map((row) => toCsvLine([row.day, environment, row.action, "", "", row.count])),
  ];
  const filename = `usage-${environment}-${range.from}-to-${range.to}.csv`;
  return document(lines.join(""), "text/csv; charset=utf-8", {
    "content-disposition": `attachment; filename="${filename}"`,
  });
}
