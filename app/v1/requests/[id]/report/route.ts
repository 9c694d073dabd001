import { ReportOperation } from "@/lib/contract/operations/report";
import { reportSource } from "@/lib/documents/fetch-report";
import { keyed } from "@/lib/http/keyed";
import { resource } from "@/lib/http/resource";
import { sendFile } from "@/lib/http/send-file";

const get = keyed(ReportOperation, ({ request, scope, id }) =>
  sendFile(request, reportSource(scope, id), { mediaType: "application/json" }),
);

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
