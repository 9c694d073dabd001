import { isCasualPay } from "@/lib/engine/categories/casual-pay";
import { hasAccountNumber, isLikePerson } from "@/lib/engine/categories/debit-signs";
import { toDecision, toInferred, UNLISTED } from "@/lib/engine/categories/decision";
import { isFirmName } from "@/lib/engine/categories/firm-name";
import type { Signs } from "@/lib/engine/categories/read-signs";
import type { Decision } from "@/lib/engine/row";
import type { FoundStream } from "@/lib/engine/streams/find-streams";
import { medianOf } from "@/lib/engine/streams/median-of";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

/** A regular credit smaller than this a payment is not taken for wages on its rhythm alone. */
export const WAGE_CENTS_MIN = 10_000;
/** Tax and hours leave hardly any wage in whole half-dollars; people send each other little else. */
const HALF_DOLLAR_CENTS = 50;
const ODD_SHARE_MIN = 0.5;
/** How often payrolls pay. */
export const PAYROLL: ReadonlySet<string> = new Set([
  "WEEKLY",
  "FORTNIGHTLY",
  "FOUR_WEEKLY",
  "SEMI_MONTHLY",
  "MONTHLY",
]);

/**
 * Direct entry, or wording that names no channel, from two or three words of no firm: an employer without a firm's word in its
 * name, or a person. Lists of names hold some cultures better than others, so they have no say here: odd amounts at a payroll's
 * rhythm are wages, everything else is money from a person.
 */
export function fromUnlisted(text: Descriptor, sign: Signs, stream: FoundStream | null): Decision | null {
  if (text.channel !== "DIRECT_CREDIT" && text.channel !== null) return null;
  const isTransfer = text.channel === null && sign.marks.has("TRANSFER");
  if (isTransfer || hasAccountNumber(text) || sign.isOwnName || sign.marks.has("OWN")) return null;
  if (isFirmName(text, sign) || !(text.isPerson || isLikePerson(text))) return null;
  const isOdd =
    stream !== null &&
    stream.rows.filter(({ cents }) => cents % HALF_DOLLAR_CENTS !== 0).length >=
      stream.rows.length * ODD_SHARE_MIN;
  if (
    isOdd &&
    stream.isMature &&
    stream.fit &&
    PAYROLL.has(stream.fit.frequency) &&
    medianOf(stream) >= WAGE_CENTS_MIN
  )
    return toDecision("inc.salary.regular", "CADENCE", `regular credit ${stream.fit.frequency}`, 0.74);
  if (isOdd && isCasualPay({ ...text, isPerson: false }, stream))
    return toDecision("inc.salary.regular", "CADENCE", "five payments of a firm in ninety days", 0.7);
  return toInferred("crd.person", "TRANSFER", UNLISTED, 0.7);
}
