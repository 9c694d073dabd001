import regular from "../fonts/inter-regular.json";
import semibold from "../fonts/inter-semibold.json";

/** Measuring and breaking text with the fonts' own widths. The fonts carry no kerning, so widths alone decide. */

export type Face = "regular" | "semibold";
export type Type = { face: Face; size: number; colour: string };

const MISSING = "□";
const SPACE = 32;
const PLAIN = /^[\x20-\x7E]*$/;
/** Marks, joiners and variation selectors only change their neighbours; one that has no glyph is better left out. */
const DEPENDENT = /^(?:[\p{M}\p{Cf}]|\p{Emoji_Modifier})$/u;

const FACES = { regular: toFace(regular), semibold: toFace(semibold) };

function toFace(metrics: { unitsPerEm: number; widths: Record<string, number> }) {
  const widths = new Map<number, number>();
  for (const [code, width] of Object.entries(metrics.widths)) {
    widths.set(Number(code), width / metrics.unitsPerEm);
  }
  return widths;
}

/** The text in letters the fonts have: what they lack stands as an open box, so that it is seen to be there. */
export function toDrawable(text: string): string {
  if (PLAIN.test(text)) return text;
  let drawable = "";
  for (const letter of text.normalize("NFC")) {
    const code = letter.codePointAt(0) ?? SPACE;
    if (FACES.regular.has(code) && FACES.semibold.has(code)) drawable += letter;
    else if (!DEPENDENT.test(letter)) drawable += MISSING;
  }
  return drawable;
}

/** Width of drawable text in points. */
export function widthOf(text: string, { face, size }: Pick<Type, "face" | "size">): number {
  const widths = FACES[face];
  let width = 0;
  for (let index = 0; index < text.length; index += 1) width += widths.get(text.charCodeAt(index)) ?? 0;
  return width * size;
}

/** Drawable text in lines no wider than `room`: broken at spaces, and inside a word only when it alone is too wide. */
export function toLines(text: string, room: number, type: Pick<Type, "face" | "size">): string[] {
  if (text === "" || widthOf(text, type) <= room) return [text];
  const lines: string[] = [];
  const space = widthOf(" ", type);
  let line = "";
  let used = 0;
  for (const whole of text.split(" ")) {
    for (const word of toPieces(whole, room, type)) {
      const width = widthOf(word, type);
      if (line !== "" && used + space + width > room) {
        lines.push(line);
        line = "";
        used = 0;
      }
      used += line === "" ? width : space + width;
      line = line === "" ? word : `${line} ${word}`;
    }
  }
  if (line !== "") lines.push(line);
  return lines;
}

/** The width of the widest word, which is the least a column needs to keep its words whole. */
export function widestWord(text: string, type: Pick<Type, "face" | "size">): number {
  return Math.max(0, ...text.split(" ").map((word) => widthOf(word, type)));
}

function toPieces(word: string, room: number, type: Pick<Type, "face" | "size">): string[] {
  if (widthOf(word, type) <= room) return [word];
  const pieces: string[] = [];
  let piece = "";
  let used = 0;
  for (const letter of word) {
    const width = widthOf(letter, type);
    if (piece !== "" && used + width > room) {
      pieces.push(piece);
      piece = "";
      used = 0;
    }
    piece += letter;
    used += width;
  }
  return [...pieces, piece];
}
