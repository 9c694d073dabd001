import type { Font, Glyph } from "fontkit";
import type { EmbeddedFont, PdfDocument } from "pdfkit";
import { type Face, type FontName, joinLetters, openAgain, openFont } from "./fonts";
import { PAGE } from "./look";
import { type Piece, toPieces } from "./shape";
import type { Page, ShapePaint, TextPaint } from "./sheet";
import type { Tag } from "./tags";

/**
 * Paints one page: shapes first, then the texts in reading order. Does not use the library's drawing functions, which
 * write twelve PDF operators for each text where a few are enough. Returns the tags of the page's marked content.
 */
export function paintPage(document: PdfDocument, pen: Pen, page: Page, number: number): Tag[] {
  const marks = new Marks(number);
  for (const shape of page.shapes) if (shape.kind === "path") paintPath(document, marks, shape);
  const lines = [`q 1 0 0 -1 0 ${round(PAGE.height)} cm`];
  paintShapes(lines, marks, page.shapes);
  lines.push("BT");
  paintTexts(lines, marks, pen, page.texts);
  lines.push("ET", "Q");
  document.addContent(lines.join("\n"));
  return marks.tags;
}

/** The marked content of a page: pieces that belong to a tag, or decoration. */
class Marks {
  readonly tags: Tag[] = [];
  readonly #page: number;
  #open: Tag | null | undefined;

  constructor(page: number) {
    this.#page = page;
  }

