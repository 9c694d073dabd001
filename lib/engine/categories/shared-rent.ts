import { toDecision, toInferred } from "@/lib/engine/categories/decision";
import { isFirmName, isUnknownName } from "@/lib/engine/categories/firm-name";
import type { Signs } from "@/lib/engine/categories/read-signs";
import { findMedian } from "@/lib/engine/figures/statistics";
import type { BankRow, Decision } from "@/lib/engine/row";
import { consistencyOf } from "@/lib/engine/streams/consistency";
import type { FoundStream } from "@/lib/engine/streams/find-streams";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

type Read = {
  rows: readonly BankRow[];
  texts: readonly Descriptor[];
  signs: readonly Signs[];
  streams: readonly FoundStream[];
};

const RENT = "inc.property.rent";
const BOARD = "inc.property.board";
/**
 * The customer pays rent only if there are at least this many payments of it. A single payment may be a friend's share
 * or a holiday.
 */
const PAID_MIN = 3;
const NAME_WORDS_MIN = 2;
/** Costs that only owners have. */
const OWNED: ReadonlySet<string> = new Set(["dbt.mortgage", "hou.strata_landtax", "hou.investment"]);
const COUNCIL = /\b(?:COUNCIL|SHIRE|(?:CITY|TOWN|DISTRICT) OF|MUNICIPALITY)\b/;
/**
 * A payment to a council may be for rates only if it is at least this much. A smaller payment is for parking, a pool
 * or a pet.
 */
const RATES_CENTS_MIN = 10_000;
/**
 * Payments to councils show that the customer owns a home only if they add up to at least this much. This is about
 * the rates of one quarter.
 */
const RATES_TOTAL_CENTS_MIN = 25_000;
/**
 * If the data covers fewer days than this, a customer who paid no rates may still own a home, because rates are due
 * only each quarter.
 */
const OWNING_DAYS_MIN = 120;

/**
 * Decides whether "rent" from people is income or a share of the customer's own rent. It is income if the customer
 * owns a home. The exception is an owner who also pays rent and receives rent from an agent, because the agent's rent
 * is then for the owned home. If the "rent" is not income, it is a share in three cases:
 * - The customer pays rent.
 * - The people pay equal shares of a regular payment, such as two housemates a third each.
 * - Several people pay at the same time for months.
 *
 * Changes `decisions`.
 */
export function shareRent(decisions: Decision[], read: Read): void {
  const received = read.streams.filter(
    ({ direction, rows }) => direction === "IN" && rows.some(({ index }) => isRent(decisions[index])),
  );
  const shares = received.filter((stream) => isFromPerson(stream, read));
  if (shares.length === 0) return;
  const isPaid = decisions.filter(({ code }) => code === "hou.rent").length >= PAID_MIN;
  const isLetByAgent = shares.length < received.length;
  if ((isPaid ? hasOwnersCosts(decisions, read) : isOwner(decisions, read)) && !(isPaid && isLetByAgent))
    return;
  const shared = isPaid ? null : findShared(shares, decisions, read.streams);
  if (!isPaid && !shared && !isHeadTenant(shares, read)) return;
  for (const { index } of shared?.rows ?? [])
    decisions[index] = toInferred(
      "hou.rent",
      "CADENCE",
      "housemates pay the customer equal shares of this rent",
      0.8,
    );
  for (const { index } of shares.flatMap(({ rows }) => rows))
    if (decisions[index]?.code === RENT || decisions[index]?.code === BOARD)
      decisions[index] = toDecision("crd.person", "KEYWORD", "a share of rent", 0.85);
  takeHousemates(shares, decisions, read);
}

/** Reports whether the payment is called rent. "Rent room 2" may be a boarder's or a housemate's. */
function isRent(decision?: Decision): boolean {
  return decision?.code === RENT || (decision?.code === BOARD && /\bROOM\b/.test(decision.rule));
}

/** If a person shares the rent, treats their other payments as shares of the bills, not as receipts of a business. */
function takeHousemates(shares: readonly FoundStream[], decisions: Decision[], read: Read): void {
  const { rows, texts } = read;
  const nameOf = ({ index }: BankRow) => texts[index]?.tokens.slice(0, 2).join(" ") ?? "";
  const people = shares.flatMap((share) => share.rows).filter(({ index }) => isNamed(index, read));
  const names = new Set(people.map(nameOf));
  for (const row of rows) {
    const decision = decisions[row.index];
    if (decision?.code === "inc.business.receipts" && decision.layer === "ACCOUNT" && names.has(nameOf(row)))
      decisions[row.index] = toDecision("crd.person", "TRANSFER", "a housemate", 0.85);
  }
}

/** Reports whether the text has a name that may be a person's, of any culture. */
function isNamed(index: number, { texts, signs }: Read): boolean {
  const [text, sign] = [texts[index], signs[index]];
  return text !== undefined && sign !== undefined && (text.isPerson || isUnknownName(text, sign));
}

