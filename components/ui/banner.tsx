import type { ReactNode } from "react";

const TONES = {
  good: "border-l-good",
  warn: "border-l-warn",
  bad: "border-l-bad",
  quiet: "border-l-soft",
} as const;

/** A message to read before continuing. With `announce`, screen readers read it when it appears. */
export function Banner({
  tone,
  announce = false,
  children,
}: {
  tone: keyof typeof TONES;
  announce?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      role={announce ? (tone === "bad" ? "alert" : "status") : undefined}
      className={`rounded-md border border-l-4 border-line bg-mist px-4 py-3 text-sm ${TONES[tone]}`}
    >
      {children}
    </div>
  );
}
