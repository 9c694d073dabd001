import { CSV_TYPE } from "@/lib/contract/operations/reports";
import { FinancialStatementCsvOperation } from "@/lib/contract/operations/schedules";
import { documentSource } from "@/lib/documents/fetch-document";
import { keyed, resource } from "@/lib/http/resource";
import { sendFile } from "@/lib/http/send-file";

const get = keyed(FinancialStatementCsvOperation, ({ request, scope, id }) =>
  sendFile(request, documentSource(scope, id, "statement-csv"), {
    mediaType: CSV_TYPE,
    headers: (verificationId) => ({
      "content-disposition": `inline; filename="${verificationId}-financial-statement.csv"`,
    }),
  }),
);

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
