import type { Anchor } from "@/components/report/model";
import { INK, LEADING, PAGE, RULE } from "./look";
import { type Extra, isHolder, type Role, type Tag, Tags } from "./tags";
import { type Type, toDrawable, toLines, widthOf } from "./type";

/** One item painted on a page. `y` of a text is its baseline; an item without a tag is decoration. */
export type TextPaint = { kind: "text"; x: number; y: number; text: string; type: Type; tag: Tag | null };
export type ShapePaint = { tag: Tag | null } & (
  | { kind: "rule"; x1: number; y1: number; x2: number; y2: number; colour: string; width: number }
  | { kind: "box"; x: number; y: number; width: number; height: number; colour: string; outline: boolean }
  | { kind: "path"; x: number; y: number; scale: number; d: string; colour: string }
  | { kind: "shape"; points: { x: number; y: number }[]; colour: string; filled: boolean }
);
/** A shape as callers pass it; the sheet adds its tag. */
export type Shape = ShapePaint extends infer One
  ? One extends ShapePaint
    ? Omit<One, "tag">
    : never
  : never;

type Area = { x: number; y: number; width: number; height: number };
export type Link = Area & { to: string; about: string; tag: Tag };
/** A bookmark of the outline. `depth` is 0 for a section and 1 for an entry in a section. */
type Bookmark = { title: string; depth: 0 | 1 };
type AnchorPosition = { id: Anchor; y: number; bookmark: Bookmark | null };
export type Page = { texts: TextPaint[]; shapes: ShapePaint[]; links: Link[]; anchors: AnchorPosition[] };
/** The laid-out pages and the structure elements (tags) of their contents. */
export type Laid = { pages: Page[]; tags: Tags };

type Side = "left" | "right" | "middle";
/** The position of a text. `y` is its baseline; `side` is the side of the text that lies at `x`. */
type TextPosition = { x: number; y: number; side?: Side };

/**
 * Pages that are filled from the top. Everything is laid out before anything is painted, so the number of pages and
 * each section's page are known. A page then needs one node of the PDF library instead of thousands.
 */
export class Sheet implements Laid {
  readonly pages: Page[] = [newPage()];
  readonly tags = new Tags();
  y = PAGE.top;
  #tag: Tag | null = this.tags.root;

  get page(): Page {
    const page = this.pages.at(-1);
    if (page === undefined) throw new Error("a sheet has no page");
    return page;
  }

  get room(): number {
    return PAGE.bottom - this.y;
  }

  newPage(): void {
    this.pages.push(newPage());
    this.y = PAGE.top;
  }

  /** Starts a new page unless `height` still fits on this one. Never leaves a page empty. */
  need(height: number): void {
    if (height > this.room && this.y > PAGE.top) this.newPage();
  }

  /** Adds vertical space. Never starts a page. */
  gap(height: number): void {
    if (this.y > PAGE.top) this.y = Math.min(PAGE.bottom, this.y + height);
  }

  addAnchor(id: Anchor, bookmark: Bookmark | null = null): void {
    this.page.anchors.push({ id, y: this.y, bookmark });
  }

  /**
   * Opens a structure element, which `fill` then fills in one or several steps. Returns null within decoration, which
   * has no elements.
   */
  part(role: Role, extra: Extra | null = null): Tag | null {
    return this.#tag === null ? null : this.tags.add(role, this.#tag, extra);
  }

  /** Assigns everything that `draw` draws to the element `tag`; if `tag` is null, the drawing is decoration. */
  fill<Result>(tag: Tag | null, draw: () => Result): Result {
    const before = this.#tag;
    this.#tag = tag;
    try {
      return draw();
    } finally {
      this.#tag = before;
    }
  }

  as<Result>(role: Role, draw: () => Result, extra: Extra | null = null): Result {
    return this.fill(this.part(role, extra), draw);
  }

  /** Adds one line of drawable text with its baseline at `y`; returns its width. */
  text(text: string, { x, y, side = "left" }: TextPosition, type: Type): number {
    const width = widthOf(text, type);
    if (text === "") return width;
    const start = side === "left" ? x : side === "right" ? x - width : x - width / 2;
    const tag = this.#tag !== null && isHolder(this.#tag) ? this.part("P") : this.#tag;
    this.page.texts.push({ kind: "text", x: start, y, text, type, tag });
    return width;
  }

  /**
   * Adds a link's text, underlined by a hairline as on the web page; without `to`, adds plain text. Returns the width
   * of the text.
   */
  linked(text: string, { x, y, side = "left" }: TextPosition, type: Type, to: string | undefined): number {
    if (to === undefined || text === "") return this.text(text, { x, y, side }, type);
    const link = this.#openLink();
    const width = this.fill(link, () => this.text(text, { x, y, side }, type));
    const start = side === "left" ? x : side === "right" ? x - width : x - width / 2;
    this.rule({ x1: start, y1: y + 1.8, x2: start + width, y2: y + 1.8 }, RULE, 0.4);
    this.leads({ x: start, y: y - type.size, width, height: type.size * LEADING }, to, text, link);
    return width;
  }

  /** Adds a link area to the page, over text that belongs to the element `tag`. Adds nothing if `tag` is null. */
  leads(area: Area, to: string, about: string, tag: Tag | null): void {
    if (tag !== null) this.page.links.push({ ...area, to, about, tag });
  }

  /** Adds a paragraph of any text below the content so far, over several pages if necessary. */
  paragraph(text: string, { x, width }: { x: number; width: number }, type: Type, to?: string): void {
    const lines = toLines(toDrawable(text), width, type);
    const tag = this.#tag !== null && isHolder(this.#tag) ? this.part("P") : this.#tag;
    this.fill(tag, () => {
      const link = to === undefined ? null : this.#openLink();
      lines.forEach((line, index) => {
        this.need(type.size * LEADING);
        // The space at the end of a line is invisible, but separates its last word from the next line's first.
        const said = index < lines.length - 1 ? `${line} ` : line;
        if (link === null) this.text(said, { x, y: this.y + type.size }, type);
        else this.fill(link, () => this.linked(line, { x, y: this.y + type.size }, type, to));
        this.y += type.size * LEADING;
      });
    });
  }

  rule(line: { x1: number; y1: number; x2: number; y2: number }, colour = INK, width = 0.5): void {
    this.shape({ kind: "rule", ...line, colour, width });
  }

  box(area: Area, colour: string, outline = false): void {
    this.shape({ kind: "box", ...area, colour, outline });
  }

  /** Adds a shape. Only shapes in a picture belong to an element; all others are decoration. */
  shape(shape: Shape): void {
    const tag = this.#tag?.role === "Figure" ? this.#tag : null;
    this.page.shapes.push({ ...shape, tag } as ShapePaint);
  }

  #openLink(): Tag | null {
    if (this.#tag?.role === "Link") return this.#tag;
    const holder = this.#tag !== null && isHolder(this.#tag) ? this.part("P") : this.#tag;
    return this.fill(holder, () => this.part("Link"));
  }
}

function newPage(): Page {
  return { texts: [], shapes: [], links: [], anchors: [] };
}

/** Height of a text set as a paragraph of this width. */
export function heightOf(text: string, width: number, type: Type): number {
  return toLines(toDrawable(text), width, type).length * type.size * LEADING;
}
