import { AttributesOperation } from "@/lib/contract/operations/reports";
import { attributesSource } from "@/lib/documents/fetch-document";
import { keyed, resource } from "@/lib/http/resource";
import { sendFile } from "@/lib/http/send-file";

const get = keyed(AttributesOperation, ({ request, scope, id, query }) =>
  sendFile(request, attributesSource(scope, id, query.group), { mediaType: "application/json" }),
);

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
