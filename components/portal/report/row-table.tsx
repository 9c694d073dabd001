import { counted } from "../../report/format";
import type { RowLine } from "../../report/panel/model";

/**
 * The roles of the table's elements. Set explicitly, because rows become cards on a phone, and some browsers then drop
 * the table semantics.
 */
const AS = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  head: { role: "columnheader", scope: "col" },
  cell: { role: "cell" },
} as const;

const HEAD = "py-2 pr-4 text-left text-xs font-medium text-soft last:pr-0";

type Props = { id: string; lines: readonly RowLine[]; written: { __html: string } | null };

/**
 * Shows one page of the transactions: `lines`, or the rows already in the page's HTML (`written`). On a phone, each
 * row is a card.
 */
export function RowTable({ id, lines, written }: Props) {
  const body = { id, ...AS.group, className: "max-sm:block" };
  return (
    <table {...AS.table} className="mt-2 w-full border-collapse text-sm max-sm:block">
      <caption className="sr-only">Transactions</caption>
      <thead {...AS.group} className="max-sm:sr-only">
        <tr {...AS.row} className="border-b border-ink">
          {["Date", "Description", "Category and why", "Account", "Counts in"].map((head) => (
            <th {...AS.head} key={head} className={HEAD}>
              {head}
            </th>
          ))}
          <th {...AS.head} className="py-2 text-right text-xs font-medium text-soft">
            Amount
          </th>
        </tr>
      </thead>
      {written ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by this component on the server.
        <tbody key="written" {...body} suppressHydrationWarning dangerouslySetInnerHTML={written} />
      ) : (
        <tbody key="lines" {...body}>
          {lines.map((line) => (
            <Line key={line.key} line={line} />
          ))}
        </tbody>
      )}
    </table>
  );
}

const CELL = "py-2 pr-4 align-top max-sm:p-0";

function Line({ line }: { line: RowLine }) {
  const counts = line.figures === 0 ? "none" : counted(line.figures, "figure");
  return (
    <tr
      {...AS.row}
      className="border-b border-line max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_max-content] max-sm:gap-x-4 max-sm:py-2.5"
    >
      <td
        {...AS.cell}
        className={`${CELL} whitespace-nowrap text-soft tabular-nums max-sm:order-3 max-sm:text-[13px]`}
      >
        {line.on}
      </td>
      <td {...AS.cell} className={`${CELL} wrap-anywhere max-sm:order-1`}>
        <a href="#method" data-figure={line.key} data-row="" className="rv-open">
          {line.description}
        </a>
        {line.note ? <span className="block text-xs text-soft">{line.note}</span> : null}
      </td>
      <td {...AS.cell} className={`${CELL} max-sm:order-5 max-sm:col-span-2 max-sm:text-[13px]`}>
        {line.category} <span className="block text-xs text-soft max-sm:inline">{line.why}</span>
      </td>
      <td {...AS.cell} className={`${CELL} text-soft max-sm:order-4 max-sm:text-right max-sm:text-[13px]`}>
        {line.account}
      </td>
      <td {...AS.cell} className={`${CELL} whitespace-nowrap text-soft tabular-nums max-sm:hidden`}>
        {counts}
      </td>
      <td
        {...AS.cell}
        className={`py-2 text-right align-top font-medium whitespace-nowrap tabular-nums max-sm:order-2 max-sm:p-0 ${line.isIn ? "text-good" : ""}`}
      >
        {line.isIn ? "+" : ""}
        {line.amount}
      </td>
    </tr>
  );
}
