import type { ReportDocument } from "@/lib/engine/document";
import type { Context } from "../context";
import { days as spanDays } from "../format";
import type { Cell, Row, Table } from "../model";
import { namesOf } from "./evidence-names";
import { columns } from "./table";

/** The rows behind each figure, with runs of neighbours joined: "12–18, 25". */
export function evidenceTable(context: Context): Table {
  const { evidenceSets } = context.document;
  const names = namesOf(context.document);
  const asLeaves = newLeafReader(evidenceSets);
  return {
    kind: "table",
    id: "evidence",
    caption: "Rows behind the figures",
    columns: columns(["List", 5], ["Figures resting on it", 20], [">Rows", 5], ["Row numbers", 70]),
    rows: evidenceSets.flatMap((set, index): Row[] =>
      // The rows of an average over fewer months are those of its list within those months.
      set.id.includes("@") && !context.isFolded
        ? []
        : [
            {
              kind: "body",
              id: `e${index + 1}`,
              cells: [
                { text: `E${index + 1}` },
                { text: nameOf(names, set.id) },
                { text: String(set.transactionIds.length) },
                asLeaves(set) ??
                  toRowRuns(
                    set.transactionIds.flatMap((id) => context.rowOf.get(id) ?? []),
                    context.isFolded,
                  ),
              ],
            },
          ],
    ),
    empty: "",
    dense: true,
    long: true,
  };
}

/** The list's own name or, for a narrowed list, its source's name with its days. */
function nameOf(names: ReadonlyMap<string, string[]>, id: string): string {
  const own = names.get(id);
  const [whole = "", days = ""] = id.split("@");
  const [from = "", to = ""] = days.split("~");
  if (days !== "")
    return `${names.get(whole)?.join(", ") ?? own?.join(", ") ?? "Figures"}, ${spanDays(from, to)}`;
  return own?.join(", ") ?? "Figures of this report";
}

/** The rows of a total are those of its categories: a line that names their lists replaces pages of numbers. */
function newLeafReader(sets: ReportDocument["evidenceSets"]) {
  const leaves = sets.flatMap((set, index) =>
    set.id.startsWith("leaf:") ? [{ number: index + 1, ids: set.transactionIds }] : [],
  );
  return ({ id, transactionIds }: (typeof sets)[number]): Cell | null => {
    if (id.startsWith("leaf:") || transactionIds.length < NAMED_ROWS_MIN) return null;
    const all = new Set(transactionIds);
    const own = leaves.filter((leaf) => leaf.ids.every((row) => all.has(row)));
    const count = own.reduce((sum, leaf) => sum + leaf.ids.length, 0);
    if (count !== all.size || own.length < 2) return null;
    const parts = toRuns(own.map((leaf) => leaf.number)).map(([from, to]) => ({
      text: from === to ? `E${from}` : `E${from}–E${to}`,
      to: `e${from}`,
    }));
    return { text: `the rows of ${textOf(parts)}`, parts };
  };
}

/** A list shorter than this is printed rather than described. */
const NAMED_ROWS_MIN = 40;

/** On paper, more runs than this tell a reader nothing: the list is named, and the JSON has every row of it. */
const RUNS_MAX = 24;

/** Row numbers with links to the rows: for a run, to its first. */
function toRowRuns(numbers: readonly number[], isWhole: boolean): Cell {
  const runs = toRuns(numbers);
  if (isWhole) return toRunCell(runs);
  const shown = runs.slice(0, RUNS_MAX);
  const cell = toRunCell(shown);
  const rest = runs.slice(RUNS_MAX).reduce((sum, [from, to]) => sum + to - from + 1, 0);
  return rest === 0 ? cell : { ...cell, small: `and ${rest} more: see “Category” and the payee in the list` };
}

function toRunCell(runs: readonly [from: number, to: number][]): Cell {
  const parts = runs.map(([from, to]) => ({
    text: from === to ? `${from}` : `${from}–${to}`,
    to: `t${from}`,
  }));
  return { text: textOf(parts), parts };
}

const textOf = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join(", ");

/** Runs of neighbouring numbers, each with its first and last. */
function toRuns(numbers: readonly number[]): [from: number, to: number][] {
  const runs: [number, number][] = [];
  for (const number of [...new Set(numbers)].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs;
}
