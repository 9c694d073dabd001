import { calibrate } from "@/lib/engine/categories/calibrate";
import { categoriseCredit } from "@/lib/engine/categories/categorise-credit";
import { categoriseDebit } from "@/lib/engine/categories/categorise-debit";
import { weighEvidence } from "@/lib/engine/categories/credit-evidence";
import { toDecision, toInferred } from "@/lib/engine/categories/decision";
import { inferLoanKinds } from "@/lib/engine/categories/infer-loan-kinds";
import { partBonuses } from "@/lib/engine/categories/part-bonuses";
import { BARE_BOARD, type Signs } from "@/lib/engine/categories/read-signs";
import { inferRentedGoods } from "@/lib/engine/categories/rented-goods";
import { shareRent } from "@/lib/engine/categories/shared-rent";
import type { AccountKind } from "@/lib/engine/document";
import { TIMES_PER_YEAR } from "@/lib/engine/figures/sources";
import { findMedian } from "@/lib/engine/figures/statistics";
import type { BankRow, Decidable, Decision, Pair } from "@/lib/engine/row";
import { consistencyOf } from "@/lib/engine/streams/consistency";
import { type FoundStream, restream } from "@/lib/engine/streams/find-streams";
import { BETWEEN_PEOPLE } from "@/lib/engine/text/channels";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

/**
 * With fewer payments than this, "board" does not show that the customer lives with the payee: it may be one night, a
 * friend's bill or a surfboard.
 */
const BOARD_PAYMENTS_MIN = 3;
/**
 * In data of fewer days, even a weekly payment cannot occur three times, so the words of a single payment are enough.
 */
const SHORT_DAYS = 14;
/** Rent below this weekly amount is not inferred from a cadence. */
const RENT_WEEKLY_CENTS_MIN = 12_000;

/**
 * Decides the category of every row, from the rows, their pairs and their streams only. Returns decisions in
 * canonical order.
 */
export function categorise(
  rows: readonly BankRow[],
  {
    texts,
    signs,
    pairs,
    streams,
    businessIds = new Set(),
  }: {
    texts: readonly Descriptor[];
    signs: readonly Signs[];
    pairs: readonly (Pair | null)[];
    streams: readonly FoundStream[];
    businessIds?: ReadonlySet<string>;
  },
): Decision[] {
  const streamOf = new Array<FoundStream | null>(rows.length).fill(null);
  for (const stream of streams) for (const row of stream.rows) streamOf[row.index] = stream;
  const isShort = spanOf(rows) < SHORT_DAYS;
  const decideDebit = newDebitDecisions();
  const decisions = rows.map((row) => {
    const text = texts[row.index];
    const sign = signs[row.index];
    if (!text || !sign) throw new Error("a row was not read");
    if (row.cents === 0) return toDecision("crd.other", "NONE", "no money moved", 1);
    const pair = pairs[row.index] ?? null;
    const otherKind = pair ? (rows[pair.otherIndex]?.kind ?? null) : null;
    return row.cents < 0
      ? pair
        ? categoriseDebit(row, text, { sign, pair, otherKind })
        : decideDebit(row, text, sign)
      : categoriseCredit(row, text, { sign, pair, otherKind, stream: streamOf[row.index] ?? null, isShort });
  });
  if (!isShort) doubtBoard(decisions, streamOf);
  findMeals(decisions, rows);
  weighEvidence(decisions, { rows, texts, signs, streams, businessIds });
  const sized = sizeLoans(rows, signs, partBonuses(decisions, streams));
  inferLoanKinds(sized, streams, { texts, signs });
  // Rent of a home is not paid from a business account, so the streams of business accounts are left out.
  const household = streams.filter((stream) => !stream.rows.some((row) => businessIds.has(row.accountId)));
  const rented = inferRent(rows, texts, sized, household);
  shareRent(rented, { rows, texts, signs, streams: household });
  inferRentedGoods(rented, streams, texts);
  const calibrated = { out: new Map<Decision, Decision>(), in: new Map<Decision, Decision>() };
  return rented.map((decision, index) => {
    const cents = rows[index]?.cents ?? 0;
    if (decision.layer === "NONE" && cents === 0) return decision;
    const known = cents < 0 ? calibrated.out : calibrated.in;
    return getOrMake(known, decision, () => calibrate(decision, cents < 0));
  });
}

/**
 * Caches decisions about payments that have no paired row, by Descriptor and kind of account. This saves about 4 % of
 * the time for a report of 3,000 rows.
 */
function newDebitDecisions(): (row: Decidable, text: Descriptor, sign: Signs) => Decision {
  const byKind = new Map<AccountKind, Map<Descriptor, Decision>>();
  return (row, text, sign) =>
    getOrMake(
      getOrMake(byKind, row.kind, () => new Map()),
      text,
      () => categoriseDebit(row, text, { sign, pair: null, otherKind: null }),
    );
}

