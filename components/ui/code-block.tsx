import { CopyButton } from "./copy-button";

const BOX = "max-h-96 overflow-auto bg-mist p-3 text-xs whitespace-pre-wrap wrap-anywhere";

/** Shows text for a terminal or program with a copy button. Long lines break anywhere. */
export function CodeBlock({ label, text }: { label: string; text: string }) {
  return (
    <figure className="overflow-hidden rounded-md border border-line">
      <figcaption className="flex items-center justify-between gap-3 border-b border-line py-1 pr-1 pl-3 text-xs text-soft">
        {label}
        <CopyButton text={text} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <pre tabIndex={0} className={BOX}>
        {text}
      </pre>
    </figure>
  );
}
