import { ReportHtmlOperation } from "@/lib/contract/operations/reports";
import { documentSource } from "@/lib/documents/fetch-document";
import { keyed } from "@/lib/http/keyed";
import { resource } from "@/lib/http/resource";
import { sendFile } from "@/lib/http/send-file";

/** The document may run no scripts and send no requests, whatever text a bank supplied. */
const CSP =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const get = keyed(ReportHtmlOperation, ({ request, scope, id }) =>
  sendFile(request, documentSource(scope, id, "html"), {
    mediaType: "text/html; charset=utf-8",
    headers: (verificationId) => ({
      "content-security-policy": CSP,
      "content-disposition": `inline; filename="${verificationId}.html"`,
    }),
  }),
);

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
