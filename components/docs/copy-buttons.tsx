"use client";

import { useEffect } from "react";

const SAID_FOR_MS = 2_000;

/**
 * Makes the page's copy buttons work: each copies the code of its block and confirms it. One listener serves all
 * buttons, so the blocks stay plain HTML and their text is not sent a second time for a script.
 */
export function CopyButtons() {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest(".docs-copy") : null;
      if (button) void copy(button);
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);
  return null;
}

async function copy(button: Element): Promise<void> {
  const words = button.querySelector("span");
  const text = button.closest("figure")?.querySelector("pre")?.textContent ?? "";
  const copied = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
  if (!words) return;
  words.textContent = copied ? "Copied" : "Select and copy";
  setTimeout(() => {
    words.textContent = "Copy";
  }, SAID_FOR_MS);
}
