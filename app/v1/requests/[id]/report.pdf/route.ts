import { ReportPdfOperation } from "@/lib/contract/operations/reports";
import { documentSource } from "@/lib/documents/fetch-document";
import { keyed, resource } from "@/lib/http/resource";
import { sendFile } from "@/lib/http/send-file";

const get = keyed(ReportPdfOperation, ({ request, scope, id, query }) => {
  const isNote = query.parts === "note";
  return sendFile(request, documentSource(scope, id, isNote ? "note-pdf" : "pdf"), {
    mediaType: "application/pdf",
    isCompact: true,
    headers: (verificationId) => ({
      "content-disposition": `inline; filename="${verificationId}${isNote ? "-note" : ""}.pdf"`,
    }),
  });
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
