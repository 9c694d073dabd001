import type { Block, Content, Definitions, Prose, Section } from "@/components/report/model";
import { addChart, heightOfPicture } from "./chart";
import { addCover } from "./cover";
import { addFacts } from "./facts";
import { ACCENT, COLUMN, LEADING, LINE, PAGE, TYPE } from "./look";
import { addPoints, addTitle } from "./points";
import { heightOf, type Laid, type Page, Sheet, type TextPaint } from "./sheet";
import { addTable } from "./table";
import { toDrawable, toLines, widthOf } from "./type";

const COLUMNS = 4;
const GUTTER = 16;
const TITLE_INSET = 14;
const NUMBER_ROOM = 18;
const STEP = TYPE.body.size * LEADING + 3;

/**
 * Lays out the whole report on pages: the cover, the table of contents, the sections and the verification section, and
 * a footer on every page. The verification section prints `digest`, the SHA-256 of the report's JSON.
 */
export function layOut(content: Content, digest: string): Laid {
  const sheet = new Sheet();
  sheet.as("Sect", () => addCover(sheet, content.cover));
  const slots = addContents(sheet, content.sections);
  for (const section of content.sections) {
    // The first section begins a new page, unless the contents did not fit on the cover and have already begun one.
    const isFirst = section === content.sections[0] && sheet.pages.length === 1;
    if (isFirst || section.id === "transactions") sheet.newPage();
    sheet.as("Sect", () => addSection(sheet, section));
  }
  sheet.as("Sect", () => addCheck(sheet, content.cover.verification, digest));
  numberContents(slots, sheet.pages);
  addFeet(sheet.pages, content.footer);
  keepReachable(sheet.pages);
  return sheet;
}

/** Adds the last section: the full digest, whose beginning each footer shows. */
export function addCheck(sheet: Sheet, { id, url }: { id: string; url: string }, digest: string): void {
  sheet.gap(22);
  sheet.need(60);
  sheet.addAnchor("check", { title: "Check this document", depth: 0 });
  sheet.as("H2", () => sheet.paragraph("Check this document", { x: PAGE.left, width: COLUMN }, TYPE.minor));
  const to = /^https?:\/\//.test(url) ? url : undefined;
  sheet.paragraph(`Report ${id}. SHA-256 of its JSON:`, { x: PAGE.left, width: COLUMN }, TYPE.bodySoft);
  sheet.paragraph(digest, { x: PAGE.left, width: COLUMN }, TYPE.body);
  // A document created on the command line has no page to open.
  if (to !== undefined) sheet.paragraph(url, { x: PAGE.left, width: COLUMN }, TYPE.bodySoft, to);
}

/**
 * An entry of the table of contents: `number` is the text of its page number, which is set once all pages are laid out.
 */
type Slot = { id: string; right: number; number: TextPaint };

/** Adds the table of contents. Returns where to write the page numbers. */
function addContents(sheet: Sheet, sections: Section[]): Slot[] {
  const { lines, columns } = layColumns(sections);
  sheet.gap(12);
  sheet.need(18 + lines * STEP);
  sheet.as("H2", () => sheet.paragraph("Contents", { x: PAGE.left, width: COLUMN }, TYPE.minor));
  sheet.y += 4;
  const top = sheet.y;
  const slots = sheet.as("TOC", () =>
    sections.map((section, index) => {
      const { x, width } = columns[Math.floor(index / lines)] ?? { x: PAGE.left, width: COLUMN };
      return sheet.as("TOCI", () => addEntry(sheet, section, { x, y: top + (index % lines) * STEP, width }));
    }),
  );
  sheet.y = top + lines * STEP;
  return slots;
}

type ContentsColumn = { x: number; width: number };

/** Chooses the most columns that fit without a title touching its page number. */
function layColumns(sections: readonly Section[]): { lines: number; columns: ContentsColumn[] } {
  for (let count = COLUMNS; count > 1; count -= 1) {
    const lines = Math.ceil(sections.length / count);
    const columns = toColumns(sections, lines);
    if (columns) return { lines, columns };
  }
  return { lines: sections.length, columns: [{ x: PAGE.left, width: COLUMN }] };
}

/**
 * Columns as wide as their longest titles, with the remaining width distributed. Null if they are wider than the page.
 */
