import { type Day, findDay } from "@/lib/engine/calendar/day";
import type { Wording } from "@/lib/engine/document";
import { findCents } from "@/lib/engine/money";
import type { BankRow } from "@/lib/engine/row";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

/** Receipts, dates and foreign amounts are looked for only in this many characters at the start of a text. */
const LENGTH_MAX = 200;
const RECEIPT = /\bRECEIPT(?: NO\.?| NUMBER)? ?[:#]? ?(\d{4,14})/i;
const VALUE_DATE = /\bVALUE DATE[:_ ]{0,3}(\d{1,2})[/ -]?(\d{1,2}|[A-Z]{3})[/ -]?(\d{4}|\d{2})?(?!\d)/i;
const FOREIGN =
  /\b(USD|EUR|GBP|NZD|SGD|HKD|JPY|CAD|CHF|THB|IDR|FJD|INR|PHP|CNY|KRW|VND) ?(\d{1,9}(?:\.\d{2})?)(?![\d.])/i;
const FOREIGN_BEHIND =
  /(?:^|[^\d.])(\d{1,9}\.\d{2}) ?(USD|EUR|GBP|NZD|SGD|HKD|JPY|CAD|CHF|THB|IDR|FJD|INR|PHP|CNY|KRW|VND)\b/i;
const MONTHS = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];

/**
 * Returns a function that reads the facts in a row's wording other than the payee; null if there are none. No figure
 * uses them. Rows that share a Descriptor share the facts too, unless their own text has a receipt, a date or a foreign
 * amount.
 */
export function newFacts(): (row: BankRow, text: Descriptor) => Wording | null {
  const known = new Map<Descriptor, Wording | null>();
  return (row, text) => {
    const own = readOwn(row);
    if (own) return toWording(text, own);
    const found = known.get(text);
    if (found !== undefined) return found;
    const facts = toWording(text, NOTHING);
    const said = Object.values(facts).some((fact) => fact !== null) ? facts : null;
    known.set(text, said);
    return said;
  };
}

type OwnFacts = Pick<Wording, "receipt" | "valueOn" | "foreignCurrency" | "foreignCents">;
const NOTHING: OwnFacts = { receipt: null, valueOn: null, foreignCurrency: null, foreignCents: null };

function toWording({ gateway, cardSuffix, place, state, country, note }: Descriptor, own: OwnFacts): Wording {
  return { gateway, cardSuffix, place, state, country, ...own, note: toNote(note) };
}

/** The facts that only the row's own text has; null if it has none. */
function readOwn(row: BankRow): OwnFacts | null {
  const said = row.description.slice(0, LENGTH_MAX);
  const foreign = FOREIGN.exec(said);
  const behind = foreign ? null : FOREIGN_BEHIND.exec(said);
  const foreignCurrency = (foreign?.[1] ?? behind?.[2])?.toUpperCase() ?? null;
  const receipt = RECEIPT.exec(said)?.[1] ?? null;
  const valueOn = readValueDay(said, row.on);
  if ((receipt ?? valueOn ?? foreignCurrency) === null) return null;
  const amount = foreign?.[2] ?? behind?.[1];
  return {
    receipt,
    valueOn,
    foreignCurrency,
    foreignCents: amount === undefined ? null : findCents(amount),
  };
}

/**
 * The note without words that contain two consecutive digits; null if nothing remains. Rows with the same wording share
 * one Descriptor, so such a number may be from another row.
 */
function toNote(words: readonly string[]): string | null {
  if (words.length === 0) return null;
  const said = words.filter((word) => !/\d{2}/.test(word));
  return said.length === 0 ? null : said.join(" ").toLowerCase();
}

/**
 * The value date; null if the text contains none. A date without a year is in the year of the posting, with two
 * exceptions. A month that is more than one month after the posting's month is in the year before. January is in the
 * year after if the posting is in December.
 */
function readValueDay(said: string, postedOn: Day): Day | null {
  const found = VALUE_DATE.exec(said);
  if (!found) return null;
  const [, date = "", month = "", year = ""] = found;
  const number = /^\d/.test(month) ? Number(month) : MONTHS.indexOf(month.toUpperCase()) + 1;
  const posted = Number(postedOn.slice(0, 4));
  const monthsLater = number - Number(postedOn.slice(5, 7));
  const guess = monthsLater > 1 ? posted - 1 : monthsLater === -11 ? posted + 1 : posted;
  const full = year === "" ? guess : year.length === 2 ? 2000 + Number(year) : Number(year);
  return findDay(`${full}-${String(number).padStart(2, "0")}-${date.padStart(2, "0")}`);
}
