import { type AccountStatement, toAccountStatement } from "@/components/report/content/account-statement";
import { footerOf } from "@/components/report/content/content";
import { toPrintable, toPrintableText } from "@/components/report/printable";
import type { Integrity, ReportDocument } from "@/lib/engine/document";
import { addBlock, addCheck, addFeet } from "./lay-out";
import { COLUMN, PAGE, TYPE } from "./look";
import { renderPages } from "./report-pdf";
import { type Laid, Sheet } from "./sheet";

const GAP = 14;

/**
 * The statement of one account as a PDF; null if there is no account at `position`. Equal input gives equal bytes. Uses
 * much CPU, like `renderPdfBytes`.
 */
export async function renderStatementPdf(
  report: ReportDocument,
  integrity: Integrity,
  { position, bsb }: { position: number; bsb: string | null },
): Promise<Buffer | null> {
  const document = toPrintable(report);
  const statement = toAccountStatement(document, position, bsb && toPrintableText(bsb));
  if (!statement) return null;
  const { request, verification } = document;
  return renderPages(layOut(document, statement, integrity), {
    title: toPrintableText(`${statement.title}, ${verification.id}`),
    author: request.companyName,
    subject: toPrintableText(`${statement.title} ${verification.id}`),
    writtenAt: new Date(report.generatedAt),
    isShort: true,
  });
}

function layOut(
  document: ReportDocument,
  { title, facts, table, notes }: AccountStatement,
  integrity: Integrity,
): Laid {
  const sheet = new Sheet();
  const { request, verification } = document;
  sheet.as("Sect", () => {
    sheet.paragraph(request.companyName, { x: PAGE.left, width: COLUMN }, TYPE.company);
    sheet.gap(2);
    sheet.as("H1", () => sheet.paragraph(title, { x: PAGE.left, width: COLUMN }, TYPE.title));
    sheet.paragraph(request.clientName, { x: PAGE.left, width: COLUMN }, TYPE.customer);
    if (request.environment === "test")
      sheet.paragraph("Test data. It describes no real person.", { x: PAGE.left, width: COLUMN }, TYPE.warn);
  });
  for (const block of [facts, table]) {
    sheet.gap(GAP);
    sheet.as("Sect", () => addBlock(sheet, block));
  }
  sheet.gap(GAP);
  sheet.as("Sect", () => addBlock(sheet, { kind: "prose", paragraphs: notes }));
  sheet.as("Sect", () => addCheck(sheet, verification, integrity.digestSha256));
  addFeet(sheet.pages, footerOf(document, integrity));
  // Nothing in a statement links to another part of it.
  for (const page of sheet.pages) page.anchors = [];
  return sheet;
}
