"use client";

import { type MouseEvent, useState } from "react";

const SAID_FOR_MS = 2_000;

/** Copies the code of the figure it stands in, and says that it did. The text is read from the page, not sent twice. */
export function CopyCode() {
  const [said, setSaid] = useState<string | null>(null);
  async function copy(event: MouseEvent<HTMLButtonElement>) {
    const text = event.currentTarget.closest("figure")?.querySelector("pre")?.textContent ?? "";
    const copied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setSaid(copied ? "Copied" : "Select and copy");
    setTimeout(() => setSaid(null), SAID_FOR_MS);
  }
  return (
    <button type="button" onClick={copy} className="docs-copy">
      <span aria-live="polite">{said ?? "Copy"}</span>
    </button>
  );
}
