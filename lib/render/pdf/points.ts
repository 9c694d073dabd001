import type { Cell, Points } from "@/components/report/model";
import { COLUMN, LEADING, LINE, PAGE, TYPE } from "./look";
import { heightOf, type Sheet } from "./sheet";
import { toDrawable, toLines, widthOf } from "./type";

/** Adds a title. `least` is the height of content that must fit on the same page. */
export function addTitle(sheet: Sheet, title: string, least = 38): void {
  sheet.need(16 + least);
  sheet.as("H3", () => sheet.paragraph(title, { x: PAGE.left, width: COLUMN }, TYPE.minor));
  sheet.gap(2);
}

/**
 * Adds points under their title, or the text `empty` if there are none. The widest lead sets the width of the leads'
 * column, within 30 to 130 points.
 */
export function addPoints(sheet: Sheet, points: Points): void {
  addTitle(sheet, points.title);
  if (points.items.length === 0) {
    sheet.paragraph(points.empty, { x: PAGE.left, width: COLUMN }, TYPE.bodySoft);
    return;
  }
  const widest = Math.max(...points.items.map((item) => widthOf(toDrawable(item.lead), TYPE.lead)));
  const left = Math.min(Math.max(widest, 30), 130) + 12;
  sheet.as("L", () => {
    for (const item of points.items) addPoint(sheet, item, { x: PAGE.left, left, width: COLUMN });
  });
}

/** Adds a lead and its text side by side under a hairline; also used for the cover's findings. */
export function addPoint(
  sheet: Sheet,
  item: { lead: string; cell: Cell },
  { x, left, width }: { x: number; left: number; width: number },
): void {
  const text = withMark(item.cell);
  const leads = toLines(toDrawable(item.lead), left - 12, TYPE.lead);
  const height = Math.max(heightOf(text, width - left, TYPE.body), leads.length * TYPE.lead.size * LEADING);
  sheet.need(Math.min(height + 8, 200));
  sheet.rule({ x1: x, y1: sheet.y, x2: x + width, y2: sheet.y }, LINE, 0.4);
  sheet.y += 4;
  const top = sheet.y;
  const to = item.cell.to === undefined ? undefined : `#${item.cell.to}`;
  sheet.as("LI", () => {
    sheet.as("Lbl", () => {
      leads.forEach((line, index) => {
        sheet.text(`${line} `, { x, y: top + TYPE.body.size + index * TYPE.lead.size * LEADING }, TYPE.lead);
      });
    });
    sheet.as("LBody", () => {
      sheet.paragraph(text, { x: x + left, width: width - left }, TYPE.body, to);
      if (!item.cell.small) return;
      sheet.paragraph(item.cell.small, { x: x + left, width: width - left }, TYPE.term);
    });
  });
  sheet.y = Math.max(sheet.y, top + leads.length * TYPE.lead.size * LEADING) + 4;
}

/** The cell's text, followed by its mark if it has one. */
export function withMark(cell: Cell): string {
  return cell.mark === undefined ? cell.text : `${cell.text} ${cell.mark}`;
}
