import type { Cell } from "./model";

/** A cell's text with its mark, its way onward, its quieter second line and what may be done about it. */
export function CellText({ cell }: { cell: Cell }) {
  const shown = cell.to === undefined ? cell.text : <a href={`#${cell.to}`}>{cell.text}</a>;
  return (
    <>
      {shown}
      {cell.mark === undefined ? null : <span className="rp-mark"> {cell.mark}</span>}
      {cell.small === undefined || cell.small === "" ? null : <span className="rp-small">{cell.small}</span>}
      {cell.act === undefined ? null : (
        <a className="rp-act" id={cell.act.id ?? undefined} href={cell.act.href}>
          {cell.act.text}
          <span className="rp-unseen"> on {cell.act.about}</span>
        </a>
      )}
    </>
  );
}
