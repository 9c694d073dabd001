"use client";

import { useState } from "react";
import { counted, count as grouped } from "../../report/format";
import { NO_FILTER, PAGE_ROWS, type RowPage } from "../../report/panel/model";
import { RowFilters } from "./row-filters";
import { RowPager } from "./row-pager";
import { RowTable } from "./row-table";
import { useDesk } from "./use-desk";
import { useRows } from "./use-rows";
import { getWritten } from "./written";

/**
 * `first` is the first page of transactions. Its `lines` are empty, because the page's HTML already contains these
 * rows. `token` is the key of the stored content from which the server renders the rows.
 */
type Props = { first: RowPage; token: string; number: string };

const ROWS_ID = "transactions-rows";

/** Lists every transaction of the report. The server searches, filters and sorts, one page at a time. */
export function Transactions({ first, token, number }: Props) {
  const { choices } = useDesk();
  const [start] = useState(() => startOf(first, token));
  const { filter, page, by, fault, isBusy, narrow } = useRows(NO_FILTER, start.page);
  const isWhole = { ...by, sort: NO_FILTER.sort, offset: 0 };
  const isNarrowed = JSON.stringify(isWhole) !== JSON.stringify(NO_FILTER);
  return (
    <section id="transactions" aria-labelledby="transactions-heading" className="rv-transactions">
      <h2 id="transactions-heading" className="text-xl font-semibold tracking-tight">
        <span className="text-accent tabular-nums">{number}</span> Transactions
      </h2>
      <p className="mt-1.5 max-w-prose text-sm text-soft">
        Every posted transaction of the period. Open a transaction to see the bank’s text, the reason for the
        category, and the figures that count the transaction. Your search stays on this page.
      </p>
      <noscript>
        <p className="mt-3 text-sm text-soft">Searching needs JavaScript. Every row is in the files above.</p>
      </noscript>
      <RowFilters filter={filter} choices={choices} narrow={narrow} />
      <div className="mt-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line pt-3 text-sm">
        <p role="status" className="font-medium tabular-nums">
          {counted(page.count, "transaction")}
          {isNarrowed ? ` found of ${grouped(first.count)}` : ""}
        </p>
        <dl className="flex flex-wrap gap-x-5 gap-y-1 tabular-nums">
          <Amount term="In" text={page.moneyIn} />
          <Amount term="Out" text={page.moneyOut} />
          <Amount term="Net" text={page.sum} />
        </dl>
      </div>
      {fault ? (
        <p role="alert" className="mt-2 text-sm text-bad">
          {fault}
        </p>
      ) : null}
      <div aria-busy={isBusy} className={isBusy ? "opacity-60" : undefined}>
        {page.count === 0 ? (
          <p className="py-10 text-center text-sm text-soft">
            No transaction matches. Remove a filter, or search for fewer words.
          </p>
        ) : (
          <RowTable id={ROWS_ID} lines={page.lines} written={page === start.page ? start.written : null} />
        )}
      </div>
      <RowPager label="Pages of the transactions" page={page} onTurn={(offset) => narrow({ offset })} />
      {first.count > PAGE_ROWS ? (
        <p className="mt-2 hidden text-sm text-soft print:block">
          This is one page of the list. The PDF, HTML and CSV files list every transaction.
        </p>
      ) : null}
    </section>
  );
}

/**
 * The first page of transactions. On the server, its lines come from the content stored under `token`. In the browser,
 * `lines` stays empty, and `written` is the markup of the lines, from the page's HTML.
 */
function startOf(first: RowPage, token: string) {
  if (typeof window === "undefined")
    return { page: { ...first, lines: [...getWritten(token).lines] }, written: null };
  return { page: first, written: { __html: document.getElementById(ROWS_ID)?.innerHTML ?? "" } };
}

function Amount({ term, text }: { term: string; text: string }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-soft">{term}</dt>
      <dd>{text}</dd>
    </div>
  );
}
