import { ReportXmlOperation } from "@/lib/contract/operations/reports";
import { fetchReport } from "@/lib/deliver/fetch-report";
import { document as answer } from "@/lib/http/answer";
import { keyed } from "@/lib/http/keyed";
import { resource } from "@/lib/http/resource";
import { renderXml } from "@/lib/render/xml";

const get = keyed(ReportXmlOperation, async ({ scope, id }) => {
  const { document, integrity } = await fetchReport(scope, id);
  return answer(renderXml(document, integrity), "application/xml; charset=utf-8");
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
