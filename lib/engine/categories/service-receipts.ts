import { isSocial } from "@/lib/engine/categories/debit-signs";
import { toDecision } from "@/lib/engine/categories/decision";
import { isFirmName } from "@/lib/engine/categories/firm-name";
import type { Signs } from "@/lib/engine/categories/read-signs";
import { findMedian } from "@/lib/engine/figures/statistics";
import type { BankRow, Decision } from "@/lib/engine/row";
import type { FoundStream } from "@/lib/engine/streams/find-streams";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";
import { isNumber } from "@/lib/engine/text/tokens";

/** Words of a service that private people pay for. Payers seldom use them for anything else. */
const SERVICES: ReadonlySet<string> = new Set(
  `BABYSIT SITTING HOUSESIT HOUSESITTING PETSIT LESSON LESSONS LEKCJA LEKCJE LEZIONE LEZIONI MATHIMA MATHIMATA TUITION TUTE TUTOR TUTORING TUTORIAL COACHING BABYSITTING NANNYING MOWING GARDENING IRONING CLEAN CLEANS CLEANING
CLEANER BABYSITTER GARDENER MOWER PHOTOS PHOTOGRAPHY PHOTOGRAPHER MOW WEEDING HANDYMAN PT BOOTCAMP DETAILING PETSITTING DOGSITTING
ALTERATIONS MASSAGE WALKING GROOMING HAIR HAIRCUT HAIRCUTS FOILS BALAYAGE BLOWDRY MAKEUP LASHES BROWS NAILS MANICURE FACIAL WAXING FDC DAYCARE`.split(
    /\s+/,
  ),
);
/**
 * Words that name a subject, an exam, a period, or work on a garden, a home or hair. They are evidence only if other
 * notes show that the customer sells a service.
 */
const SUBJECTS: ReadonlySet<string> = new Set(
  `TERM WEEK WK TRAINING SESSION SESSIONS PACK LAWN LAWNS CLASS CLASSES PIANO KEYBOARD GUITAR VIOLIN VIOLA CELLO FLUTE CLARINET SAX TRUMPET DRUM DRUMS SINGING VOCAL UKULELE THEORY MUSIC DANCE BALLET
GARDEN GARDENS HEDGE HEDGES HEDGING YARD TURF TREE TREES PRUNING WEEDS TIDY IRRIGATION RETAINING PAVING FENCE FENCING GUTTERS WINDOWS
SWIM TENNIS MATH MATHS ENGLISH PHYSICS CHEM CHEMISTRY BIOLOGY SCIENCE FRENCH GERMAN JAPANESE MANDARIN VCE HSC ATAR NAPLAN COLOUR CUT TRIM TONER HEAD CARE GAP GIG GIGS`.split(
    /\s+/,
  ),
);
/**
 * Words of people who share a home or a bill, or who pay money back. A payer who writes one of these words is not a
 * client.
 */
const SHARED =
  /^(?:RENT|BOND|BILLS?|ELECTRICITY|GAS|WATER|INTERNET|WIFI|GROCER(?:Y|IES)|FOOD|HALF|SHARE|SPLIT|OWED?|BACK|REIMB[A-Z]*|REFUND|REPAY[A-Z]*|GIFT|PRESENT|LOAN|MUM|DAD|KIDS|SUPPORT)$/;

/** Words of thanks. They are ignored, because clients write them for a service as often as friends do. */
const THANKS = /^(?:THANKS?|THX|TA|TY|CHEERS)$/;

/**
 * The minimum numbers of payers and payments that show a business. Fewer payers may be a family, or friends who share a
 * lesson.
 */
const PAYERS_MIN = 3;
const PAYMENTS_MIN = 6;
/**
 * If at least SOLD_MIN payments have one of the words in SOLD, two payers are enough. "Lessons" is not among these
 * words, because relatives may share the cost of lessons.
 */
const TWO_PAYERS = 2;
const SOLD_MIN = 12;
/**
 * A customer with at least this many other business receipts, such as a musician, may sell any service. For this
 * customer, SOLD_MIN payments from two payers show a business even if their service is not in SOLD.
 */
const RECEIPTS_MIN = 6;
const SOLD = /^(?:TUTORING|BABYSIT(?:TING)?|NANNYING|MOWING|GARDENING|IRONING|CLEAN(?:S|ER|ING)?)$/;

