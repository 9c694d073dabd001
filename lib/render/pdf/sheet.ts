import type { Anchor } from "@/components/report/model";
import { INK, LEADING, PAGE, RULE } from "./look";
import { type Type, toDrawable, toLines, widthOf } from "./type";

/** One thing painted on a page. `y` of a text is its baseline. */
export type Paint =
  | { kind: "text"; x: number; y: number; text: string; type: Type }
  | { kind: "rule"; x1: number; y1: number; x2: number; y2: number; colour: string; width: number }
  | { kind: "box"; x: number; y: number; width: number; height: number; colour: string; outline: boolean }
  | { kind: "path"; x: number; y: number; scale: number; d: string; colour: string }
  | { kind: "shape"; points: { x: number; y: number }[]; colour: string; filled: boolean };

export type Area = { x: number; y: number; width: number; height: number };
export type Link = Area & { to: string };
export type Place = { id: Anchor; y: number; bookmark: string | null };
export type Page = { paints: Paint[]; links: Link[]; places: Place[] };

type Side = "left" | "right" | "middle";

/**
 * Pages being filled from the top. Everything is placed before anything is painted, so the number of pages and the page
 * of each section are known, and a page costs the PDF library one node instead of thousands.
 */
export class Sheet {
  readonly pages: Page[] = [{ paints: [], links: [], places: [] }];
  y = PAGE.top;

  get page(): Page {
    const page = this.pages.at(-1);
    if (page === undefined) throw new Error("a sheet always has a page");
    return page;
  }

  get room(): number {
    return PAGE.bottom - this.y;
  }

  newPage(): void {
    this.pages.push({ paints: [], links: [], places: [] });
    this.y = PAGE.top;
  }

  /** A new page unless `height` still fits on this one. A page not yet begun is never left empty. */
  need(height: number): void {
    if (height > this.room && this.y > PAGE.top) this.newPage();
  }

  /** White space, which never opens a page. */
  gap(height: number): void {
    if (this.y > PAGE.top) this.y = Math.min(PAGE.bottom, this.y + height);
  }

  place(id: Anchor, bookmark: string | null = null): void {
    this.page.places.push({ id, y: this.y, bookmark });
  }

  /** One line of drawable text with its baseline at `y`; gives its width. */
  text(text: string, x: number, y: number, type: Type, side: Side = "left"): number {
    const width = widthOf(text, type);
    const start = side === "left" ? x : side === "right" ? x - width : x - width / 2;
    if (text !== "") this.page.paints.push({ kind: "text", x: start, y, text, type });
    return width;
  }

  /** A text that leads somewhere, underlined by a hairline as on the web page. */
  linked(
    text: string,
    x: number,
    y: number,
    type: Type,
    to: string | undefined,
    side: Side = "left",
  ): number {
    const width = this.text(text, x, y, type, side);
    if (to === undefined || text === "") return width;
    const start = side === "left" ? x : side === "right" ? x - width : x - width / 2;
    this.rule(start, y + 1.8, start + width, y + 1.8, RULE, 0.4);
    this.page.links.push({ x: start, y: y - type.size, width, height: type.size * LEADING, to });
    return width;
  }

  /** A paragraph of any text from the present place down, over pages when it must. */
  paragraph(text: string, x: number, width: number, type: Type, to?: string): void {
    for (const line of toLines(toDrawable(text), width, type)) {
      this.need(type.size * LEADING);
      this.linked(line, x, this.y + type.size, type, to);
      this.y += type.size * LEADING;
    }
  }

  rule(x1: number, y1: number, x2: number, y2: number, colour = INK, width = 0.5): void {
    this.page.paints.push({ kind: "rule", x1, y1, x2, y2, colour, width });
  }

  box(area: Area, colour: string, outline = false): void {
    this.page.paints.push({ kind: "box", ...area, colour, outline });
  }
}

/** Height of a text set as a paragraph of this width. */
export function heightOf(text: string, width: number, type: Type): number {
  return toLines(toDrawable(text), width, type).length * type.size * LEADING;
}
