import { ReportHtmlOperation } from "@/lib/contract/operations/reports";
import { fetchDocument } from "@/lib/deliver/fetch-document";
import { document as answer } from "@/lib/http/answer";
import { keyed } from "@/lib/http/keyed";
import { resource } from "@/lib/http/resource";

/** The document runs nothing and asks nothing of anybody, whatever a bank's text holds. */
const CSP =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const get = keyed(ReportHtmlOperation, async ({ scope, id }) => {
  const { bytes } = await fetchDocument(scope, id, "html");
  return answer(bytes, "text/html; charset=utf-8", { "content-security-policy": CSP });
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
