import type { Column, Row, Table } from "./model";
import { CellText } from "./text-cell";

/** One table: caption, column heads, rows, and a sentence in place of an empty one. Scrolls sideways on a phone. */
export function DataTable({ table }: { table: Table }) {
  if (table.rows.length === 0) {
    return (
      <div className="rp-block" id={table.id}>
        <p className="rp-caption">{table.caption}</p>
        <p className="rp-empty">{table.empty}</p>
      </div>
    );
  }
  return (
    <div className="rp-block" id={table.id}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <section className="rp-scroll" aria-label={table.caption} tabIndex={0}>
        <table className={table.dense ? "rp-table rp-dense" : "rp-table"}>
          <caption>{table.caption}</caption>
          <thead>
            <tr>
              {table.columns.map((column) => (
                <th key={column.head} scope="col" className={sideOf(column)}>
                  {column.head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows never move; the page is written once.
              <DataRow key={index} row={row} columns={table.columns} />
            ))}
          </tbody>
        </table>
      </section>
      {table.footnote === undefined ? null : <p className="rp-footnote">{table.footnote}</p>}
    </div>
  );
}

function DataRow({ row, columns }: { row: Row; columns: Column[] }) {
  return (
    <tr id={row.id} className={row.kind === "body" ? undefined : `rp-${row.kind}`}>
      {row.cells.map((cell, index) => {
        const column = columns[index];
        const side = column === undefined ? undefined : sideOf(column);
        return index === 0 ? (
          <th key={column?.head} scope="row" className={side}>
            <CellText cell={cell} />
          </th>
        ) : (
          <td key={column?.head} className={side}>
            <CellText cell={cell} />
          </td>
        );
      })}
    </tr>
  );
}

function sideOf(column: Column): string | undefined {
  return column.align === "right" ? "rp-number" : undefined;
}
