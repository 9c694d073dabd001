"use client";

import { useEffect, useState } from "react";
import type { FoundRequest, PaletteItem } from "./palette-items";

/** Milliseconds that typing must pause before a query. */
const REST_MS = 150;
const LETTERS_MIN = 2;

type Answer = { typed: string | null; found: PaletteItem[] };

/**
 * Finds the requests that match the typed text, up to the server's limit. The text must have at least LETTERS_MIN
 * characters. Without text, finds the requests that changed last. The text is sent in a body, not in a URL, because
 * it may be a name.
 */
export function useFoundRequests(typed: string, environment: "test" | "live") {
  const [answer, setAnswer] = useState<Answer>({ typed: null, found: [] });
  const text = typed.trim();
  const isAsked = text === "" || text.length >= LETTERS_MIN;
  useEffect(() => {
    if (!isAsked) return;
    const stop = new AbortController();
    const timer = setTimeout(
      async () => {
        const found = await ask(text, environment, stop.signal).catch(() => []);
        if (!stop.signal.aborted) setAnswer({ typed: text, found });
      },
      text === "" ? 0 : REST_MS,
    );
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [text, isAsked, environment]);
  const isStale = (text === "") !== (answer.typed === "");
  return { found: isAsked && !isStale ? answer.found : [], isLooking: isAsked && answer.typed !== text };
}

async function ask(q: string, environment: "test" | "live", signal: AbortSignal): Promise<PaletteItem[]> {
  const response = await fetch(`/${environment}/requests/find${q === "" ? "?recent=1" : ""}`, {
    method: "POST",
    body: q,
    signal,
  });
  const isList = response.headers.get("content-type")?.startsWith("application/json");
  if (!response.ok || !isList) return [];
  const { data } = (await response.json()) as { data: FoundRequest[] };
  return data.map(({ id, client_name, client_ref, status }) => ({
    value: id,
    label: [client_name, client_ref].filter(Boolean).join(" · "),
    hint: status,
    act: { kind: "go", to: `/${environment}/requests/${id}` },
  }));
}
