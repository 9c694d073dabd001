"use client";

import { useEffect, useRef, useState } from "react";
import type { RowFilter, RowPage } from "../../report/panel/model";
import { askRows } from "./ask";
import { useDesk } from "./use-desk";

/** Milliseconds that typing must pause before we ask the server. */
const TYPING_MS = 180;

/**
 * Returns the rows that match a filter: first those in the page, then those from the server. `by` is the filter of the
 * rows currently shown.
 */
export function useRows(initial: RowFilter, first: RowPage) {
  const { address, end } = useDesk();
  const [filter, setFilter] = useState(initial);
  const [found, setFound] = useState({ page: first, by: initial });
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const asked = useRef(filter);
  useEffect(() => {
    const isTyped = filter.words !== asked.current.words;
    if (filter === asked.current) return;
    asked.current = filter;
    const asking = new AbortController();
    setBusy(true);
    const timer = setTimeout(
      async () => {
        const answer = await askRows(address, filter, asking.signal);
        if (asking.signal.aborted) return;
        setBusy(false);
        if ("data" in answer) setFound({ page: answer.data, by: filter });
        setFault("data" in answer ? null : answer.fault);
        if (!("data" in answer) && answer.isOver) end(answer.fault);
      },
      isTyped ? TYPING_MS : 0,
    );
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [filter, address, end]);
  /** A changed filter starts at the first row again. */
  const narrow = (more: Partial<RowFilter>) => setFilter((now) => ({ ...now, offset: 0, ...more }));
  return { filter, page: found.page, by: found.by, fault, isBusy, narrow };
}
