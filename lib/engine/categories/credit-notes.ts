import { toDecision } from "@/lib/engine/categories/decision";
import { isFirmName } from "@/lib/engine/categories/firm-name";
import { keepsPayrollTime } from "@/lib/engine/categories/name-part";
import type { Signs } from "@/lib/engine/categories/read-signs";
import type { Decision } from "@/lib/engine/row";
import type { FoundStream } from "@/lib/engine/streams/find-streams";
import { medianOf } from "@/lib/engine/streams/median-of";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

/** Ways that people pay each other by. Flatmates, partners and parents keep time as well as payrolls do. */
export const BETWEEN_PEOPLE: ReadonlySet<string | null> = new Set(["TRANSFER", "OSKO", "STANDING_ORDER"]);

/** What people write behind the pay of a helper, a nanny or a labourer. */
const WORK_WORDS: ReadonlySet<string> = new Set("PAY WAGE WAGES SHIFT SHIFTS HOURS HRS TIMESHEET".split(" "));
const CYCLE_WORDS: ReadonlySet<string> = new Set("WEEK WK FORTNIGHT FN".split(" "));
/** What makes "pay" or "week" money for something else. */
const NO_WORK_WORDS: ReadonlySet<string> = new Set(
  `BACK ADVANCE LOAN RENT BOARD ROOM FOOD BILL BILLS POCKET ALLOWANCE SUPPORT KIDS SHARE HOLIDAY HELP GIFT BIRTHDAY BOND OWE OWED
GROCERIES PARKING`.split(/\s+/),
);
/** The services private clients pay for, as the provider words them; a "cleaner" or a "tutor" in a note is someone else. */
const SERVICE_WORDS: ReadonlySet<string> = new Set(
  "CLEANING CLEAN MOWING GARDENING IRONING BABYSITTING NANNYING TUTORING".split(" "),
);
const WORK_PAYMENTS_MIN = 3;

/** An employer may be a person: the wording of the payments decides it, not the name. */
export function fromWorkNote(text: Descriptor, sign: Signs, stream: FoundStream | null): Decision | null {
  if (sign.isOwnName || sign.marks.has("OWN") || !stream || stream.rows.length < WORK_PAYMENTS_MIN)
    return null;
  const words = [...text.tokens, ...text.note];
  if (words.some((word) => NO_WORK_WORDS.has(word))) return null;
  const isCycle = words.some((word) => CYCLE_WORDS.has(word)) && keepsPayrollTime(stream);
  const work = words.find((word) => WORK_WORDS.has(word)) ?? (isCycle ? "WEEK" : undefined);
  if (medianOf(stream) < WORK_CENTS_MIN) return null;
  const service = keepsPayrollTime(stream) ? words.find((word) => SERVICE_WORDS.has(word)) : undefined;
  if (work === undefined && service !== undefined)
    return toDecision("inc.business.receipts", "KEYWORD", service, 0.86);
  if (work === undefined) return null;
  return toDecision("inc.salary.regular", "KEYWORD", work, 0.88);
}

/** What a boarder writes, and how a parent signs. */
const ROOM_WORDS: ReadonlySet<string> = new Set(["ROOM", "BOARD", "LODGING"]);
const PARENT_WORDS: ReadonlySet<string> = new Set(
  "MUM DAD MOM MUMMY NAN NANNA NANA GRANDMA GRANDPA POP".split(" "),
);

/** A note behind a name that keeps time: a room let to a boarder, or help from the family. One payment so worded is neither. */
export function fromHomeNote(text: Descriptor, sign: Signs, stream: FoundStream | null): Decision | null {
  if (!isRegularFromPerson(text, sign, stream)) return null;
  const words = [...text.tokens.slice(1), ...text.note];
  const room = words.find((word) => ROOM_WORDS.has(word));
  if (room !== undefined) return toDecision("inc.property.board", "KEYWORD", room, 0.85);
  const parent = words.find((word, place) => PARENT_WORDS.has(word) && words[place - 1] !== "FOR");
  return parent === undefined ? null : toDecision("inc.support.family", "KEYWORD", parent, 0.85);
}

function isRegularFromPerson(text: Descriptor, sign: Signs, stream: FoundStream | null): boolean {
  if (!stream?.isMature || stream.rows.length < WORK_PAYMENTS_MIN || sign.isOwnName) return false;
  return BETWEEN_PEOPLE.has(text.channel) && (text.isPerson || !isFirmName(text, sign));
}

/** Less than this a payment is pocket money, whatever it is called. */
const WORK_CENTS_MIN = 8_000;
