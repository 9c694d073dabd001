/** A truncated name must have at least this many letters. A shorter one may be the beginning of many names. */
export const CUT_LETTERS_MIN = 8;

/**
 * Reports whether two names are equal apart from spaces, or one of them is the other in truncated form, possibly cut
 * within a word.
 */
function isSameParty(a: string, b: string): boolean {
  if (a === b || a.replaceAll(" ", "") === b.replaceAll(" ", "")) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= CUT_LETTERS_MIN && short.includes(" ") && long.startsWith(short);
}

/**
 * Reports whether two names are equal, apart from extra words after the second word of one name, such as a place:
 * "CORVANE AGENCY COMM" and "CORVANE AGENCY BUDERIM COMM". The name with the extra words may be cut off before its
 * last words.
 */
function leavesOutWords(a: string, b: string): boolean {
  const [one, other] = [a.split(" "), b.split(" ")];
  if (one.length <= 2 || other.length <= 2 || one[0] !== other[0] || one[1] !== other[1]) return false;
  const isWithout = (short: readonly string[], long: readonly string[]) => {
    const start = long.indexOf(short[2] ?? "", 3);
    return start > 0 && long.slice(start).every((word, index) => short[2 + index] === word);
  };
  return isWithout(one, other) || isWithout(other, one);
}

/** Reports whether a name in one set and a name in the other are the same, apart from missing or truncated words. */
export function shareName(names: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...names].some((name) =>
    [...others].some((other) => isSameParty(name, other) || leavesOutWords(name, other)),
  );
}
