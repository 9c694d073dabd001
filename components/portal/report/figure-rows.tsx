"use client";

import { useId } from "react";
import { counted } from "../../report/format";
import { NO_FILTER, type RowCheck, type RowLine, type RowPage } from "../../report/panel/model";
import { Heading } from "./panel-parts";
import { RowPager } from "./row-pager";
import { useRows } from "./use-rows";

type Props = { figureKey: string; first: RowPage; check: RowCheck };

/** A list with at least this many rows gets a search field. */
const SEARCH_ROWS_MIN = 6;

/** Lists the transactions behind a figure, with their sum and how the sum relates to the figure. */
export function FigureRows({ figureKey, first, check }: Props) {
  const { page, filter, by, fault, narrow, isBusy } = useRows({ ...NO_FILTER, key: figureKey }, first);
  const search = useId();
  const isSearched = by.words.trim() !== "";
  return (
    <section aria-busy={isBusy}>
      <Heading>Transactions behind it</Heading>
      <p className="mt-2 text-sm">
        <span className="font-medium tabular-nums">
          {counted(first.count, "row")}, {first.sum} in total.
        </span>{" "}
        <span className={check.kind === "BY_DESIGN" ? "text-soft" : "text-good"}>{check.text}</span>
      </p>
      {first.count >= SEARCH_ROWS_MIN ? (
        <div className="mt-3">
          <label htmlFor={search} className="sr-only">
            Search these transactions
          </label>
          <input
            id={search}
            type="search"
            autoComplete="off"
            placeholder="Search these transactions"
            value={filter.words}
            onChange={(event) => narrow({ words: event.target.value })}
            className="block min-h-11 sm:min-h-10 w-full rounded-md border border-soft/75 bg-paper px-3 py-2 text-base text-ink placeholder:text-soft sm:text-sm"
          />
        </div>
      ) : null}
      {fault ? (
        <p role="alert" className="mt-2 text-sm text-bad">
          {fault}
        </p>
      ) : null}
      <table className="mt-3 w-full border-collapse text-sm">
        <caption className="sr-only">Transactions behind the figure</caption>
        <thead className="text-xs text-soft">
          <tr className="border-b border-ink">
            <th scope="col" className="py-1.5 pr-3 text-left font-medium">
              Date
            </th>
            <th scope="col" className="py-1.5 pr-3 text-left font-medium">
              Description
            </th>
            <th scope="col" className="py-1.5 pr-3 text-left font-medium">
              Acct
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {page.lines.map((line) => (
            <Line key={line.key} line={line} />
          ))}
        </tbody>
        <tfoot className="border-y border-ink font-semibold">
          <tr>
            <th scope="row" colSpan={3} className="py-2 pr-3 text-left font-semibold" aria-live="polite">
              {isSearched
                ? `${counted(page.count, "row")} found of ${first.count}`
                : `Sum of ${counted(page.count, "row")}`}
            </th>
            <td className="py-2 text-right tabular-nums">{page.sum}</td>
          </tr>
        </tfoot>
      </table>
      <RowPager
        label="Pages of the rows behind the figure"
        page={page}
        onTurn={(offset) => narrow({ offset })}
      />
    </section>
  );
}

function Line({ line }: { line: RowLine }) {
  return (
    <tr className="border-b border-line align-top">
      <td className="py-1.5 pr-3 whitespace-nowrap text-soft tabular-nums">{line.on}</td>
      <td className="py-1.5 pr-3 wrap-anywhere">
        <a href="#transactions" data-figure={line.key} className="rv-open">
          {line.description}
        </a>
        {line.note ? <span className="block text-xs text-soft">{line.note}</span> : null}
      </td>
      <td className="py-1.5 pr-3 text-soft">{line.account}</td>
      <td className="py-1.5 text-right whitespace-nowrap tabular-nums">{line.amount}</td>
    </tr>
  );
}
