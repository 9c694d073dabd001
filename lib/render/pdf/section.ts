import type { Block, Cell, Definitions, Facts, Points, Prose, Section } from "@/components/report/model";
import { addChart, heightOfPicture } from "./chart";
import { COLUMN, LEADING, LINE, PAGE, TYPE } from "./look";
import { heightOf, type Sheet } from "./sheet";
import { addTable } from "./table";
import { toDrawable, toLines, widthOf } from "./type";

/** Where a section begins with less room than this, it begins on a new page. */
const LEAST = 190;
/** The heading of a section with its lead and the white around them. */
const HEADING = 90;
const BLOCK_GAP = 15;
/** Facts at most this high together stand on one page. */
const WHOLE = 150;
const LONG_TERM = 150;
const MEANING = { ...TYPE.bodySoft, size: 8.5 };
const TERM = { ...TYPE.minor, size: 8.5 };
const HALF = (COLUMN - 24) / 2;

/** One numbered section with its blocks in order. */
export function addSection(sheet: Sheet, section: Section): void {
  sheet.gap(26);
  sheet.need(leastOf(section));
  sheet.place(section.id, { title: `${section.number} ${section.title}`, depth: 0 });
  const y = sheet.y + TYPE.section.size;
  sheet.as("H2", () => {
    const width = sheet.text(`${section.number} `, PAGE.left, y, TYPE.sectionNumber);
    sheet.text(toDrawable(section.title), PAGE.left + width + 3, y, TYPE.section);
  });
  sheet.y += TYPE.section.size * LEADING + 2;
  sheet.paragraph(section.lead, PAGE.left, COLUMN * 0.92, TYPE.body);
  sheet.gap(3);
  sheet.paragraph(section.about, PAGE.left, COLUMN * 0.92, TYPE.term);
  for (const block of section.blocks) {
    sheet.gap(BLOCK_GAP);
    addBlock(sheet, block);
  }
}

/** A heading stands on the page of what it heads: a picture is as high as it is. */
function leastOf({ blocks: [first] }: Section): number {
  return first?.kind === "chart" ? HEADING + heightOfPicture(first) : LEAST;
}

function addBlock(sheet: Sheet, block: Block): void {
  if (block.kind === "table") addTable(sheet, block);
  else if (block.kind === "chart") addChart(sheet, block);
  else if (block.kind === "facts") addFacts(sheet, block);
  else if (block.kind === "points") addPoints(sheet, block);
  else if (block.kind === "definitions") addDefinitions(sheet, block);
  else addProse(sheet, block);
}

/** The title of what is at least so high at its beginning. */
function addTitle(sheet: Sheet, title: string, least = 38): void {
  sheet.need(16 + least);
  sheet.as("H3", () => sheet.paragraph(title, PAGE.left, COLUMN, TYPE.minor));
  sheet.gap(2);
}

/** Facts in two columns, term at the left and value at the right of each. */
function addFacts(sheet: Sheet, facts: Facts): void {
  const { short, long } = bySize(facts.pairs);
  // Few facts stand on one page with their title; of many, the last two lines stay together.
  addTitle(sheet, facts.title, Math.min(WHOLE, heightOfAll(short)));
  sheet.as("L", () => {
    addFactLines(sheet, short);
    for (const { term, cell } of long) addPoint(sheet, { lead: term, cell }, PAGE.left, LONG_TERM, COLUMN);
  });
}

function addFactLines(sheet: Sheet, facts: readonly Fact[]): void {
  for (let index = 0; index < facts.length; index += 2) {
    const pairs = facts.slice(index, index + 2);
    const rest = facts.slice(index + 2);
    const height = heightOfAll(pairs);
    sheet.need(height + (rest.length > 0 && rest.length <= 2 ? heightOfAll(rest) : 0));
    const top = sheet.y;
    pairs.forEach((pair, side) => {
      const x = PAGE.left + side * (HALF + 24);
      sheet.as("LI", () => addFact(sheet, pair, x, top + 3));
      sheet.rule(x, top + height, x + HALF, top + height, LINE, 0.4);
    });
    sheet.y = top + height;
  }
}

/** Height of facts two by two, each line as high as the higher of its two. */
function heightOfAll(facts: readonly Fact[]): number {
  let height = 0;
  for (let index = 0; index < facts.length; index += 2) {
    height += Math.max(...facts.slice(index, index + 2).map(factHeight)) + 6;
  }
  return height;
}

/** A value of many lines is read as a text, over the whole width below the others. */
function bySize(facts: readonly Fact[]): { short: Fact[]; long: Fact[] } {
  const isLong = (fact: Fact) => splitFact(fact).values.length > 2;
  return { short: facts.filter((fact) => !isLong(fact)), long: facts.filter(isLong) };
}

type Fact = Facts["pairs"][number];

/** The term keeps up to half of the line, and the value has what the term leaves. */
function splitFact({ term, cell }: Fact) {
  const terms = toLines(toDrawable(term), HALF * 0.5, TYPE.bodySoft);
  const used = Math.max(...terms.map((line) => widthOf(line, TYPE.bodySoft)));
  const room = HALF - used - 12;
  const values = toLines(toDrawable(withMark(cell)), room, TYPE.body);
  const small =
    cell.small === undefined || cell.small === "" ? [] : toLines(toDrawable(cell.small), room, TYPE.term);
  return { terms, values, small };
}

