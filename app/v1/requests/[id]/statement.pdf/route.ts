import { StatementOperation } from "@/lib/contract/operations/reports";
import { statementSource } from "@/lib/documents/fetch-document";
import { keyed, resource } from "@/lib/http/resource";
import { sendFile } from "@/lib/http/send-file";

const get = keyed(StatementOperation, ({ request, scope, id, query }) =>
  sendFile(request, statementSource(scope, id, Number(query.account)), {
    mediaType: "application/pdf",
    isCompact: true,
    headers: (verificationId) => ({
      "content-disposition": `inline; filename="${verificationId}-account-${query.account}.pdf"`,
    }),
  }),
);

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
