const INITIALS_MIN = 3;
/** The minimum length of a name that may lack its last words. Direct entries print at most 16 characters of a name. */
const CUT_NAME_MIN = 15;

/**
 * Finds the initials of a name after the name itself: "QDU" in "QUARRY DRIVERS UNI QDU". The name may have lost its
 * last word, so there may be one more initial than there are words. Null if there are no initials.
 */
export function findInitials(tokens: readonly string[]): string | null {
  if (tokens.length < INITIALS_MIN) return null;
  const initials = tokens.map((word) => word[0]).join("");
  const at = tokens.findIndex((word, index) => {
    if (word.length < INITIALS_MIN || index < INITIALS_MIN - 1) return false;
    const isCut = tokens.slice(0, index).join(" ").length >= CUT_NAME_MIN;
    const missing = word.length - index;
    return (missing === 0 || (missing === 1 && isCut)) && word.startsWith(initials.slice(0, index));
  });
  return tokens[at] ?? null;
}
