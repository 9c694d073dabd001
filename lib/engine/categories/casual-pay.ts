import { toDecision, toInferred } from "@/lib/engine/categories/decision";
import type { Signs } from "@/lib/engine/categories/read-signs";
import type { Decision } from "@/lib/engine/row";
import type { FoundStream } from "@/lib/engine/streams/find-streams";
import { medianOf } from "@/lib/engine/streams/median-of";
import { FIRM_WORDS } from "@/lib/engine/text/first-names";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

const PAYMENTS_MIN = 5;
const WITHIN_DAYS = 90;
const CENTS_MIN = 8_000;
const EMPLOYER_WORDS: ReadonlySet<string> = new Set(
  "PTY LTD LIMITED COUNCIL HOSPITAL SCHOOL UNIVERSITY PAYROLL".split(" "),
);

const TWICE_CENTS_MIN = 30_000;
const TWICE_SIZE_SHARE = 0.25;
/**
 * Wages after tax are hardly ever multiples of 50 cents, but most payments between people are. So any other amount
 * suggests a wage.
 */
export const HALF_DOLLAR_CENTS = 50;
/**
 * Reports whether `days` is a usual interval between two pays: a week, a fortnight, four weeks or a month, give or take
 * a day or two.
 */
const isPayGap = (days: number): boolean =>
  (days >= 6 && days <= 8) || (days >= 13 && days <= 15) || (days >= 27 && days <= 33);

/**
 * Recognises the first two wages of a new job. They must be direct entries from an unlisted firm, one pay cycle apart,
 * of similar size and not multiples of 50 cents. The result is only inferred. Null for any other payments.
 */
function fromTwicePaid(text: Descriptor, sign: Signs, stream: FoundStream): Decision | null {
  const [first, second, ...others] = stream.rows;
  if (!first || !second || others.length > 0 || sign.merchant !== null) return null;
  if (text.isPerson || text.channel !== "DIRECT_CREDIT") return null;
  if (!text.tokens.some((token) => EMPLOYER_WORDS.has(token) || FIRM_WORDS.has(token))) return null;
  const less = Math.min(first.cents, second.cents);
  const more = Math.max(first.cents, second.cents);
  const isSized = less >= TWICE_CENTS_MIN && more - less <= more * TWICE_SIZE_SHARE;
  const isUnround = less % HALF_DOLLAR_CENTS !== 0 && more % HALF_DOLLAR_CENTS !== 0;
  return isSized && isUnround && isPayGap(second.dayNumber - first.dayNumber)
    ? toInferred("inc.salary.regular", "CADENCE", "two payments from one firm, a pay cycle apart", 0.6)
    : null;
}

/**
 * Reports whether a stream is casual wages, which have no cadence. The median of all payments must be at least $80, and
 * five of them must have come within ninety days. The payer must have an organisation's word in its name or pay by
 * direct entry; a person or an unnamed payer is never an employer.
 */
export function isCasualPay(text: Descriptor, stream: FoundStream | null): boolean {
  if (!stream || stream.rows.length < PAYMENTS_MIN || text.isPerson || text.tokens.length === 0) return false;
  const isFirm = text.channel === "DIRECT_CREDIT" || text.tokens.some((token) => EMPLOYER_WORDS.has(token));
  if (!isFirm || medianOf(stream) < CENTS_MIN) return false;
  return stream.rows.some((row, index) => {
    const fifth = stream.rows[index + PAYMENTS_MIN - 1];
    return fifth !== undefined && fifth.dayNumber - row.dayNumber <= WITHIN_DAYS;
  });
}

/**
 * Wages without a payroll's cadence: casual pay, occasional work, or the first two pays of a job. Null for any other
 * payments.
 */
export function fromIrregular(text: Descriptor, sign: Signs, stream: FoundStream): Decision | null {
  if (isCasualPay(text, stream))
    return toDecision("inc.salary.regular", "CADENCE", "five payments by one payer within ninety days", 0.74);
  return isHourlyPay(text, stream)
    ? toDecision("inc.salary.regular", "CADENCE", "payments by one payer, with amounts that repeat", 0.74)
    : fromTwicePaid(text, sign, stream);
}

const HOURLY_PAYMENTS_MIN = 6;
const HOURLY_CENTS_MIN = 15_000;
/**
 * A stream counts as work paid by the hour only if at least this share of its payments have an amount that occurs more
 * than once.
 */
const REPEATED_SHARE_MIN = 2 / 3;

/**
 * Reports whether a stream is occasional work paid by the hour, by a payer that is not a person. It needs at least six
 * payments with a median of at least $150, and none in a multiple of 50 cents. At least one payment must have a
 * direct-entry number. At least two thirds must have an amount that occurs more than once, because hours and rates
 * repeat. The amounts of claims and refunds do not repeat.
 */
function isHourlyPay(text: Descriptor, stream: FoundStream): boolean {
  const { rows } = stream;
  if (rows.length < HOURLY_PAYMENTS_MIN || text.isPerson || !rows.some(({ apca }) => apca !== ""))
    return false;
  if (medianOf(stream) < HOURLY_CENTS_MIN) return false;
  if (rows.some(({ cents }) => cents % HALF_DOLLAR_CENTS === 0)) return false;
  const times = new Map<number, number>();
  for (const { cents } of rows) times.set(cents, (times.get(cents) ?? 0) + 1);
  const repeated = rows.filter(({ cents }) => (times.get(cents) ?? 0) > 1);
  return repeated.length >= rows.length * REPEATED_SHARE_MIN;
}
