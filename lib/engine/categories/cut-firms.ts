import { toDecision, UNLISTED } from "@/lib/engine/categories/decision";
import { isFrontOfFirmWord } from "@/lib/engine/categories/firm-name";
import { keepsPayrollTime } from "@/lib/engine/categories/name-part";
import { WAGE_CENTS_MIN } from "@/lib/engine/categories/unlisted-payer";
import type { BankRow, Decision } from "@/lib/engine/row";
import type { FoundStream } from "@/lib/engine/streams/find-streams";
import { medianOf } from "@/lib/engine/streams/median-of";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

/** This share of an account's descriptions, and this many, end at its width: the bank cuts them there. */
const CUT_SHARE_MIN = 0.2;
const CUT_ROWS_MIN = 8;
/** Below this width a bank cuts nothing: its descriptions are just short. */
const WIDTH_MIN = 16;

/**
 * "DEPOSIT CORVANE FRE" where the account's bank cuts every description at one width: the last word is the front of a firm's word,
 * and what keeps a payroll's time is a wage. Without the cut the same letters may be the front of a surname, so the width has to
 * be seen first. Changes the decisions given.
 */
export function payCutFirms(
  decisions: Decision[],
  read: { rows: readonly BankRow[]; texts: readonly Descriptor[]; streams: readonly FoundStream[] },
): void {
  const widths = findWidths(read.rows);
  if (widths.size === 0) return;
  for (const stream of read.streams) {
    if (stream.direction !== "IN" || !keepsPayrollTime(stream) || medianOf(stream) < WAGE_CENTS_MIN) continue;
    const isCutFirm = stream.rows.every((row) => {
      const { tokens = [], channel = null } = read.texts[row.index] ?? {};
      const isFull = row.description.length >= (widths.get(row.accountId) ?? Number.POSITIVE_INFINITY) - 1;
      const isByEntry = channel === null || channel === "DIRECT_CREDIT";
      return isFull && isByEntry && tokens.length > 1 && isFrontOfFirmWord(tokens.at(-1) ?? "");
    });
    if (!isCutFirm || !stream.rows.every(({ index }) => isOpen(decisions[index]))) continue;
    for (const { index } of stream.rows)
      decisions[index] = toDecision("inc.salary.regular", "CADENCE", "a firm's name cut short", 0.74);
  }
}

function isOpen(decision: Decision | undefined): boolean {
  return decision?.layer === "NONE" || decision?.rule === UNLISTED;
}

/** By account, the width at which its bank cuts descriptions; accounts whose descriptions end anywhere have none. */
function findWidths(rows: readonly BankRow[]): Map<string, number> {
  const lengths = new Map<string, number[]>();
  for (const { accountId, description } of rows) {
    const list = lengths.get(accountId);
    if (list) list.push(description.length);
    else lengths.set(accountId, [description.length]);
  }
  const widths = new Map<string, number>();
  for (const [accountId, list] of lengths) {
    const width = list.reduce((longest, length) => Math.max(longest, length), 0);
    // A space at the cut is trimmed away.
    const full = list.filter((length) => length >= width - 1).length;
    const isCut = width >= WIDTH_MIN && full >= CUT_ROWS_MIN && full >= list.length * CUT_SHARE_MIN;
    if (isCut) widths.set(accountId, width);
  }
  return widths;
}
