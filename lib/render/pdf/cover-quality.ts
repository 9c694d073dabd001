import type { Cover } from "@/components/report/model";
import { ACCENT, COLUMN, PAGE, TYPE } from "./look";
import { addPoint } from "./points";
import type { Sheet } from "./sheet";
import { toDrawable } from "./type";

const HALF = (COLUMN - 28) / 2;

/** How far the record is to be trusted, and beside it what is worth asking. */
export function addGradeAndAsks(sheet: Sheet, cover: Cover): void {
  sheet.gap(14);
  sheet.need(110);
  const top = sheet.y;
  const page = sheet.page;
  addGrade(sheet, cover.grade);
  const left = { page: sheet.page, y: sheet.y };
  // The two columns start level. Should the first have run on to a new page, the second follows below it instead.
  const beside = left.page === page;
  if (beside) sheet.y = top;
  const x = beside ? PAGE.left + HALF + 28 : PAGE.left;
  const width = beside ? HALF : COLUMN;
  sheet.as("H2", () => sheet.paragraph("Worth asking about", x, width, TYPE.minor));
  sheet.y += 4;
  if (cover.asks.length === 0) sheet.paragraph("Nothing stands out.", x, width, TYPE.bodySoft);
  sheet.as("L", () => {
    for (const ask of cover.asks) {
      const cell = {
        text: ask.text,
        ...(ask.to === null ? {} : { to: ask.to }),
        ...(ask.when === null ? {} : { small: ask.when }),
      };
      addPoint(sheet, { lead: ask.lead, cell }, x, 36, width);
    }
  });
  if (sheet.page === left.page) sheet.y = Math.max(sheet.y, left.y);
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
