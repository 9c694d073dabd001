import { type CodeLanguage, highlight } from "./highlight";

type Props = {
  /** The block's name, shown above it and read by screen readers. */
  label: string;
  language: CodeLanguage;
  code: string;
  /** The number of the terminal that the code is for. The quick-start test runs the code in that terminal too. */
  terminal?: number;
  /** True for program output: it has no copy button, and a different style. */
  isOutput?: boolean;
};

/** Shows code with its name, syntax colours and a copy button. Long lines scroll sideways, with the keyboard too. */
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <pre tabIndex={0}>
        <Highlighted language={language} text={text} />
      </pre>
    </figure>
  );
}

function Highlighted({ language, text }: { language: CodeLanguage; text: string }) {
  if (language === "text") return <code>{text}</code>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the highlighter escapes its input, which is our own code.
  return <code dangerouslySetInnerHTML={{ __html: highlight(text, language) }} />;
}

/**
 * Matches a short list of plain values over several lines of JSON. Such a list is joined on one line, which is easier to
 * read.
 */
const SHORT_LIST = /\[\s+([^[\]{}]{1,80}?)\s+\]/g;

/** Shows a value as JSON. `isOutput` omits the copy button, for a page with many responses. */
export function Json({ label, value, isOutput }: { label: string; value: unknown; isOutput?: boolean }) {
  const text = JSON.stringify(value, null, 2).replace(
    SHORT_LIST,
    (_, inside: string) => `[${inside.replace(/\n\s+/g, " ")}]`,
  );
  return <Code label={label} language="json" code={text} isOutput={isOutput === true} />;
}
