import { ReportXlsxOperation, XLSX_TYPE } from "@/lib/contract/operations/reports";
import { documentSource } from "@/lib/documents/fetch-document";
import { toMapped } from "@/lib/documents/mapped";
import { keyed, resource } from "@/lib/http/resource";
import { sendFile } from "@/lib/http/send-file";

const get = keyed(ReportXlsxOperation, async ({ request, scope, id, query }) => {
  const format = await toMapped(scope.companyId, "xlsx", query.map);
  const ending = format === "xlsx" ? "" : "-mapped";
  return sendFile(request, documentSource(scope, id, format), {
    mediaType: XLSX_TYPE,
    isCompact: true,
    headers: (verificationId) => ({
      "content-disposition": `inline; filename="${verificationId}${ending}.xlsx"`,
    }),
  });
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
