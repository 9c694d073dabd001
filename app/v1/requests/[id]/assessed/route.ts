import { AssessedOperation } from "@/lib/contract/operations/adjustments";
import { reportSource } from "@/lib/documents/fetch-report";
import { keyed, resource } from "@/lib/http/resource";
import { sendFile } from "@/lib/http/send-file";

const get = keyed(AssessedOperation, ({ request, scope, id }) =>
  sendFile(request, reportSource(scope, id, "assessed"), { mediaType: "application/json" }),
);

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
