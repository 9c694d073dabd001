import { ReportOperation } from "@/lib/contract/operations/report";
import { sectionsSource } from "@/lib/documents/fetch-document";
import { reportSource } from "@/lib/documents/fetch-report";
import { keyed, resource } from "@/lib/http/resource";
import { sendFile } from "@/lib/http/send-file";

const get = keyed(ReportOperation, ({ request, scope, id, query }) => {
  const source = query.sections ? sectionsSource(scope, id, query.sections) : reportSource(scope, id);
  return sendFile(request, source, { mediaType: "application/json" });
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
