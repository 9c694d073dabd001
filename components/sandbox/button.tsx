import type { ReactNode } from "react";

/** Large enough for a thumb, and never told apart by colour alone. */
const SHAPE =
  "inline-flex min-h-12 cursor-pointer items-center justify-center rounded-lg border-2 px-5 py-2 text-center text-base font-semibold no-underline";

const TONES = {
  main: "border-indigo-800 bg-indigo-800 text-white hover:bg-indigo-900 dark:border-indigo-200 dark:bg-indigo-200 dark:text-indigo-950 dark:hover:bg-indigo-100",
  plain: "border-ink bg-paper text-ink hover:bg-mist",
  quiet: "border-transparent bg-transparent text-ink underline underline-offset-4 hover:bg-mist",
} as const;

export type Tone = keyof typeof TONES;

/** Sends the form it stands in. */
export function SubmitButton({ children, tone = "main" }: { children: ReactNode; tone?: Tone }) {
  return (
    <button type="submit" className={`${SHAPE} ${TONES[tone]} w-full sm:w-auto`}>
      {children}
    </button>
  );
}

/** A link that looks like a button, for going on where nothing is sent. */
export function ButtonLink({
  href,
  children,
  tone = "main",
}: {
  href: string;
  children: ReactNode;
  tone?: Tone;
}) {
  return (
    <a href={href} className={`${SHAPE} ${TONES[tone]} w-full sm:w-auto`}>
      {children}
    </a>
  );
}
