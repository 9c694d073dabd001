import { useEffect, useRef } from "react";

const QUESTION = "Your unsaved changes will be lost. Leave this page?";

/**
 * Warns before a page with unsaved input is left: at a link, and when the window closes or reloads. Returns the
 * callback for typing. A new `saved` says that the form was saved.
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

/** True for a plain click on a link to another page; not for a download, another window or a position on this page. */
function leavesPage({ target, button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return false;
  const link = target.closest("a");
  if (!link?.href || link.target === "_blank" || link.hasAttribute("download")) return false;
  return link.origin !== window.location.origin || link.pathname !== window.location.pathname;
}
