import { CSV_TYPE } from "@/lib/contract/operations/reports";
import { CreditorsCsvOperation } from "@/lib/contract/operations/schedules";
import { documentSource } from "@/lib/documents/fetch-document";
import { keyed, resource } from "@/lib/http/resource";
import { sendFile } from "@/lib/http/send-file";

const get = keyed(CreditorsCsvOperation, ({ request, scope, id }) =>
  sendFile(request, documentSource(scope, id, "creditors-csv"), {
    mediaType: CSV_TYPE,
    headers: (verificationId) => ({
      "content-disposition": `inline; filename="${verificationId}-creditors.csv"`,
    }),
  }),
);

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
