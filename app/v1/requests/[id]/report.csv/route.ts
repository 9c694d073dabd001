import { CSV_TYPE, ReportCsvOperation } from "@/lib/contract/operations/reports";
import { documentSource } from "@/lib/documents/fetch-document";
import { toMapped } from "@/lib/documents/mapped";
import { keyed, resource } from "@/lib/http/resource";
import { sendFile } from "@/lib/http/send-file";

const get = keyed(ReportCsvOperation, async ({ request, scope, id, query }) => {
  const format = await toMapped(scope.companyId, "csv", query.map);
  const ending = format === "csv" ? "" : "-mapped";
  return sendFile(request, documentSource(scope, id, format), {
    mediaType: CSV_TYPE,
    headers: (verificationId) => ({
      "content-disposition": `inline; filename="${verificationId}${ending}.csv"`,
    }),
  });
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
