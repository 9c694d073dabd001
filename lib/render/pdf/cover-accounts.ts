import type { Cover } from "@/components/report/model";
import { LINE, TYPE } from "./look";
import { heightOf, type Sheet } from "./sheet";
import { toDrawable, widthOf } from "./type";

/** Space between an account's name and its kind, in points. */
const AFTER_NAME = 6;
const KEY = 26;
/** Width for an amount next to a name. */
const AMOUNT = 90;
/** Space above and below a line of the list. */
const PAD = 3.5;

/** Height of `addAccounts`, in points. */
export function heightOfAccounts(cover: Cover, width: number): number {
  const head =
    heightOf("Accounts covered", width, TYPE.minor) + heightOf(cover.covered, width, TYPE.term) + 4;
  const lines = cover.accounts.map((account) => toLine(account, width).height + 2 * PAD);
  const missing = cover.missing.map((text) => 3 + heightOf(text, width, TYPE.warn));
  return head + [...lines, ...missing].reduce((sum, height) => sum + height, 0);
}

/**
 * The accounts that the report covers and those that seem to be missing, `x` points from the left edge of the paper.
 */
export function addAccounts(sheet: Sheet, cover: Cover, x: number, width: number): void {
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