function getOrMake<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make();
  known.set(key, made);
  return made;
}

/** Days from the first row to the last. */
function spanOf(rows: readonly BankRow[]): number {
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { dayNumber } of rows) {
    first = Math.min(first, dayNumber);
    last = Math.max(last, dayNumber);
  }
  return last - first;
}

/**
 * Accepts "board" in notes to a person only for a regular payment; otherwise the payments stay transfers to a
 * person.
 */
function doubtBoard(decisions: Decision[], streamOf: readonly (FoundStream | null)[]): void {
  const isNoted = (index: number) => decisions[index]?.rule === BARE_BOARD;
  const believed = new Set<FoundStream>();
  for (const stream of new Set(streamOf.filter((_, index) => isNoted(index))))
    if (stream?.isMature && stream.rows.filter(({ index }) => isNoted(index)).length >= BOARD_PAYMENTS_MIN)
      believed.add(stream);
  for (const [index, stream] of streamOf.entries())
    if (isNoted(index) && !(stream && believed.has(stream)))
      decisions[index] = toDecision("trf.person", "TRANSFER", "a person's name", 0.85);
}

/** Names of service stations that also sell meals. */
const MEALS_AND_FUEL = /^SERVO (?:AND )?(?:TAKEAWAYS?|CAFE|FOOD)$/;
/** Drivers rarely buy less fuel than this. */
const FUEL_CENTS_MIN = 3_000;

/** Counts small payments to a service station that also sells meals as meals. Changes `decisions`. */
function findMeals(decisions: Decision[], rows: readonly BankRow[]): void {
  for (const { index, cents } of rows) {
    const isEither = MEALS_AND_FUEL.test(decisions[index]?.rule ?? "");
    if (isEither && cents < 0 && -cents < FUEL_CENTS_MIN)
      decisions[index] = toDecision("foo.dining", "KEYWORD", "a small payment for meals or fuel", 0.8);
  }
}

/** A small amount credit contract is at most $2,000 (National Consumer Credit Protection Act, section 5). */
const SACC_CENTS_MAX = 200_000;
/** A medium amount credit contract is at most $5,000. */
const MACC_CENTS_MAX = 500_000;

/**
 * Corrects the size of loans by the lender's advances. If a lender of small loans made a larger advance, its repayments
 * are for a medium loan. If a lender of medium loans made only small advances, its repayments are for a small loan.
 * A car's price is paid to the dealer, so if a lender for cars pays up to $5,000 to the customer, its repayments are for
 * a small or medium loan.
 */
function sizeLoans(rows: readonly BankRow[], signs: readonly Signs[], decisions: Decision[]): Decision[] {
  const larger = new Set<string>();
  const smaller = new Set<string>();
  const inCash = new Map<string, string>();
  for (const row of rows) {
    const merchant = signs[row.index]?.merchant?.value;
    if (decisions[row.index]?.code !== "crd.loan_proceeds") continue;
    const isLarger = row.cents > SACC_CENTS_MAX;
    if (merchant?.code === "dbt.sacc" || merchant?.code === "dbt.macc")
      (isLarger ? larger : smaller).add(merchant.name);
    if (merchant?.code === "dbt.car" && row.cents <= MACC_CENTS_MAX)
      inCash.set(merchant.name, isLarger ? "dbt.macc" : "dbt.sacc");
  }
  if (larger.size + smaller.size + inCash.size === 0) return decisions;
  for (const row of rows) {
    const decision = decisions[row.index];
    const name = signs[row.index]?.merchant?.value.name ?? "";
    if (decision?.code === "dbt.sacc" && larger.has(name))
      decisions[row.index] = { ...decision, code: "dbt.macc" };
    if (decision?.code === "dbt.macc" && smaller.has(name) && !larger.has(name))
      decisions[row.index] = { ...decision, code: "dbt.sacc" };
    const lent = inCash.get(name);
    if (lent !== undefined && decision?.code === "dbt.car" && decision.layer === "MERCHANT")
      decisions[row.index] = { ...decision, code: lent };
  }
  return decisions;
}

/**
 * Infers rent. Rent to a private landlord looks like a payment to a person, and rent to an unlisted agent like a
 * transfer to an unknown firm. If there is no other housing cost, the largest steady weekly, fortnightly or monthly
 * transfer to a person or an unknown firm counts as rent, marked as inferred. So does a steady direct debit or bill of
 * whole dollars, if it is weekly or fortnightly and large enough for a home.
 */
