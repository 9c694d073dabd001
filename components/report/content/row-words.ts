import type { ReportDocument } from "@/lib/engine/document";
import { type Context, label } from "../context";
import { counted } from "../format";
import type { Cell } from "../model";

type EvidenceSet = ReportDocument["evidenceSets"][number];
type Unit = { number: number; ids: readonly string[] };
type Part = { text: string; to: string };

/** A list on paper has at most this many runs of row numbers. The JSON has every row. */
const RUNS_MAX = 12;
const LEAF = "leaf:";
const STREAM = "stream:";

/**
 * Describes the rows of a list in words if possible: as the rows of another list, of a category, or of several lists.
 * The remaining rows are listed by their numbers in the list of transactions.
 */
export function newRowWords(context: Context): (set: EvidenceSet, index: number) => Cell {
  const { evidenceSets, transactions } = context.document;
  const unitsOf = (kind: string) =>
    evidenceSets.flatMap((set, index): Unit[] =>
      set.id.startsWith(kind) && !set.id.includes("@")
        ? [{ number: index + 1, ids: set.transactionIds }]
        : [],
    );
  const units = [...unitsOf(LEAF), ...unitsOf(STREAM)];
  const idsByCode = new Map<string, string[]>();
  for (const { code, id } of transactions) {
    const ids = idsByCode.get(code);
    if (ids) ids.push(id);
    else idsByCode.set(code, [id]);
  }
  const firstWith = new Map<string, number>();
  return (set, index) => {
    const key = set.transactionIds.join(" ");
    const first = firstWith.get(key);
    if (first !== undefined) return toCell([toListPart(first, first)], [], context);
    firstWith.set(key, index + 1);
    return set.id.startsWith(LEAF)
      ? ofCategory(set, idsByCode.get(set.id.slice(LEAF.length)) ?? [], context)
      : ofUnits(set, set.id.startsWith(STREAM) ? [] : units, context);
  };
}

/**
 * Describes a category's own list of rows: "all with the category", then the numbers of the list's other rows, which
 * were offset against the category. If the list lacks a row of the category, gives the numbers of all rows in the list
 * instead.
 */
function ofCategory({ id, transactionIds }: EvidenceSet, own: readonly string[], context: Context): Cell {
  const all = new Set(transactionIds);
  if (own.length === 0 || !own.every((row) => all.has(row))) return toCell([], transactionIds, context);
  const isOwn = new Set(own);
  const rest = transactionIds.filter((row) => !isOwn.has(row));
  return toCell([], rest, context, `all with the category “${label(context, id.slice(LEAF.length))}”`);
}

/**
 * Describes the rows of a total. If the total includes every row of a category's list, names that list instead of the
 * rows. Then does the same for the lists of regular payments, and gives the remaining rows last.
 */
function ofUnits({ transactionIds }: EvidenceSet, units: readonly Unit[], context: Context): Cell {
  const rest = new Set(transactionIds);
  const own: number[] = [];
  for (const { number, ids } of units) {
    if (!ids.every((row) => rest.has(row))) continue;
    own.push(number);
    for (const row of ids) rest.delete(row);
  }
  const lists = toRuns(own).map(([from, to]) => toListPart(from, to));
  return toCell(lists, [...rest], context);
}

const toListPart = (from: number, to: number): Part => ({
  text: from === to ? `E${from}` : `E${from}–E${to}`,
  to: `e${from}`,
});

/** Names the lists or the category, then the numbers of the remaining rows. */
function toCell(lists: readonly Part[], rows: readonly string[], context: Context, words?: string): Cell {
  const runs = toRuns(rows.flatMap((id) => context.rowOf.get(id) ?? []));
  const shown = runs.slice(0, RUNS_MAX);
  const left = runs.slice(RUNS_MAX).reduce((sum, [from, to]) => sum + to - from + 1, 0);
  const numbers = toRunCell(shown);
  const parts = [...lists, ...(numbers.parts ?? [])];
  const listed = parts.map(({ text }) => text).join(", ");
  const opening =
    words === undefined ? (lists.length > 0 ? "as in " : "") : listed === "" ? words : `${words}, and `;
  return {
    text: `${opening}${listed}`,
    ...(parts.length > 0 ? { parts } : {}),
    ...(left > 0 ? { small: `and ${counted(left, "more row")}, in the JSON` } : {}),
  };
}

export function toRunCell(runs: readonly (readonly [from: number, to: number])[]): Cell {
  const parts = runs.map(([from, to]) => ({
    text: from === to ? `${from}` : `${from}–${to}`,
    to: `t${from}`,
  }));
  return { text: parts.map(({ text }) => text).join(", "), parts };
}

/** Runs of neighbouring numbers, each as its first and last number. */
export function toRuns(numbers: readonly number[]): [from: number, to: number][] {
  const runs: [number, number][] = [];
  for (const number of [...new Set(numbers)].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs;
}
