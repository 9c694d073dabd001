import { AssessedXlsxOperation } from "@/lib/contract/operations/adjustments";
import { XLSX_TYPE } from "@/lib/contract/operations/reports";
import { documentSource } from "@/lib/documents/fetch-document";
import { keyed } from "@/lib/http/keyed";
import { resource } from "@/lib/http/resource";
import { sendFile } from "@/lib/http/send-file";

const get = keyed(AssessedXlsxOperation, ({ request, scope, id }) =>
  sendFile(request, documentSource(scope, id, "xlsx", "assessed"), {
    mediaType: XLSX_TYPE,
    isCompact: true,
    headers: (verificationId) => ({ "content-disposition": `inline; filename="${verificationId}.xlsx"` }),
  }),
);

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
