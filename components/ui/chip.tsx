import type { ReactNode } from "react";

export type Tone = "good" | "warn" | "bad" | "quiet" | "accent";

const TONES: Readonly<Record<Tone, string>> = {
  good: "text-good",
  warn: "text-warn",
  bad: "text-bad",
  quiet: "text-soft",
  accent: "text-accent",
};

/** Shows a state in a word. The dot's colour only repeats what the word says. */
export function Chip({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className="-my-px inline-flex items-center gap-1.5 align-top rounded-full border border-line px-2.5 py-0.5 text-xs font-medium whitespace-nowrap text-ink">
      <span aria-hidden="true" className={`size-1.5 rounded-full bg-current ${TONES[tone]}`} />
      {children}
    </span>
  );
}
