import { count as grouped } from "../../report/format";
import { PAGE_ROWS, type RowPage } from "../../report/panel/model";
import { Button } from "../../ui/button";

type Props = { label: string; page: RowPage; onTurn: (offset: number) => void };

/** Buttons for the previous and the next page of rows. Renders nothing if there is only one page. */
export function RowPager({ label, page, onTurn }: Props) {
  if (page.count <= PAGE_ROWS) return null;
  const last = Math.min(page.offset + PAGE_ROWS, page.count);
  return (
    <nav aria-label={label} className="mt-3 flex items-center justify-between gap-3 text-sm print:hidden">
      <Button kind="plain" disabled={page.offset === 0} onClick={() => onTurn(page.offset - PAGE_ROWS)}>
        Previous
      </Button>
      <span className="text-soft tabular-nums">
        {grouped(page.offset + 1)}–{grouped(last)} of {grouped(page.count)}
      </span>
      <Button kind="plain" disabled={last >= page.count} onClick={() => onTurn(page.offset + PAGE_ROWS)}>
        Next
      </Button>
    </nav>
  );
}
