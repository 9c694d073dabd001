import { Fragment } from "react";
import type { Cell } from "./model";

/** A cell's text with its mark, its link, its second line and its actions. */
export function CellText({ cell }: { cell: Cell }) {
  return (
    <>
      <Shown cell={cell} />
      {cell.mark === undefined ? null : <span className="rp-mark"> {cell.mark}</span>}
      {cell.small === undefined || cell.small === "" ? null : <span className="rp-small">{cell.small}</span>}
      {cell.code === undefined ? null : <span className="rp-small rp-code">{cell.code}</span>}
      {cell.act === undefined ? null : (
        <a className="rp-act" id={cell.act.id ?? undefined} href={cell.act.href}>
          {cell.act.text}
          <span className="rp-unseen"> on {cell.act.about}</span>
        </a>
      )}
    </>
  );
}

/** Parts of a text with a link each, such as runs of row numbers. */
function Pieces({ text: whole, parts }: { text: string; parts: NonNullable<Cell["parts"]> }) {
  const joined = parts.map(({ text }) => text).join(", ");
  return (
    <>
      {whole.slice(0, whole.length - joined.length)}
      {parts.map(({ text, to }, index) => (
        <Fragment key={to}>
          {index === 0 ? "" : ", "}
          <a href={`#${to}`}>{text}</a>
        </Fragment>
      ))}
    </>
  );
}

/**
 * A cell's text with its link. A figure that can be opened links to its formula, for readers without script; the page's
 * script opens it in place.
 */
function Shown({ cell: { text, to, open, parts } }: { cell: Cell }) {
  if (parts) return <Pieces text={text} parts={parts} />;
  if (open)
    return (
      <a href={`#${open.how}`} data-figure={open.key}>
        {text}
      </a>
    );
  return to === undefined ? text : <a href={`#${to}`}>{text}</a>;
}
