"use client";

import { useState } from "react";
import { Button } from "./button";

const SAID_FOR_MS = 2_000;

type Props = {
  text: string;
  label?: string;
  /** Tells screen readers what the button copies, if several buttons have the same label. */
  about?: string;
  className?: string;
};

/** Copies a text and confirms it. Without script, the user can select the text next to it. */
export function CopyButton({ text, label = "Copy", about, className }: Props) {
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
    <Button kind="plain" onClick={copy} className={className}>
      <span aria-live="polite">{said ?? label}</span>
      {about ? <span className="sr-only">{about}</span> : null}
    </Button>
  );
}
