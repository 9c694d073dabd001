"use client";

import { useEffect } from "react";

/**
 * Opens the fold around a link's target, for browsers that don't. Also closes the phone's menu after a link in it was
 * followed, because the menu would cover the target.
 */
export function Folds() {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest(".docs-folded-menu a") : null;
      link?.closest("details")?.removeAttribute("open");
    };
    document.addEventListener("click", onClick);
    window.addEventListener("hashchange", revealTarget);
    revealTarget();
    return () => {
      document.removeEventListener("click", onClick);
      window.removeEventListener("hashchange", revealTarget);
    };
  }, []);
  return null;
}

function revealTarget(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const fold = target?.closest<HTMLDetailsElement>("details:not([open])");
  if (!target || !fold) return;
  fold.open = true;
  target.scrollIntoView();
}
