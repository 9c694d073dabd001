import type { Context } from "../context";
import { days as spanDays } from "../format";
import type { Row, Table } from "../model";
import { namesOf } from "./evidence-names";
import { newRowWords, toRunCell, toRuns } from "./row-words";
import { columns } from "./table";

/**
 * The rows behind each figure. On a screen, lists every row number, with runs of neighbours joined: "12–18, 25".
 * On paper, describes the rows in words where possible, and numbers only the others.
 */
export function evidenceTable(context: Context): Table {
  const { evidenceSets } = context.document;
  const names = namesOf(context.document);
  const toWords = context.isFolded ? null : newRowWords(context);
  return {
    kind: "table",
    id: "evidence",
    caption: "Rows behind the figures",
    columns: columns(["List", 5], ["Figures that use it", 30], [">Rows", 5], ["Which rows", 60]),
    rows: evidenceSets.flatMap((set, index): Row[] =>
      // Left out on paper: the rows of an average over fewer months are part of another list.
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
                toWords?.(set, index) ?? toRunCell(toRuns(rowsOf(set.transactionIds, context))),
              ],
            },
          ],
    ),
    empty: "",
    dense: true,
    long: true,
  };
}

/** The row numbers of these ids. A loop, because evidence lists name tens of thousands of ids. */
function rowsOf(ids: readonly string[], { rowOf }: Context): number[] {
  const rows: number[] = [];
  for (const id of ids) {
    const row = rowOf.get(id);
    if (row !== undefined) rows.push(row);
  }
  return rows;
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
