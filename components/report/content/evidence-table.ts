import type { ReportDocument } from "@/lib/domain/document";
import type { Context } from "../context";
import type { Cell, Table } from "../model";
import { namesOf } from "./evidence-names";
import { columns } from "./table";

/** The rows behind each figure, runs of neighbours joined: "12–18, 25". */
export function evidenceTable(context: Context): Table {
  const { evidenceSets } = context.document;
  const names = namesOf(context.document);
  const asLeaves = newLeafReader(evidenceSets);
  return {
    kind: "table",
    id: "evidence",
    caption: "Rows behind the figures",
    columns: columns(["List", 5], ["Figures resting on it", 20], [">Rows", 5], ["Row numbers", 70]),
    rows: evidenceSets.map((set, index) => ({
      kind: "body",
      id: `e${index + 1}`,
      cells: [
        { text: `E${index + 1}` },
        { text: names.get(set.id)?.join(", ") ?? "" },
        { text: String(set.transactionIds.length) },
        asLeaves(set) ?? toRowRuns(set.transactionIds.flatMap((id) => context.rowOf.get(id) ?? [])),
      ],
    })),
    empty: "",
    dense: true,
    long: true,
  };
}

/** The rows of a total are those of its categories: naming their lists says so in a line where numbers would fill pages. */
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

/** A list shorter than this is as soon printed as described. */
const NAMED_ROWS_MIN = 40;

/** Row numbers with their ways to the rows: of a run to its first. */
function toRowRuns(numbers: readonly number[]): Cell {
  const parts = toRuns(numbers).map(([from, to]) => ({
    text: from === to ? `${from}` : `${from}–${to}`,
    to: `t${from}`,
  }));
  return { text: textOf(parts), parts };
}

const textOf = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join(", ");

/** Runs of neighbouring numbers, each as its first and its last. */
function toRuns(numbers: readonly number[]): [from: number, to: number][] {
  const runs: [number, number][] = [];
  for (const number of [...new Set(numbers)].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs;
}
