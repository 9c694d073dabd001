import type { ReactNode } from "react";

/** Replaces an empty list: says what it would contain, and how to fill it. */
export function Empty({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="rounded-lg border border-line px-5 py-8 text-sm sm:px-6">
      <h2 className="text-base font-semibold">{title}</h2>
      <div className="mt-1 max-w-prose text-soft">{children}</div>
    </div>
  );
}
