import type { ReactNode } from "react";

type Props = { title: string; children: ReactNode };

/** A section that opens when pressed. It works without script, and prints open. */
export function Fold({ title, children }: Props) {
  return (
    <details className="fold">
      <summary>{title}</summary>
      <div>{children}</div>
    </details>
  );
}
