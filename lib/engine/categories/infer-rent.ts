import { toDecision, toInferred } from "@/lib/engine/categories/decision";
import { TIMES_PER_YEAR } from "@/lib/engine/figures/sources";
import { findMedian } from "@/lib/engine/figures/statistics";
import type { BankRow, Decision } from "@/lib/engine/row";
import { consistencyOf } from "@/lib/engine/streams/consistency";
import { type FoundStream, restream } from "@/lib/engine/streams/find-streams";
import { BETWEEN_PEOPLE } from "@/lib/engine/text/channels";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

/** Rent is inferred from a cadence only if it is more than this a week. */
const RENT_WEEKLY_CENTS_MIN = 12_000;
/** The minimum consistency of payments that are rent. */
const RENT_STEADY_MIN = 0.97;
/** A payee's other payments count as rent only if at least this many of its payments have "rent" in the note. */
const RENT_NOTES_MIN = 3;
const UNSTATED: ReadonlySet<string> = new Set(["trf.person", "trf.business_unknown", "unc.debit"]);

/**
 * Counts a payee's payments without a purpose as rent if other payments of the same amount have "rent" in the note.
 * People do not write the note each time. Changes `decisions`.
 */
export function believeRent(decisions: Decision[], streams: readonly FoundStream[]): void {
  for (const { direction, rows } of streams) {
    if (direction !== "OUT") continue;
    const noted = rows.filter(({ index }) => {
      const decision = decisions[index];
      return decision?.code === "hou.rent" && decision.layer === "KEYWORD";
    });
    if (noted.length < RENT_NOTES_MIN) continue;
    const isUsual = ({ cents }: BankRow) =>
      noted.some((rent) => Math.abs(rent.cents - cents) <= -cents * (1 - RENT_STEADY_MIN));
    for (const row of rows)
      if (UNSTATED.has(decisions[row.index]?.code ?? "") && isUsual(row))
        decisions[row.index] = toDecision(
          "hou.rent",
          "CADENCE",
          "the same payee and amount as payments with “rent” in the note",
          0.85,
        );
  }
}

/**
 * Infers rent for a customer without another housing cost. Rent to a private landlord looks like a payment to a
 * person. Rent to an unlisted agent looks like a transfer to an unknown firm. So the largest steady weekly,
 * fortnightly or monthly transfer to a person or an unknown firm counts as rent, marked as inferred. A steady direct
 * debit or bill counts too if it is weekly or fortnightly, in whole dollars and large enough for a home. Changes
 * `decisions`.
 */
export function inferRent(
  texts: readonly Descriptor[],
  decisions: Decision[],
  streams: readonly FoundStream[],
): void {
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
    decisions[row.index] = toInferred(
      "hou.rent",
      "CADENCE",
      "a steady payment, and no other housing cost is visible",
      0.6,
    );
}

/**
 * The minimum share of a payee's payments that must have the usual amount. If fewer have it, the payments of other
 * amounts are kept too.
 */
const USUAL_SHARE_MIN = 0.7;

/**
 * If the payee also gets other amounts, keeps only the payments of the usual amount: a flatmate may get rent and shares
 * of bills.
 */
function toUsual(stream: FoundStream): FoundStream {
  if (stream.direction !== "OUT" || !stream.isMature || consistencyOf(stream.rows) >= RENT_STEADY_MIN)
    return stream;
  const usual = findMedian(stream.rows.map((row) => row.cents)) ?? 0;
  const rows = stream.rows.filter(({ cents }) => Math.abs(cents - usual) <= -usual * (1 - RENT_STEADY_MIN));
  return rows.length < stream.rows.length * USUAL_SHARE_MIN ? stream : restream(stream, "usual", rows);
}

/** Words that show that a payment is for something other than rent, or goes to family. */
const NOT_RENT: ReadonlySet<string> = new Set(
  `GIFT LOAN MORTGAGE CAR CLEANER CLEANING PIANO MUSIC LESSON LESSONS TUITION TUTOR TUTORING COACHING SUPPORT CARE CARER NANNY BABYSITTING MOWING
WAGE WAGES SALARY PAY INV INVOICE GARDEN GARDENER GARDENING ALLOWANCE POCKET SAVINGS MUM DAD NAN NANNA NANA GRANDMA GRANDPA BILLS FOOD GROCERIES SHARES INVEST`.split(
    /\s+/,
  ),
);
/**
 * Payments that an unlisted firm debits or bills are rent only if they are at least this much a week. Car rentals and
 * fees cost less.
 */
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
  const couldBeRent = ({ index, type }: BankRow) => {
    const code = decisions[index]?.code;
    const text = texts[index];
    if (text && [...text.note, ...text.tokens].some((word) => NOT_RENT.has(word))) return false;
    const channel = text?.channel ?? null;
    const isMoved = BETWEEN_PEOPLE.has(channel) || (channel === null && type === "TRANSFER_OUTGOING");
    return code === "trf.person" || (code === "unc.debit" && isMoved);
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
