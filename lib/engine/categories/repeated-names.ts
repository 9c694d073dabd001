import { HALF_DOLLAR_CENTS } from "@/lib/engine/categories/casual-pay";
import { findCreditKeyword } from "@/lib/engine/categories/credit-keywords";
import { hasCompanyWord } from "@/lib/engine/categories/firm-name";
import { findMerchant, payerIndex } from "@/lib/engine/categories/merchants";
import type { BankRow } from "@/lib/engine/row";
import { BETWEEN_PEOPLE } from "@/lib/engine/text/channels";
import { mayBeName } from "@/lib/engine/text/find-person";
import { toKey, toName } from "@/lib/engine/text/name-party";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

const NAME_WORDS_MIN = 2;
const NAME_WORDS_MAX = 4;
/** The minimum number of different notes after a name. One note after a name may be the rest of the name. */
const NOTES_MIN = 2;

/** Words that an employer writes after its name. */
const PAY_NOTE = /^(?:PAY|PAYROLL|SALARY|WAGES?|WE|W|WK|WEEK|FN|INV|INVOICE)$/;

/**
 * Finds senders that are on no list of names: transfers whose words begin alike and end in different notes, "ZORRIN
 * TARVO FISHING" and "ZORRIN TARVO ALL SQUARE". Returns, by each text of such a sender, the same text with the note
 * separated from the name, as for a listed name. So the culture of a name decides nothing. Leaves out firms, pay and
 * invoices, and senders of mostly unround amounts or with a direct-entry number.
 */
export function separateNotes(
  rows: readonly BankRow[],
  texts: readonly Descriptor[],
): ReadonlyMap<Descriptor, Descriptor> {
  const byOpening = new Map<string, { alike: Set<Descriptor>; roundness: number }>();
  for (const row of rows) {
    const text = texts[row.index];
    if (!text || row.cents <= 0 || !isOpen(row, text)) continue;
    const opening = text.tokens.slice(0, NAME_WORDS_MIN).join(" ");
    const sender = byOpening.get(opening) ?? { alike: new Set(), roundness: 0 };
    byOpening.set(opening, sender);
    sender.alike.add(text);
    sender.roundness += row.cents % HALF_DOLLAR_CENTS === 0 ? 1 : -1;
  }
  const separated = new Map<Descriptor, Descriptor>();
  for (const { alike, roundness } of byOpening.values()) {
    if (alike.size < NOTES_MIN || roundness < 0) continue;
    const name = findCommonStart([...alike]);
    if (!isSender(name, alike)) continue;
    for (const text of alike)
      separated.set(text, nameParty(text, name, [...text.tokens.slice(name.length), ...text.note]));
  }
  return separated;
}

/** Reports whether a row is a transfer without a direct-entry number whose words may be a name and a note. */
function isOpen({ type, apca }: BankRow, { channel, tokens, isPrivate, gateway }: Descriptor): boolean {
  const isMoved = channel === null ? type.startsWith("TRANSFER") : BETWEEN_PEOPLE.has(channel);
  return isMoved && apca === "" && gateway === null && !isPrivate && tokens.length >= NAME_WORDS_MIN;
}

/** The words with which all texts begin, at most NAME_WORDS_MAX. */
function findCommonStart(texts: readonly Descriptor[]): readonly string[] {
  const [first] = texts;
  const words = first?.tokens.slice(0, NAME_WORDS_MAX) ?? [];
  const end = words.findIndex((word, index) => texts.some(({ tokens }) => tokens[index] !== word));
  return end < 0 ? words : words.slice(0, end);
}

function isSender(name: readonly string[], texts: ReadonlySet<Descriptor>): boolean {
  const notes = new Set([...texts].map(({ tokens }) => tokens.slice(name.length).join(" ")));
  if (notes.size < NOTES_MIN || !mayBeName(name)) return false;
  const isWork = ({ tokens }: Descriptor) =>
    hasCompanyWord(tokens) || tokens.some((word) => PAY_NOTE.test(word));
  if ([...texts].some(isWork)) return false;
  return !findMerchant(name) && !payerIndex.find(name) && !findCreditKeyword(name);
}

/** The text with `party` as the name of a person and `note` as the note. */
function nameParty(text: Descriptor, party: readonly string[], note: readonly string[]): Descriptor {
  const read = { tokens: party, front: null, note, name: toName(party), key: toKey(party) };
  return { ...text, ...read, isPerson: true, isPrivate: true };
}
