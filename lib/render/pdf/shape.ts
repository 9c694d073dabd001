import bidiFactory from "bidi-js";
import {
  type Face,
  type FontName,
  hasLetter,
  interHas,
  joinLetters,
  openFont,
  type ScriptName,
  scriptOf,
} from "./fonts";

/**
 * A part of a text in one font and one direction, with its letters joined and positioned according to the font. Pieces
 * are drawn from left to right. Each text is put in visual order separately, so that right-to-left letters cannot move
 * the texts next to it.
 */
export type Piece = { font: FontName; letters: string; isTurned: boolean; width: number };

/**
 * The maximum number of texts whose pieces are cached. Texts that need shaping are mostly names, which recur on every
 * page.
 */
const KEPT_MAX = 4_000;

const bidi = bidiFactory();
const kept = new Map<string, Piece[]>();

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
/** Matches characters that only change their neighbours: marks, joiners and variation selectors. */
const DEPENDENT = /^(?:[\p{M}\p{Cf}]|\p{Emoji_Modifier})$/u;
const MISSING = "□";

/**
 * Replaces a letter that no font has with its equivalent. If Unicode defines no equivalent, replaces it with a visible
 * open box.
 */
export function toLetters(text: string): string {
  let letters = "";
  let last: ScriptName | null = null;
  for (const letter of text.normalize("NFC")) {
    const code = letter.codePointAt(0) ?? 0;
    if (interHas(code)) {
      letters += letter;
      last = null;
    } else if (DEPENDENT.test(letter)) {
      // Leaves out a mark if the font of the letter before it lacks the mark, because a mark means nothing without its
      // letter.
      if (last !== null && hasLetter(last, code)) letters += letter;
    } else {
      last = scriptOf(code);
      letters += last === null ? toPlain(letter) : letter;
    }
  }
  return letters;
}

/** An equivalent in letters the fonts have, if Unicode defines one: "㈱" is "(株)". */
function toPlain(letter: string): string {
  const plain = letter.normalize("NFKC");
  return plain === letter ? MISSING : toLetters(plain);
}

/** The pieces of drawable text, from left to right, with widths at a size of one point. */
export function toPieces(text: string, face: Face): Piece[] {
  const key = `${face} ${text}`;
  const known = kept.get(key);
  if (known) return known;
  if (kept.size >= KEPT_MAX) kept.clear();
  const pieces = inOrder(toRuns(text, face)).map(({ font, letters, level }) => lay(font, letters, level));
  kept.set(key, pieces);
  return pieces;
}

type Run = { font: FontName; letters: string; level: number };

/** Splits the text where the font or the direction changes. */
function toRuns(text: string, face: Face): Run[] {
  const levels = RIGHT_TO_LEFT.test(text) ? bidi.getEmbeddingLevels(text, "ltr").levels : null;
  const runs: Run[] = [];
  let index = 0;
  for (const letter of text) {
    const level = levels?.[index] ?? 0;
    const before = runs.at(-1);
    const font = fontOf(letter, face, before?.font);
    if (before && before.font === font && before.level === level) before.letters += letter;
    else runs.push({ font, letters: letter, level });
    index += letter.length;
  }
  return runs;
}

function fontOf(letter: string, face: Face, before: FontName | undefined): FontName {
  const code = letter.codePointAt(0) ?? 0;
  if (interHas(code)) return `inter-${face}`;
  const isOfBefore = before !== undefined && before !== `inter-${face}` && DEPENDENT.test(letter);
  return isOfBefore ? before : (scriptOf(code) ?? `inter-${face}`);
}

/**
 * Returns the runs in visual order: for each level, from the highest down, reverses every sequence of runs at that
 * level or above.
 */
function inOrder(runs: Run[]): Run[] {
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  let ordered = runs;
  for (let level = highest; level > 0; level -= 1) {
    const next: Run[] = [];
    let turned: Run[] = [];
    for (const run of ordered) {
      if (run.level >= level) turned.unshift(run);
      else {
        next.push(...turned, run);
        turned = [];
      }
    }
    ordered = [...next, ...turned];
  }
  return ordered;
}

function lay(font: FontName, letters: string, level: number): Piece {
  const opened = openFont(font);
  const isOdd = level % 2 === 1;
  const isScript = font !== "inter-regular" && font !== "inter-semibold";
  // In right-to-left text, the shaper reverses letters in the script's own font. Characters in Inter, such as spaces
  // and brackets, are reversed here.
  const isTurned = isOdd && isScript;
  const ordered = isOdd && !isScript ? [...letters].reverse().map(mirrored).join("") : letters;
  const { advanceWidth } = joinLetters(opened, ordered, isTurned);
  return { font, letters: ordered, isTurned, width: advanceWidth / opened.unitsPerEm };
}

const mirrored = (letter: string) => bidi.getMirroredCharacter(letter) ?? letter;
