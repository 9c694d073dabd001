import { join } from "node:path";
import type { Page, Paint } from "./sheet";
import type { Face } from "./type";

/** The part of the PDF library's painter that pages use; the library itself declares none of it. */
export type Painter = {
  save(): Painter;
  restore(): Painter;
  translate(x: number, y: number): Painter;
  scale(factor: number): Painter;
  font(file: string): Painter;
  fontSize(size: number): Painter;
  fillColor(colour: string): Painter;
  strokeColor(colour: string): Painter;
  lineWidth(width: number): Painter;
  lineJoin(join: "round"): Painter;
  text(text: string, x: number, y: number, options: { lineBreak: false; baseline: "alphabetic" }): Painter;
  moveTo(x: number, y: number): Painter;
  lineTo(x: number, y: number): Painter;
  rect(x: number, y: number, width: number, height: number): Painter;
  path(d: string): Painter;
  stroke(): Painter;
  fill(): Painter;
};

const AS_PLACED = { lineBreak: false, baseline: "alphabetic" } as const;
const FOLDER = "lib/render/fonts";

/**
 * Paints one page: shapes first, then the texts by face, size and colour, because each change of these is written into
 * the file and most of a page is set alike. Nothing overlaps in a way that the order within a page would show. A short
 * page may have its texts in the order they are read instead, which is the order in which it is read aloud.
 */
export function paintPage(painter: Painter, page: Page, order: "grouped" | "read" = "grouped"): void {
  for (const paint of page.paints) {
    if (paint.kind !== "text") paintShape(painter, paint);
  }
  const groups = order === "grouped" ? toGroups(page.paints) : toTexts(page.paints).map((text) => [text]);
  for (const group of groups) {
    const type = group[0]?.type;
    if (type === undefined) continue;
    painter.font(fileOf(type.face)).fontSize(type.size).fillColor(type.colour);
    for (const { text, x, y } of group) painter.text(text, x, y, AS_PLACED);
  }
}

type Text = Extract<Paint, { kind: "text" }>;

function toTexts(paints: Paint[]): Text[] {
  return paints.filter((paint) => paint.kind === "text");
}

function toGroups(paints: Paint[]): Text[][] {
  const groups = new Map<string, Text[]>();
  for (const paint of toTexts(paints)) {
    const name = `${paint.type.face} ${paint.type.size} ${paint.type.colour}`;
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [paint]);
    else group.push(paint);
  }
  return [...groups.values()];
}

function fileOf(face: Face): string {
  return join(process.cwd(), FOLDER, `inter-${face}.ttf`);
}

function paintShape(painter: Painter, paint: Exclude<Paint, { kind: "text" }>): void {
  switch (paint.kind) {
    case "rule":
      painter.lineWidth(paint.width).strokeColor(paint.colour);
      painter.moveTo(paint.x1, paint.y1).lineTo(paint.x2, paint.y2).stroke();
      return;
    case "box":
      painter.rect(paint.x, paint.y, paint.width, paint.height);
      if (paint.outline) painter.lineWidth(1.2).strokeColor(paint.colour).stroke();
      else painter.fillColor(paint.colour).fill();
      return;
    case "path":
      painter.save().translate(paint.x, paint.y).scale(paint.scale);
      painter.path(paint.d).fillColor(paint.colour).fill().restore();
      return;
    case "shape":
      paint.points.forEach((point, index) => {
        if (index === 0) painter.moveTo(point.x, point.y);
        else painter.lineTo(point.x, point.y);
      });
      if (paint.filled) painter.fillColor(paint.colour).fill();
      else painter.lineWidth(1).lineJoin("round").strokeColor(paint.colour).stroke();
  }
}
