import { useEffect, useState } from "react";
import type { RowChoices } from "../../report/panel/model";
import { askDeferred, type ReportAddress } from "./ask";

/**
 * The first signs that someone reads the page. Each of these events comes before the reader can see, find or print a
 * deferred part.
 */
const ACTS = ["pointermove", "pointerdown", "keydown", "scroll", "focusin", "beforeprint"] as const;
/** Milliseconds between a failed attempt and the next. */
const RETRY_MS = 5_000;

const NONE: RowChoices = { accounts: [], months: [], groups: [] };

/**
 * When the reader first acts, loads the parts that the page's first view does not need. These parts are folded tables
 * and definitions, charts drawn for phones, and the options of filters. Together they are a quarter of the page.
 * Returns the options of the filters, which are empty until they are loaded.
 */
export function useDeferred(address: ReportAddress, end: (why: string) => void): RowChoices {
  const [choices, setChoices] = useState(NONE);
  useEffect(() => {
    const asking = new AbortController();
    let retryAt = 0;
    const load = async () => {
      if (performance.now() < retryAt) return;
      retryAt = Number.POSITIVE_INFINITY;
      const answer = await askDeferred(address, asking.signal);
      if (asking.signal.aborted) return;
      if ("data" in answer) {
        leave();
        for (const [id, markup] of Object.entries(answer.data.elements)) put(id, markup);
        setChoices(answer.data.choices);
      } else if (answer.isOver) end(answer.fault);
      else retryAt = performance.now() + RETRY_MS;
    };
    const leave = () => {
      for (const act of ACTS) window.removeEventListener(act, load, { capture: true });
    };
    for (const act of ACTS) window.addEventListener(act, load, { capture: true, passive: true });
    if (window.scrollY > 0) void load();
    return () => {
      asking.abort();
      leave();
    };
  }, [address, end]);
  return choices;
}

/**
 * Replaces the placeholder of a deferred element with the element. The markup is our own renderer's, with every text
 * escaped.
 */
function put(id: string, markup: string): void {
  const note = document.getElementById(id);
  if (note) note.outerHTML = markup;
}
