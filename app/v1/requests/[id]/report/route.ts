import { ReportOperation } from "@/lib/contract/operations/report";
import { fetchReportBytes } from "@/lib/deliver/fetch-report";
import { jsonText } from "@/lib/http/answer";
import { keyed } from "@/lib/http/keyed";
import { resource } from "@/lib/http/resource";

const get = keyed(ReportOperation, async ({ scope, id }) => jsonText(200, await fetchReportBytes(scope, id)));

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
