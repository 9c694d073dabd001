"use client";

import { useState } from "react";
import { Button } from "./button";

const SAID_FOR_MS = 2_000;

type Props = {
  text: string;
  label?: string;
  /** Tells screen readers what the button copies, if several buttons have the same label. */
  about?: string;
  /** True for a button within text. */
  isSmall?: boolean;
};

/** Copies a text and confirms it. Without script, the user can select the text next to it. */
export function CopyButton({ text, label = "Copy", about, isSmall = false }: Props) {
  const [said, setSaid] = useState<string | null>(null);
  async function copy() {
    const copied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setSaid(copied ? "Copied" : "Select and copy");
    setTimeout(() => setSaid(null), SAID_FOR_MS);
  }
  return (
    <Button kind="plain" onClick={copy} className={isSmall ? "min-h-6! px-2! py-0! text-xs!" : ""}>
      <span aria-live="polite">{said ?? label}</span>
      {about ? <span className="sr-only">{about}</span> : null}
    </Button>
  );
}
