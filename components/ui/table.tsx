import type { ReactNode } from "react";

/** A table that may be wider than the page. It scrolls sideways, with the keyboard too. */
export function Table({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section aria-label={label} tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse text-sm [&>tbody>tr:last-child>td]:border-b-0">
        {children}
      </table>
    </section>
  );
}

/**
 * A table whose rows are links (`OpenRow`, with a link in the style `OPEN_ROW_LINK`). It is slightly wider than the
 * page's text, so that a row's background and focus frame do not touch the text.
 */
export function OpenTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="-mx-3 [&_:is(td,th):first-child]:pl-3 [&_:is(td,th):last-child]:pr-3">
      <Table label={label}>{children}</Table>
    </div>
  );
}

export function OpenRow({ children }: { children: ReactNode }) {
  return (
    <tr className="relative hover:bg-mist has-[a[data-row]:focus-visible]:bg-mist has-[a[data-row]:focus-visible]:outline-2 has-[a[data-row]:focus-visible]:-outline-offset-2 has-[a[data-row]:focus-visible]:outline-accent">
      {children}
    </tr>
  );
}

/**
 * The style of a row's link: it covers the whole row and shows its focus there. The link needs the attribute
 * `data-row`, by which the shortcuts for the next and previous row find it.
 */
export const OPEN_ROW_LINK = "font-medium outline-none after:absolute after:inset-0";

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