function isFromPerson({ rows }: FoundStream, read: Read): boolean {
  // Notes such as "gas and elec" contain business words, so a few payments from a person may look like a firm's. It is
  // enough that most of the payments do not look like a firm's.
  const unnamed = rows.filter(({ index }) => {
    const text = read.texts[index];
    return text !== undefined && !isFirmName(withoutRentNote(text), read.signs[index]);
  });
  return unnamed.length > rows.length / 2;
}

/** The text without the note that begins with "rent" after a name: "ZORRIN TARVO" for "ZORRIN TARVO RENT GAS". */
function withoutRentNote(text: Descriptor): Descriptor {
  const at = text.tokens.indexOf("RENT");
  return at < NAME_WORDS_MIN ? text : { ...text, tokens: text.tokens.slice(0, at) };
}

/** Reports whether the customer has a cost that only owners have, such as a mortgage. */
function hasOwnersCosts(decisions: readonly Decision[], { rows }: Read): boolean {
  return rows.some(({ index, kind }) => kind === "MORTGAGE" || OWNED.has(decisions[index]?.code ?? ""));
}

/**
 * Reports whether the customer has an owner's costs, or pays a council enough for the payments to be rates. Call only
 * for a customer who pays no rent: a tenant may pay a council for a market stall, a mooring or a permit.
 */
function isOwner(decisions: readonly Decision[], read: Read): boolean {
  if (hasOwnersCosts(decisions, read)) return true;
  const { rows, texts } = read;
  let ratesCents = 0;
  for (const { index, cents } of rows) {
    const { code = "", rule = "" } = decisions[index] ?? {};
    if (code !== "hou.rates_water" || -cents < RATES_CENTS_MIN) continue;
    // `rule` contains the full name of a listed council, even if the bank truncated the name in the text.
    if (COUNCIL.test(`${texts[index]?.words.join(" ")} ${rule.toUpperCase()}`)) ratesCents -= cents;
  }
  return ratesCents >= RATES_TOTAL_CENTS_MIN;
}

/**
 * Two people whose rent payments overlap for fewer days than this are not housemates. A lodger who replaces another may
 * pay for a month before the earlier lodger has left.
 */
const TOGETHER_DAYS_MIN = 42;

/**
 * Reports whether several people pay rent at the same time. False if the data covers fewer than OWNING_DAYS_MIN days.
 * The caller has checked that the customer has no costs that only owners have.
 */
function isHeadTenant(shares: readonly FoundStream[], { rows }: Read): boolean {
  const spans = shares
    .filter((stream) => stream.isMature && stream.rows.length >= PAID_MIN)
    .map((stream) => toSpan(stream.rows));
  const isTogether = spans.some(([first, last], index) =>
    spans
      .slice(index + 1)
      .some((other) => Math.min(last, other[1]) - Math.max(first, other[0]) >= TOGETHER_DAYS_MIN),
  );
  const [first, last] = toSpan(rows);
  return isTogether && last - first >= OWNING_DAYS_MIN;
}

function toSpan(rows: readonly BankRow[]): [first: number, last: number] {
  return [rows[0]?.dayNumber ?? 0, rows.at(-1)?.dayNumber ?? 0];
}

const STEADY_MIN = 0.97;
/**
 * Housemates may skip a payment or pay twice, so the number of payments may differ between them by up to this share.
 */
const COUNTS_DIFFER_MAX = 0.2;
/**
 * The maximum difference between a housemate's payment and an equal share of the rent, as a fraction of that share.
 * Equal shares differ only by rounding.
 */
const SHARE_DIFFERS_MAX = 0.005;

/** The regular payment of which the customer and each of these people pay an equal share; null if there is none. */
function findShared(
  shares: readonly FoundStream[],
  decisions: readonly Decision[],
  streams: readonly FoundStream[],
): FoundStream | null {
  const found = streams.filter(({ direction, rows, isMature }) => {
    const isOpen = rows.every(({ index }) =>
      /^(?:trf\.person|unc\.debit)$/.test(decisions[index]?.code ?? ""),
    );
    if (direction !== "OUT" || !isMature || !isOpen || consistencyOf(rows) < STEADY_MIN) return false;
    const part = -usualOf(rows) / (shares.length + 1);
    return shares.every(
      (share) =>
        Math.abs(share.rows.length - rows.length) <= rows.length * COUNTS_DIFFER_MAX &&
        Math.abs(usualOf(share.rows) - part) <= part * SHARE_DIFFERS_MAX,
    );
  });
  return found[0] ?? null;
}

const usualOf = (rows: readonly BankRow[]): number => findMedian(rows.map(({ cents }) => cents)) ?? 0;
