// The parts we use of the PDF packages that declare no types.

declare module "fontkit" {
  export type Glyph = { id: number; advanceWidth: number; codePoints: number[] };
  export type Position = { xAdvance: number; xOffset: number; yOffset: number };
  export type GlyphRun = { glyphs: Glyph[]; positions: Position[]; advanceWidth: number };
  export type Font = {
    unitsPerEm: number;
    hasGlyphForCodePoint(code: number): boolean;
    glyphForCodePoint(code: number): Glyph;
    layout(
      text: string,
      features: string[] | Record<string, boolean>,
      script: string | undefined,
      language: string | undefined,
      direction: "ltr" | "rtl",
    ): GlyphRun;
  };
  export function create(file: Uint8Array): Font;
}

declare module "bidi-js" {
  type Bidi = {
    getEmbeddingLevels(text: string, direction: "ltr" | "rtl"): { levels: Uint8Array };
    getMirroredCharacter(letter: string): string | null;
  };
  export default function bidiFactory(): Bidi;
}

declare module "pdfkit" {
  import { Readable } from "node:stream";
  import type { Font } from "fontkit";

  export type Reference = { id: number; data: Record<string, unknown>; end(): void };
  /** An object that may have a stream, which is compressed on finalising if `compress` is set. */
  export type StreamReference = Reference & {
    compress: boolean;
    buffer: Uint8Array[];
    write(bytes: Uint8Array): void;
    finalize(): void;
  };
  /** A font of one document: its used letters, with the widths and the Unicode of each. */
  export type EmbeddedFont = {
    id: string;
    scale: number;
    subset: { includeGlyph(id: number): number };
    widths: number[];
    unicode: number[][];
    ref(): unknown;
  };
  export type OutlineItem = {
    addItem(
      title: string,
      options: { pageNumber: number; top: number; left: number; fit: boolean; expanded: boolean },
    ): OutlineItem;
  };
  export type Options = {
    pdfVersion: "1.7";
    subset: "PDF/A-2b";
    lang: string;
    displayTitle: boolean;
    autoFirstPage: boolean;
    info: Record<string, string | Date>;
  };

  export default class PDFDocument extends Readable {
    constructor(options: Options);
    readonly page: { dictionary: Reference; fonts: Record<string, unknown> };
    readonly outline: OutlineItem;
    readonly info: Record<string, string | Date>;
    readonly _root: Reference;
    readonly _info: Reference;
    readonly _id: Uint8Array;
    readonly _font: EmbeddedFont;
    /** The file offset of each object; object n is at index n − 1. */
    readonly _offsets: (number | null)[];
    readonly _offset: number;
    font(font: Font, name: string): this;
    ref(data?: Record<string, unknown>): StreamReference;
    addContent(operators: string): this;
    addNamedDestination(name: string, kind: "XYZ", x: number, y: number, zoom: null): void;
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    scale(factor: number): this;
    path(d: string): this;
    fillColor(colour: string): this;
    fill(): this;
    end(): void;
    getMarkInfoDictionary(): Reference;
    getStructTreeRoot(): Reference;
    endMetadata(): void;
    _finalize(): void;
    _write(data: string | Uint8Array): void;
  }
  export type PdfDocument = PDFDocument;
}

declare module "@react-pdf/render" {
  import type { PdfDocument } from "pdfkit";
  export default function render(document: PdfDocument, layout: unknown): PdfDocument;
}

declare module "@react-pdf/layout" {
  export default function layoutDocument(document: unknown, fonts: unknown): Promise<unknown>;
}
