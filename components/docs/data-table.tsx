import type { ReactNode } from "react";

type Row = { key: string; cells: readonly ReactNode[] };

/**
 * A table whose first column names the row. On a phone each row becomes a block that lists its cells with their column
 * names, so that nothing scrolls sideways.
 */
export function DataTable({
  label,
  head,
  rows,
  wideLast = false,
}: {
  label: string;
  head: readonly string[];
  rows: readonly Row[];
  /** Gives the last of three columns half of the width. */
  wideLast?: boolean;
}) {
  return (
    <table className={wideLast ? "docs-table docs-table-wide-last" : "docs-table"} aria-label={label}>
      <thead>
        <tr>
          {head.map((word) => (
            <th key={word} scope="col">
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, index) =>
              index === 0 ? (
                <th key={head[index]} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={head[index]} data-head={head[index]}>
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
