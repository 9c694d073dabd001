import type { ReactNode } from "react";

type Props = { title: string; children: ReactNode };

/** A section that opens when pressed. Works without script. When printed, it is open. */
export function Fold({ title, children }: Props) {
  return (
    <details className="fold">
      <summary>{title}</summary>
      <div>{children}</div>
    </details>
  );
}
