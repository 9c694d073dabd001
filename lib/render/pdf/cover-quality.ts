import type { Cover } from "@/components/report/model";
import { ACCENT, COLUMN, LINE, PAGE, TYPE } from "./look";
import { addPoint } from "./points";
import { heightOf, type Sheet } from "./sheet";
import { toDrawable, widthOf } from "./type";

/** Space between an account's name and its kind, in points. */
const AFTER_NAME = 6;
const KEY = 26;
/** Width for an amount next to a name, in points. */
const AMOUNT = 90;
/** Space above and below a line of the list, in points. */
const PAD = 3.5;

/** Height of `addAccounts`, in points. */
function heightOfAccounts(cover: Cover, width: number): number {
  const head =
    heightOf("Accounts covered", width, TYPE.minor) + heightOf(cover.covered, width, TYPE.term) + 4;
  const lines = cover.accounts.map((account) => toLine(account, width).height + 2 * PAD);
  const missing = cover.missing.map((text) => 3 + heightOf(text, width, TYPE.warn));
  return head + [...lines, ...missing].reduce((sum, height) => sum + height, 0);
}

/**
 * Adds the accounts that the report covers and those that seem to be missing. `x` is the distance from the left edge of
 * the paper, in points.
 */
function addAccounts(sheet: Sheet, cover: Cover, x: number, width: number): void {
  sheet.need(60);
  sheet.as("H2", () => sheet.paragraph("Accounts covered", { x, width }, TYPE.minor));
  sheet.paragraph(cover.covered, { x, width }, TYPE.term);
  sheet.y += 4;
  sheet.as("L", () => {
    for (const account of cover.accounts) addAccount(sheet, account, x, width);
  });
  for (const missing of cover.missing) {
    sheet.gap(3);
    sheet.paragraph(missing, { x, width }, TYPE.warn);
  }
}

type Account = Cover["accounts"][number];

function toLine(account: Account, width: number) {
  const room = width - KEY - AMOUNT;
  const detail = toDrawable(account.detail);
  const after = widthOf(toDrawable(account.name), TYPE.body) + AFTER_NAME;
  const isOneLine = after + widthOf(detail, TYPE.term) <= room;
  const below = isOneLine ? 0 : heightOf(account.detail, room, TYPE.term);
  return { room, detail, after, isOneLine, height: heightOf(account.name, room, TYPE.body) + below };
}

function addAccount(sheet: Sheet, account: Account, x: number, width: number): void {
  const left = x + KEY;
  const right = x + width;
  const { room, detail, after, isOneLine, height } = toLine(account, width);
  sheet.need(Math.min(200, height + 8));
  sheet.rule({ x1: x, y1: sheet.y, x2: right, y2: sheet.y }, LINE, 0.4);
  sheet.y += PAD;
  sheet.as("LI", () => {
    const y = sheet.y + TYPE.body.size;
    const { page } = sheet;
    sheet.as("Lbl", () => sheet.text(account.key, { x, y }, TYPE.lead));
    sheet.as("LBody", () => {
      sheet.as("P", () => sheet.paragraph(account.name, { x: left, width: room }, TYPE.body));
      if (isOneLine) sheet.as("P", () => sheet.text(detail, { x: left + after, y }, TYPE.term));
      else sheet.as("P", () => sheet.paragraph(account.detail, { x: left, width: room }, TYPE.term));
      if (sheet.page !== page) return;
      sheet.as("P", () => sheet.text(toDrawable(account.balance), { x: right, y, side: "right" }, TYPE.body));
    });
  });
  sheet.y += PAD;
}

/** Space between the two columns, in points. */
const BETWEEN = 28;
const HALF = (COLUMN - BETWEEN) / 2;
/** Width for the severity before a finding, in points. */
const LEAD = 48;

/**
 * Adds the findings, then the data quality with the accounts next to it. If the accounts do not fit there, they are
 * placed below.
 */
export function addFindingsAndQuality(sheet: Sheet, cover: Cover): void {
  sheet.gap(11);
  addFindings(sheet, cover.findings);
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

function addFindings(sheet: Sheet, findings: Cover["findings"]): void {
  sheet.as("H2", () =>
    sheet.paragraph("Findings, most important first", { x: PAGE.left, width: COLUMN }, TYPE.minor),
  );
  sheet.y += 3;
  if (findings.length === 0)
    sheet.paragraph("Nothing stands out.", { x: PAGE.left, width: COLUMN }, TYPE.bodySoft);
  sheet.as("L", () => {
    for (const finding of findings) {
      const cell = {
        text: finding.when === null ? finding.text : `${finding.text} ${capital(finding.when)}.`,
        ...(finding.to === null ? {} : { to: finding.to }),
      };
      addPoint(sheet, { lead: finding.lead, cell }, { x: PAGE.left, left: LEAD, width: COLUMN });
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
