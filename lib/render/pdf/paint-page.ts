import type { PdfDocument } from "pdfkit";
import { PAGE } from "./look";
import type { Pen } from "./pen";
import type { Page, ShapePaint, TextPaint } from "./sheet";
import type { Tag } from "./tags";

/**
 * Paints one page: shapes first, then the texts in reading order. Writes the page's operators itself, a few for each
 * text instead of the library's twelve. Returns the tags of the page's marked content.
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

  /** Begins marked content for `tag` unless it is already open. */
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

/** Writes an operator only if it changes the current state. */
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
