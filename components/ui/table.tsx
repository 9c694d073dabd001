import type { ReactNode } from "react";

/** A table that may be wider than the page: it scrolls by itself, and by keyboard too. */
export function Table({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section aria-label={label} tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse text-sm">{children}</table>
    </section>
  );
}

type CellProps = { children?: ReactNode; className?: string };

export function Th({ children, className = "" }: CellProps) {
  return (
    <th
      scope="col"
      className={`border-b border-line py-2 pr-4 text-left text-xs font-medium whitespace-nowrap text-soft last:pr-0 ${className}`}
    >
      {children}
    </th>
  );
}

export function Td({ children, className = "" }: CellProps) {
  return <td className={`border-b border-line py-3 pr-4 align-top last:pr-0 ${className}`}>{children}</td>;
}
