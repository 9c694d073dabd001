"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** Between one look and the next: where the system is at work, and where somebody else has to act. */
const EVERY_MS = { quick: 4_000, slow: 15_000 } as const;
/** A page left open stops asking after this long; coming back to it begins afresh. */
const STOP_AFTER_MS = 10 * 60_000;

/**
 * Reloads what the page shows while something is under way, as long as somebody is looking: every so often, and at once
 * when they come back to it from elsewhere.
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
