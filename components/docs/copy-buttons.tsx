"use client";

import { useEffect } from "react";

const SAID_FOR_MS = 2_000;

/**
 * Activates the copy buttons of the page's code blocks: each copies the code of its figure and confirms it. One
 * listener for all of them, so that the blocks are plain HTML and their text is not sent twice.
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
