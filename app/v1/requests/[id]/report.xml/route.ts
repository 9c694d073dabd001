import { ReportXmlOperation } from "@/lib/contract/operations/reports";
import { documentSource } from "@/lib/documents/fetch-document";
import { keyed, resource } from "@/lib/http/resource";
import { sendFile } from "@/lib/http/send-file";

const get = keyed(ReportXmlOperation, ({ request, scope, id }) =>
  sendFile(request, documentSource(scope, id, "xml"), { mediaType: "application/xml; charset=utf-8" }),
);

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
