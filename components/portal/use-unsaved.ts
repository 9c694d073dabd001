import { useEffect, useRef } from "react";

const QUESTION = "What you typed and have not saved will be lost. Leave this page?";

/**
 * Asks before a page is left while a form holds what is not saved: at a link, and when the window is closed or loaded
 * again. Returns what the form calls when something is typed. A new `saved` says that the form was kept.
 */
export function useUnsaved(saved: object | null): () => void {
  const isUnsaved = useRef(false);
  useEffect(() => {
    if (saved) isUnsaved.current = false;
  }, [saved]);
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (isUnsaved.current) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      if (!isUnsaved.current || !leavesPage(event)) return;
      if (window.confirm(QUESTION)) {
        isUnsaved.current = false;
        return;
      }
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener("beforeunload", onUnload);
    document.addEventListener("click", onClick, true);
    return () => {
      window.removeEventListener("beforeunload", onUnload);
      document.removeEventListener("click", onClick, true);
    };
  }, []);
  return () => {
    isUnsaved.current = true;
  };
}

/** True for a plain click on a link to another page; not for a download, another window or a place on this page. */
function leavesPage({ target, button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return false;
  const link = target.closest("a");
  if (!link?.href || link.target === "_blank" || link.hasAttribute("download")) return false;
  return link.origin !== window.location.origin || link.pathname !== window.location.pathname;
}
