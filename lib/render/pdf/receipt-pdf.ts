import { type ReceiptContent, type ReceiptLine, toReceiptContent } from "@/components/receipt/content";
import { toPrintableText } from "@/components/report/printable";
import type { Receipt } from "@/lib/rules/receipt";
import { ACCENT, COLUMN, INK, LEADING, LINE, PAGE, SOFT, TEST } from "./look";
import { renderPages } from "./report-pdf";
import { type Laid, Sheet } from "./sheet";
import { type Type, toDrawable, toLines } from "./type";

const TERMS = 128;
const VALUES = COLUMN - TERMS;

/** Scales of the layout, tried in this order until everything fits on one page. */
const SCALES = [1, 0.92, 0.85, 0.78, 0.7];

type ReceiptStyle = ReturnType<typeof lookAt>;

function lookAt(scale: number) {
  const type = (face: Type["face"], size: number, colour: string): Type => ({
    face,
    size: size * scale,
    colour,
  });
  return {
    title: type("semibold", 20, INK),
    firm: type("semibold", 11, ACCENT),
    lead: type("regular", 10, INK),
    head: type("semibold", 11, INK),
    term: type("regular", 9.5, SOFT),
    text: type("regular", 9.5, INK),
    note: type("semibold", 9.5, INK),
    small: type("regular", 8.5, SOFT),
    gap: 12.5 * scale,
    inset: 3 * scale,
  };
}

/**
 * The receipt as one A4 page for the customer. It does not contain the customer's link, because people pass papers on,
 * and anyone with the link can act for the customer. Equal input gives equal bytes.
 */
export async function renderReceiptPdf(receipt: Receipt): Promise<Buffer> {
  const content = toReceiptContent(receipt);
  return renderPages(fitOnPage(content), {
    title: content.title,
    author: toPrintableText(content.firmName),
    subject: toPrintableText(content.lead),
    writtenAt: receipt.consentedAt,
    isShort: true,
  });
}

/**
 * Lays out the receipt on one page, smaller if necessary. Only a receipt that is too long for the smallest scale gets a
 * second page.
 */
function fitOnPage(content: ReceiptContent): Laid {
  for (const scale of SCALES) {
    const laid = layOut(content, lookAt(scale));
    if (laid.pages.length === 1 || scale === SCALES.at(-1)) return laid;
  }
  throw new Error("SCALES is empty");
}

function layOut(content: ReceiptContent, look: ReceiptStyle): Laid {
  const sheet = new Sheet();
  write(sheet, content.firmName, { width: COLUMN, type: look.firm });
  sheet.gap(2);
  sheet.as("H1", () => write(sheet, content.title, { width: COLUMN, type: look.title }));
  sheet.gap(7);
  sheet.rule({ x1: PAGE.left, y1: sheet.y, x2: PAGE.right, y2: sheet.y }, INK, 1.4);
  if (content.testNotice) addTestNotice(sheet, content.testNotice, look);
  sheet.gap(look.gap);
  write(sheet, content.lead, { width: COLUMN * 0.9, type: look.lead });
  for (const { title, lines } of content.groups) {
    sheet.gap(look.gap);
    sheet.as("H2", () => write(sheet, title, { width: COLUMN, type: look.head }));
    sheet.gap(look.inset);
    sheet.as("L", () => {
      for (const line of lines) sheet.as("LI", () => addLine(sheet, line, look));
    });
    sheet.rule({ x1: PAGE.left, y1: sheet.y, x2: PAGE.right, y2: sheet.y }, LINE, 0.5);
  }
  sheet.gap(look.gap);
  addNotes(sheet, content.notes, look);
  return sheet;
}

const write = (
  sheet: Sheet,
  text: string,
  { width, type, x = PAGE.left }: { width: number; type: Type; x?: number },
) => sheet.paragraph(toPrintableText(text), { x, width }, type);

function addTestNotice(sheet: Sheet, notice: string, look: ReceiptStyle): void {
  sheet.gap(8);
  sheet.box({ x: PAGE.left, y: sheet.y, width: COLUMN, height: 20 }, TEST.wash);
  sheet.box({ x: PAGE.left, y: sheet.y, width: 2.5, height: 20 }, TEST.edge);
  sheet.text(toDrawable(notice), { x: PAGE.left + 10, y: sheet.y + 13.3 }, look.text);
  sheet.y += 20;
}

/** Adds a term with its text, under a hairline. */
function addLine(sheet: Sheet, { term, text, small, href }: ReceiptLine, look: ReceiptStyle): void {
  sheet.need(heightOf(text, look.text) + (small ? heightOf(small, look.small) : 0) + 2 * look.inset);
  sheet.rule({ x1: PAGE.left, y1: sheet.y, x2: PAGE.right, y2: sheet.y }, LINE, 0.5);
  sheet.y += look.inset;
  sheet.as("Lbl", () =>
    sheet.text(toDrawable(`${term} `), { x: PAGE.left, y: sheet.y + look.term.size }, look.term),
  );
  sheet.as("LBody", () => {
    sheet.paragraph(toPrintableText(text), { x: PAGE.left + TERMS, width: VALUES }, look.text, href);
    if (small) write(sheet, small, { width: VALUES, type: look.small, x: PAGE.left + TERMS });
  });
  sheet.y += look.inset;
}

const heightOf = (text: string, type: Type) =>
  toLines(toDrawable(toPrintableText(text)), VALUES, type).length * type.size * LEADING;

const NOTES_BESIDE = 2;

/** Adds the notices required by law, two side by side. */
function addNotes(sheet: Sheet, notes: ReceiptContent["notes"], look: ReceiptStyle): void {
  for (let first = 0; first < notes.length; first += NOTES_BESIDE) {
    if (first > 0) sheet.gap(look.gap);
    addNotesBeside(sheet, notes.slice(first, first + NOTES_BESIDE), look);
  }
}

function addNotesBeside(sheet: Sheet, notes: ReceiptContent["notes"], look: ReceiptStyle): void {
  const width = (COLUMN - 28) / NOTES_BESIDE;
  const heights = notes.map(
    ({ text }) => toLines(toDrawable(toPrintableText(text)), width, look.small).length,
  );
  sheet.need(Math.max(...heights) * look.small.size * LEADING + look.note.size * LEADING + 2);
  const top = sheet.y;
  let lowest = top;
  notes.forEach(({ title, text }, index) => {
    sheet.y = top;
    const x = PAGE.left + index * (width + 28);
    sheet.as("H2", () => write(sheet, title, { width, type: look.note, x }));
    sheet.y += 2;
    write(sheet, text, { width, type: look.small, x });
    lowest = Math.max(lowest, sheet.y);
  });
  sheet.y = lowest;
}
