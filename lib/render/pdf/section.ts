import type { Block, Definitions, Prose, Section } from "@/components/report/model";
import { addChart, heightOfPicture } from "./chart";
import { addFacts } from "./facts";
import { COLUMN, LEADING, LINE, PAGE, TYPE } from "./look";
import { addPoints, addTitle } from "./points";
import { heightOf, type Sheet } from "./sheet";
import { addTable } from "./table";
import { toDrawable, toLines } from "./type";

/** A section that would begin with less space than this begins on a new page. */
const LEAST = 190;
/** The height of a section's heading with its lead and the space around them. */
const HEADING = 90;
const BLOCK_GAP = 15;
const MEANING = { ...TYPE.bodySoft, size: 7.5 };
const TERM = { ...TYPE.minor, size: 7.5 };

/** One numbered section with its blocks in order. */
export function addSection(sheet: Sheet, section: Section): void {
  sheet.gap(26);
  sheet.need(leastOf(section));
  sheet.addAnchor(section.id, { title: `${section.number} ${section.title}`, depth: 0 });
  const y = sheet.y + TYPE.section.size;
  sheet.as("H2", () => {
    const width = sheet.text(`${section.number} `, { x: PAGE.left, y }, TYPE.sectionNumber);
    sheet.text(toDrawable(section.title), { x: PAGE.left + width + 3, y }, TYPE.section);
  });
  sheet.y += TYPE.section.size * LEADING + 2;
  sheet.paragraph(section.lead, { x: PAGE.left, width: COLUMN * 0.92 }, TYPE.body);
  sheet.gap(3);
  sheet.paragraph(section.about, { x: PAGE.left, width: COLUMN * 0.92 }, TYPE.term);
  for (const block of section.blocks) {
    sheet.gap(BLOCK_GAP);
    addBlock(sheet, block);
  }
}

/** The height that must fit on the heading's page: the whole picture, if the section begins with one. */
function leastOf({ blocks: [first] }: Section): number {
  return first?.kind === "chart" ? HEADING + heightOfPicture(first) : LEAST;
}

/** One block, at most as wide as the page. */
export function addBlock(sheet: Sheet, block: Block): void {
  if (block.kind === "table") addTable(sheet, block);
  else if (block.kind === "chart") addChart(sheet, block);
  else if (block.kind === "facts") addFacts(sheet, block);
  else if (block.kind === "points") addPoints(sheet, block);
  else if (block.kind === "definitions") addDefinitions(sheet, block);
  else addProse(sheet, block);
}

function addDefinitions(sheet: Sheet, definitions: Definitions): void {
  addTitle(sheet, definitions.title);
  sheet.as("L", () => addDefinitionLines(sheet, definitions));
}

function addDefinitionLines(sheet: Sheet, definitions: Definitions): void {
  const left = 150;
  for (const item of definitions.items) {
    const term = item.code === undefined ? item.term : `${item.code} ${item.term}`;
    const terms = toLines(toDrawable(term), left - 14, TERM);
    const height = Math.max(heightOf(item.text, COLUMN - left, MEANING), terms.length * TERM.size * LEADING);
    sheet.need(Math.min(height + 6, 200));
    if (item.id !== undefined) sheet.addAnchor(item.id);
    sheet.rule({ x1: PAGE.left, y1: sheet.y, x2: PAGE.right, y2: sheet.y }, LINE, 0.4);
    sheet.y += 2.6;
    const top = sheet.y;
    sheet.as("LI", () => {
      sheet.as("Lbl", () => {
        terms.forEach((line, index) => {
          sheet.text(`${line} `, { x: PAGE.left, y: top + TERM.size * (1 + index * LEADING) }, TERM);
        });
      });
      sheet.as("LBody", () =>
        sheet.paragraph(item.text, { x: PAGE.left + left, width: COLUMN - left }, MEANING),
      );
    });
    sheet.y = Math.max(sheet.y, top + terms.length * TERM.size * LEADING) + 2.6;
  }
}

function addProse(sheet: Sheet, prose: Prose): void {
  for (const paragraph of prose.paragraphs) {
    sheet.need(Math.min(heightOf(paragraph, COLUMN * 0.92, TYPE.bodySoft), 60));
    sheet.paragraph(paragraph, { x: PAGE.left, width: COLUMN * 0.92 }, TYPE.bodySoft);
    sheet.gap(5);
  }
}
