import { type Context, textCell } from "../context";
import { money } from "../format";
import type { Table } from "../model";
import { FREQUENCY } from "../words";
import { columns, row } from "./table";

/** Pay before tax, if it could be derived. A basis that all rows share is stated once, below the table. */
export function grossTable(context: Context): Table {
  const paid = context.document.income.streams.filter((stream) => stream.gross !== null);
  const bases = [...new Set(paid.map(({ gross }) => gross?.note ?? ""))];
  const isShared = bases.length === 1;
  return {
    kind: "table",
    id: "income-gross",
    caption: "Pay before tax, estimated from the net amount",
    columns: columns(
      ["Source", 24],
      isShared ? ["Tax year", 34] : ["Basis", 34],
      [">Net pay", 14],
      [">Gross from", 14],
      [">Gross to", 14],
    ),
    rows: paid.map((stream) =>
      row(
        textCell(stream.name, FREQUENCY[stream.frequency]),
        isShared ? (stream.gross?.taxYear ?? "") : textCell(stream.gross?.note ?? "", stream.gross?.taxYear),
        money(stream.gross?.netCents ?? null),
        money(stream.gross?.lowCents ?? null),
        money(stream.gross?.highCents ?? null),
      ),
    ),
    empty: "",
    footnote: `Per pay.${isShared ? ` ${bases[0]}` : ""} An estimate: salary sacrifice, study loans and offsets are not visible in bank data.`,
  };
}
