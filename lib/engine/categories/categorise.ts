import { calibrate } from "@/lib/engine/categories/calibrate";
import { categoriseCredit } from "@/lib/engine/categories/categorise-credit";
import { categoriseDebit } from "@/lib/engine/categories/categorise-debit";
import { weighEvidence } from "@/lib/engine/categories/credit-evidence";
import { toDecision } from "@/lib/engine/categories/decision";
import { inferLoanKinds } from "@/lib/engine/categories/infer-loan-kinds";
import { believeRent, inferRent } from "@/lib/engine/categories/infer-rent";
import { partBonuses } from "@/lib/engine/categories/part-bonuses";
import { BARE_BOARD, type Signs } from "@/lib/engine/categories/read-signs";
import { inferRentedGoods } from "@/lib/engine/categories/rented-goods";
import { shareRent } from "@/lib/engine/categories/shared-rent";
import type { AccountKind } from "@/lib/engine/document";
import type { BankRow, Decidable, Decision, Pair } from "@/lib/engine/row";
import type { FoundStream } from "@/lib/engine/streams/find-streams";
import { BETWEEN_PEOPLE } from "@/lib/engine/text/channels";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

/**
 * If at least this many payments to a payee are noted as "board", the customer lives with the payee. With fewer such
 * payments, "board" may be one night, a friend's bill or a surfboard.
 */
const BOARD_PAYMENTS_MIN = 3;
/**
 * If the data covers fewer days than this, a single payment with a word for rent or board is enough. Even a weekly
 * payment cannot occur three times in so few days.
 */
const SHORT_DAYS = 14;

/** Decides the category of every row of the report. Returns the decisions in canonical order, the order of `rows`. */
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
  findPurchasesOfHomes(decisions, rows, texts);
  weighEvidence(decisions, { rows, texts, signs, streams, businessIds });
  const sized = sizeLoans(rows, signs, partBonuses(decisions, streams));
  inferLoanKinds(sized, streams, { texts, signs });
  // Rent of a home is not paid from a business account, so the streams of business accounts are left out.
  const household = streams.filter((stream) => !stream.rows.some((row) => businessIds.has(row.accountId)));
  believeRent(sized, household);
  if (!isHoused(rows, sized)) inferRent(texts, sized, household);
  shareRent(sized, { rows, texts, signs, streams: household });
  inferRentedGoods(sized, streams, texts);
  const calibrated = { out: new Map<Decision, Decision>(), in: new Map<Decision, Decision>() };
  return sized.map((decision, index) => {
    const cents = rows[index]?.cents ?? 0;
    if (decision.layer === "NONE" && cents === 0) return decision;
    const known = cents < 0 ? calibrated.out : calibrated.in;
    const made = known.get(decision) ?? calibrate(decision, cents < 0);
    known.set(decision, made);
    return made;
  });
}

/**
 * Caches decisions about payments that have no paired row, by Descriptor and kind of account. The gain of this cache and
 * two others together is stated in streams/calendar.ts.
 */
function newDebitDecisions(): (row: Decidable, text: Descriptor, sign: Signs) => Decision {
  const byKind = new Map<AccountKind, Map<Descriptor, Decision>>();
  return (row, text, sign) => {
    const known = byKind.get(row.kind) ?? new Map<Descriptor, Decision>();
    const found = known.get(text);
    if (found) return found;
    byKind.set(row.kind, known);
    const made = categoriseDebit(row, text, { sign, pair: null, otherKind: null });
    known.set(text, made);
    return made;
  };
}

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
 * Accepts "board" in a note to a person only if the stream is mature and has at least BOARD_PAYMENTS_MIN payments with
 * this note. Otherwise, the payments are transfers to a person. Changes `decisions`.
 */
function doubtBoard(decisions: Decision[], streamOf: readonly (FoundStream | null)[]): void {
  const noted: number[] = [];
  decisions.forEach(({ code, rule }, index) => {
    if (code === "hou.board" && rule === BARE_BOARD) noted.push(index);
  });
  const isNoted = new Set(noted);
  const believed = new Set<FoundStream>();
  for (const stream of new Set(noted.map((index) => streamOf[index])))
    if (
      stream?.isMature &&
      stream.rows.filter(({ index }) => isNoted.has(index)).length >= BOARD_PAYMENTS_MIN
    )
      believed.add(stream);
  for (const index of noted) {
    const stream = streamOf[index];
    if (!(stream && believed.has(stream)))
      decisions[index] = toDecision("trf.person", "TRANSFER", "a person's name", 0.85);
  }
}

/** Reports whether a housing cost is known: a home loan, rent, or at least BOARD_PAYMENTS_MIN payments for board. */
function isHoused(rows: readonly BankRow[], decisions: readonly Decision[]): boolean {
  const boards = decisions.filter(({ code }) => code === "hou.board").length;
  return (
    rows.some((row) => row.kind === "MORTGAGE") ||
    boards >= BOARD_PAYMENTS_MIN ||
    decisions.some(({ code }) => code === "hou.rent" || code === "dbt.mortgage")
  );
}