const RECEIPTS = "inc.business.receipts";
/** The name of the rule for money received for a service. Payments from all clients into one account are one income. */
export const SERVICE = "several people pay for a service";

type Read = { rows: readonly BankRow[]; texts: readonly Descriptor[]; signs: readonly Signs[] };
/** A lone payment of this many times the usual payment of clients is for something sold, such as a piano. */
const SOLD_FACTOR = 8;

type Payer = { rows: BankRow[]; services: number; sold: number; subjects: number; isShared: boolean };

/**
 * Counts payments from people as business receipts if several payers repeatedly name a service in their notes, as the
 * pupils of a music teacher do. Only notes and numbers decide, so that names of every culture are treated alike.
 * Changes `decisions`.
 */
export function takeServices(decisions: Decision[], { rows, texts, signs }: Read): void {
  const payers = new Map<string, Payer>();
  const receipts = rows.filter(({ index }) => decisions[index]?.code === RECEIPTS).length;
  for (const row of rows) {
    const text = texts[row.index];
    if (row.cents <= 0 || !text || signs[row.index]?.isOwnName) continue;
    if (!isOpen(decisions[row.index]) && !isClient(decisions[row.index], text, signs[row.index])) continue;
    const words = [...text.tokens, ...text.note];
    const name = words
      .filter((word) => !isNoted(word))
      .slice(0, NAME_WORDS)
      .join(" ");
    const payer = payers.get(name) ?? { rows: [], services: 0, sold: 0, subjects: 0, isShared: false };
    payers.set(name, payer);
    payer.rows.push(row);
    if (words.some((word) => SOLD.test(word))) payer.sold++;
    if (isShare(words)) payer.isShared = true;
    else if (words.some((word) => SERVICES.has(word))) payer.services++;
    else if (words.some((word) => SUBJECTS.has(word))) payer.subjects++;
  }
  const clients = [...payers.values()].filter(({ isShared }) => !isShared);
  const served = clients.filter(({ services }) => services > 0);
  const payments = served.reduce((sum, { services }) => sum + services, 0);
  const sold = served.reduce((sum, payer) => sum + payer.sold, 0);
  const isService = served.length >= PAYERS_MIN && payments >= PAYMENTS_MIN;
  const isTwo = served.length >= TWO_PAYERS && (receipts >= RECEIPTS_MIN ? payments : sold) >= SOLD_MIN;
  if (!isService && !isTwo) return;
  const most =
    (findMedian(served.flatMap((payer) => payer.rows.map(({ cents }) => cents))) ?? 0) * SOLD_FACTOR;
  const isSale = ({ rows: paid, services }: Payer) =>
    services === 0 && paid.length === 1 && (paid[0]?.cents ?? 0) > most;
  for (const client of clients) {
    const { rows: paid, services, subjects } = client;
    if (services + subjects > 0 && !isSale(client))
      for (const { index } of paid)
        if (isOpen(decisions[index])) decisions[index] = toDecision(RECEIPTS, "ACCOUNT", SERVICE, 0.85);
  }
}

/**
 * Reports whether an earlier rule counted the row as a business receipt and the payer is a person. That person is
 * then a client.
 */
function isClient(decision: Decision | undefined, text: Descriptor, sign: Signs | undefined): boolean {
  return decision?.code === RECEIPTS && decision.layer === "ACCOUNT" && !isFirmName(text, sign);
}

/**
 * Reports whether the words show a shared cost or a gift. "Bond clean" does not, because it is the cleaning of a home
 * that a tenant leaves. "Half head" does not either, because it is a hairdresser's service.
 */
function isShare(words: readonly string[]): boolean {
  const isService = (index: number) => SERVED.test(`${words[index]} ${words[index + 1]}`);
  const others = words.filter((word, index) => !THANKS.test(word) && !isService(index));
  return others.some((word) => SHARED.test(word)) || isSocial(others);
}

const SERVED = /^(?:BOND CLEAN(?:S|ING)?|HALF HEAD)$/;
const NAME_WORDS = 2;
const isNoted = (word: string): boolean => SERVICES.has(word) || SUBJECTS.has(word) || isNumber(word);

/** The number of a visit or week: "care wk 12". A client who pays by the visit writes a higher number each time. */
const NUMBERED = /\b(?:wk|week|visit|session|shift|job) (?:no )?(\d{1,3})\b/i;
/**
 * The minimum number of payments whose notes contain rising numbers, such as "care wk 12". In fewer notes, the numbers
 * may rise by coincidence.
 */
