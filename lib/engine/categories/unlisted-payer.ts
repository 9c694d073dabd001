import { HALF_DOLLAR_CENTS, isCasualPay } from "@/lib/engine/categories/casual-pay";
import { hasAccountNumber, isLikePerson, isSocial } from "@/lib/engine/categories/debit-signs";
import { toDecision, toInferred, UNLISTED } from "@/lib/engine/categories/decision";
import {
  findNote,
  hasPersonalNote,
  isFirmName,
  isNoteBeforeName,
  isPersonalWord,
  isSocialNote,
  isUnknownName,
} from "@/lib/engine/categories/firm-name";
import type { Signs } from "@/lib/engine/categories/read-signs";
import type { BankRow, Decision } from "@/lib/engine/row";
import type { FoundStream } from "@/lib/engine/streams/find-streams";
import { isPayCycle } from "@/lib/engine/streams/frequency";
import { medianOf } from "@/lib/engine/streams/median-of";
import { BETWEEN_PEOPLE } from "@/lib/engine/text/channels";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

/** The minimum amount of a payment, in cents, for which a cadence is enough evidence of wages. */
export const WAGE_CENTS_MIN = 10_000;
const UNROUND_SHARE_MIN = 0.5;

/**
 * Wages recognised by their cadence. Families and funds also pay monthly, so a monthly cadence only suggests wages. The
 * confidence is lower if the payer's name has no business word.
 */
export function fromPayCycle(frequency: string, isFirm: boolean): Decision {
  const rule = `regular credit ${frequency}`;
  return frequency === "MONTHLY"
    ? toInferred("inc.salary.regular", "CADENCE", rule, isFirm ? 0.74 : 0.7)
    : toDecision("inc.salary.regular", "CADENCE", rule, 0.74);
}

/**
 * Categorises a credit whose payer may be an employer or a person. The credit must be a direct entry or have no
 * channel. The payer must have a person's name, or a name of two or three words without a business word. Null for any
 * other credit. Lists of names cover some cultures better than others, so amounts and notes decide:
 * - Money with a personal note, or in multiples of 50 cents, is probably from a person.
 * - Other amounts are wages if they come at a payroll's cadence, or often enough for casual pay.
 * - In any other case, the category is unknown.
 */
export function fromUnlisted(text: Descriptor, sign: Signs, stream: FoundStream | null): Decision | null {
  const isEntry = text.channel === "DIRECT_CREDIT" || (text.channel === "TRANSFER" && isNumbered(stream));
  if (!isEntry && text.channel !== null) return null;
  const isTransfer = text.channel === null && sign.marks.has("TRANSFER");
  if (isTransfer || hasAccountNumber(text) || sign.isOwnName || sign.marks.has("OWN")) return null;
  const name = findName(text.tokens);
  if (isFirmName(text, sign) || !(text.isPerson || isLikePerson(name) || isLongName(name, stream)))
    return null;
  const isNoted = name.length < text.tokens.length || (text.isPrivate && isSocialNote(text.note));
  const isUnround = !isNoted && isPaidUnround(stream);
  if (
    isUnround &&
    stream?.isMature &&
    stream.fit &&
    isPayCycle(stream.fit.frequency) &&
    medianOf(stream) >= WAGE_CENTS_MIN
  )
    return fromPayCycle(stream.fit.frequency, false);
  if (isUnround && isCasualPay({ ...text, isPerson: false }, stream))
    return toDecision("inc.salary.regular", "CADENCE", "five payments by one payer within ninety days", 0.74);
  return fromBareName(text, stream);
}

/**
 * Reports whether the words may be a person's name of three words, followed by a note of one word: "NGUYEN THI HOA
 * COUCH". Firms' names can also have four words, so the amounts must be multiples of 50 cents.
 */
const isLongName = (words: readonly string[], stream: FoundStream | null): boolean =>
  words.length === 4 &&
  isLikePerson(words.slice(0, 3)) &&
  isLikePerson(words.slice(1)) &&
  !isPaidUnround(stream);

/** Removes a personal note that comes before or after the name. */
function findName(tokens: readonly string[]): readonly string[] {
  const [first = "", ...others] = tokens;
  return isPersonalWord(first) && others.length > 1 ? others : tokens.slice(0, findNote(tokens));
}

/**
 * The category of money from a name without a business word. A note between people shows that a person paid. Without a
 * note, amounts that are not multiples of 50 cents suggest a firm whose name does not show it, so the category stays
 * unknown. Other payments are probably from a person.
 */
function fromBareName(text: Descriptor, stream: FoundStream | null): Decision {
  if (hasPersonalNote(text) || isSocialNote(text.note))
    return toInferred("crd.person", "TRANSFER", UNLISTED, 0.78);
  return isPaidUnround(stream)
    ? toDecision("crd.other", "NONE", "no evidence", 0.3)
    : toInferred("crd.person", "TRANSFER", UNLISTED, 0.7);
}

/**
 * Reports whether at least half of the payments have a direct-entry number. Some banks print "transfer from" for any
 * direct entry.
 */
function isNumbered(stream: FoundStream | null): boolean {
  return stream !== null && stream.rows.filter(({ apca }) => apca !== "").length >= stream.rows.length / 2;
}

function isPaidUnround(stream: FoundStream | null): stream is FoundStream {
  if (stream === null) return false;
  const unround = stream.rows.filter(({ cents }) => cents % HALF_DOLLAR_CENTS !== 0).length;
  return unround >= stream.rows.length * UNROUND_SHARE_MIN;
}

/** Treats a transfer from an unknown name without a business word as money from a person. */
export function fromUnknownName(
  row: BankRow,
  text: Descriptor,
  sign: Signs,
  stream: FoundStream | null,
): Decision | null {
  if (BETWEEN_PEOPLE.has(text.channel) && !sign.merchant && isSocial(text.tokens))
    return toDecision("crd.person", "TRANSFER", "personal wording in the note", 0.82);
  if (BETWEEN_PEOPLE.has(text.channel) && row.apca === "" && isNoteBeforeName(text, sign))
    return toDecision("crd.person", "TRANSFER", "begins with a personal note and names no firm", 0.8);
  const isMoved =
    BETWEEN_PEOPLE.has(text.channel) || (text.channel === null && row.type.startsWith("TRANSFER"));
  if (row.apca !== "" || !isMoved || !isUnknownName(text, sign)) return null;
  // Without a channel, the payer is a firm as often as a person, so the payments decide.
  return text.channel === null
    ? fromBareName(text, stream)
    : toDecision("crd.person", "TRANSFER", "no business word in the name, so probably a person", 0.82);
}
