import type { Block, Cell, Section } from "../model";

/**
 * Tables that show the same figures in another form, or that few readers need. The page folds these tables and loads
 * them later, so that the page is short and loads quickly. Each chart's data table and its narrow drawing for phones
 * are also loaded later: on a phone every section starts folded.
 */
const SECONDARY = new Set([
  "income-averages",
  "income-gross",
  "expense-averages",
  "living-lines",
  "court-lines",
  "largest",
  "authorities",
  "scheduled",
  "account-balances",
]);

/**
 * The sections for a page on which figures open in a panel. A link to rows opens them in the panel, because the
 * page does not contain the rows. Secondary tables and definitions are folded and deferred.
 */
export function toOpenSections(sections: readonly Section[]): Section[] {
  return sections.map((section, index) => ({
    ...section,
    number: String(index + 1),
    blocks: section.blocks.map(toOpenBlock),
  }));
}

function toOpenBlock(block: Block): Block {
  switch (block.kind) {
    case "table":
      return {
        ...block,
        deferred: SECONDARY.has(block.id),
        rows: block.rows.map((row) => ({ ...row, cells: row.cells.map(toOpenCell) })),
      };
    case "chart": {
      const table = toOpenBlock(block.table);
      return table.kind === "table" ? { ...block, table, deferred: true } : block;
    }
    case "facts":
      return { ...block, pairs: block.pairs.map((pair) => ({ ...pair, cell: toOpenCell(pair.cell) })) };
    case "points":
      return { ...block, items: block.items.map((item) => ({ ...item, cell: toOpenCell(item.cell) })) };
    case "definitions":
      return { ...block, folded: true, deferred: true };
    default:
      return block;
  }
}

const ROWS = /^[et]\d+$/;

function toOpenCell(cell: Cell): Cell {
  if (cell.open || cell.to === undefined || !ROWS.test(cell.to)) return cell;
  return { ...cell, open: { key: cell.to, how: "transactions" } };
}
