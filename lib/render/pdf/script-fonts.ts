import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { create, type Font, type GlyphRun } from "fontkit";

/**
 * The fonts of the PDF: Inter in two weights, and one font for each other script, opened when a text first needs it and
 * kept for the process. Chinese, Japanese and Korean, of which Han is the largest by far, share the forms of one font.
 */

export type FontName = "inter-regular" | "inter-semibold" | ScriptName;

const FOLDER = "lib/render/fonts";

type Range = readonly [first: number, last: number];

/** Which script a letter is of, by its code point. A letter in several is of the first whose font has it. */
const SCRIPTS = {
  hebrew: [
    [0x591, 0x5f4],
    [0xfb1d, 0xfb4f],
    [0x20aa, 0x20aa],
  ],
  arabic: [
    [0x600, 0x6ff],
    [0x750, 0x77f],
    [0x8a0, 0x8ff],
    [0xfb50, 0xfdff],
    [0xfe70, 0xfefc],
  ],
  devanagari: [
    [0x900, 0x97f],
    [0xa8e0, 0xa8ff],
    [0x1cd0, 0x1cff],
  ],
  bengali: [[0x980, 0x9ff]],
  gurmukhi: [[0xa00, 0xa7f]],
  gujarati: [[0xa80, 0xaff]],
  tamil: [[0xb80, 0xbff]],
  telugu: [[0xc00, 0xc7f]],
  kannada: [[0xc80, 0xcff]],
  malayalam: [[0xd00, 0xd7f]],
  sinhala: [[0xd80, 0xdff]],
  thai: [[0xe00, 0xe7f]],
  lao: [[0xe80, 0xeff]],
  myanmar: [
    [0x1000, 0x109f],
    [0xa9e0, 0xa9ff],
    [0xaa60, 0xaa7f],
  ],
  georgian: [
    [0x10a0, 0x10ff],
    [0x1c90, 0x1cbf],
    [0x2d00, 0x2d2f],
  ],
  hangul: [
    [0x3131, 0x318e],
    [0xac00, 0xd7a3],
  ],
  ethiopic: [[0x1200, 0x139f]],
  khmer: [
    [0x1780, 0x17ff],
    [0x19e0, 0x19ff],
  ],
  armenian: [
    [0x530, 0x58f],
    [0xfb13, 0xfb17],
  ],
  han: [
    [0x3000, 0x30ff],
    [0x3105, 0x312f],
    [0x31f0, 0x31ff],
    [0x4e00, 0x9fff],
    [0xf900, 0xfaff],
    [0xfe30, 0xfe4f],
    [0xff01, 0xffee],
  ],
  emoji: [
    [0x20e3, 0x20e3],
    [0x2100, 0x2bff],
    [0x3030, 0x303d],
    [0x3297, 0x3299],
    [0x1f000, 0x1faff],
    [0xe0020, 0xe007f],
  ],
} as const satisfies Record<string, readonly Range[]>;

export type ScriptName = keyof typeof SCRIPTS;

/** Rows of a table rather than of objects, so that the table above can be read by eye. */
const TABLE = Object.entries(SCRIPTS) as [ScriptName, readonly Range[]][];

const files = new Map<FontName, Buffer>();
const fonts = new Map<FontName, Font>();

/** The font, opened once for the process. */
export function openFont(name: FontName): Font {
  const font = fonts.get(name) ?? openAnew(name);
  fonts.set(name, font);
  return font;
}

/**
 * The font, opened for one document alone. Its glyphs remember the first letters they stood for, so that what one
 * document used would otherwise be seen in the bytes of the next.
 */
export function openAnew(name: FontName): Font {
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

/** Every way of placing marks on their letters, switched off. */
const UNPLACED = { mark: false, mkmk: false, abvm: false, blwm: false };

/**
 * The glyphs of a text of one script, joined and placed as the font says. Where the font leaves out a place for a mark, which
 * it may and which the library does not expect, the marks stand where their letters end.
 */
export function joinLetters(font: Font, text: string, isTurned: boolean): GlyphRun {
  const direction = isTurned ? "rtl" : "ltr";
  try {
    return font.layout(text, [], undefined, undefined, direction);
  } catch {
    return font.layout(text, UNPLACED, undefined, undefined, direction);
  }
}

/** The script whose font has the letter; null when none has it. */
export function scriptOf(code: number): ScriptName | null {
  for (const [name, ranges] of TABLE) {
    if (!ranges.some(([first, last]) => code >= first && code <= last)) continue;
    if (openFont(name).hasGlyphForCodePoint(code)) return name;
  }
  return null;
}

/** Whether the script's font knows the letter, which may be a mark or a joiner that several scripts share. */
export function hasLetter(name: ScriptName, code: number): boolean {
  return openFont(name).hasGlyphForCodePoint(code);
}
