import { AssessedPdfOperation } from "@/lib/contract/operations/adjustments";
import { documentSource } from "@/lib/documents/fetch-document";
import { keyed, resource } from "@/lib/http/resource";
import { sendFile } from "@/lib/http/send-file";

const get = keyed(AssessedPdfOperation, ({ request, scope, id }) =>
  sendFile(request, documentSource(scope, id, "pdf", "assessed"), {
    mediaType: "application/pdf",
    isCompact: true,
    headers: (verificationId) => ({ "content-disposition": `inline; filename="${verificationId}.pdf"` }),
  }),
);

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
