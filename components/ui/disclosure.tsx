import type { ReactNode } from "react";

/** A step that should not be taken by accident: opened first, then confirmed inside. Works without script. */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="inline-flex min-h-10 cursor-pointer list-none items-center rounded-md border border-line px-4 py-2 text-sm font-medium hover:bg-mist group-open:bg-mist [&::-webkit-details-marker]:hidden">
        {summary}
      </summary>
      <div className="mt-4">{children}</div>
    </details>
  );
}
