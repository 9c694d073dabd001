import { ComparisonCsvOperation, CSV_TYPE } from "@/lib/contract/operations/reports";
import { documentSource } from "@/lib/documents/fetch-document";
import { keyed, resource } from "@/lib/http/resource";
import { sendFile } from "@/lib/http/send-file";

const get = keyed(ComparisonCsvOperation, ({ request, scope, id }) =>
  sendFile(request, documentSource(scope, id, "comparison-csv"), {
    mediaType: CSV_TYPE,
    headers: (verificationId) => ({
      "content-disposition": `inline; filename="${verificationId}-comparison.csv"`,
    }),
  }),
);

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
