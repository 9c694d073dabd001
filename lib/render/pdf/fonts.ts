// The fonts of the PDF: Inter in two weights, and one font for each other script, opened when a text first needs it and
// kept for the process. Chinese and Japanese share the font for Han; Hangul has its own font.
// Inter's letter widths are read from files, so that nearly all text of a report is measured without opening a font.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { create, type Font, type GlyphRun } from "fontkit";
import regular from "../fonts/inter-regular.json";
import semibold from "../fonts/inter-semibold.json";

export type Face = "regular" | "semibold";

/** Greater than the code point of every letter in our subset of Inter. */
const CODES = 0x2800;

/** Widths in ems by code point; NaN where the font has no such letter. */
export const INTER: Readonly<Record<Face, Float64Array>> = {
  regular: toWidths(regular),
  semibold: toWidths(semibold),
};

function toWidths(metrics: { unitsPerEm: number; widths: Record<string, number> }): Float64Array {
  const widths = new Float64Array(CODES).fill(Number.NaN);
  for (const [code, width] of Object.entries(metrics.widths)) {
    if (Number(code) < CODES) widths[Number(code)] = width / metrics.unitsPerEm;
  }
  return widths;
}

/** Reports whether both weights of Inter have the letter. */
export function interHas(code: number): boolean {
  return isWidth(INTER.regular[code]) && isWidth(INTER.semibold[code]);
}

const isWidth = (width: number | undefined) => width !== undefined && !Number.isNaN(width);

export type FontName = "inter-regular" | "inter-semibold" | ScriptName;

const FOLDER = "lib/render/fonts";

/**
 * The ranges of code points of each script, in hexadecimal digits. A letter in several scripts uses the first script
 * whose font has the letter.
 */
const SCRIPTS = {
  hebrew: "591-5F4 FB1D-FB4F 20AA-20AA",
  arabic: "600-6FF 750-77F 8A0-8FF FB50-FDFF FE70-FEFC",
  devanagari: "900-97F A8E0-A8FF 1CD0-1CFF",
  bengali: "980-9FF",
  gurmukhi: "A00-A7F",
  gujarati: "A80-AFF",
  tamil: "B80-BFF",
  telugu: "C00-C7F",
  kannada: "C80-CFF",
  malayalam: "D00-D7F",
  sinhala: "D80-DFF",
  thai: "E00-E7F",
  lao: "E80-EFF",
  myanmar: "1000-109F A9E0-A9FF AA60-AA7F",
  georgian: "10A0-10FF 1C90-1CBF 2D00-2D2F",
  hangul: "3131-318E AC00-D7A3",
  ethiopic: "1200-139F",
  khmer: "1780-17FF 19E0-19FF",
  armenian: "530-58F FB13-FB17",
  han: "3000-30FF 3105-312F 31F0-31FF 4E00-9FFF F900-FAFF FE30-FE4F FF01-FFEE",
  emoji: "20E3-20E3 2100-2BFF 3030-303D 3297-3299 1F000-1FAFF E0020-E007F",
} as const;

export type ScriptName = keyof typeof SCRIPTS;

const TABLE = Object.entries(SCRIPTS).map(([name, ranges]) => ({
  name: name as ScriptName,
  ranges: ranges.split(" ").map((range) => range.split("-").map((code) => Number.parseInt(code, 16))),
}));

const files = new Map<FontName, Buffer>();
const fonts = new Map<FontName, Font>();

/** The font, opened on first use and then shared by all documents of the process. */
export function openFont(name: FontName): Font {
  const font = fonts.get(name) ?? openAgain(name);
  fonts.set(name, font);
  return font;
}

/**
 * Opens the font for one document only. For each glyph, an open font remembers the letters that it first drew with
 * this glyph. So if documents shared a font, one document would change the bytes of the next.
 */
export function openAgain(name: FontName): Font {
  const file = files.get(name) ?? readFont(name);
  files.set(name, file);
  return create(file);
}

function readFont(name: FontName): Buffer {
  if (name === "inter-regular" || name === "inter-semibold") {
    return readFileSync(join(process.cwd(), FOLDER, `${name}.ttf`));
  }
  return brotliDecompressSync(readFileSync(join(process.cwd(), FOLDER, "scripts", `${name}.ttf.br`)));
}

/** Switches off the font features that position marks, such as accents and vowel signs. */
const UNPLACED = { mark: false, mkmk: false, abvm: false, blwm: false };

/**
 * The glyphs of a text in one script, joined and positioned according to the font. If the font does not state a
 * mark's position, the library throws. In that case, every mark of the text is placed at the end of its letter.
 */
export function joinLetters(font: Font, text: string, isTurned: boolean): GlyphRun {
  const direction = isTurned ? "rtl" : "ltr";
  try {
    return font.layout(text, [], undefined, undefined, direction);
  } catch {
    return font.layout(text, UNPLACED, undefined, undefined, direction);
  }
}

/** The script whose font has the letter; null if no font has it. */
export function scriptOf(code: number): ScriptName | null {
  for (const { name, ranges } of TABLE) {
    if (!ranges.some(([first = 0, last = 0]) => code >= first && code <= last)) continue;
    if (openFont(name).hasGlyphForCodePoint(code)) return name;
  }
  return null;
}

/** Reports whether the script's font has the letter, which may be a mark or a joiner that several scripts share. */
export function hasLetter(name: ScriptName, code: number): boolean {
  return openFont(name).hasGlyphForCodePoint(code);
}
