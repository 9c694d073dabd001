import type { FoundStream } from "@/lib/engine/streams/find-streams";
import { medianOf } from "@/lib/engine/streams/median-of";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

const PAYMENTS_MIN = 5;
const WITHIN_DAYS = 90;
const CENTS_MIN = 8_000;
const EMPLOYER_WORDS: ReadonlySet<string> = new Set(
  "PTY LTD LIMITED COUNCIL HOSPITAL SCHOOL UNIVERSITY PAYROLL".split(" "),
);

/**
 * Reports whether a stream is casual wages, which have no cadence: five payments from one firm within ninety
 * days, with a median of at least $80. The firm must have an organisation's word in its name or pay by direct
 * entry; a person or an unnamed transfer is never an employer.
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
