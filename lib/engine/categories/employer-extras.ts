import { toDecision, UNLISTED } from "@/lib/engine/categories/decision";
import type { BankRow, Decision } from "@/lib/engine/row";
import type { FoundStream } from "@/lib/engine/streams/find-streams";
import { medianOf } from "@/lib/engine/streams/median-of";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

const PAYS_MIN = 4;
/** A name with fewer letters than this does not identify an employer, because it may be part of another name. */
const NAME_LETTERS_MIN = 6;
/** The first two words of a longer name identify the employer only if they have at least this many letters together. */
const HEAD_LETTERS_MIN = 10;
/** Payments that differ from the usual pay by at most this share count as usual pay, whatever their wording. */
const USUAL_SHARE = 0.25;
/** A separate stream counts as extra pay only if it has at most this many payments. A longer one is something else. */
const ONCE_ROWS_MAX = 2;
/** Employers' words for pay in addition to regular pay. Excludes expenses, advances and refunds, which are not pay. */
const EXTRA_WORDS: ReadonlySet<string> = new Set(
  "STI LTI CALLOUT ONCALL RECALL OVERTIME TIPS GRATUITIES LOADING BONUS INCENTIVE COMMISSION COMM COMMS ARREARS ALLOWANCE ALLOWANCES ALLOW LAHA LAFHA".split(
    " ",
  ),
);
const EXTRA_PAIRS: ReadonlySet<string> = new Set([
  "CALL OUT",
  "ON CALL",
  "PROFIT SHARE",
  "TOOL ALLOW",
  "TOOL ALLOWANCE",
  "SITE ALLOW",
  "SITE ALLOWANCE",
]);

/**
 * Marks an employer's extra pay, such as a bonus, call-out or overtime, if its wording differs from that of the
 * regular pay. A payment counts as variable pay if its wording says that it is extra. It also counts as variable pay
 * if it was categorised as pay and differs much from the usual amount. An employer's payment that is worded as a
 * claim repays expenses. Changes `decisions`.
 */
export function nameExtraPay(
  decisions: Decision[],
  streams: readonly FoundStream[],
  texts: readonly Descriptor[],
): void {
  const employers = new Map<FoundStream, PayerName[]>();
  for (const stream of streams)
    if (isEmployer(stream, decisions)) employers.set(stream, listPayerNames(stream, texts));
  if (employers.size === 0) return;
  for (const stream of streams) {
    if (stream.direction !== "IN" || employers.has(stream)) continue;
    for (const row of stream.rows) {
      const decision = decisions[row.index];
      const text = texts[row.index];
      if (!decision || !text) continue;
      const isClaim = isExpenseClaim(decision);
      if (!isClaim && !couldBeExtra(decision)) continue;
      for (const [employer, names] of employers) {
        if (!isPaidBy(row, text, names)) continue;
        if (isClaim) decisions[row.index] = toDecision("crd.refund", "CADENCE", "an employer's claim", 0.85);
        else if (isExtra(row, text, { decision, stream, employer }))
          decisions[row.index] = toDecision(
            "inc.salary.variable",
            "CADENCE",
            "paid by an employer in addition to regular pay",
            0.85,
          );
        break;
      }
    }
  }
}

function isEmployer({ direction, isMature, rows }: FoundStream, decisions: readonly Decision[]): boolean {
  const pays = rows.filter(({ index }) => decisions[index]?.code === "inc.salary.regular").length;
  return direction === "IN" && isMature && rows.length >= PAYS_MIN && pays >= rows.length / 2;
}

function isOpen({ layer }: Decision): boolean {
  return layer === "NONE" || layer === "CADENCE";
}

/**
 * Reports whether the category rests only on the word "claim" (an insurer) or "accounts payable" (a business client).
 * Such a payment from an employer repays expenses.
 */
function isExpenseClaim({ code, layer, rule }: Decision): boolean {
  if (layer !== "KEYWORD") return false;
  return code === "inc.comp.insurance"
    ? /^(?:TRAVEL )?CLAIM$/.test(rule)
    : code === "inc.business.receipts" && /^ACC(?:OUN)?TS PAY/.test(rule);
}

function couldBeExtra(decision: Decision): boolean {
  return isOpen(decision) || decision.rule === UNLISTED || decision.code === "inc.salary.regular";
}

function isExtra(
  row: BankRow,
  { words }: Descriptor,
  { decision, stream, employer }: { decision: Decision; stream: FoundStream; employer: FoundStream },
): boolean {
  const isSaid = words.some(
    (word, index) => EXTRA_WORDS.has(word) || EXTRA_PAIRS.has(`${word} ${words[index + 1] ?? ""}`),
  );
  if (isSaid) return couldBeExtra(decision);
  const usual = medianOf(employer);
  const isFar = Math.abs(row.cents - usual) > usual * USUAL_SHARE;
  return (
    decision.code === "inc.salary.regular" && !stream.isMature && stream.rows.length <= ONCE_ROWS_MAX && isFar
  );
}

/** A name that a payer printed, split into words, and the direct-entry number of the rows with this name. */
type PayerName = { words: readonly string[]; isLong: boolean; apca: string };

/**
 * The distinct names of a payer. Rows are compared with these names, not with every payment of the payer. This
 * reduces the engine's time by a tenth for a report of 30,000 rows, and by more for a longer one.
 */
export function listPayerNames({ rows }: FoundStream, texts: readonly Descriptor[]): PayerName[] {
  const names = new Map<string, PayerName>();
  for (const { index, apca } of rows) {
    const key = texts[index]?.key ?? "";
    if (names.has(`${apca} ${key}`)) continue;
    const words = key.split(" ");
    names.set(`${apca} ${key}`, { words, isLong: words.join("").length >= NAME_LETTERS_MIN, apca });
  }
  return [...names.values()];
}

/**
 * Reports whether the row is from the payer, in one of three cases:
 * - The row's text contains every word of one of the payer's names.
 * - It begins with the first two words of a longer name.
 * - The row has the payer's direct-entry number and one word of the name with that number.
 */
export function isPaidBy(row: BankRow, text: Descriptor, names: readonly PayerName[]): boolean {
  return names.some(({ words, isLong, apca }) => {
    if (isLong && words.every((word) => text.words.includes(word))) return true;
    // An employer prints the kind of pay after its name ("EXAMPLE AGENCY RETAINER", "EXAMPLE AGENCY COMM"), so the
    // first two words are enough.
    const [first = "", second = ""] = words;
    const isHead = words.length > 2 && first.length + second.length >= HEAD_LETTERS_MIN;
    if (isHead && text.tokens[0] === first && text.tokens[1] === second) return true;
    // A payroll bureau pays for many employers under one number, so a word of the name must match as well.
    return row.apca !== "" && row.apca === apca && words.some((word) => text.words.includes(word));
  });
}
