import { renderToBuffer } from "@react-pdf/renderer";
import { toContent } from "@/components/report/content/content";
import type { Integrity } from "@/components/report/integrity";
import { toPrintableText } from "@/components/report/printable";
import type { ReportDocument } from "@/lib/domain/document";
import { layOut } from "./lay-out";
import { ReportPdf } from "./report-pdf";

/** The report as a PDF. Equal input gives equal bytes. Long work for one thread: routes call `renderPdf` instead. */
export async function renderPdfBytes(document: ReportDocument, integrity: Integrity): Promise<Buffer> {
  const pages = layOut(toContent(document, integrity));
  const title = toPrintableText(`${document.request.clientName}, ${document.verification.id}`);
  const author = toPrintableText(document.request.companyName);
  return renderToBuffer(
    <ReportPdf pages={pages} title={title} author={author} writtenAt={new Date(document.generatedAt)} />,
  );
}
