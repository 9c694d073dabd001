import { type CodeLanguage, highlight } from "./highlight";

type Props = {
  /** The block's name, for its heading and for screen readers. */
  label: string;
  language: CodeLanguage;
  code: string;
  /** The terminal of the page's walk-through in which to run it. */
  terminal?: number;
  /** Program output: nothing to copy, and styled differently from input. */
  isOutput?: boolean;
};

/** A block of code with its name, colours and a button to copy it. A long line scrolls sideways, by keyboard too. */
export function Code({ label, language, code, terminal, isOutput = false }: Props) {
  const text = code.trimEnd();
  return (
    <figure
      className={isOutput ? "docs-code docs-output" : "docs-code"}
      data-terminal={terminal}
      data-language={language}
    >
      <figcaption>
        <span>{label}</span>
        {!isOutput && (
          <button type="button" className="docs-copy">
            <span aria-live="polite">Copy</span>
          </button>
        )}
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <pre tabIndex={0}>
        <Highlighted language={language} text={text} />
      </pre>
    </figure>
  );
}

function Highlighted({ language, text }: { language: CodeLanguage; text: string }) {
  if (language === "text") return <code>{text}</code>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the highlighter escapes its input, which is ours.
  return <code dangerouslySetInnerHTML={{ __html: highlight(text, language) }} />;
}

/** A list of a few plain values is easier to read on one line. */
const SHORT_LIST = /\[\s+([^[\]{}]{1,80}?)\s+\]/g;

/** A value as JSON; `isOutput` for one response among many, with nothing to copy. */
export function Json({ label, value, isOutput }: { label: string; value: unknown; isOutput?: boolean }) {
  const text = JSON.stringify(value, null, 2).replace(
    SHORT_LIST,
    (_, inside: string) => `[${inside.replace(/\n\s+/g, " ")}]`,
  );
  return <Code label={label} language="json" code={text} isOutput={isOutput === true} />;
}
