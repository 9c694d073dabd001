import type { Font, Glyph } from "fontkit";
import type { EmbeddedFont, PdfDocument } from "pdfkit";
import { type Face, type FontName, joinLetters, openAgain, openFont } from "./fonts";
import { type Piece, toPieces } from "./shape";

/**
 * The text copied for a glyph that is only part of a letter, such as its dots: a zero-width space, because the letter's
 * main glyph carries the text.
 */
const NO_LETTER = [0x200b];

/** The bytes that a string in a file cannot contain unescaped. */
const ESCAPES: Readonly<Record<number, string>> = { 13: "\\r", 40: "\\(", 41: "\\)", 92: "\\\\" };

/**
 * A byte between the parentheses of a string, half as long as in hexadecimal digits: compressing the pages of 3,000
 * rows takes 38 instead of 53 ms.
 */
const toByte = (byte: number) => ESCAPES[byte] ?? String.fromCharCode(byte);

/** Sets drawable text in the document's fonts; the file contains only the letters that are used. */
export class Pen {
  readonly #document: PdfDocument;
  readonly #fonts = new Map<FontName, { embedded: EmbeddedFont; font: Font }>();
  /** Inter's letters as bytes in the file, by their code. */
  readonly #letters: Record<Face, string[]> = { regular: [], semibold: [] };

  constructor(document: PdfDocument) {
    this.#document = document;
  }

  /** The font's name on the page. */
  nameOf(name: FontName): string {
    const { embedded } = this.#use(name);
    this.#document.page.fonts[embedded.id] ??= embedded.ref();
    return embedded.id;
  }

  /** The text as written in the file if Inter has all of its letters; null if other fonts are needed. */
  write(text: string, face: Face): string | null {
    const letters = this.#letters[face];
    let written = "";
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      const letter = letters[code] ?? this.#learn(code, face);
      if (letter === null) return null;
      written += letter;
    }
    return written;
  }

  /** The text's pieces from left to right, each with its glyphs positioned from its start, in ems. */
  set(text: string, face: Face): { piece: Piece; glyphs: { code: string; x: number; y: number }[] }[] {
    return toPieces(text, face).map((piece) => ({ piece, glyphs: this.#place(piece) }));
  }

  #place(piece: Piece): { code: string; x: number; y: number }[] {
    const { font } = this.#use(piece.font);
    const run = joinLetters(font, piece.letters, piece.isTurned);
    const em = font.unitsPerEm;
    let x = 0;
    return run.glyphs.map((glyph, index) => {
      const at = run.positions[index];
      const placed = {
        code: this.#include(piece.font, glyph, glyph.codePoints),
        x: (x + (at?.xOffset ?? 0)) / em,
        y: (at?.yOffset ?? 0) / em,
      };
      x += at?.xAdvance ?? glyph.advanceWidth;
      return placed;
    });
  }

  #learn(code: number, face: Face): string | null {
    const { font } = this.#use(`inter-${face}`);
    if (!font.hasGlyphForCodePoint(code)) return null;
    // The code is stored outside the glyph: all documents share the font, and a glyph object keeps the first code it
    // got.
    const letter = this.#include(`inter-${face}`, font.glyphForCodePoint(code), [code]);
    this.#letters[face][code] = letter;
    return letter;
  }

  #include(name: FontName, glyph: Glyph, codes: number[]): string {
    const { embedded } = this.#use(name);
    const index = embedded.subset.includeGlyph(glyph.id);
    embedded.widths[index] ??= glyph.advanceWidth * embedded.scale;
    embedded.unicode[index] ??= codes.length > 0 ? codes : NO_LETTER;
    return toByte(index >> 8) + toByte(index & 0xff);
  }

  #use(name: FontName): { embedded: EmbeddedFont; font: Font } {
    const known = this.#fonts.get(name);
    if (known) return known;
    const isInter = name === "inter-regular" || name === "inter-semibold";
    const font = isInter ? openFont(name) : openAgain(name);
    this.#document.font(font, name);
    const used = { embedded: this.#document._font, font };
    this.#fonts.set(name, used);
    return used;
  }
}
