import { StatementOperation } from "@/lib/contract/operations/reports";
import { documentSource } from "@/lib/documents/fetch-document";
import { statementOf } from "@/lib/documents/statement";
import { keyed } from "@/lib/http/keyed";
import { resource } from "@/lib/http/resource";
import { sendFile } from "@/lib/http/send-file";

const get = keyed(StatementOperation, ({ request, scope, id, query }) =>
  sendFile(request, documentSource(scope, id, statementOf(Number(query.account))), {
    mediaType: "application/pdf",
    isCompact: true,
    headers: (verificationId) => ({
      "content-disposition": `inline; filename="${verificationId}-account-${query.account}.pdf"`,
    }),
  }),
);

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
