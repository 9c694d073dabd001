"use client";

import { counted, count as grouped } from "../../report/format";
import { NO_FILTER, type RowChoices, type RowPage } from "../../report/panel/model";
import { RowFilters } from "./row-filters";
import { RowPager } from "./row-pager";
import { RowTable } from "./row-table";
import { useRows } from "./use-rows";

type Props = { first: RowPage; choices: RowChoices; number: string };

/** Lists every transaction of the report. The server searches, filters and sorts, one page at a time. */
export function Transactions({ first, choices, number }: Props) {
  const { filter, page, by, fault, isBusy, narrow } = useRows(NO_FILTER, first);
  const isWhole = { ...by, sort: NO_FILTER.sort, offset: 0 };
  const isNarrowed = JSON.stringify(isWhole) !== JSON.stringify(NO_FILTER);
  return (
    <section id="transactions" aria-labelledby="transactions-heading" className="rv-transactions">
      <h2 id="transactions-heading" className="text-xl font-semibold tracking-tight">
        <span className="text-accent tabular-nums">{number}</span> Transactions
      </h2>
      <p className="mt-1.5 max-w-prose text-sm text-soft">
        Every posted transaction of the period. Open one to see the bank’s text, why it has its category, and
        the figures that count it. Your search stays on this page.
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
          <RowTable lines={page.lines} />
        )}
      </div>
      <RowPager label="Pages of the transactions" page={page} onTurn={(offset) => narrow({ offset })} />
      {first.count > first.lines.length ? (
        <p className="mt-2 hidden text-sm text-soft print:block">
          One page of the list. The PDF, HTML and CSV files hold every row.
        </p>
      ) : null}
    </section>
  );
}

function Amount({ term, text }: { term: string; text: string }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-soft">{term}</dt>
      <dd>{text}</dd>
    </div>
  );
}
