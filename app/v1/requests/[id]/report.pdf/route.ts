import { fetchReport } from "@/lib/deliver/fetch-report";
import { document as answer } from "@/lib/http/answer";
import { keyed } from "@/lib/http/keyed";
import { resource } from "@/lib/http/resource";
import { renderPdf } from "@/lib/render/pdf-pool";

const get = keyed({}, async ({ scope, id }) => {
  const { document, integrity } = await fetchReport(scope, id);
  const pdf = await renderPdf(document, integrity);
  const filename = `${document.verification.id}.pdf`;
  return answer(new Uint8Array(pdf), "application/pdf", {
    "content-disposition": `inline; filename="${filename}"`,
  });
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
