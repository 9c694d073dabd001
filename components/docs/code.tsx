import { type CodeLanguage, highlight } from "./highlight";

type Props = {
  /** What the block is, for its heading and for those who hear the page. */
  label: string;
  language: CodeLanguage;
  code: string;
  /** Says that the reader is meant to run it, in a shell. */
  isCommand?: boolean;
};

/** A block of code with its name, colours and a button to copy it. A long line scrolls sideways, by keyboard too. */
export function Code({ label, language, code, isCommand = false }: Props) {
  const text = code.trimEnd();
  return (
    <figure className="docs-code" data-command={isCommand ? label : undefined}>
      <figcaption>
        <span>{label}</span>
        <button type="button" className="docs-copy">
          <span aria-live="polite">Copy</span>
        </button>
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
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the highlighter escapes what it is given, and that is ours.
  return <code dangerouslySetInnerHTML={{ __html: highlight(text, language) }} />;
}

/** A list of a few plain values, which reads better on one line. */
const SHORT_LIST = /\[\s+([^[\]{}]{1,80}?)\s+\]/g;

/** A value as JSON. */
export function Json({ label, value }: { label: string; value: unknown }) {
  const text = JSON.stringify(value, null, 2).replace(
    SHORT_LIST,
    (_, inside: string) => `[${inside.replace(/\n\s+/g, " ")}]`,
  );
  return <Code label={label} language="json" code={text} />;
}