function factHeight(fact: Fact): number {
  const { terms, values, small } = splitFact(fact);
  const value = values.length * TYPE.body.size + small.length * TYPE.term.size;
  return Math.max(terms.length * TYPE.body.size, value) * LEADING;
}

function addFact(sheet: Sheet, fact: Fact, x: number, top: number): void {
  const { terms, values, small } = splitFact(fact);
  const step = TYPE.body.size * LEADING;
  const to = fact.cell.to === undefined ? undefined : `#${fact.cell.to}`;
  sheet.as("Lbl", () => {
    terms.forEach((line, index) => {
      sheet.text(`${line} `, x, top + TYPE.body.size + index * step, TYPE.bodySoft);
    });
  });
  sheet.as("LBody", () => {
    values.forEach((line, index) => {
      sheet.linked(line, x + HALF, top + TYPE.body.size + index * step, TYPE.body, to, "right");
    });
    small.forEach((line, index) => {
      const y = top + values.length * step + TYPE.term.size * (1 + index * LEADING);
      sheet.text(line, x + HALF, y, TYPE.term, "right");
    });
  });
}

function addPoints(sheet: Sheet, points: Points): void {
  addTitle(sheet, points.title);
  if (points.items.length === 0) {
    sheet.paragraph(points.empty, PAGE.left, COLUMN, TYPE.bodySoft);
    return;
  }
  const widest = Math.max(...points.items.map((item) => widthOf(toDrawable(item.lead), TYPE.lead)));
  const left = Math.min(Math.max(widest, 30), 130) + 12;
  sheet.as("L", () => {
    for (const item of points.items) addPoint(sheet, item, PAGE.left, left, COLUMN);
  });
}

/** A lead and its text beside each other under a hairline; also the cover's list of what is worth asking. */
export function addPoint(
  sheet: Sheet,
  item: { lead: string; cell: Cell },
  x: number,
  left: number,
  width: number,
): void {
  const text = withMark(item.cell);
  const leads = toLines(toDrawable(item.lead), left - 12, TYPE.lead);
  const height = Math.max(heightOf(text, width - left, TYPE.body), leads.length * TYPE.lead.size * LEADING);
  sheet.need(Math.min(height + 8, 200));
  sheet.rule(x, sheet.y, x + width, sheet.y, LINE, 0.4);
  sheet.y += 4;
  const top = sheet.y;
  const to = item.cell.to === undefined ? undefined : `#${item.cell.to}`;
  sheet.as("LI", () => {
    sheet.as("Lbl", () => {
      leads.forEach((line, index) => {
        sheet.text(`${line} `, x, top + TYPE.body.size + index * TYPE.lead.size * LEADING, TYPE.lead);
      });
    });
    sheet.as("LBody", () => {
      sheet.paragraph(text, x + left, width - left, TYPE.body, to);
      if (!item.cell.small) return;
      sheet.paragraph(item.cell.small, x + left, width - left, TYPE.term);
    });
  });
  sheet.y = Math.max(sheet.y, top + leads.length * TYPE.lead.size * LEADING) + 4;
}

function withMark(cell: Cell): string {
  return cell.mark === undefined ? cell.text : `${cell.text} ${cell.mark}`;
}

function addDefinitions(sheet: Sheet, definitions: Definitions): void {
  addTitle(sheet, definitions.title);
  sheet.as("L", () => addDefinitionLines(sheet, definitions));
}

function addDefinitionLines(sheet: Sheet, definitions: Definitions): void {
  const left = 150;
  for (const item of definitions.items) {
    const terms = toLines(toDrawable(item.term), left - 14, TERM);
    const height = Math.max(heightOf(item.text, COLUMN - left, MEANING), terms.length * TERM.size * LEADING);
    sheet.need(Math.min(height + 6, 200));
    if (item.id !== undefined) sheet.place(item.id);
    sheet.rule(PAGE.left, sheet.y, PAGE.right, sheet.y, LINE, 0.4);
    sheet.y += 2.6;
    const top = sheet.y;
    sheet.as("LI", () => {
      sheet.as("Lbl", () => {
        terms.forEach((line, index) => {
          sheet.text(`${line} `, PAGE.left, top + TERM.size * (1 + index * LEADING), TERM);
        });
      });
      sheet.as("LBody", () => sheet.paragraph(item.text, PAGE.left + left, COLUMN - left, MEANING));
    });
    sheet.y = Math.max(sheet.y, top + terms.length * TERM.size * LEADING) + 2.6;
  }
}

function addProse(sheet: Sheet, prose: Prose): void {
  for (const paragraph of prose.paragraphs) {
    sheet.need(Math.min(heightOf(paragraph, COLUMN * 0.92, TYPE.bodySoft), 60));
    sheet.paragraph(paragraph, PAGE.left, COLUMN * 0.92, TYPE.bodySoft);
    sheet.gap(5);
  }
}
