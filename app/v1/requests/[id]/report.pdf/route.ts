import { ReportPdfOperation } from "@/lib/contract/operations/reports";
import { fetchDocument } from "@/lib/deliver/fetch-document";
import { document as answer } from "@/lib/http/answer";
import { keyed } from "@/lib/http/keyed";
import { resource } from "@/lib/http/resource";

const get = keyed(ReportPdfOperation, async ({ scope, id }) => {
  const { bytes, verificationId } = await fetchDocument(scope, id, "pdf");
  const filename = `${verificationId}.pdf`;
  return answer(bytes, "application/pdf", { "content-disposition": `inline; filename="${filename}"` });
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
