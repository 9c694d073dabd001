import type { Cover } from "./model";

/**
 * Shows how reliable the figures are, the findings, and the accounts the figures come from. `statements` is the path of
 * account statements without the account's number; null for a report without transactions.
 */
export function ViewerSummary({ cover, statements }: { cover: Cover; statements: string | null }) {
  return (
    <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <Grade grade={cover.grade} />
      <Findings findings={cover.findings} />
      <Accounts cover={cover} statements={statements} />
    </div>
  );
}

const HEAD = "text-base font-semibold";

function Grade({ grade }: Pick<Cover, "grade">) {
  return (
    <section aria-labelledby="viewer-grade">
      <h2 id="viewer-grade" className={HEAD}>
        Data quality
      </h2>
      <div className="mt-3 flex gap-4 text-sm">
        <span className="grid size-11 shrink-0 place-items-center rounded-md border-2 border-accent text-xl font-semibold text-accent">
          <span className="sr-only">Grade </span>
          {grade.letter}
        </span>
        <div>
          <p>{grade.meaning}</p>
          <ul className="mt-2 grid gap-1 text-soft">
            {grade.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

const ROWS = /^[et]\d+$/;

function Findings({ findings }: Pick<Cover, "findings">) {
  return (
    <section aria-labelledby="viewer-asks">
      <h2 id="viewer-asks" className={HEAD}>
        Findings, most important first
      </h2>
      {findings.length === 0 ? <p className="mt-3 text-sm text-soft">Nothing stands out.</p> : null}
      <ul className="mt-2 text-sm">
        {findings.map(({ lead, isHigh, text, to }) => (
          <li key={text} className="flex gap-3 border-b border-line py-2 last:border-0">
            <span className={`w-16 shrink-0 font-medium ${isHigh ? "text-warn" : "text-soft"}`}>{lead}</span>
            <span className="min-w-0">
              {text}{" "}
              {to && ROWS.test(to) ? (
                <a
                  href="#transactions"
                  data-figure={to}
                  className="rv-open whitespace-nowrap text-soft print:hidden"
                >
                  See the rows
                  <span className="sr-only"> behind: {text}</span>
                </a>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type AccountsProps = { cover: Cover; statements: string | null };

function Accounts({ cover: { accounts, missing }, statements }: AccountsProps) {
  return (
    <section aria-labelledby="viewer-accounts" className="lg:col-span-2">
      <h2 id="viewer-accounts" className={HEAD}>
        Accounts covered
      </h2>
      <ul className="mt-2 text-sm">
        {accounts.map(({ key, name, detail, balance }, index) => (
          <li key={key} className="flex gap-4 border-b border-line py-2 last:border-0">
            <span className="w-7 shrink-0 font-medium text-accent">{key}</span>
            <span className="min-w-0 flex-1">
              <span className="wrap-anywhere">{name}</span>
              <span className="block text-xs text-soft">{detail}</span>
              {statements ? (
                <a
                  href={`${statements}${index + 1}`}
                  download
                  className="text-xs text-accent underline print:hidden"
                >
                  Statement PDF<span className="sr-only"> of {name}</span>
                </a>
              ) : null}
            </span>
            <span className="text-right whitespace-nowrap tabular-nums">{balance}</span>
          </li>
        ))}
      </ul>
      {missing.length > 0 ? (
        <ul className="mt-3 grid gap-1 text-sm text-warn">
          {missing.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
