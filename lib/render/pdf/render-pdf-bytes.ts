import { toContent } from "@/components/report/content/content";
import { type DocumentLength, toNote } from "@/components/report/content/note";
import { toPrintableText } from "@/components/report/printable";
import type { Integrity, ReportDocument } from "@/lib/engine/document";
import { withCodeAnnex } from "./code-annex";
import { layOut } from "./lay-out";
import { renderPages } from "./report-pdf";

/**
 * The report as a PDF, whole or as its file note. Equal input gives equal bytes. Uses much CPU: routes call
 * `fetchDocument` instead.
 */
export async function renderPdfBytes(
  document: ReportDocument,
  integrity: Integrity,
  parts: DocumentLength = "full",
): Promise<Buffer> {
  const whole = toContent(document, integrity);
  const content = parts === "note" ? toNote(whole) : withCodeAnnex(whole);
  const { request, verification } = document;
  return renderPages(layOut(content, integrity.digestSha256), {
    title: toPrintableText(`${request.clientName}, ${verification.id}`),
    author: toPrintableText(request.companyName),
    subject: `${content.cover.title} ${verification.id}`,
    writtenAt: new Date(document.generatedAt),
  });
}
