import type { Content, Section } from "@/components/report/model";
import { addCover } from "./cover";
import { ACCENT, COLUMN, LEADING, LINE, PAGE, TYPE } from "./look";
import { addSection } from "./section";
import { type Page, Sheet } from "./sheet";
import { toDrawable } from "./type";

const COLUMNS = 3;
const STEP = TYPE.body.size * LEADING + 3;

/** The whole report placed on pages: the cover with its contents, the sections, and a foot on every page. */
export function layOut(content: Content): Page[] {
  const sheet = new Sheet();
  addCover(sheet, content.cover);
  const number = addContents(sheet, content.sections);
  for (const section of content.sections) {
    // Contents that found no room on the cover have begun a page already, with all of the page left.
    const isFirst = section === content.sections[0] && sheet.pages.length === 1;
    if (isFirst || section.id === "transactions") sheet.newPage();
    addSection(sheet, section);
  }
  number(sheet.pages);
  addFeet(sheet.pages, content.footer);
  keepReachable(sheet.pages);
  return sheet.pages;
}

/** The list of sections. The page numbers are known only later, so what is given back writes them in. */
function addContents(sheet: Sheet, sections: Section[]): (pages: Page[]) => void {
  const lines = Math.ceil(sections.length / COLUMNS);
  sheet.gap(16);
  sheet.need(20 + lines * STEP);
  sheet.paragraph("Contents", PAGE.left, COLUMN, TYPE.minor);
  sheet.y += 4;
  const { page, y: top } = sheet;
  const width = (COLUMN - 28) / COLUMNS;
  const slots = sections.map((section, index) => {
    const x = PAGE.left + Math.floor(index / lines) * (width + 28);
    const y = top + (index % lines) * STEP;
    sheet.rule(x, y, x + width, y, LINE, 0.4);
    sheet.text(section.number, x, y + 11, { ...TYPE.body, colour: ACCENT });
    sheet.text(toDrawable(section.title), x + 14, y + 11, TYPE.body);
    page.links.push({ x, y, width, height: STEP, to: `#${section.id}` });
    return { id: section.id, right: x + width, y: y + 11 };
  });
  sheet.y = top + lines * STEP;
  return (pages) => {
    for (const slot of slots) {
      const found = pages.findIndex((each) => each.places.some((place) => place.id === slot.id));
      addText(page, String(found + 1), slot.right, slot.y);
    }
  };
}

function addText(page: Page, text: string, right: number, y: number): void {
  const sheet = new Sheet();
  sheet.text(text, right, y, TYPE.bodySoft, "right");
  page.paints.push(...sheet.page.paints);
}

function addFeet(pages: Page[], footer: Content["footer"]): void {
  const y = PAGE.bottom + 26;
  pages.forEach((page, index) => {
    const sheet = new Sheet();
    sheet.rule(PAGE.left, y - 12, PAGE.right, y - 12, LINE, 0.5);
    sheet.text(
      toDrawable(`${footer.id} · written ${footer.generated} · SHA-256 ${footer.digest}…`),
      PAGE.left,
      y,
      TYPE.foot,
    );
    sheet.text(`page ${index + 1} of ${pages.length}`, PAGE.right, y, TYPE.foot, "right");
    page.paints.push(...sheet.page.paints);
  });
}

/** Leaves out the places nothing leads to, most of them rows of the transaction list, and links that lead nowhere. */
function keepReachable(pages: Page[]): void {
  const wanted = new Set(pages.flatMap((page) => page.links.map((link) => link.to)));
  const known = new Set(pages.flatMap((page) => page.places.map((place) => `#${place.id}`)));
  for (const page of pages) {
    page.places = page.places.filter((place) => place.bookmark !== null || wanted.has(`#${place.id}`));
    page.links = page.links.filter((link) => !link.to.startsWith("#") || known.has(link.to));
  }
}
