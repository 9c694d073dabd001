import type { CustomerNote, Figure, ReportDocument } from "@/lib/engine/document";
import { figureText, money } from "./format";
import type { Anchor, Cell } from "./model";
import { QUALITY_MARK } from "./words";

/**
 * The document with the lookups that many tables need: row numbers, evidence numbers, account keys, notes. Anchors are
 * derived from positions, never from the document's ids, which contain text from the bank.
 */
export type Context = {
  document: ReportDocument;
  rowOf: ReadonlyMap<string, number>;
  evidenceOf: ReadonlyMap<string, number>;
  accountKeyOf: ReadonlyMap<string, string>;
  labelOf: ReadonlyMap<string, string>;
  formulas: ReadonlySet<string>;
  notesOn: ReadonlyMap<string, CustomerNote[]>;
  /** Finds the link with which the customer writes a note on a figure; returns null if the figure cannot have one. */
  noteUrl: NoteUrl;
  /** True on a page for the screen only, where long parts are folded. */
  isFolded: boolean;
  /** True in the customer's own copy, in which no point is marked as a question for the firm. */
  isForCustomer: boolean;
  /**
   * The path of each figure that opens its explanation when clicked. Empty in a document, where a click leads to the
   * figure's rows.
   */
  pathOf: ReadonlyMap<object, string>;
};

export type ContextOptions = Partial<Pick<Context, "noteUrl" | "isFolded" | "isForCustomer" | "pathOf">>;

/**
 * A function that takes a target and returns the URL for a note on it, with the id of the note's position on the page.
 * Returns null if no note can be written.
 */
export type NoteUrl = (target: string) => { href: string; id: string | null } | null;
const NO_NOTES: NoteUrl = () => null;

export function toContext(
  document: ReportDocument,
  { noteUrl = NO_NOTES, isFolded = false, isForCustomer = false, pathOf = new Map() }: ContextOptions = {},
): Context {
  const notesOn = new Map<string, CustomerNote[]>();
  for (const note of document.customerNotes) {
    notesOn.set(note.target, [...(notesOn.get(note.target) ?? []), note]);
  }
  return {
    document,
    rowOf: new Map(document.transactions.map((row, index) => [row.id, index + 1])),
    evidenceOf: new Map(document.evidenceSets.map((set, index) => [set.id, index + 1])),
    accountKeyOf: new Map(document.accounts.map((account, index) => [account.id, `A${index + 1}`])),
    labelOf: new Map(document.definitions.taxonomy.map((entry) => [entry.code, entry.label])),
    formulas: new Set(document.definitions.formulas.map((formula) => formula.id)),
    notesOn,
    noteUrl,
    isFolded,
    isForCustomer,
    pathOf,
  };
}

function rowAnchor(context: Context, transactionId: string): Anchor | null {
  const row = context.rowOf.get(transactionId);
  return row === undefined ? null : `t${row}`;
}

/** The anchor of the rows behind a figure; null if the figure has no rows or the document contains no rows. */
export function evidenceAnchor(context: Context, evidence: string | null): Anchor | null {
  const number = evidence === null ? undefined : context.evidenceOf.get(evidence);
  return number === undefined || context.rowOf.size === 0 ? null : `e${number}`;
}

export function formulaAnchor(formula: string): Anchor {
  return `f-${formula.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;
}

/** A figure as a table cell: its value, a mark if its quality is limited, and a link to its rows or its formula. */
export function figureCell(context: Context, figure: Figure, text = figureText(figure)): Cell {
  const formula = context.formulas.has(figure.formula) ? formulaAnchor(figure.formula) : null;
  const to = evidenceAnchor(context, figure.evidence) ?? formula;
  const mark = figure.value === null ? undefined : QUALITY_MARK[figure.quality];
  return openable(context, figure, withTo({ text, ...(mark === undefined ? {} : { mark }) }, to));
}

/** The cell with the path of its figure, if figures can be opened. */
export function openable(context: Context, figure: { formula: string }, cell: Cell): Cell {
  const key = context.pathOf.get(figure);
  return key === undefined ? cell : { ...cell, open: { key, how: formulaAnchor(figure.formula) } };
}

export function moneyCell(context: Context, cents: number | null, evidence: string | null = null): Cell {
  return withTo({ text: money(cents) }, evidenceAnchor(context, evidence));
}

export function rowCell(context: Context, transactionId: string, text: string): Cell {
  return withTo({ text }, rowAnchor(context, transactionId));
}

export function textCell(text: string, small?: string | null): Cell {
  return small === undefined || small === null || small === "" ? { text } : { text, small };
}

export function withTo(cell: Cell, to: Anchor | null): Cell {
  return to === null ? cell : { ...cell, to };
}

/** The customer's notes on a stream, category or transaction, in their words; null if there are none. */
export function noteText(context: Context, ...targets: string[]): string | null {
  if (context.notesOn.size === 0) return null;
  const notes = targets.flatMap((target) => context.notesOn.get(target) ?? []);
  if (notes.length === 0) return null;
  return notes
    .map((note) => `Customer: ${NOTE_KIND[note.kind]}${note.text === null ? "" : ` “${note.text}”`}`)
    .join(" ");
}

/** A cell that names a figure. If the customer may write a note about the figure, the cell has a link for the note. */
export function notable(context: Context, cell: Cell, target: string): Cell {
  const way = context.noteUrl(target);
  if (way === null) return cell;
  const text = context.notesOn.has(target) ? "Change your note" : "Add a note";
  return { ...cell, act: { ...way, text, about: cell.text } };
}

const NOTE_KIND: Readonly<Record<CustomerNote["kind"], string>> = {
  ONE_OFF: "one-off.",
  WILL_STOP: "will stop.",
  NOT_MINE: "not mine.",
  OTHER: "note.",
};

/** Joins the small texts of a cell, and leaves out empty ones. */
export function joined(...parts: (string | null | undefined)[]): string {
  let whole = "";
  for (const part of parts) if (part) whole += whole === "" ? part : ` · ${part}`;
  return whole;
}

export function accountKey(context: Context, accountId: string): string {
  return context.accountKeyOf.get(accountId) ?? "–";
}

export function label(context: Context, code: string): string {
  return context.labelOf.get(code) ?? code;
}