function inferRent(
  rows: readonly BankRow[],
  texts: readonly Descriptor[],
  decisions: Decision[],
  streams: readonly FoundStream[],
): Decision[] {
  const boards = decisions.filter(({ code }) => code === "hou.board").length;
  const isHoused =
    rows.some((row) => row.kind === "MORTGAGE") ||
    boards >= BOARD_PAYMENTS_MIN ||
    decisions.some(({ code }) => code === "hou.rent" || code === "dbt.mortgage");
  if (isHoused) return decisions;
  let rent: FoundStream | null = null;
  let most = RENT_WEEKLY_CENTS_MIN;
  for (const stream of streams) {
    const usual = toUsual(stream);
    const weekly = toWeeklyRent(usual, decisions, texts);
    if (weekly > most) {
      most = weekly;
      rent = usual;
    }
  }
  for (const row of rent?.rows ?? [])
    decisions[row.index] = toInferred("hou.rent", "CADENCE", "steady transfer, no other housing cost", 0.6);
  return decisions;
}

const RENT_STEADY_MIN = 0.97;
/** At least this share of the payments to a flatmate must be of the usual amount; the others are shares of bills. */
const USUAL_SHARE_MIN = 0.7;

/**
 * The payments of the usual amount, if the payee also gets other amounts: a flatmate may get rent and shares of bills.
 */
function toUsual(stream: FoundStream): FoundStream {
  if (stream.direction !== "OUT" || !stream.isMature || consistencyOf(stream.rows) >= RENT_STEADY_MIN)
    return stream;
  const usual = findMedian(stream.rows.map((row) => row.cents)) ?? 0;
  const rows = stream.rows.filter(({ cents }) => Math.abs(cents - usual) <= -usual * (1 - RENT_STEADY_MIN));
  return rows.length < stream.rows.length * USUAL_SHARE_MIN ? stream : restream(stream, "usual", rows);
}

/** Words that show a payment is for something other than rent, or to family. */
const NOT_RENT: ReadonlySet<string> = new Set(
  `GIFT LOAN CAR CLEANER CLEANING PIANO MUSIC LESSON LESSONS TUITION TUTOR TUTORING COACHING SUPPORT CARE CARER NANNY BABYSITTING MOWING
WAGE WAGES SALARY PAY INV INVOICE GARDEN GARDENER GARDENING ALLOWANCE POCKET SAVINGS MUM DAD NAN NANNA NANA GRANDMA GRANDPA BILLS FOOD GROCERIES SHARES INVEST`.split(
    /\s+/,
  ),
);
/** The least weekly amount of rent that an unlisted firm debits or bills. Car rentals and fees cost less. */
const BILLED_WEEKLY_CENTS_MIN = 20_000;
const BILLED_PAYMENTS_MIN = 6;
/** Words of firms that debit equal amounts for something other than rent. */
const NOT_AGENTS =
  /^(?:LOANS?|LENDING|FINANCE|CAPITAL|CREDIT|BANK|BANKING|MUTUAL|LEASE|LEASING|CARS?|AUTO|MOTORS?|VEHICLE|FLEET|TRUCKS?|INSURANCE|SCHOOL|SCH|COLLEGE|CHILDCARE|KINDER|DAYCARE|FEES?|SUPER|FUND|FUNDS|TAX|ATO|GYM|CARDS?)$/;

function toWeeklyRent(
  stream: FoundStream,
  decisions: readonly Decision[],
  texts: readonly Descriptor[],
): number {
  const frequency = stream.fit?.frequency;
  if (stream.direction !== "OUT" || !stream.isMature || stream.rows.length < 4) return 0;
  if (frequency !== "WEEKLY" && frequency !== "FORTNIGHTLY" && frequency !== "MONTHLY") return 0;
  const couldBeRent = ({ index }: BankRow) => {
    const code = decisions[index]?.code;
    const text = texts[index];
    if (text && [...text.note, ...text.tokens].some((word) => NOT_RENT.has(word))) return false;
    return (
      code === "trf.person" || (code === "unc.debit" && BETWEEN_PEOPLE.has(texts[index]?.channel ?? null))
    );
  };
  if (consistencyOf(stream.rows) < RENT_STEADY_MIN) return 0;
  const weekly = (-(findMedian(stream.rows.map((row) => row.cents)) ?? 0) * TIMES_PER_YEAR[frequency]) / 52;
  if (stream.rows.every(couldBeRent)) return weekly;
  const isBilled =
    frequency !== "MONTHLY" &&
    weekly >= BILLED_WEEKLY_CENTS_MIN &&
    stream.rows.length >= BILLED_PAYMENTS_MIN &&
    stream.rows.every((row) => couldBeBilledRent(row, decisions[row.index], texts[row.index]));
  return isBilled ? weekly : 0;
}

/** Reports whether an unlisted firm took whole dollars without a card, as an agent takes rent. */
function couldBeBilledRent(row: BankRow, decision?: Decision, text?: Descriptor): boolean {
  if (decision?.code !== "unc.debit" || !text || row.cents % 100 !== 0 || row.mcc !== "") return false;
  if (text.channel === "CARD" || text.channel === "ATM" || text.channel === "CASH_OUT" || text.gateway)
    return false;
  return ![...text.tokens, ...text.note].some((word) => NOT_AGENTS.test(word) || NOT_RENT.has(word));
}
