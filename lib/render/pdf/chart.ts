import { keyMarks, linesOf } from "@/components/report/chart/bar";
import type { Chart, Drawing, Mark } from "@/components/report/model";
import { COLUMN, FILL, INK, LEADING, PAGE, SOFT, TYPE } from "./look";
import type { Shape, Sheet } from "./sheet";
import { addTable } from "./table";
import { type Type, toDrawable, widthOf } from "./type";

const UNIT = 7.5;
/** The side of a legend's colour square, in points. */
const KEY = 7;
const LABEL: Type = { face: "regular", size: UNIT, colour: SOFT };
const STRONG: Type = { face: "semibold", size: UNIT, colour: INK };

/** Height of a picture's title, its legend and the space below, in points. */
const AROUND = 50;

/** The height of a chart with its title and legend, in points, if it is as wide as the text. */
export const heightOfPicture = (chart: Chart): number => chart.draw(COLUMN, UNIT).height + AROUND;

/**
 * Adds a chart with its title and legend and, unless it is bare, the table of the same numbers. The picture is never
 * split across pages.
 */
export function addChart(sheet: Sheet, chart: Chart): void {
  const drawing = chart.draw(COLUMN, UNIT);
  sheet.need(drawing.height + AROUND);
  sheet.addAnchor(chart.id, { title: chart.title, depth: 1 });
  sheet.as("H3", () => sheet.paragraph(chart.title, { x: PAGE.left, width: COLUMN }, TYPE.minor));
  addPicture(sheet, chart, drawing);
  if (chart.isBare !== true) addTable(sheet, chart.table);
}

/**
 * Adds the picture and its legend as one tagged element. Screen readers read out the chart's summary instead; the table
 * after the picture has the numbers.
 */
function addPicture(sheet: Sheet, chart: Chart, drawing: Drawing): void {
  const legend = chart.legend.length === 0 ? 0 : TYPE.term.size * LEADING + 5;
  const area = { x: PAGE.left, y: sheet.y, width: COLUMN, height: legend + 4 + drawing.height };
  sheet.as(
    "Figure",
    () => {
      addLegend(sheet, chart.legend);
      sheet.y += 4;
      const top = sheet.y;
      for (const mark of drawing.marks) addMark(sheet, mark, { x: PAGE.left, y: top });
      sheet.y = top + drawing.height + 10;
    },
    { alt: chart.summary, area },
  );
}

function addLegend(sheet: Sheet, legend: Chart["legend"]): void {
  if (legend.length === 0) return;
  let x = PAGE.left;
  sheet.y += 2;
  for (const item of legend) {
    for (const mark of keyMarks(item, KEY)) addMark(sheet, mark, { x, y: sheet.y + 2 });
    const text = toDrawable(item.text);
    sheet.text(text, { x: x + 10.5, y: sheet.y + 8.4 }, TYPE.term);
    x += 10.5 + widthOf(text, TYPE.term) + 14;
  }
  sheet.y += TYPE.term.size * LEADING + 3;
}

/** The top left corner of the area that a mark belongs to. */
type Corner = { x: number; y: number };

function addMark(sheet: Sheet, mark: Mark, at: Corner): void {
  if (mark.kind === "text") {
    const side = mark.anchor === "start" ? "left" : mark.anchor === "end" ? "right" : "middle";
    sheet.text(
      toDrawable(mark.text),
      { x: at.x + mark.x, y: at.y + mark.y, side },
      mark.strong ? STRONG : LABEL,
    );
    return;
  }
  if (mark.kind === "hatch") for (const line of linesOf(mark)) sheet.shape(toShape(line, at));
  else sheet.shape(toShape(mark, at));
}

function toShape(mark: Exclude<Mark, { kind: "text" | "hatch" }>, { x: left, y: top }: Corner): Shape {
  const colour = FILL[mark.tone];
  if (mark.kind === "rect") {
    return {
      kind: "box",
      x: left + mark.x,
      y: top + mark.y,
      width: mark.width,
      height: mark.height,
      colour,
      outline: false,
    };
  }
  if (mark.kind === "line") {
    return {
      kind: "rule",
      x1: left + mark.x1,
      y1: top + mark.y1,
      x2: left + mark.x2,
      y2: top + mark.y2,
      colour,
      width: mark.tone === "grid" || mark.tone === "axis" ? 0.5 : 0.9,
    };
  }
  const points = mark.points.map((point) => ({ x: left + point.x, y: top + point.y }));
  return { kind: "shape", points, colour, filled: mark.filled };
}
