import { toContent } from "@/components/report/content/content";
import { type DocumentLength, toNote } from "@/components/report/content/note";
import { groupRow, row } from "@/components/report/content/table";
import type { Content, Row, Table } from "@/components/report/model";
import { toPrintableText } from "@/components/report/printable";
import type { Integrity, ReportDocument } from "@/lib/engine/document";
import { layOut } from "./lay-out";
import { renderPages } from "./report-pdf";

/**
 * The report as a PDF: the whole report, or only its short file note. Equal input gives equal bytes. Uses much CPU, so
 * routes call `fetchDocument` instead.
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

/** Adds a list of the tables' formula codes to the section on method, because tables on paper show no codes. */
function withCodeAnnex(content: Content): Content {
  const rows = content.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === "table" ? listCodes(block) : [])),
  );
  if (rows.length === 0) return content;
  const table: Table = {
    kind: "table",
    id: "formula-codes",
    caption: "Formula codes of the figures",
    columns: [
      { head: "Figure", align: "left", share: 70 },
      { head: "Formula", align: "left", share: 30 },
    ],
    rows,
    empty: "",
    dense: true,
  };
  const sections = content.sections.map((section) =>
    section.id === "method" ? { ...section, blocks: [table, ...section.blocks] } : section,
  );
  return { ...content, sections };
}

function listCodes({ caption, columns, rows }: Table): Row[] {
  const index = columns.findIndex(({ head, isCode }) => isCode === true && FORMULA_HEADS.has(head));
  if (index < 0) return [];
  const lines = rows.flatMap(({ cells: [name, ...rest] }) => {
    const code = rest[index - 1];
    return name && code?.text ? [row(name.text, code)] : [];
  });
  return lines.length === 0 ? [] : [groupRow(caption, ""), ...lines];
}

/** Headings of the columns that hold formula codes. Codes in any other column are LIXI codes. */
const FORMULA_HEADS: ReadonlySet<string> = new Set(["Rule", "How"]);
