import { ReportHtmlOperation } from "@/lib/contract/operations/reports";
import { fetchReport } from "@/lib/deliver/fetch-report";
import { document as answer } from "@/lib/http/answer";
import { keyed } from "@/lib/http/keyed";
import { resource } from "@/lib/http/resource";
import { renderHtml } from "@/lib/render/html";

/** The document runs nothing and asks nothing of anybody, whatever a bank's text holds. */
const CSP =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const get = keyed(ReportHtmlOperation, async ({ scope, id }) => {
  const { document, integrity } = await fetchReport(scope, id);
  const html = await renderHtml(document, integrity);
  return answer(html, "text/html; charset=utf-8", { "content-security-policy": CSP });
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
