import type { ReactNode } from "react";

export function Heading({ children }: { children: ReactNode }) {
  return <h3 className="text-sm font-semibold">{children}</h3>;
}

type Term = { term: string; text: string; key?: string | null };

/** Lists the facts of an opened item, one per line. Facts with a key can be opened too. */
export function Terms({ terms }: { terms: readonly Term[] }) {
  return (
    <dl className="text-sm">
      {terms.map(({ term, text, key }) => (
        <div key={`${term} ${text}`} className="flex justify-between gap-6 border-b border-line py-1.5">
          <dt className="shrink-0 text-soft">{term}</dt>
          <dd className="text-right tabular-nums wrap-anywhere">
            {key ? (
              <a href="#transactions" data-figure={key} className="rv-open">
                {text}
              </a>
            ) : (
              text
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
