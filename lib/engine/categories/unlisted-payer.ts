import { HALF_DOLLAR_CENTS, isCasualPay } from "@/lib/engine/categories/casual-pay";
import { hasAccountNumber, isLikePerson } from "@/lib/engine/categories/debit-signs";
import { toDecision, toInferred, UNLISTED } from "@/lib/engine/categories/decision";
import { findNote, isFirmName, isSocialNote } from "@/lib/engine/categories/firm-name";
import type { Signs } from "@/lib/engine/categories/read-signs";
import type { Decision } from "@/lib/engine/row";
import type { FoundStream } from "@/lib/engine/streams/find-streams";
import { isPayCycle } from "@/lib/engine/streams/frequency";
import { medianOf } from "@/lib/engine/streams/median-of";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

/** For smaller payments, a cadence is not enough evidence of wages. */
export const WAGE_CENTS_MIN = 10_000;
const ODD_SHARE_MIN = 0.5;

/** Wages recognised by their cadence. Families and funds also pay monthly, so a monthly cadence only suggests wages. */
export function fromPayCycle(frequency: string): Decision {
  const rule = `regular credit ${frequency}`;
  return frequency === "MONTHLY"
    ? toInferred("inc.salary.regular", "CADENCE", rule, 0.7)
    : toDecision("inc.salary.regular", "CADENCE", rule, 0.74);
}

/**
 * Categorises direct entries, and credits without a channel, from two or three words without a firm's word: an employer
 * or a person. Lists of names cover some cultures better than others, so they do not decide here: odd amounts at a
 * payroll's cadence are wages, everything else is from a person. Null for any other wording.
 */
export function fromUnlisted(text: Descriptor, sign: Signs, stream: FoundStream | null): Decision | null {
  if (text.channel !== "DIRECT_CREDIT" && text.channel !== null) return null;
  const isTransfer = text.channel === null && sign.marks.has("TRANSFER");
  if (isTransfer || hasAccountNumber(text) || sign.isOwnName || sign.marks.has("OWN")) return null;
  if (isFirmName(text, sign) || !(text.isPerson || isLikePerson(text))) return null;
  const isNoted = findNote(text.tokens) < text.tokens.length || (text.isPrivate && isSocialNote(text.note));
  const isOdd =
    stream !== null &&
    !isNoted &&
    stream.rows.filter(({ cents }) => cents % HALF_DOLLAR_CENTS !== 0).length >=
      stream.rows.length * ODD_SHARE_MIN;
  if (
    isOdd &&
    stream.isMature &&
    stream.fit &&
    isPayCycle(stream.fit.frequency) &&
    medianOf(stream) >= WAGE_CENTS_MIN
  )
    return fromPayCycle(stream.fit.frequency);
  if (isOdd && isCasualPay({ ...text, isPerson: false }, stream))
    return toDecision("inc.salary.regular", "CADENCE", "five payments from a firm in ninety days", 0.74);
  return toInferred("crd.person", "TRANSFER", UNLISTED, 0.7);
}
