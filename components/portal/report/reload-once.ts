/** The parts of the browser's window that `reloadOnce` uses. */
type Page = {
  readonly sessionStorage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  readonly location: { reload: () => void };
};

const noteOf = (id: string) => `surplus-reloaded-${id}`;

/**
 * Reloads the whole page because the element `id` is missing, and returns true. Otherwise returns false and does
 * nothing. To avoid an endless loop, does not reload again until the element has arrived. Never reloads in a browser
 * that cannot store a note of the reload.
 */
export function reloadOnce(id: string, page: Page): boolean {
  try {
    if (page.sessionStorage.getItem(noteOf(id)) !== null) return false;
    page.sessionStorage.setItem(noteOf(id), "1");
  } catch {
    return false;
  }
  page.location.reload();
  return true;
}

/** Allows `reloadOnce` to reload again. Called when the element has arrived. */
export function forgetReload(id: string, page: Page): void {
  try {
    page.sessionStorage.removeItem(noteOf(id));
  } catch {
    // Without storage, `reloadOnce` has stored no note.
  }
}
