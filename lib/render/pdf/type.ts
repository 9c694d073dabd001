// Measures text by the fonts' own widths, and breaks it into lines. Our subset of Inter has no kerning, so widths are
// enough.
import { type Face, INTER } from "./fonts";
import { toLetters, toPieces } from "./shape";

export type Type = { face: Face; size: number; colour: string };
type Sized = Pick<Type, "face" | "size">;

const PLAIN = /^[\x20-\x7E]*$/;
const segmenter = new Intl.Segmenter("en-AU", { granularity: "grapheme" });

/** Replaces letters that our fonts lack (see toLetters). Printable ASCII stays unchanged. */
export function toDrawable(text: string): string {
  return PLAIN.test(text) ? text : toLetters(text);
}

/** Width of drawable text in points. */
export function widthOf(text: string, { face, size }: Sized): number {
  const widths = INTER[face];
  let width = 0;
  for (let index = 0; index < text.length; index += 1) width += widths[text.charCodeAt(index)] ?? Number.NaN;
  return (Number.isNaN(width) ? shapedWidth(text, face) : width) * size;
}

function shapedWidth(text: string, face: Face): number {
  return toPieces(text, face).reduce((sum, piece) => sum + piece.width, 0);
}

/**
 * Breaks drawable text into lines no wider than `room`: at spaces, and inside a word only if the word is wider than
 * `room`.
 */
export function toLines(text: string, room: number, type: Sized): string[] {
  if (text === "" || widthOf(text, type) <= room) return [text];
  const lines: string[] = [];
  const space = widthOf(" ", type);
  let line = "";
  let used = 0;
  for (const whole of text.split(" ")) {
    for (const word of toParts(whole, room, type)) {
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
export function widestWord(text: string, type: Sized): number {
  if (!text.includes(" ")) return widthOf(text, type);
  return Math.max(0, ...text.split(" ").map((word) => widthOf(word, type)));
}

/** Splits a word into parts no wider than `room`, never inside a single character as readers see it. */
function toParts(word: string, room: number, type: Sized): string[] {
  if (widthOf(word, type) <= room) return [word];
  const parts: string[] = [];
  let part = "";
  let used = 0;
  for (const { segment } of segmenter.segment(word)) {
    const width = widthOf(segment, type);
    if (part !== "" && used + width > room) {
      parts.push(part);
      part = "";
      used = 0;
    }
    part += segment;
    used += width;
  }
  return [...parts, part];
}
