import type { ReactNode } from "react";

/** Lists names and values, aligned. A missing value shows a dash, with a label for screen readers. */
export function Pairs({ pairs }: { pairs: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid gap-y-3 text-sm">
      {pairs.map(([name, value]) => (
        <div
          key={name}
          className="grid grid-cols-[7rem_minmax(0,1fr)] sm:grid-cols-[8.5rem_minmax(0,1fr)] gap-x-4"
        >
          <dt className="text-soft">{name}</dt>
          <dd className="wrap-anywhere">{value ?? <span title="not given">–</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
