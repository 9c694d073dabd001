import { creditKeywordIndex } from "@/lib/engine/categories/credit-keywords";
import { debitKeywordIndex } from "@/lib/engine/categories/debit-keywords";
import { feeIndex } from "@/lib/engine/categories/fee-words";
import { markIndex } from "@/lib/engine/categories/marks";
import { merchantIndex, payerIndex } from "@/lib/engine/categories/merchants";
import { type Own, withoutOwnName } from "@/lib/engine/categories/own-account";
import { readSigns, type Signs } from "@/lib/engine/categories/read-signs";
import { separateNotes } from "@/lib/engine/categories/repeated-names";
import { separatePayee } from "@/lib/engine/categories/separate-payee";
import { spellOutStarred } from "@/lib/engine/categories/starred-names";
import type { BankRow, Worded } from "@/lib/engine/row";
import { GATEWAYS } from "@/lib/engine/text/gateways";
import { BEFORE_DATE, hasMaskable, type KnownNumbers, maskNumbers } from "@/lib/engine/text/mask-numbers";
import { channelIndices } from "@/lib/engine/text/peel";
import { type Descriptor, readDescriptor } from "@/lib/engine/text/read-descriptor";
import { newRespacer } from "@/lib/engine/text/respace";
import { toTokens } from "@/lib/engine/text/tokens";

/** The results for each row, in canonical order. Rows with the same wording share one Reading. */
type Wording = { texts: Descriptor[]; signs: Signs[] };

type Reading = { row: Worded; text: Descriptor; signs: Signs };

/**
 * If one of these limits is reached, further wordings are read row by row and not cached. So memory stays bounded
 * whatever a bank sends.
 */
const WORDINGS_MAX = 40_000;
const READINGS_PER_WORDING_MAX = 8;

/**
 * Reads each distinct wording once. A statement repeats its merchants, and the varying parts (receipts, dates,
 * references) do not identify them. In a shared Reading, the long numbers among `words` are those of the first row
 * with that wording. Code that needs a row's own numbers must read the row.
 *
 * Measured in one run: if every row is read separately, a report takes 22% to 31% more processor time with 3,000 rows,
 * and 61% more with 30,000 rows.
 */
export function readWording(rows: readonly BankRow[], own: Own): Wording {
  const shelf = newShelf();
  const respace = newRespacer(rows);
  const wording: Wording = { texts: [], signs: [] };
  for (const row of rows) {
    let reading = shelf.find(row);
    if (!reading) {
      reading = readRow(row, own);
      const spaced = isUnknown(reading.signs) ? respace(row) : null;
      if (spaced) reading = { ...readRow(spaced, own), row };
      shelf.keep(reading);
    }
    wording.texts.push(reading.text);
    wording.signs.push(reading.signs);
  }
  readSenders(rows, own, wording);
  return wording;
}

function readRow(row: Worded, own: Own): Reading {
  const text = spellOutStarred(row, readDescriptor(withoutOwnName(row, own.people)));
  const signs = readSigns(row, text, own);
  const named = separatePayee(row, text, signs);
  return named ? { row, text: named, signs: readSigns(row, named, own) } : { row, text, signs };
}

/** Reports whether no table knows a word of the text. Its spaces may then be missing. */
const isUnknown = ({ merchant, payer, keyword, fee }: Signs): boolean =>
  !merchant && !payer && !keyword && !fee;

/**
 * Reads some incoming transfers a second time, with the sender's name and the note separated. For these transfers, only
 * a comparison of several that begin alike shows where the name ends.
 */
function readSenders(rows: readonly BankRow[], own: Own, { texts, signs }: Wording): void {
  const separated = separateNotes(rows, texts);
  const known = new Map<Descriptor, Signs>();
  for (const row of separated.size === 0 ? [] : rows) {
    const text = texts[row.index];
    const named = text && row.cents > 0 ? separated.get(text) : undefined;
    if (!named) continue;
    const sign = known.get(named) ?? readSigns(row, named, own);
    known.set(named, sign);
    texts[row.index] = named;
    signs[row.index] = sign;
  }
}

/**
 * A cache of Readings by wording: the description with masked numbers or, if the name contains a number, the
 * description itself.
 */
type Shelf = { find(row: Worded): Reading | undefined; keep(reading: Reading): void };

/** The numbers that the tables can match. Listed for the first report and reused. */
let known: KnownNumbers | undefined;

function newShelf(): Shelf {
  known ??= listNumbers();
  const numbers = known;
  const wordings = new Map<string, Reading[]>();
  const findIn = (wording: string, row: Worded) => findReading(wordings.get(wording) ?? NONE, row);
  return {
    find: (row) => findIn(maskNumbers(row.description, numbers), row) ?? findIn(row.description, row),
    keep: (reading) => {
      const { description } = reading.row;
      const wording = isWithoutNumbers(reading.text) ? maskNumbers(description, numbers) : description;
      const readings = wordings.get(wording) ?? [];
      if (wordings.size >= WORDINGS_MAX || readings.length >= READINGS_PER_WORDING_MAX) return;
      wordings.set(wording, [...readings, reading]);
    },
  };
}

const NONE: readonly never[] = [];

/** Finds the Reading of a row that equals this one in every field that may affect the result. */
function findReading(readings: readonly Reading[], row: Worded): Reading | undefined {
  for (const reading of readings) {
    const other = reading.row;
    if (
      row.cents < 0 === other.cents < 0 &&
      row.mcc === other.mcc &&
      row.type === other.type &&
      row.merchantName === other.merchantName &&
      row.payee === other.payee &&
      row.payer === other.payer &&
      row.billerName === other.billerName &&
      row.billerCode === other.billerCode
    )
      return reading;
  }
  return undefined;
}

/** Reports whether the name contains no number that may differ in another row with the same wording. */
function isWithoutNumbers({ tokens, note, words, gateway }: Descriptor): boolean {
  const named = [tokens, note].find((part) => part.length > 0) ?? words;
  return !named.some(hasMaskable) && !hasMaskable(gateway ?? "");
}

/** A truncated word matches the tables only if it has at least this many characters. */
const CUT_MIN = 3;

/** Every number that the tables can match, and its truncated forms. Other numbers match nothing. */
function listNumbers(): KnownNumbers {
  const indices = [
    ...channelIndices,
    merchantIndex,
    payerIndex,
    debitKeywordIndex,
    creditKeywordIndex,
    feeIndex,
    markIndex,
  ];
  const numbers = new Set<string>();
  const heads = new Set<string>();
  const seconds = new Set<string>();
  for (const words of [...indices.flatMap(({ numbered }) => numbered), ...[...GATEWAYS.keys()].map(toTokens)])
    for (const [index, word] of words.entries()) {
      if (index === 0) heads.add(word);
      else if (BEFORE_DATE.test(words[index - 1] ?? "")) seconds.add(word);
      for (const [run] of word.matchAll(/\d+/g)) {
        if (run === word) numbers.add(run);
        for (let length = CUT_MIN; length <= run.length; length++) numbers.add(run.slice(0, length));
      }
    }
  return { numbers, heads, seconds };
}
