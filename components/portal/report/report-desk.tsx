"use client";

import dynamic from "next/dynamic";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { checkIsCurrent, type ReportAddress } from "./ask";
import { OverBanner } from "./over-banner";
import { useDeferred } from "./use-deferred";
import { DeskContext } from "./use-desk";
import { usePartFolds } from "./use-part-folds";

// Loaded when a figure is first opened, because its dialog is a seventh of the page's script.
const FigurePanel = dynamic(() => import("./figure-panel").then((part) => part.FigurePanel), { ssr: false });

/**
 * Matches a URL fragment that names the content of the side panel: a figure by its path ("income.totals.netMonthly"),
 * a list ("e12") or a row ("t12"). The fragment never contains bank data.
 */
const HASH = /^#figure=([a-zA-Z0-9.]{1,200})$/;
const keyInAddress = () => HASH.exec(window.location.hash)?.[1] ?? null;
/** The shortest time, in milliseconds, between two checks of whether the report is still current. */
const ASK_EVERY_MS = 30_000;

/**
 * Opens a figure in the side panel when its `data-figure` link is clicked. Without script, the link leads to
 * the figure's formula.
 */
export function ReportDesk({ address, children }: { address: ReportAddress; children: ReactNode }) {
  const [key, setKey] = useState<string | null>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  const [over, setOver] = useState<string | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const choices = useDeferred(address, setOver);
  const desk = useMemo(() => ({ address, end: setOver, choices }), [address, choices]);
  useFigureLinks(setKey, opener);
  useIsCurrent(address, setOver);
  usePartFolds();
  // The closed panel stays in the page, because it returns the focus to the link that opened it.
  if (key !== null && !isLoaded) setIsLoaded(true);
  const close = useCallback(() => {
    setKey(null);
    if (keyInAddress()) window.history.pushState(null, "", window.location.pathname + window.location.search);
  }, []);
  return (
    <DeskContext value={desk}>
      {over === null ? null : <OverBanner why={over} />}
      {children}
      {isLoaded ? <FigurePanel openKey={key} onClose={close} opener={opener} /> : null}
    </DeskContext>
  );
}

function useFigureLinks(
  setKey: (key: string | null) => void,
  opener: React.RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const look = () => setKey(keyInAddress());
    const press = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
        return;
      const link = event.target instanceof Element ? event.target.closest("[data-figure]") : null;
      const key = link?.getAttribute("data-figure");
      if (!(link instanceof HTMLElement) || !key) return;
      event.preventDefault();
      // If a figure is opened from within the panel, `opener` stays the original link, which gets the focus when the
      // panel closes.
      if (!link.closest("[data-panel]")) opener.current = link;
      if (keyInAddress() !== key) window.history.pushState(null, "", `#figure=${key}`);
      setKey(key);
    };
    look();
    window.addEventListener("popstate", look);
    window.addEventListener("hashchange", look);
    document.addEventListener("click", press);
    return () => {
      window.removeEventListener("popstate", look);
      window.removeEventListener("hashchange", look);
      document.removeEventListener("click", press);
    };
  }, [setKey, opener]);
}

/** Checks whether the report was replaced or deleted, when the user returns to an open page. */
function useIsCurrent(address: ReportAddress, end: (why: string) => void): void {
  useEffect(() => {
    let askedAt = Date.now();
    const look = async () => {
      if (document.visibilityState !== "visible" || Date.now() - askedAt < ASK_EVERY_MS) return;
      askedAt = Date.now();
      const answer = await checkIsCurrent(address);
      if (!("data" in answer) && answer.isOver) end(answer.fault);
    };
    document.addEventListener("visibilitychange", look);
    window.addEventListener("focus", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("focus", look);
    };
  }, [address, end]);
}
