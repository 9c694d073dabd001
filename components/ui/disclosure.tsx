import type { ReactNode } from "react";

const TONES = { plain: "border-line", bad: "border-bad text-bad" } as const;

/**
 * Protects an action against accidents: the user opens the section, then confirms inside. Works without script.
 * `about` is a line about the action's effect, below the button that opens it.
 */
export function Disclosure({
  summary,
  tone = "plain",
  about,
  children,
}: {
  summary: string;
  tone?: keyof typeof TONES;
  about?: ReactNode;
  children: ReactNode;
}) {
  return (
    <details className="group">
      <summary className="block w-fit cursor-pointer list-none [&::-webkit-details-marker]:hidden">
        <span
          className={`inline-flex min-h-11 sm:min-h-10 items-center rounded-md border px-4 py-2 text-sm font-medium hover:bg-mist group-open:bg-mist ${TONES[tone]}`}
        >
          {summary}
        </span>
        {about ? <span className="mt-1 block max-w-prose text-sm text-soft">{about}</span> : null}
      </summary>
      <div className="mt-4">{children}</div>
    </details>
  );
}
