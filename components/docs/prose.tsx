import { Fragment, type ReactNode } from "react";

/** Matches inline code, strong text or a link. All other text is plain. */
const MARKS = /(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)\s]+\))/;

/**
 * Renders the small subset of Markdown in the contract's descriptions: `code`, **strong** and [links](…). Never
 * interprets HTML.
 */
export function Inline({ text }: { text: string }) {
  return text.split(MARKS).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other key, and their order never changes.
    <Fragment key={index}>{toNode(part)}</Fragment>
  ));
}

function toNode(part: string): ReactNode {
  if (part.startsWith("`") && part.length > 2) return <code>{part.slice(1, -1)}</code>;
  if (part.startsWith("**") && part.length > 4) return <strong>{part.slice(2, -2)}</strong>;
  const [, words, href] = part.match(/^\[([^\]]+)\]\(([^)\s]+)\)$/) ?? [];
  return href ? <a href={href}>{words}</a> : part;
}

/** Like `Inline`, but split into paragraphs. */
export function Paragraphs({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((paragraph) => (
    <p key={paragraph}>
      <Inline text={paragraph} />
    </p>
  ));
}
