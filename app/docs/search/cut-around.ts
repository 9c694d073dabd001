/** A piece of text. `isHit` is true if it matches the search. */
export type Piece = { text: string; isHit: boolean };

const BEFORE = 60;
const AFTER = 150;

/** Cuts out the text around the first match of `terms`, at word boundaries, and marks every match in it. */
export function cutAround(text: string, terms: readonly string[]): Piece[] {
  const pattern = new RegExp(`(${terms.map(escapePattern).join("|") || "(?!)"})`, "gi");
  const at = Math.max(0, text.search(pattern));
  const from = at <= BEFORE ? 0 : text.indexOf(" ", at - BEFORE) + 1;
  const end = text.lastIndexOf(" ", at + AFTER);
  const to = at + AFTER >= text.length || end <= at ? Math.min(text.length, at + AFTER) : end;
  const cut = `${from > 0 ? "… " : ""}${text.slice(from, to)}${to < text.length ? " …" : ""}`;
  return cut
    .split(pattern)
    .map((piece, index) => ({ text: piece, isHit: index % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}

const escapePattern = (term: string): string => term.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
