import { HALF_DOLLAR_CENTS } from "@/lib/engine/categories/casual-pay";
import { findCreditKeyword } from "@/lib/engine/categories/credit-keywords";
import { hasCompanyWord } from "@/lib/engine/categories/firm-name";
import { payerIndex } from "@/lib/engine/categories/merchants";
import { asPerson, listParts, namesMerchant } from "@/lib/engine/categories/separate-payee";
import type { BankRow } from "@/lib/engine/row";
import { isOfDeposit } from "@/lib/engine/streams/term-deposit";
import { BETWEEN_PEOPLE } from "@/lib/engine/text/channels";
import { hasShortForm, mayBeName } from "@/lib/engine/text/find-person";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

const NAME_WORDS_MIN = 2;
const NAME_WORDS_MAX = 4;
/** The minimum number of different notes after the same words. With fewer, the note may be the rest of the name. */
const NOTES_MIN = 2;

/**
 * If amounts that are not multiples of 50 cents outnumber a sender's other amounts by at least this many, the sender is
 * probably an employer. This does not apply if the bank names a channel between people.
 */
const UNROUND_MAX = 3;

/** Words that an employer writes after its name. */
const PAY_NOTE = /^(?:PAY|PAYROLL|SALARY|WAGES?|WE|W|WK|WEEK|FN|INV|INVOICE)$/;

/**
 * Separates the sender's name from the note in transfers from people whose names are in no list. They are then
 * treated like people with listed names, so that no culture is at a disadvantage. Returns a map from each such text
 * to the same text with the name and the note separated.
 *
 * A sender is recognised by transfers that begin with the same words and end in different notes ("ZORRIN TARVO
 * FISHING" and "ZORRIN TARVO ALL SQUARE"). Without such transfers, the letter case or the words of the note may show
 * where the name ends. Leaves out firms, pay, invoices, and senders with a direct-entry number. Also leaves out
 * senders most of whose amounts are not multiples of 50 cents.
 */
export function separateNotes(
  rows: readonly BankRow[],
  texts: readonly Descriptor[],
): ReadonlyMap<Descriptor, Descriptor> {
  const byOpening = new Map<string, { alike: Map<Descriptor, BankRow>; roundness: number }>();
  for (const row of rows) {
    const text = texts[row.index];
    if (!text || row.cents <= 0 || !isOpen(row, text)) continue;
    const opening = text.tokens.slice(0, NAME_WORDS_MIN).join(" ");
    const sender = byOpening.get(opening) ?? { alike: new Map(), roundness: 0 };
    byOpening.set(opening, sender);
    sender.alike.set(text, row);
    sender.roundness += row.cents % HALF_DOLLAR_CENTS === 0 ? 1 : -1;
  }
  const separated = new Map<Descriptor, Descriptor>();
  for (const { alike, roundness } of byOpening.values()) {
    const all = [...alike.keys()];
    const name = findCommonStart(all);
    const isRepeated = roundness >= 0 && countNotes(name, all) >= NOTES_MIN && isSender(name, all, all);
    for (const [text, row] of alike) {
      const parts = isRepeated
        ? { party: name, note: [...text.tokens.slice(name.length), ...text.note] }
        : roundness > -UNROUND_MAX || BETWEEN_PEOPLE.has(text.channel)
          ? listParts(row, text).find(
              ({ party }) => isSender(party, [text], []) && !isPayerWithin(text, party),
            )
          : null;
      if (parts) separated.set(text, asPerson(text, parts));
    }
  }
  return separated;
}

/** Reports whether a row is a transfer that has no direct-entry number and whose words may be a name and a note. */
function isOpen({ type, apca }: BankRow, { channel, tokens, isPrivate, gateway }: Descriptor): boolean {
  const isMoved = channel === null ? type.startsWith("TRANSFER") : BETWEEN_PEOPLE.has(channel);
  const isOther = gateway !== null || isPrivate || hasShortForm(tokens);
  return isMoved && apca === "" && !isOther && tokens.length >= NAME_WORDS_MIN;
}

/** The words with which all texts begin, at most NAME_WORDS_MAX. */
function findCommonStart(texts: readonly Descriptor[]): readonly string[] {
  const [first] = texts;
  const words = first?.tokens.slice(0, NAME_WORDS_MAX) ?? [];
  const end = words.findIndex((word, index) => texts.some(({ tokens }) => tokens[index] !== word));
  return end < 0 ? words : words.slice(0, end);
}

const countNotes = (name: readonly string[], texts: readonly Descriptor[]): number =>
  new Set(texts.map(({ tokens }) => tokens.slice(name.length).join(" "))).size;

/**
 * Reports whether the name may be a person's. False if a text is about pay, or if a text in `firms` contains a word
 * that is typical of organisations.
 */
function isSender(
  name: readonly string[],
  texts: readonly Descriptor[],
  firms: readonly Descriptor[],
): boolean {
  const isPay = ({ tokens }: Descriptor) =>
    !tokens.includes("BACK") && tokens.some((word) => PAY_NOTE.test(word));
  if (!mayBeName(name) || hasCompanyWord(name) || texts.some(isPay)) return false;
  if (firms.some(({ tokens }) => hasCompanyWord(tokens))) return false;
  return !namesMerchant(name) && !payerIndex.find(name) && !findCreditKeyword(name) && !isOfDeposit(name);
}

/**
 * Reports whether the party contains a word of the listed payer that the text names: "UBER BV" in "UBER BV RASIER
 * PAYMENTS".
 */
function isPayerWithin({ tokens }: Descriptor, party: readonly string[]): boolean {
  const words = payerIndex.find(tokens)?.phrase.split(" ") ?? [];
  return words.some((word) => party.includes(word));
}
