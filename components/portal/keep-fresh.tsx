"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/**
 * Milliseconds between reloads: `quick` while our system works, `slow` while we wait for a person, `list` for a list.
 */
const EVERY_MS = { quick: 4_000, slow: 15_000, list: 60_000 } as const;
/** Milliseconds after which an open page stops reloading. The page reloads again once the user returns to it. */
const STOP_AFTER_MS = 10 * 60_000;

/**
 * Reloads the page while something is in progress and the page is visible: at intervals, and immediately when the user
 * returns.
 */
export function KeepFresh({ pace = "quick" }: { pace?: keyof typeof EVERY_MS }) {
  const router = useRouter();
  useEffect(() => {
    let began = Date.now();
    const timer = setInterval(() => {
      const isOver = Date.now() - began > STOP_AFTER_MS;
      if (!isOver && document.visibilityState === "visible") router.refresh();
    }, EVERY_MS[pace]);
    const comeBack = () => {
      if (document.visibilityState !== "visible") return;
      began = Date.now();
      router.refresh();
    };
    document.addEventListener("visibilitychange", comeBack);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", comeBack);
    };
  }, [router, pace]);
  return null;
}