  /**
   * Begins marked content for `tag`, or for decoration if `tag` is null. Does nothing if this content is already open.
   */
  begin(lines: string[], tag: Tag | null): void {
    if (this.#open === tag) return;
    this.end(lines);
    this.#open = tag;
    if (tag === null) {
      lines.push("/Artifact BMC");
      return;
    }
    lines.push(`/${tag.role} <</MCID ${this.tags.length}>> BDC`);
    tag.marks.push({ page: this.#page, piece: this.tags.length });
    this.tags.push(tag);
  }

  end(lines: string[]): void {
    if (this.#open !== undefined) lines.push("EMC");
    this.#open = undefined;
  }
}

const round = (number: number) => String(Math.round(number * 100) / 100);
const up = (y: number) => round(PAGE.height - y);

function paintPath(document: PdfDocument, marks: Marks, shape: Extract<ShapePaint, { kind: "path" }>): void {
  const before: string[] = [];
  marks.begin(before, shape.tag);
  document.addContent(before.join("\n"));
  document.save().translate(shape.x, shape.y).scale(shape.scale);
  document.path(shape.d).fillColor(shape.colour).fill().restore();
  const after: string[] = [];
  marks.end(after);
  document.addContent(after.join("\n"));
}

function paintShapes(lines: string[], marks: Marks, shapes: readonly ShapePaint[]): void {
  const set = newSetter(lines);
  for (const shape of shapes) {
    if (shape.kind === "path") continue;
    marks.begin(lines, shape.tag);
    if (shape.kind === "rule") {
      set(`${round(shape.width)} w`);
      set(`${toRgb(shape.colour)} RG`);
      lines.push(`${round(shape.x1)} ${up(shape.y1)} m ${round(shape.x2)} ${up(shape.y2)} l S`);
    } else if (shape.kind === "box") {
      set(shape.outline ? "1.2 w" : `${toRgb(shape.colour)} rg`);
      if (shape.outline) set(`${toRgb(shape.colour)} RG`);
      const corner = `${round(shape.x)} ${up(shape.y + shape.height)}`;
      lines.push(`${corner} ${round(shape.width)} ${round(shape.height)} re ${shape.outline ? "S" : "f"}`);
    } else {
      set(shape.filled ? `${toRgb(shape.colour)} rg` : "1 w");
      if (!shape.filled) set(`${toRgb(shape.colour)} RG`);
      const points = shape.points.map(({ x, y }, index) => `${round(x)} ${up(y)} ${index === 0 ? "m" : "l"}`);
      lines.push(`1 j ${points.join(" ")} ${shape.filled ? "f" : "S"}`);
    }
  }
  marks.end(lines);
}

/** Returns a function that writes a PDF operator only if it changes the current state. */
function newSetter(lines: string[]): (operator: string) => void {
  const current = new Map<string, string>();
  return (operator) => {
    const name = operator.slice(operator.lastIndexOf(" ") + 1);
    if (current.get(name) === operator) return;
    current.set(name, operator);
    lines.push(operator);
  };
}

function paintTexts(lines: string[], marks: Marks, pen: Pen, texts: readonly TextPaint[]): void {
  const set = newSetter(lines);
  for (const { text, type, x, y, tag } of texts) {
    marks.begin(lines, tag);
    set(`${toRgb(type.colour)} rg`);
    const written = pen.write(text, type.face);
    if (written === null) {
      paintPieces(lines, set, pen, { text, type, x, y });
      continue;
    }
    set(`/${pen.nameOf(`inter-${type.face}`)} ${round(type.size)} Tf`);
    lines.push(`1 0 0 1 ${round(x)} ${up(y)} Tm (${written}) Tj`);
  }
  marks.end(lines);
}

/**
 * Paints a text that needs several fonts, piece by piece from left to right, and records its original letters in
 * reading order.
 */
function paintPieces(
  lines: string[],
  set: (operator: string) => void,
  pen: Pen,
  { text, type, x, y }: Pick<TextPaint, "text" | "type" | "x" | "y">,
): void {
  lines.push(`/Span <</ActualText <${toUnicodeHex(text)}>>> BDC`);
  let start = x;
  for (const { piece, glyphs } of pen.set(text, type.face)) {
    set(`/${pen.nameOf(piece.font)} ${round(type.size)} Tf`);
    for (const glyph of glyphs) {
      const at = `${round(start + glyph.x * type.size)} ${up(y - glyph.y * type.size)}`;
      lines.push(`1 0 0 1 ${at} Tm (${glyph.code}) Tj`);
    }
    start += piece.width * type.size;
  }
  lines.push("EMC");
}

/** UTF-16 with a byte-order mark, in hexadecimal digits. */
export function toUnicodeHex(text: string): string {
  let hex = "feff";
  for (let index = 0; index < text.length; index += 1) {
    hex += text.charCodeAt(index).toString(16).padStart(4, "0");
  }
  return hex;
}

const colours = new Map<string, string>();

function toRgb(colour: string): string {
  const known = colours.get(colour);
  if (known !== undefined) return known;
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const rgb = parts.map((part) => String(Math.round(part * 1_000) / 1_000)).join(" ");
  colours.set(colour, rgb);
  return rgb;
}

/**
 * The text that a reader copies for a glyph that is only part of a letter, such as its dots. It is a zero-width space,
 * because the letter's main glyph has the text.
 */
const NO_LETTER = [0x200b];

/** The bytes that must be escaped in a PDF string, with their escapes. */
const ESCAPES: Readonly<Record<number, string>> = { 13: "\\r", 40: "\\(", 41: "\\)", 92: "\\\\" };

/**
 * Writes a byte for a PDF string in parentheses. This form takes half the space of hexadecimal digits: compressing the
 * pages of 3,000 rows takes 38 instead of 53 ms.
 */
const toByte = (byte: number) => ESCAPES[byte] ?? String.fromCharCode(byte);

/** Sets drawable text in the document's fonts; the file contains only the letters that are used. */
export class Pen {
  readonly #document: PdfDocument;
  readonly #fonts = new Map<FontName, { embedded: EmbeddedFont; font: Font }>();
  /** Inter's letters as bytes in the file, by their UTF-16 code. */
  readonly #letters: Record<Face, string[]> = { regular: [], semibold: [] };

  constructor(document: PdfDocument) {
    this.#document = document;
  }

  /** The name by which the page's operators refer to the font. */
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

  /** The text's pieces from left to right. The positions of a piece's glyphs start at the piece, and are in ems. */
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
    // The code is not read from the glyph object. All documents share the font, and a glyph object keeps the first
    // code that any document used it for.
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
