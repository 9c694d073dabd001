import type { Block, Cell, Content, Table } from "../model";

/**
 * The insight profile shows no single payment, so this number stands for any count below ten. The report shows SAID
 * instead.
 */
const FEW = "9";
const SAID = "under 10";
const COUNTED = /^(?:Payments|Rows|Credits|Paid|Dishonoured|Payments seen|Debits counted)$/;
const IN_WORDS = /\b9 ((?:dishonoured )?payment|row|credit|advance|time|transaction)s\b/g;

/** Replaces each transaction count of 9 in the content with "under 10", because 9 stands for any count below ten. */
export function sayFewCounts(content: Content): Content {
  return {
    ...content,
    cover: walk(content.cover) as Content["cover"],
    sections: content.sections.map((section) => ({
      ...section,
      lead: sayIn(section.lead),
      blocks: section.blocks.map(sayInBlock),
    })),
  };
}

const sayIn = (text: string) => text.replace(IN_WORDS, `${SAID} $1s`);

function walk(part: unknown): unknown {
  if (typeof part === "string") return sayIn(part);
  if (Array.isArray(part)) return part.map(walk);
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, walk(value)]));
}

function sayInBlock(block: Block): Block {
  if (block.kind === "chart") return { ...block, table: sayInTable(block.table) };
  if (block.kind === "table") return sayInTable(block);
  return block.kind === "definitions" || block.kind === "prose" ? block : (walk(block) as Block);
}

function sayInTable(table: Table): Table {
  const isCount = table.columns.map(({ head }) => COUNTED.test(head));
  const say = (cell: Cell, index: number): Cell => ({
    ...(walk(cell) as Cell),
    ...(isCount[index] && cell.text === FEW ? { text: SAID } : {}),
  });
  return { ...table, rows: table.rows.map((row) => ({ ...row, cells: row.cells.map(say) })) };
}