const NUMBERED_MIN = 6;
const OF_CHILDREN = /^(?:CHILD|CHILDREN|CHILDS|BOARD|ROOM|DEBT|CSA)$/;

/**
 * Counts payments from a person to a business account as business receipts if each note has a higher number than the
 * one before. Private clients who pay by the week or visit number their notes like this. In a household's account such
 * notes may be about anything. Changes `decisions`.
 */
export function takeNumbered(
  decisions: Decision[],
  { texts, signs, streams }: Read & { streams: readonly FoundStream[] },
  businesses: ReadonlySet<string>,
): void {
  for (const { direction, rows } of streams) {
    const isOfBusiness = rows.every(
      (row) => businesses.has(row.accountId) && !signs[row.index]?.isOwnName && isOpen(decisions[row.index]),
    );
    if (direction !== "IN" || rows.length < NUMBERED_MIN || !isOfBusiness) continue;
    const noted = rows.map(({ index }) => texts[index]?.words ?? []);
    const isHome = noted
      .flat()
      .some((word) => OF_CHILDREN.test(word) || (word !== "SUPPORT" && SHARED.test(word)));
    // Rows that differ only in their numbers share a descriptor, so the numbers are read from the rows.
    const numbers = rows.map(({ description }) => Number(NUMBERED.exec(description)?.[1] ?? 0));
    if (isHome || !numbers.every((number, at) => number > (numbers[at - 1] ?? 0))) continue;
    for (const { index } of rows)
      decisions[index] = toDecision(
        RECEIPTS,
        "ACCOUNT",
        "the payments are numbered in rising order, as invoices are",
        0.85,
      );
  }
}

/** Reports whether the row was decided only by a person's name, or by no evidence at all. */
function isOpen(decision: Decision | undefined): boolean {
  return decision?.code === "crd.person" || (decision?.code === "crd.other" && decision.layer === "NONE");
}

/** Words with which the family of a client names paid care. */
const CARED = /^(?:SUPPORT|CARE|CARER|RESPITE|COMPANIONSHIP)$/;
/** Words for the time of paid work. Families do not write them about child support or help with money. */
const WORKED = /^(?:HRS|HOURS?|SHIFTS?|VISITS?|SESSIONS?)$/;
/** Words for support that a court or an agency orders, and for help from a relative. */
const ORDERED = /^(?:CHILD|CHILDREN|CHILDS|KIDS|SPOUSAL|SPOUSE|FAMILY|CSA|MUM|DAD|LOAN|RENT|BOARD|BILLS?)$/;
/** The minimum share of a client's payments whose notes state the time of work. */
const WORKED_SHARE_MIN = 0.2;

/**
 * Counts a person's payments to a carer's business account as business receipts if every note names paid care and some
 * state the time of work: "support hrs", "support Mira". The account must be listed as a business account and must have
 * receipts from others. Changes `decisions`.
 */
export function takeCare(
  decisions: Decision[],
  { rows, texts, signs, streams }: Read & { streams: readonly FoundStream[] },
  listed: ReadonlySet<string>,
): void {
  const receipts = new Map<string, number>();
  for (const { index, accountId } of rows)
    if (decisions[index]?.code === RECEIPTS) receipts.set(accountId, (receipts.get(accountId) ?? 0) + 1);
  for (const { direction, rows: paid } of streams) {
    const isListed = paid.every(
      ({ accountId }) => listed.has(accountId) && (receipts.get(accountId) ?? 0) >= RECEIPTS_MIN,
    );
    if (direction !== "IN" || paid.length < NUMBERED_MIN || !isListed) continue;
    if (!paid.every(({ index }) => isOpen(decisions[index]) && !signs[index]?.isOwnName)) continue;
    const noted = paid.map(({ index }) => texts[index]?.words ?? []);
    const worked = noted.filter((words) => words.some((word) => WORKED.test(word))).length;
    const isCare = noted.every(
      (words) => words.some((word) => CARED.test(word)) && !words.some((word) => ORDERED.test(word)),
    );
    if (!isCare || worked < paid.length * WORKED_SHARE_MIN) continue;
    for (const { index } of paid)
      decisions[index] = toDecision(RECEIPTS, "ACCOUNT", "a client pays a carer's business", 0.85);
  }
}
