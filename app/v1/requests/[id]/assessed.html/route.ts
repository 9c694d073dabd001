import { AssessedHtmlOperation } from "@/lib/contract/operations/adjustments";
import { documentSource } from "@/lib/documents/fetch-document";
import { DOCUMENT_CSP } from "@/lib/http/document-csp";
import { keyed, resource } from "@/lib/http/resource";
import { sendFile } from "@/lib/http/send-file";

const get = keyed(AssessedHtmlOperation, ({ request, scope, id }) =>
  sendFile(request, documentSource(scope, id, "html", "assessed"), {
    mediaType: "text/html; charset=utf-8",
    headers: (verificationId) => ({
      "content-security-policy": DOCUMENT_CSP,
      "content-disposition": `inline; filename="${verificationId}.html"`,
    }),
  }),
);

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
