import type { Cover } from "@/components/report/model";
import { addAccounts, heightOfAccounts } from "./cover-accounts";
import { ACCENT, COLUMN, LEADING, PAGE, TYPE } from "./look";
import { addPoint } from "./points";
import { heightOf, type Sheet } from "./sheet";
import { toDrawable } from "./type";

/** White between the two columns. */
const BETWEEN = 28;
const HALF = (COLUMN - BETWEEN) / 2;
/** The word before a fact, and the white above and below one. */
const LEAD = 36;
const ASK_PAD = 9;

/**
 * How far the record is to be trusted, and beside it what is worth asking; below them the accounts. Where many facts would
 * push those off the page, they stand under the grade.
 */
export function addGradeAndAsks(sheet: Sheet, cover: Cover): void {
  sheet.gap(14);
  sheet.need(110);
  const top = sheet.y;
  const page = sheet.page;
  addGrade(sheet, cover.grade);
  const below = Math.max(sheet.y, top + heightOfAsks(cover.asks));
  const isUnder =
    sheet.page === page &&
    below + heightOfAccounts(cover, COLUMN) > PAGE.bottom &&
    sheet.y + heightOfAccounts(cover, HALF) <= PAGE.bottom;
  if (isUnder) addAccounts(sheet, cover, HALF);
  const left = { page: sheet.page, y: sheet.y };
  // The two columns start level. Should the first have run on to a new page, the second follows below it instead.
  const beside = left.page === page;
  if (beside) sheet.y = top;
  const x = beside ? PAGE.left + HALF + BETWEEN : PAGE.left;
  const width = beside ? HALF : COLUMN;
  addAsks(sheet, cover.asks, x, width);
  if (sheet.page === left.page) sheet.y = Math.max(sheet.y, left.y);
  if (!isUnder) addAccounts(sheet, cover, COLUMN);
}

function addAsks(sheet: Sheet, asks: Cover["asks"], x: number, width: number): void {
  sheet.as("H2", () => sheet.paragraph("Worth asking about", x, width, TYPE.minor));
  sheet.y += 4;
  if (asks.length === 0) sheet.paragraph("Nothing stands out.", x, width, TYPE.bodySoft);
  sheet.as("L", () => {
    for (const ask of asks) {
      const cell = {
        text: ask.text,
        ...(ask.to === null ? {} : { to: ask.to }),
        ...(ask.when === null ? {} : { small: ask.when }),
      };
      addPoint(sheet, { lead: ask.lead, cell }, x, LEAD, width);
    }
  });
}

/** What the facts take beside the grade, in points; a little more than they need. */
function heightOfAsks(asks: Cover["asks"]): number {
  const room = HALF - LEAD;
  const heights = asks.map(
    ({ text, when }) =>
      ASK_PAD + heightOf(text, room, TYPE.body) + (when === null ? 0 : heightOf(when, room, TYPE.term)),
  );
  return heights.reduce((sum, height) => sum + height, TYPE.minor.size * LEADING + 4);
}

function addGrade(sheet: Sheet, grade: Cover["grade"]): void {
  const side = 30;
  const x = PAGE.left + side + 12;
  const width = HALF - side - 12;
  sheet.as("H2", () => sheet.paragraph("Quality of the record", PAGE.left, HALF, TYPE.minor));
  sheet.y += 5;
  sheet.box({ x: PAGE.left + 0.6, y: sheet.y + 0.6, width: side, height: side }, ACCENT, true);
  sheet.text(toDrawable(grade.letter), PAGE.left + side / 2 + 0.6, sheet.y + 21.8, TYPE.letter, "middle");
  sheet.paragraph(grade.meaning, x, width, TYPE.body);
  for (const reason of grade.reasons) {
    sheet.y += 3;
    sheet.paragraph(reason, x, width, { ...TYPE.bodySoft, size: 8 });
  }
}
