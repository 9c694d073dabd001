"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

const EVERY_MS = 4_000;
/** A page left open stops asking after this long; opening it again starts afresh. */
const STOP_AFTER_MS = 10 * 60_000;

/** Reloads what the page shows while something is under way, as long as somebody is looking. */
export function KeepFresh() {
  const router = useRouter();
  useEffect(() => {
    const began = Date.now();
    const timer = setInterval(() => {
      if (Date.now() - began > STOP_AFTER_MS) clearInterval(timer);
      else if (document.visibilityState === "visible") router.refresh();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [router]);
  return null;
}
