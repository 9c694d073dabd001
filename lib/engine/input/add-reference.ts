/** A word of letters only. References without one are numbers or codes, which say nothing that a reader understands. */
const WORD = /^\p{L}{3,}$/u;
/** References that systems write when the payer gave none. */
const EMPTY = /^(?:not ?provided|no(?:ne| reference)?|null|undefined|unknown|n\/?a|nil|blank)$/i;
const SPACE = /\s+/;
const EDGES = /^[^\p{L}\d]+|[^\p{L}\d]+$/gu;
/** A text needs at least this many letters of a word to count as that word cut off. */
const CUT_MIN = 2;

/**
 * The description of a row with the words of the bank's `reference` field that it lacks. Some banks write what the
 * payer typed ("WAGES", "rent unit 4") only into this field, or cut it off at the end of the description. Both texts
 * must be tidy. A reference without a word of at least 3 letters adds nothing.
 *
 * Example: "NPP CR ZORRIN PTY LTD WA" and "Wages week 4" → "NPP CR ZORRIN PTY LTD Wages week 4".
 */
export function addReference(description: string, reference: string): string {
  if (reference === "" || EMPTY.test(reference)) return description;
  if (description === "") return reference;
  const lower = description.toLowerCase();
  if (lower.includes(reference.toLowerCase())) return description;
  const own = new Set(lower.split(SPACE).map(toBare));
  const added = reference.split(SPACE).filter((word) => !own.has(toBare(word.toLowerCase())));
  if (!added.some((word) => WORD.test(toBare(word)))) return description;
  return `${withoutCut(description, added[0] ?? "")} ${added.join(" ")}`;
}

const toBare = (word: string) => word.replace(EDGES, "");

/** The description without its last word, if that is only the beginning of the word that will follow it. */
function withoutCut(description: string, next: string): string {
  const at = description.lastIndexOf(" ");
  const last = description.slice(at + 1);
  const isCut = at > 0 && last.length >= CUT_MIN && next.toLowerCase().startsWith(last.toLowerCase());
  return isCut ? description.slice(0, at) : description;
}
