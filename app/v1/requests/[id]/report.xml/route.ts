import { ReportXmlOperation } from "@/lib/contract/operations/reports";
import { fetchDocument } from "@/lib/deliver/fetch-document";
import { document as answer } from "@/lib/http/answer";
import { keyed } from "@/lib/http/keyed";
import { resource } from "@/lib/http/resource";

const get = keyed(ReportXmlOperation, async ({ scope, id }) => {
  const { bytes } = await fetchDocument(scope, id, "xml");
  return answer(bytes, "application/xml; charset=utf-8");
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
