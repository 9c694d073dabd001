import type { Block, Content, Section } from "../model";

/** The contents of a document: only the file note, or the whole report with its annexes. */
export type DocumentLength = "note" | "full";

/** The sections that an assessor keeps on file. Method, transactions and the exports for other readers are annexes. */
const SECTIONS: ReadonlySet<string> = new Set([
  "income",
  "expenses",
  "debts",
  "conduct",
  "affordability",
  "coverage",
]);

/**
 * The ids of blocks that the file note leaves out, because they repeat other blocks, list single payments or serve
 * other readers.
 */
const ANNEXED: ReadonlySet<string> = new Set([
  "income-averages",
  "income-gross",
  "income-types",
  "income-events",
  "spending",
  "expense-averages",
  "expense-streams",
  "annualised",
  "one-offs",
  "largest",
  "upcoming",
  "authorities",
  "scheduled",
  "balance-windows",
  "fees",
  "overdrawn",
  "large-credits",
  "large-debits",
  "round-trips",
  "bridge",
  "terms",
]);
/** A table with more rows than this is left to the annex, unless KEPT lists it. */
const ROWS_MAX = 14;

/**
 * The report as a file note: only the sections in SECTIONS, numbered again. Leaves out the tables and charts in
 * ANNEXED, and long tables that are not in KEPT.
 */
export function toNote(content: Content): Content {
  const sections = content.sections
    .filter(({ id }) => SECTIONS.has(id))
    .map(
      (section, index): Section => ({
        ...section,
        number: String(index + 1),
        blocks: section.blocks.filter(isKept).map(toBare),
      }),
    );
  return { ...content, cover: { ...content.cover, title: `${content.cover.title}: file note` }, sections };
}

function isKept(block: Block): boolean {
  if (block.kind !== "table" && block.kind !== "chart") return true;
  return (
    !ANNEXED.has(block.id) && (block.kind === "chart" || block.rows.length <= ROWS_MAX || KEPT.has(block.id))
  );
}

/** Tables that the note keeps, however long they are. */
const KEPT: ReadonlySet<string> = new Set([
  "income-streams",
  "expense-categories",
  "living-lines",
  "headline-bridges",
  "commitment-lines",
  "debts-shared",
  "debts-detected",
  "ladder",
  "accounts",
]);

/** Removes the tables of all charts except the chart of money in and out by month. */
function toBare(block: Block): Block {
  return block.kind === "chart" && block.id !== "cashflow" ? { ...block, isBare: true } : block;
}
