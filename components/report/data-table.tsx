import type { Column, Table } from "./model";
import { classOfColumn, toRowMarkup } from "./row-markup";

/**
 * The roles of a table's elements, as in `row-markup.ts`. Set explicitly, because CSS lays rows out as cards on a
 * phone, and some browsers then drop the table semantics.
 */
const AS = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  head: { role: "columnheader", scope: "col" },
} as const;

/** One table: caption, column headers and rows, or a sentence if it is empty. On a phone each row is a card. */
export function DataTable({ table }: { table: Table }) {
  if (table.rows.length === 0) {
    return (
      <div className="rp-block" id={table.id}>
        <p className="rp-caption">{table.caption}</p>
        <p className="rp-empty">{table.empty}</p>
      </div>
    );
  }
  if (table.deferred) {
    return (
      <details className="rp-fold" id={`${table.id}-fold`}>
        <summary>{table.caption}</summary>
        <DeferredNote id={table.id} />
      </details>
    );
  }
  if (table.folded) {
    return (
      <details className="rp-fold" id={`${table.id}-fold`}>
        <summary>{table.caption}</summary>
        <DataTable table={{ ...table, folded: false }} />
      </details>
    );
  }
  return (
    <div className="rp-block" id={table.id}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <section className="rp-scroll" aria-label={table.caption} tabIndex={0}>
        <table className={classOf(table)} {...AS.table}>
          <caption>{table.caption}</caption>
          <colgroup>
            {table.columns.map((column) => (
              <col key={column.head} width={`${widthOf(column, table)}%`} />
            ))}
          </colgroup>
          <thead {...AS.group}>
            <tr {...AS.row}>
              {table.columns.map((column) => (
                <th key={column.head} className={classOfColumn(column)} {...AS.head}>
                  {column.head}
                </th>
              ))}
            </tr>
          </thead>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: every text of it is escaped where it is made. */}
          <tbody {...AS.group} dangerouslySetInnerHTML={{ __html: toRowMarkup(table) }} />
        </table>
      </section>
      {table.footnote === undefined ? null : <p className="rp-footnote">{table.footnote}</p>}
    </div>
  );
}

/**
 * A placeholder for content that the page's script loads later. If `id` is set, the script replaces the placeholder;
 * otherwise, the script replaces the element around the placeholder.
 */
export function DeferredNote({ id }: { id?: string }) {
  return (
    <p className="rp-empty rp-later" id={id}>
      Loading… Without JavaScript, see the files at the top of the page.
    </p>
  );
}

/**
 * The column's share of the table's width, as a whole percentage. Written as an attribute, because the page's policy
 * allows no inline styles.
 */
function widthOf({ share }: Column, { columns }: Table): number {
  return Math.round((share / columns.reduce((sum, column) => sum + column.share, 0)) * 100);
}

function classOf({ dense, long, id }: Table): string {
  return [
    "rp-table",
    dense ? "rp-dense" : "",
    long ? `rp-long ${id === "evidence" ? "rp-long-evidence" : "rp-long-rows"}` : "",
  ]
    .filter(Boolean)
    .join(" ");
}