/** Names of service stations that also sell meals. */
const MEALS_AND_FUEL = /^SERVO (?:AND )?(?:TAKEAWAYS?|CAFE|FOOD)$/;
/** The smallest usual payment for fuel. A smaller payment is for a meal. */
const FUEL_CENTS_MIN = 3_000;

/** Counts a small payment to a service station as a meal if the station also sells meals. Changes `decisions`. */
function findMeals(decisions: Decision[], rows: readonly BankRow[]): void {
  for (const { index, cents } of rows) {
    const isEither = MEALS_AND_FUEL.test(decisions[index]?.rule ?? "");
    if (isEither && cents < 0 && -cents < FUEL_CENTS_MIN)
      decisions[index] = toDecision("foo.dining", "KEYWORD", "a small payment for meals or fuel", 0.8);
  }
}

/** Words of those who take part in the sale of a home. */
const SALE_OF_HOME = /\b(?:CONVEYANC\w*|REALTY|REAL ESTATE|SETTLEMENTS?|PEXA)\b/;
/** The categories that the words above get without this rule: a conveyancer's fee, rent, or none. */
const SPENT = /^(?:edu|hou|unc)\./;
/** No month's rent and no fee is this large. */
const HOME_CENTS_MIN = 1_000_000;

/**
 * Decides large transfers to a conveyancer or agent: they pay the deposit or the price of a home, not rent or a fee.
 * Changes `decisions`.
 */
function findPurchasesOfHomes(
  decisions: Decision[],
  rows: readonly BankRow[],
  texts: readonly Descriptor[],
): void {
  for (const { index, cents, type } of rows) {
    const text = texts[index];
    const isLarge = -cents >= HOME_CENTS_MIN && SPENT.test(decisions[index]?.code ?? "");
    if (!isLarge || !text || !SALE_OF_HOME.test(text.words.join(" ")) || text.words.includes("RENT"))
      continue;
    if (type === "TRANSFER_OUTGOING" || BETWEEN_PEOPLE.has(text.channel))
      decisions[index] = toDecision("trf.business_unknown", "KEYWORD", "the price of a home", 0.8);
  }
}

/** A small amount credit contract is at most $2,000 (National Consumer Credit Protection Act, section 5). */
const SACC_CENTS_MAX = 200_000;
/** Schemes that lend without interest. The law does not count their loans as small amount credit contracts. */
const INTEREST_FREE = /^(?:No Interest Loan Scheme|Good Shepherd)$/;
/** A medium amount credit contract is at most $5,000. */
const MACC_CENTS_MAX = 500_000;

/**
 * Corrects the size of loans by the lender's advances:
 * - If a lender of small loans made a larger advance, its repayments are for a medium loan.
 * - If a lender of medium loans made only small advances, its repayments are for a small loan.
 * - If a car lender paid up to $5,000 to the customer, its repayments are for a small or medium loan. A car loan is
 *   normally paid to the dealer.
 * - The same applies to a lender of personal loans if the repayments would cover the advance and its interest within
 *   two years. This is the longest term of a small or medium loan. A loan without interest is neither.
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
    const mayBeSmall = merchant?.code === "dbt.personal" && !INTEREST_FREE.test(merchant.name);
    if (mayBeSmall && row.cents <= MACC_CENTS_MAX)
      if (isShortTerm(row, merchant.name, rows, signs))
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
    const isOpen = decision?.code === "dbt.car" || decision?.code === "dbt.personal";
    if (lent !== undefined && decision && isOpen && decision.layer === "MERCHANT")
      decisions[row.index] = { ...decision, code: lent };
  }
  return decisions;
}

const TERM_DAYS_MAX = 730;
/** The minimum total of a small or medium loan's repayments over its term, as a multiple of the amount advanced. */
const WITH_INTEREST_MIN = 1.2;
const REPAID_ROWS_MIN = 3;

/** Reports whether the repayments after the advance are large enough for a term of at most two years. */
function isShortTerm(
  advance: BankRow,
  name: string,
  rows: readonly BankRow[],
  signs: readonly Signs[],
): boolean {
  const repaid = rows.filter(
    ({ cents, index, dayNumber }) =>
      cents < 0 && dayNumber > advance.dayNumber && signs[index]?.merchant?.value.name === name,
  );
  const last = repaid.at(-1);
  if (!last || repaid.length < REPAID_ROWS_MIN) return false;
  const days = last.dayNumber - advance.dayNumber;
  const sum = repaid.reduce((total, { cents }) => total - cents, 0);
  return (sum / days) * TERM_DAYS_MAX >= advance.cents * WITH_INTEREST_MIN;
}
