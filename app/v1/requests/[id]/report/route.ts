import { ReportOperation } from "@/lib/contract/operations/report";
import { fetchReport } from "@/lib/deliver/fetch-report";
import { jsonText } from "@/lib/http/answer";
import { keyed } from "@/lib/http/keyed";
import { resource } from "@/lib/http/resource";
import { renderJson } from "@/lib/render/json";

const get = keyed(ReportOperation, async ({ scope, id }) => {
  const { document, integrity } = await fetchReport(scope, id);
  return jsonText(200, renderJson(document, integrity));
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
