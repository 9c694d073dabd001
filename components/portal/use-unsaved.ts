import { useEffect, useRef } from "react";

const QUESTION = "Your unsaved changes will be lost. Leave this page?";

/**
 * Warns the user before they leave a page with unsaved input, by a link or by closing or reloading the window. Returns
 * the callback to run on input. A new `saved` object means that the form was saved.
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

/** True for a plain click on a link to another page. False for a download, a new window or a link within this page. */
function leavesPage({ target, button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return false;
  const link = target.closest("a");
  if (!link?.href || link.target === "_blank" || link.hasAttribute("download")) return false;
  return link.origin !== window.location.origin || link.pathname !== window.location.pathname;
}
