import type { Worded } from "@/lib/engine/row";

/** A text is respaced only if it has this many letters and digits in a row, as after a bank has left out spaces. */
const GLUED = /(?=[A-Z0-9&'’]*(?:[A-Z]['’&]?\d*){6})[A-Z0-9&'’]{10,}/i;
/** The other text must have at least this many letters in common with it. */
const LETTERS_MIN = 8;

const WORD_CHARACTER = /[\p{L}\d]/u;
const DIGITS = /\d/g;

/** A text as its letters and digits, each digit as "0", and the other characters before each of them. */
type Spelt = { squeezed: string; breaks: readonly string[]; breakCount: number };

/**
 * Returns a function that restores the spaces of a row's text with the help of the customer's other rows. Some banks
 * print one payee with and without spaces: "ZORRIN ASIAN GROC TARVO" and "ZORRINASIANGROCTARVO". The letters of one
 * text must begin the other text, and every digit counts as equal, because receipts differ. The function returns null
 * if no other row shows the spaces.
 */
export function newRespacer(rows: readonly Worded[]): (row: Worded) => Worded | null {
  let known: ReturnType<typeof listSpelt> | undefined;
  return (row) => {
    if (!GLUED.test(row.description)) return null;
    known ??= listSpelt(rows);
    const own = spell(row.description);
    const twin = findTwin(own, row.cents < 0 ? known.out : known.in);
    if (!twin) return null;
    const description = respace(row.description, own, twin);
    return description === row.description ? null : { ...row, description };
  };
}

function listSpelt(rows: readonly Worded[]): { in: Spelt[]; out: Spelt[] } {
  const sides = { in: new Map<string, Spelt>(), out: new Map<string, Spelt>() };
  const seen = new Set<string>();
  for (const { description, cents } of rows) {
    // Digits count as equal, so texts that differ only in digits are spelt once.
    const masked = description.replace(DIGITS, "0");
    const key = `${cents < 0}${masked}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const spelt = spell(masked);
    const side = cents < 0 ? sides.out : sides.in;
    const other = side.get(spelt.squeezed);
    if (!other || other.breakCount < spelt.breakCount) side.set(spelt.squeezed, spelt);
  }
  const inOrder = (side: ReadonlyMap<string, Spelt>) =>
    [...side.values()].sort((a, b) => (a.squeezed < b.squeezed ? -1 : 1));
  return { in: inOrder(sides.in), out: inOrder(sides.out) };
}

function spell(description: string): Spelt {
  const breaks: string[] = [];
  let squeezed = "";
  let before = "";
  for (const character of description) {
    if (!WORD_CHARACTER.test(character)) {
      before += character;
      continue;
    }
    squeezed += /\d/.test(character) ? "0" : character.toUpperCase().slice(0, 1);
    breaks.push(before);
    before = "";
  }
  return { squeezed, breaks, breakCount: breaks.filter((text) => text !== "").length };
}

/** The text with the most spaces among the neighbours in alphabetical order; null if none shares enough letters. */
function findTwin(own: Spelt, sorted: readonly Spelt[]): Spelt | null {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.squeezed ?? "") < own.squeezed) low = middle + 1;
    else high = middle;
  }
  const twins = [low - 1, low, low + 1]
    .flatMap((index) => sorted[index] ?? [])
    .filter((other) => isTwin(own, other));
  return twins.sort((a, b) => countBreaks(b, own) - countBreaks(a, own))[0] ?? null;
}

function isTwin(own: Spelt, other: Spelt): boolean {
  const [short, long] = own.squeezed.length < other.squeezed.length ? [own, other] : [other, own];
  if (!long.squeezed.startsWith(short.squeezed)) return false;
  return (
    short.squeezed.replaceAll("0", "").length >= LETTERS_MIN &&
    countBreaks(other, own) > countBreaks(own, other)
  );
}

/** Counts the breaks of the first text, up to the length of the other text. */
function countBreaks({ breaks }: Spelt, other: Spelt): number {
  return breaks.slice(0, other.breaks.length).filter((text) => text !== "").length;
}

function respace(description: string, own: Spelt, twin: Spelt): string {
  const letters = [...description].filter((character) => WORD_CHARACTER.test(character));
  return letters
    .map((letter, index) => `${twin.breaks[index] || (own.breaks[index] ?? "")}${letter}`)
    .join("");
}
