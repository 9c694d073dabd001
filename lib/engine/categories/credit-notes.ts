import { toDecision } from "@/lib/engine/categories/decision";
import { isFirmName } from "@/lib/engine/categories/firm-name";
import { isSteadyPay, keepsPayrollTime } from "@/lib/engine/categories/name-part";
import type { Signs } from "@/lib/engine/categories/read-signs";
import type { Decision } from "@/lib/engine/row";
import { consistencyOf } from "@/lib/engine/streams/consistency";
import type { FoundStream } from "@/lib/engine/streams/find-streams";
import { medianOf } from "@/lib/engine/streams/median-of";
import { BETWEEN_PEOPLE } from "@/lib/engine/text/channels";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

/** Words in notes on pay for a helper, nanny or labourer. */
const WORK_WORDS: ReadonlySet<string> = new Set("PAY WAGE WAGES SHIFT SHIFTS HOURS HRS TIMESHEET".split(" "));
const CYCLE_WORDS: ReadonlySet<string> = new Set("WEEK WK FORTNIGHT FN".split(" "));
/** Words that show that "pay" or "week" in the same note is not about work: "BACK PAY", "RENT WEEK". */
const NO_WORK_WORDS: ReadonlySet<string> = new Set(
  `BACK ADVANCE LOAN RENT BOARD ROOM FOOD BILL BILLS POCKET ALLOWANCE SUPPORT KIDS SHARE HOLIDAY HELP GIFT BIRTHDAY BOND OWE OWED
GROCERIES PARKING`.split(/\s+/),
);
/** Subjects of lessons. Parents write them with a week ("piano fortnight"), which is then not a pay period. */
const LESSON_WORDS: ReadonlySet<string> = new Set(
  `LESSON LESSONS PIANO GUITAR VIOLIN VIOLA CELLO FLUTE CLARINET TRUMPET DRUMS SINGING UKULELE BALLET SWIM TENNIS MATHS
ENGLISH`.split(/\s+/),
);
/**
 * Services that the customer provides to private clients. Excludes CLEANER and TUTOR, because a note with one of these
 * words refers to another person's work.
 */
const SERVICE_WORDS: ReadonlySet<string> = new Set(
  "CLEANING CLEAN MOWING GARDENING IRONING BABYSITTING BABYSIT NANNYING TUTORING".split(" "),
);
/**
 * "Nanny" next to a working time: "nanny thurs". Without one, the word may mean a grandmother, who gives pocket money.
 */
const NANNY_TIME = /\bNANNY (?:MON|TUE|WED|THU|FRI|SAT|SUN|WEEK|WK|DAYS?|HOURS|HRS|SHIFT)/;
/**
 * Words about tipping competitions, in which people predict the winners of matches or races. Next to one of them,
 * "tips" does not mean a waiter's tips.
 */
const TIPPING: ReadonlySet<string> = new Set(
  "FOOTY FOOTBALL TIPPING COMP AFL NRL RACE RACING HORSE".split(" "),
);
const WORK_PAYMENTS_MIN = 3;

/**
 * Wages or receipts from a private employer. The wording of the payments decides, because an employer may be a person.
 * Null without such wording.
 */
export function fromWorkNote(text: Descriptor, sign: Signs, stream: FoundStream | null): Decision | null {
  if (sign.isOwnName || sign.marks.has("OWN") || !stream || stream.rows.length < WORK_PAYMENTS_MIN)
    return null;
  const words = [...text.tokens, ...text.note];
  if (words.some((word) => NO_WORK_WORDS.has(word))) return null;
  const isLesson = words.some((word) => LESSON_WORDS.has(word));
  const isCycle = !isLesson && words.some((word) => CYCLE_WORDS.has(word)) && keepsPayrollTime(stream);
  const work = words.find((word) => WORK_WORDS.has(word)) ?? (isCycle ? "WEEK" : undefined);
  // Tips are small, so they need no minimum amount.
  if (
    (words.includes("TIPS") && !words.some((word) => TIPPING.has(word))) ||
    words.join(" ").includes("TIP SHARE")
  )
    return toDecision("inc.salary.variable", "KEYWORD", "TIPS", 0.86);
  if (medianOf(stream) < WORK_CENTS_MIN) return null;
  const named = words.find((word) => SERVICE_WORDS.has(word)) ?? NANNY_TIME.exec(words.join(" "))?.[0];
  const service = keepsPayrollTime(stream) ? named : undefined;
  if (work === undefined && service !== undefined)
    return toDecision("inc.business.receipts", "KEYWORD", service, 0.86);
  if (work === undefined) return null;
  return toDecision("inc.salary.regular", "KEYWORD", work, 0.88);
}

