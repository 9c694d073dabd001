import { creditKeywordIndex } from "@/lib/domain/category/credit-keywords";
import { debitKeywordIndex } from "@/lib/domain/category/debit-keywords";
import { feeIndex } from "@/lib/domain/category/fee-words";
import { merchantIndex, payerIndex } from "@/lib/domain/category/merchants";
import { markIndex, readSigns, type Signs } from "@/lib/domain/category/read-signs";
import type { BankRow, Worded } from "@/lib/domain/row";
import { GATEWAYS } from "@/lib/domain/text/channels";
import { hasMaskable, maskNumbers } from "@/lib/domain/text/mask-numbers";
import { channelIndices, type Descriptor, readDescriptor } from "@/lib/domain/text/read-descriptor";
import { TEXT_LENGTH_MAX } from "@/lib/domain/text/tidy-text";

/** What each row's wording says, in canonical order. Rows of one wording share their reading. */
export type Wording = { texts: Descriptor[]; signs: Signs[] };

type Reading = { row: Worded; text: Descriptor; signs: Signs };

/** Beyond these a report's rows are read one by one: memory stays bounded whatever a bank sends. */
const SHAPES_MAX = 20_000;
const READINGS_PER_SHAPE_MAX = 8;
const SHAPES_PER_SUM_MAX = 8;

/**
 * Reads the wording of every row, each wording once: a statement repeats its merchants, and what changes from row to row
 * (receipts, dates, references) says nothing about them. In a shared reading the long numbers among `words` are those of the first
 * row so worded; who needs a row's own numbers reads them in the row.
 */
export function readWording(rows: readonly BankRow[], ownNames: readonly (readonly string[])[]): Wording {
  const shelf = newShelf();
  const wording: Wording = { texts: [], signs: [] };
  for (const row of rows) {
    let reading = shelf.find(row);
    if (!reading) {
      const text = readDescriptor(row);
      reading = { row, text, signs: readSigns(row, text, ownNames) };
      shelf.keep(reading);
    }
    wording.texts.push(reading.text);
    wording.signs.push(reading.signs);
  }
  return wording;
}

/** Readings made so far, found by the shape of the description. `keep` is for the row that `find` was last asked about. */
type Shelf = { find(row: Worded): Reading | undefined; keep(reading: Reading): void };
type Shape = { codes: Uint16Array; readings: Reading[] };

function newShelf(): Shelf {
  const known = listNumbers();
  const codes = new Uint16Array(TEXT_LENGTH_MAX);
  // A sum over the shape finds it; shapes of equal sums stand in one list and are compared in full.
  const shapes = new Map<number, Shape[]>();
  let count = 0;
  let isMasked = false;
  let sum = 0;
  let shape: Shape | undefined;
  return {
    find: (row) => {
      isMasked = maskNumbers(row.description, known, codes);
      sum = sumOf(codes, row.description.length);
      shape = shapes.get(sum)?.find((other) => isEqual(other.codes, codes, row.description.length));
      return shape && findReading(shape.readings, row);
    },
    keep: (reading) => {
      if (isMasked && !isWithoutNumbers(reading.text)) return;
      if (shape) {
        if (shape.readings.length < READINGS_PER_SHAPE_MAX) shape.readings.push(reading);
        return;
      }
      const equals = shapes.get(sum) ?? [];
      if (count >= SHAPES_MAX || equals.length >= SHAPES_PER_SUM_MAX) return;
      count++;
      equals.push({ codes: codes.slice(0, reading.row.description.length), readings: [reading] });
      shapes.set(sum, equals);
    },
  };
}

function sumOf(codes: Uint16Array, length: number): number {
  let sum = length;
  for (let place = 0; place < length; place++) sum = Math.imul(sum ^ (codes[place] ?? 0), 0x01000193);
  // Small whole numbers are the cheapest keys.
  return (sum ^ (sum >>> 15)) & 0x3fffffff;
}

function isEqual(shape: Uint16Array, codes: Uint16Array, length: number): boolean {
  if (shape.length !== length) return false;
  for (let place = 0; place < length; place++) if (shape[place] !== codes[place]) return false;
  return true;
}

/** The reading of a row that says the same in every field a reading may look at. */
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

/** True when the name rests on no number that another row of the same wording may have differently. */
function isWithoutNumbers({ tokens, note, words, gateway }: Descriptor): boolean {
  const named = [tokens, note].find((part) => part.length > 0) ?? words;
  return !named.some(hasMaskable) && !hasMaskable(gateway ?? "");
}

/** Every number the tables could match, and what a bank may have cut it down to. Other numbers match nothing. */
function listNumbers(): ReadonlySet<string> {
  const indices = [
    ...channelIndices,
    merchantIndex,
    payerIndex,
    debitKeywordIndex,
    creditKeywordIndex,
    feeIndex,
  ];
  const words = [...indices, markIndex].flatMap((index) => index.numbers).concat(Object.keys(GATEWAYS));
  const known = new Set<string>();
  for (const word of words)
    for (const [run] of word.matchAll(/\d+/g))
      for (let length = 1; length <= run.length; length++) known.add(run.slice(0, length));
  return known;
}