function toColumns(sections: readonly Section[], lines: number): ContentsColumn[] | null {
  const least = Array.from({ length: Math.ceil(sections.length / lines) }, (_, column) =>
    Math.max(
      ...sections
        .slice(column * lines, (column + 1) * lines)
        .map(({ title }) => TITLE_INSET + widthOf(toDrawable(title), TYPE.body) + NUMBER_ROOM),
    ),
  );
  const room = COLUMN - GUTTER * (least.length - 1) - least.reduce((sum, width) => sum + width, 0);
  if (room < 0) return null;
  let x = PAGE.left;
  return least.map((width) => {
    const column = { x, width: width + room / least.length };
    x += column.width + GUTTER;
    return column;
  });
}

function addEntry(
  sheet: Sheet,
  section: Section,
  { x, y, width }: { x: number; y: number; width: number },
): Slot {
  const right = x + width;
  sheet.rule({ x1: x, y1: y, x2: right, y2: y }, LINE, 0.4);
  const link = sheet.part("Link");
  const title = toDrawable(section.title);
  sheet.fill(link, () => {
    sheet.text(`${section.number} `, { x, y: y + 11 }, { ...TYPE.body, colour: ACCENT });
    sheet.text(`${title} `, { x: x + TITLE_INSET, y: y + 11 }, TYPE.body);
  });
  sheet.leads({ x, y, width, height: STEP }, `#${section.id}`, section.title, link);
  const number: TextPaint = { kind: "text", x: right, y: y + 11, text: "", type: TYPE.bodySoft, tag: link };
  sheet.page.texts.push(number);
  return { id: section.id, right, number };
}

function numberContents(slots: readonly Slot[], pages: readonly Page[]): void {
  for (const { id, right, number } of slots) {
    const found = pages.findIndex((each) => each.anchors.some((anchor) => anchor.id === id));
    number.text = String(found + 1);
    number.x = right - widthOf(number.text, number.type);
  }
}

/**
 * Adds the footer of every page: the report's id and time of preparation, the beginning of its digest, and the page
 * number.
 */
export function addFeet(pages: Page[], footer: Content["footer"]): void {
  const y = PAGE.bottom + 24;
  const left = toDrawable(`${footer.id} · prepared ${footer.generated} · SHA-256 ${footer.digest}…`);
  pages.forEach((page, index) => {
    const number = `page ${index + 1} of ${pages.length}`;
    const foot = { kind: "text", y, type: TYPE.foot, tag: null } as const;
    const rule = { kind: "rule", x1: PAGE.left, y1: y - 12, x2: PAGE.right, y2: y - 12, tag: null } as const;
    page.shapes.push({ ...rule, colour: LINE, width: 0.5 });
    page.texts.push({ ...foot, x: PAGE.left, text: left });
    page.texts.push({ ...foot, x: PAGE.right - widthOf(number, TYPE.foot), text: number });
  });
}

/**
 * Removes destinations that no link and no bookmark uses (most of them are rows of the transaction list), and links
 * without a destination.
 */
function keepReachable(pages: Page[]): void {
  const wanted = new Set(pages.flatMap((page) => page.links.map((link) => link.to)));
  const known = new Set(pages.flatMap((page) => page.anchors.map((anchor) => `#${anchor.id}`)));
  for (const page of pages) {
    page.anchors = page.anchors.filter((anchor) => anchor.bookmark !== null || wanted.has(`#${anchor.id}`));
    page.links = page.links.filter((link) => !link.to.startsWith("#") || known.has(link.to));
  }
}

/**
 * A section begins on a new page if less than this height, in points, remains on the current page. Sections that begin
 * with a chart need more (see `leastOf`).
 */
const LEAST = 190;
/** The height of a section's heading with its lead and the space around them. */
const HEADING = 90;
const BLOCK_GAP = 15;
const MEANING = { ...TYPE.bodySoft, size: 7.5 };
const TERM = { ...TYPE.minor, size: 7.5 };

function addSection(sheet: Sheet, section: Section): void {
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

/**
 * The height that must remain on the page where a section begins. A picture at the start of the section must fit
 * there.
 */
function leastOf({ blocks: [first] }: Section): number {
  return first?.kind === "chart" ? HEADING + heightOfPicture(first) : LEAST;
}

/** Adds a block below the content so far, and new pages if it does not fit. */
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
