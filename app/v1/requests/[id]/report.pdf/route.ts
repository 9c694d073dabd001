import { ReportPdfOperation } from "@/lib/contract/operations/reports";
import { fetchReport } from "@/lib/deliver/fetch-report";
import { AppError } from "@/lib/errors";
import { document as answer } from "@/lib/http/answer";
import { keyed } from "@/lib/http/keyed";
import { resource } from "@/lib/http/resource";
import { RenderBusy, renderPdf } from "@/lib/render/pdf-pool";

const get = keyed(ReportPdfOperation, async ({ scope, id }) => {
  const { document, integrity } = await fetchReport(scope, id);
  const pdf = await renderPdf(document, integrity).catch(refuseBusy);
  const filename = `${document.verification.id}.pdf`;
  return answer(pdf, "application/pdf", { "content-disposition": `inline; filename="${filename}"` });
});

function refuseBusy(error: unknown): never {
  if (!(error instanceof RenderBusy)) throw error;
  const message = "Too many documents are being made at once. Please try again in a moment.";
  throw new AppError("busy", message, { retryAfterSeconds: 5 });
}

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
