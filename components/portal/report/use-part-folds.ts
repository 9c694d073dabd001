import { useEffect } from "react";

/** The width up to which the report's own CSS uses its phone layout. */
const PHONE = "(max-width: 640px)";
const PART = "details[data-part]";

/**
 * Folds the report's sections on narrow screens, where they are read one at a time, and unfolds them on wide screens.
 * When the reader follows a link into a fold, opens the fold, because not every browser does that.
 */
export function usePartFolds(): void {
  useEffect(() => {
    const phone = window.matchMedia(PHONE);
    const settle = () => {
      const parts = [...document.querySelectorAll<HTMLDetailsElement>(PART)];
      // If the reader has already scrolled, nothing is folded, because that would move the text.
      const isReading = parts.some((part) => part.getBoundingClientRect().top < 0);
      if (phone.matches && isReading) return;
      const element = elementOf(window.location.hash);
      for (const part of parts) part.open = !phone.matches || (element !== null && part.contains(element));
    };
    const arrive = () => {
      const element = elementOf(window.location.hash);
      if (element && unfold(element)) element.scrollIntoView();
    };
    const press = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href^='#']") : null;
      const element = link && !link.dataset.figure ? elementOf(link.hash) : null;
      if (element) unfold(element);
    };
    settle();
    arrive();
    phone.addEventListener("change", settle);
    window.addEventListener("hashchange", arrive);
    document.addEventListener("click", press);
    return () => {
      phone.removeEventListener("change", settle);
      window.removeEventListener("hashchange", arrive);
      document.removeEventListener("click", press);
    };
  }, []);
}

function elementOf(hash: string): HTMLElement | null {
  return hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
}

/** Opens the folds around an element. Returns true if any was closed. */
function unfold(element: HTMLElement): boolean {
  let hasOpened = false;
  for (let fold = element.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null) {
    hasOpened ||= !fold.open;
    fold.open = true;
  }
  return hasOpened;
}
