import { GIVEN_NAME, toDecision, UNLISTED } from "@/lib/engine/categories/decision";
import { isFrontOfFirmWord } from "@/lib/engine/categories/firm-name";
import { keepsPayrollTime } from "@/lib/engine/categories/name-part";
import { WAGE_CENTS_MIN } from "@/lib/engine/categories/unlisted-payer";
import type { BankRow, Decision } from "@/lib/engine/row";
import type { FoundStream } from "@/lib/engine/streams/find-streams";
import { medianOf } from "@/lib/engine/streams/median-of";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

/**
 * If at least this share of an account's descriptions, and at least CUT_ROWS_MIN of them, end at the same width, the
 * bank truncates them.
 */
const CUT_SHARE_MIN = 0.2;
const CUT_ROWS_MIN = 8;
/** If an account's longest description has fewer characters than this, its descriptions do not count as truncated. */
const WIDTH_MIN = 16;

/**
 * Categorises regular credits whose payer's name the bank truncated; changes `decisions`. Recognises the beginning of
 * an agency's name, and of a word for a kind of income ("DISTRIBU", "INVO"). Payments at a payroll's cadence are wages
 * if a business word shows that an organisation paid. Other credits stay unknown, so the report asks about them. Text
 * counts only if it ends at the width at which the bank truncates. In complete text, the same letters may begin a
 * surname.
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
      const cut = widths.get(row.accountId);
      return cut !== undefined && row.printedLength >= cut.width - 1;
    });
    if (!isCut) continue;
    const decided = decideCut(stream, texts);
    const isSure = stream.rows.every(({ accountId }) => widths.get(accountId)?.isSure);
    const isBare = texts.every(({ tokens }) => tokens.join("").length < NAME_LETTERS_MIN);
    for (const { index } of stream.rows) {
      if (decided) decisions[index] = decided;
      // The lost words may have been a firm's, so the remaining ones are not read as a person's name. If only a few
      // letters remain, the payer may be an employer, an agency or a fund. The credit stays unknown in both cases.
      else if (isSure && (isBare || decisions[index]?.code === "crd.person"))
        decisions[index] = toDecision("crd.other", "NONE", "a name cut short", 0.3);
    }
  }
}

/**
 * If fewer letters than this remain of a truncated name, the name shows no category. It may be an employer's, an
 * agency's or a fund's.
 */
const NAME_LETTERS_MIN = 4;
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
  // Investments never pay as often as a payroll. So if the cadence is a payroll's, the word decides nothing.
  const isDoubted = first?.startsWith("inc.invest") === true && keepsPayrollTime(stream);
  if (first !== null && !isDoubted && isByEntry && said.every((code) => code === first))
    return toDecision(first, "KEYWORD", "a word cut short", 0.8);
  if (medianOf(stream) < WAGE_CENTS_MIN || !stream.isMature) return null;
  const isFirm = texts.every(({ tokens }) => tokens.length > 1 && isFrontOfFirmWord(tokens.at(-1) ?? ""));
  return isFirm && isByEntry && keepsPayrollTime(stream)
    ? toDecision("inc.salary.regular", "CADENCE", "a firm's name cut short", 0.74)
    : null;
}

/** Beginnings of the benefit agency's name on statements. */
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

/**
 * Words for a kind of income. If a payer's line ends in the beginning of such a word, at least the first `letters`
 * letters must be printed.
 */
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
    // Wages recognised by cadence are decided again, because a truncated name must not give the same confidence as a
    // complete one.
    decision?.layer === "CADENCE"
  );
}

/**
 * At least this many different wordings must end at the same width to show that the bank truncates. A single wording
 * shows only its own length.
 */
const CUT_WORDINGS_MIN = 2;

/**
 * If at least this many different wordings end at the same width, the bank certainly truncates. With fewer, the equal
 * lengths may be a coincidence. A credit then keeps its category, unless its truncated name shows another one.
 */
const SURE_WORDINGS_MIN = 4;

/** The width at which the bank truncates an account's descriptions, and whether enough wordings show it. */
type Truncation = { width: number; isSure: boolean };

/**
 * The widths at which the bank truncates descriptions, by account. Accounts without truncation have no entry.
 */
function findWidths(rows: readonly BankRow[]): Map<string, Truncation> {
  const byAccount = new Map<string, BankRow[]>();
  for (const row of rows) {
    const list = byAccount.get(row.accountId);
    if (list) list.push(row);
    else byAccount.set(row.accountId, [row]);
  }
  const widths = new Map<string, Truncation>();
  for (const [accountId, list] of byAccount) {
    const width = list.reduce((longest, { printedLength }) => Math.max(longest, printedLength), 0);
    // A description that is one character shorter is included, because a space at the end is trimmed.
    const full = list.filter(({ printedLength }) => printedLength >= width - 1);
    const wordings = new Set(full.map(({ description }) => description.replace(/\d/g, ""))).size;
    const isCut =
      width >= WIDTH_MIN &&
      full.length >= CUT_ROWS_MIN &&
      full.length >= list.length * CUT_SHARE_MIN &&
      wordings >= CUT_WORDINGS_MIN;
    if (isCut) widths.set(accountId, { width, isSure: wordings >= SURE_WORDINGS_MIN });
  }
  return widths;
}
