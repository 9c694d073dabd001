import type { Cover } from "@/components/report/model";
import { addAccounts, heightOfAccounts } from "./cover-accounts";
import { ACCENT, COLUMN, PAGE, TYPE } from "./look";
import { addPoint } from "./points";
import type { Sheet } from "./sheet";
import { toDrawable } from "./type";

/** Space between the two columns. */
const BETWEEN = 28;
const HALF = (COLUMN - BETWEEN) / 2;
/** Width for the severity before a finding. */
const LEAD = 48;

/**
 * Adds the findings, most severe first, then the data quality with the accounts next to it. If the accounts do
 * not fit there, they are placed below.
 */
export function addGradeAndAsks(sheet: Sheet, cover: Cover): void {
  sheet.gap(11);
  addAsks(sheet, cover.asks);
  sheet.gap(10);
  sheet.need(80);
  const top = sheet.y;
  const page = sheet.page;
  addGrade(sheet, cover.grade);
  const graded = { page: sheet.page, y: sheet.y };
  const isBeside = graded.page === page && top + heightOfAccounts(cover, HALF) <= PAGE.bottom;
  if (!isBeside) {
    sheet.gap(10);
    addAccounts(sheet, cover, PAGE.left, COLUMN);
    return;
  }
  sheet.y = top;
  addAccounts(sheet, cover, PAGE.left + HALF + BETWEEN, HALF);
  if (sheet.page === graded.page) sheet.y = Math.max(sheet.y, graded.y);
}

function addAsks(sheet: Sheet, asks: Cover["asks"]): void {
  sheet.as("H2", () =>
    sheet.paragraph("Findings, most important first", { x: PAGE.left, width: COLUMN }, TYPE.minor),
  );
  sheet.y += 3;
  if (asks.length === 0)
    sheet.paragraph("Nothing stands out.", { x: PAGE.left, width: COLUMN }, TYPE.bodySoft);
  sheet.as("L", () => {
    for (const ask of asks) {
      const cell = {
        text: ask.when === null ? ask.text : `${ask.text} ${capital(ask.when)}.`,
        ...(ask.to === null ? {} : { to: ask.to }),
      };
      addPoint(sheet, { lead: ask.lead, cell }, { x: PAGE.left, left: LEAD, width: COLUMN });
    }
  });
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function addGrade(sheet: Sheet, grade: Cover["grade"]): void {
  const side = 30;
  const x = PAGE.left + side + 12;
  const width = HALF - side - 12;
  sheet.as("H2", () => sheet.paragraph("Data quality", { x: PAGE.left, width: HALF }, TYPE.minor));
  sheet.y += 5;
  sheet.box({ x: PAGE.left + 0.6, y: sheet.y + 0.6, width: side, height: side }, ACCENT, true);
  sheet.text(
    toDrawable(grade.letter),
    { x: PAGE.left + side / 2 + 0.6, y: sheet.y + 21.8, side: "middle" },
    TYPE.letter,
  );
  sheet.paragraph(grade.meaning, { x, width }, TYPE.body);
  for (const reason of grade.reasons) {
    sheet.y += 3;
    sheet.paragraph(reason, { x, width }, { ...TYPE.bodySoft, size: 8 });
  }
}
