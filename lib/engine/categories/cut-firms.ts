import { GIVEN_NAME, toDecision, UNLISTED } from "@/lib/engine/categories/decision";
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
 * What an account says of regular credits whose payer's name its bank cut off: the front of an agency's name is that
 * agency's, the front of a class word ("DISTRIBU", "INVO") is that class, and what keeps a payroll's time is a wage where a
 * firm's word shows that an organisation paid. What the cut leaves without a name stays unknown, and is asked about. Without
 * the cut the same letters may be the front of a surname, so the width has to be seen first. Changes the decisions given.
 */
export function payCutFirms(
  decisions: Decision[],
  read: { rows: readonly BankRow[]; texts: readonly Descriptor[]; streams: readonly FoundStream[] },
): void {
  const widths = findWidths(read.rows);
  if (widths.size === 0) return;
  for (const stream of read.streams) {
    if (stream.direction !== "IN" || !stream.rows.every(({ index }) => isOpen(decisions[index]))) continue;
    const texts = stream.rows.flatMap((row) => read.texts[row.index] ?? []);
    const isCut = stream.rows.every((row) => {
      const width = widths.get(row.accountId);
      return width !== undefined && row.description.length >= width - 1;
    });
    const decided = isCut ? decideCut(stream, texts) : null;
    if (!decided) continue;
    for (const { index } of stream.rows) decisions[index] = decided;
  }
}

const BY_ENTRY: ReadonlySet<Descriptor["channel"]> = new Set(["DIRECT_CREDIT", null]);

function decideCut(stream: FoundStream, texts: readonly Descriptor[]): Decision | null {
  const isByEntry = texts.every(({ channel }) => BY_ENTRY.has(channel));
  if (isByEntry && texts.every(({ tokens }) => isFrontOfAgency(tokens)))
    return toDecision("inc.gov.other", "KEYWORD", "an agency's name cut short", 0.8);
  const isFund = texts.every(({ tokens }) => tokens.length > 1 && isFrontOfFund(tokens.at(-1) ?? ""));
  if (isFund && stream.isMature && stream.fit?.frequency === "MONTHLY")
    return toDecision("inc.super.pension", "CADENCE", "a fund's monthly payment", 0.74);
  const said = texts.map(({ tokens }) => (tokens.length > 1 ? findCutClass(tokens) : null));
  const [first = null] = said;
  // Nothing invested pays as often as a payroll.
  const isDoubted = first?.startsWith("inc.invest") === true && keepsPayrollTime(stream);
  if (first !== null && !isDoubted && isByEntry && said.every((code) => code === first))
    return toDecision(first, "KEYWORD", "a word cut short", 0.8);
  if (medianOf(stream) < WAGE_CENTS_MIN || !stream.isMature) return null;
  const isFirm = texts.every(({ tokens }) => tokens.length > 1 && isFrontOfFirmWord(tokens.at(-1) ?? ""));
  return isFirm && isByEntry && keepsPayrollTime(stream)
    ? toDecision("inc.salary.regular", "CADENCE", "a firm's name cut short", 0.74)
    : null;
}

/** The agency that pays benefits, as statements begin its name. */
const AGENCIES: readonly string[] = ["CTRLINK", "CENTRELINK", "SERVICES AUSTRALIA", "AUS GOV FAMILIES"];
const AGENCY_LETTERS_MIN = 4;

function isFrontOfAgency(tokens: readonly string[]): boolean {
  const name = tokens.join(" ");
  return name.length >= AGENCY_LETTERS_MIN && AGENCIES.some((agency) => agency.startsWith(name));
}

const FUND_LETTERS_MIN = 4;

function isFrontOfFund(word: string): boolean {
  return word.length >= FUND_LETTERS_MIN && "SUPERANNUATION".startsWith(word);
}

/** Class words that stand at the end of a payer's line and begin no other common word. */
const CLASSES: readonly (readonly [code: string, word: string, letters: number])[] = [
  ["inc.invest.distribution", "DISTRIBUTION", 5],
  ["inc.invest.dividend", "DIVIDEND", 3],
  ["inc.business.receipts", "INVOICE", 4],
  ["inc.super.pension", "PENSION", 4],
  ["inc.salary.regular", "PAYROLL", 4],
  ["inc.salary.regular", "SALARY", 4],
  ["inc.salary.regular", "WAGES", 3],
];

function findCutClass(tokens: readonly string[]): string | null {
  const last = tokens.at(-1) ?? "";
  const found = CLASSES.find(
    ([, word, letters]) => last.length >= letters && last.length < word.length && word.startsWith(last),
  );
  return found?.[0] ?? null;
}

function isOpen(decision: Decision | undefined): boolean {
  return (
    decision?.layer === "NONE" ||
    decision?.rule === UNLISTED ||
    (decision?.code === "crd.person" && decision.rule === GIVEN_NAME) ||
    // The fragment of a name that keeps time would be called a wage with all the weight of a whole one.
    decision?.layer === "CADENCE"
  );
}

/** Wordings that end at the width: one wording alone has a length, and no width. */
const CUT_WORDINGS_MIN = 2;

/** By account, the width at which its bank cuts descriptions; accounts whose descriptions end anywhere have none. */
function findWidths(rows: readonly BankRow[]): Map<string, number> {
  const texts = new Map<string, string[]>();
  for (const { accountId, description } of rows) {
    const list = texts.get(accountId);
    if (list) list.push(description);
    else texts.set(accountId, [description]);
  }
  const widths = new Map<string, number>();
  for (const [accountId, list] of texts) {
    const width = list.reduce((longest, { length }) => Math.max(longest, length), 0);
    // A space at the cut is trimmed away.
    const full = list.filter(({ length }) => length >= width - 1);
    const isCut =
      width >= WIDTH_MIN &&
      full.length >= CUT_ROWS_MIN &&
      full.length >= list.length * CUT_SHARE_MIN &&
      new Set(full.map((text) => text.replace(/\d/g, ""))).size >= CUT_WORDINGS_MIN;
    if (isCut) widths.set(accountId, width);
  }
  return widths;
}
