import { creditKeywordIndex } from "@/lib/domain/category/credit-keywords";
import { debitKeywordIndex } from "@/lib/domain/category/debit-keywords";
import { feeIndex } from "@/lib/domain/category/fee-words";
import { merchantIndex, payerIndex } from "@/lib/domain/category/merchants";
import { markIndex, readSigns, type Signs } from "@/lib/domain/category/read-signs";
import type { BankRow, Worded } from "@/lib/domain/row";
import { GATEWAYS } from "@/lib/domain/text/channels";
import { hasMaskable, maskNumbers } from "@/lib/domain/text/mask-numbers";
import { channelIndices, type Descriptor, readDescriptor } from "@/lib/domain/text/read-descriptor";

/** What each row's wording says, in canonical order. Rows of one wording share their reading. */
export type Wording = { texts: Descriptor[]; signs: Signs[] };

type Reading = { row: Worded; text: Descriptor; signs: Signs };

/** Beyond these a report's rows are read one by one: memory stays bounded whatever a bank sends. */
const SHAPES_MAX = 20_000;
const READINGS_PER_SHAPE_MAX = 8;

/**
 * Reads the wording of every row, each wording once: a statement repeats its merchants, and what changes from row to row
 * (receipts, dates, references) says nothing about them. In a shared reading the long numbers among `words` are those of the first
 * row so worded; who needs a row's own numbers reads them in the row.
 */
export function readWording(rows: readonly BankRow[], ownNames: readonly (readonly string[])[]): Wording {
  const shapes = new Map<string, Reading[]>();
  const known = listNumbers();
  const wording: Wording = { texts: [], signs: [] };
  for (const row of rows) {
    const shape = maskNumbers(row.description, known);
    const shared = shapes.get(shape);
    let reading = shared && findReading(shared, row);
    if (!reading) {
      const text = readDescriptor(row);
      reading = { row, text, signs: readSigns(row, text, ownNames) };
      const canBeShared = shape === row.description || isWithoutNumbers(text);
      if (canBeShared && shared && shared.length < READINGS_PER_SHAPE_MAX) shared.push(reading);
      else if (canBeShared && !shared && shapes.size < SHAPES_MAX) shapes.set(shape, [reading]);
    }
    wording.texts.push(reading.text);
    wording.signs.push(reading.signs);
  }
  return wording;
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
