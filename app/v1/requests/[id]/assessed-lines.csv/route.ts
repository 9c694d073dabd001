import { AssessedLinesCsvOperation } from "@/lib/contract/operations/adjustments";
import { CSV_TYPE } from "@/lib/contract/operations/reports";
import { documentSource } from "@/lib/documents/fetch-document";
import { toMapped } from "@/lib/documents/mapped";
import { keyed, resource } from "@/lib/http/resource";
import { sendFile } from "@/lib/http/send-file";

const get = keyed(AssessedLinesCsvOperation, async ({ request, scope, id, query }) => {
  const format = await toMapped(scope.companyId, "assessed-lines-csv", query.map);
  const ending = format === "assessed-lines-csv" ? "-lines" : "-mapped-lines";
  return sendFile(request, documentSource(scope, id, format, "assessed"), {
    mediaType: CSV_TYPE,
    headers: (verificationId) => ({
      "content-disposition": `inline; filename="${verificationId}${ending}.csv"`,
    }),
  });
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
