import { groupRow, row } from "@/components/report/content/table";
import type { Content, Row, Table } from "@/components/report/model";

/**
 * The report with the formula codes of its tables listed in the section on method, because the tables on paper show no
 * codes. An assessor reads the figures; an auditor looks up how a figure was computed.
 */
export function withCodeAnnex(content: Content): Content {
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

/** The columns that hold formula codes; other columns of codes are LIXI headings. */
const FORMULA_HEADS: ReadonlySet<string> = new Set(["Rule", "How"]);