/** Words that boarders write in a note. */
const ROOM_WORDS: ReadonlySet<string> = new Set(["ROOM", "BOARD", "LODGING"]);
/** Words with which parents and grandparents sign a note. */
const PARENT_WORDS: ReadonlySet<string> = new Set(
  "MUM DAD MOM MUMMY NAN NANNA NANA GRANDMA GRANDPA POP".split(" "),
);
/** Words for money that a partner or relative pays towards the household's costs. */
const HOUSEKEEPING = /^(?:HOUSEKEEPING|HOUSEMONEY)$/;

/**
 * A regular payment from a person with a note: board from a boarder, or help from family. Null for anything else, such
 * as a single payment.
 */
export function fromHomeNote(text: Descriptor, sign: Signs, stream: FoundStream | null): Decision | null {
  if (!isRegularFromPerson(text, sign, stream)) return null;
  const words = [...text.tokens.slice(1), ...text.note];
  const room = words.find((word) => ROOM_WORDS.has(word));
  if (room !== undefined) return toDecision("inc.property.board", "KEYWORD", room, 0.85);
  const family = words.find(
    (word, index) => (PARENT_WORDS.has(word) && words[index - 1] !== "FOR") || HOUSEKEEPING.test(word),
  );
  return family === undefined ? null : toDecision("inc.support.family", "KEYWORD", family, 0.85);
}

/**
 * Payments without a cadence count as regular if there are at least EQUAL_PAYMENTS_MIN of them and their amounts are
 * nearly equal (consistency from 0 to 1).
 */
const EQUAL_PAYMENTS_MIN = 6;
const EQUAL_CONSISTENCY_MIN = 0.95;

function isRegularFromPerson(text: Descriptor, sign: Signs, stream: FoundStream | null): boolean {
  if (!stream || stream.rows.length < WORK_PAYMENTS_MIN || sign.isOwnName) return false;
  const isEqual =
    stream.rows.length >= EQUAL_PAYMENTS_MIN && consistencyOf(stream.rows) >= EQUAL_CONSISTENCY_MIN;
  if (!stream.isMature && !isEqual) return false;
  return BETWEEN_PEOPLE.has(text.channel) && (text.isPerson || !isFirmName(text, sign));
}

/**
 * Payments from a person count as pay for work only if their median is at least this many cents. Smaller payments
 * are pocket money, whatever their wording.
 */
const WORK_CENTS_MIN = 8_000;

const PROPERTY_WORDS: ReadonlySet<string> = new Set(
  "PROPERTY PROPERTIES REALTY REALTOR REALTORS LETTINGS RENTALS LEASING PROPERTYMGT".split(" "),
);

const ACCOUNT_WORDS = /^(?:ACCOUNT|ACCT|ACC|AC|A)$/;

/**
 * Reports whether the money came from an account in which agents hold rent for owners: a trust account, or a
 * real-estate trust ("CORVANE RE TRUST"). Lawyers have trust accounts too, but they pay a client once and not
 * monthly.
 */
function isTrustAccount({ words }: Descriptor): boolean {
  const at = words.indexOf("TRUST");
  return at > 0 && (ACCOUNT_WORDS.test(words[at + 1] ?? "") || (at > 1 && words[at - 1] === "RE"));
}

/**
 * Decides that three or more payments from a property agent are rent. Null if they are as steady and frequent as wages,
 * because the agent may be the employer. Payments twice a month are still rent, because many agents pay owners twice a
 * month.
 */
export function fromProperty(text: Descriptor, sign: Signs, stream: FoundStream | null): Decision | null {
  const trust = isTrustAccount(text) ? "TRUST ACCOUNT" : undefined;
  const word = text.tokens.find((token) => PROPERTY_WORDS.has(token)) ?? trust;
  const isAgent = word !== undefined || sign.merchant?.value.code === "hou.rent";
  if (!isAgent || !stream || stream.rows.length < 3) return null;
  if (isSteadyPay(stream) && stream.fit?.frequency !== "SEMI_MONTHLY") return null;
  return toDecision("inc.property.rent", "KEYWORD", word ?? "agent", 0.86);
}
