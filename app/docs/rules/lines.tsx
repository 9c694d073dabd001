import type { Line } from "./rule";

/** The lines of a rule as a list. The conditions of a line are a list below it. */
export function Lines({ lines }: { lines: readonly Line[] }) {
  return <ul className="docs-list">{lines.map(toItem)}</ul>;
}

function toItem(line: Line) {
  if (typeof line === "string") return <li key={line}>{line}</li>;
  const [lead, ...conditions] = line;
  return (
    <li key={lead}>
      {lead}
      <Lines lines={conditions} />
    </li>
  );
}
