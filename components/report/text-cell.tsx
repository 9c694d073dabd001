import type { Cell } from "./model";

/** A cell's text with its mark, its way onward and its quieter second line. */
export function CellText({ cell }: { cell: Cell }) {
  const shown = cell.to === undefined ? cell.text : <a href={`#${cell.to}`}>{cell.text}</a>;
  return (
    <>
      {shown}
      {cell.mark === undefined ? null : <span className="rp-mark"> {cell.mark}</span>}
      {cell.small === undefined || cell.small === "" ? null : <span className="rp-small">{cell.small}</span>}
    </>
  );
}
