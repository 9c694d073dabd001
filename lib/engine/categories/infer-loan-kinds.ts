import { toInferred } from "@/lib/engine/categories/decision";
import { MERCHANT_NAMES } from "@/lib/engine/categories/merchants";
import type { Signs } from "@/lib/engine/categories/read-signs";
import { atCadence } from "@/lib/engine/figures/kinds";
import { findMedian } from "@/lib/engine/figures/statistics";
import type { Decision } from "@/lib/engine/row";
import { consistencyOf } from "@/lib/engine/streams/consistency";
import type { FoundStream } from "@/lib/engine/streams/find-streams";
import { HOME_LENDERS } from "@/lib/engine/text/banks";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

/**
 * A bank's loan with at least this monthly repayment is a home loan. Hardly any personal loan has so large a repayment.
 */
const HOME_MONTHLY_CENTS_MIN = 150_000;
/**
 * If the repayments follow a variable rate, a bank's loan with at least this monthly repayment is a home loan. Hardly
 * any personal loan has a variable rate.
 */
const VARIABLE_MONTHLY_CENTS_MIN = 100_000;
/**
 * A change of a variable rate changes the repayment by less than this share. Every amount of the repayment except the
 * latest is paid at least LEVEL_PAYMENTS_MIN times.
 */
const RATE_CHANGE_MAX = 0.1;
const LEVEL_PAYMENTS_MIN = 2;
/** If a firm lends for both homes and cars, a loan with a monthly repayment below this amount is not a home loan. */
const HOME_MONTHLY_CENTS_LOW = 60_000;
const PAYMENTS_MIN = 3;
const INSTALMENTS_MIN = 6;
/** Customers who choose how much of a card's bill to pay choose a multiple of $5. Other amounts are instalments. */
const ROUND_CENTS = 500;
/**
 * The minimum consistency of a loan's repayments. Interest rates change a few times a year, so a home loan's repayments
 * differ a little.
 */
const STEADY_MIN = 0.9;

const BANKS = /^(?:BANK|BANKING|MUTUAL|UNION|BUILDING|SOCIETY)$/;
const LENT = /^(?:LOANS?|LNS?|HL)$/;
/** The number of a loan, joined to its label. */
const LOAN_NUMBER = /^(?:LN|LOAN)\d{4,}$/;
/** Words for a product that is not a home loan. */
const OTHER_PRODUCTS =
  /^(?:CAR|AUTO|MOTOR|VEHICLE|PERSONAL|PERS|CONSUMER|CARDS?|VISA|BUSINESS|BUS|EQUIPMENT|ASSET)$/;

/**
 * Infers the kind of a loan from its monthly repayment if the wording leaves it open. A bank's "loan" is a home loan
 * from $1,500 a month. If a lender finances homes and cars, its loan is a car loan below $600 a month. Equal amounts
 * that are not round repay a loan, even to a lender that also issues cards, because a card's bill varies. Changes
 * `decisions`.
 */
export function inferLoanKinds(
  decisions: Decision[],
  streams: readonly FoundStream[],
  { texts, signs }: { texts: readonly Descriptor[]; signs: readonly Signs[] },
): void {
  for (const stream of streams) {
    const monthly = toMonthly(stream);
    if (monthly === null) continue;
    const code = toKind(monthly, stream, (test) =>
      stream.rows.every(({ index }) => test(decisions[index], texts[index], signs[index])),
    );
    if (code === null) continue;
    for (const { index } of stream.rows)
      decisions[index] = toInferred(code, "CADENCE", "the amounts are typical of this kind of loan", 0.6);
  }
}

type Test = (decision?: Decision, text?: Descriptor, sign?: Signs) => boolean;

/**
 * The kind of loan that the size of these repayments shows; null if it shows none. `isAll` reports whether every
 * repayment passes a test.
 */
function toKind(monthlyCents: number, stream: FoundStream, isAll: (test: Test) => boolean): string | null {
  const homeMin = hasVariableRate(stream) ? VARIABLE_MONTHLY_CENTS_MIN : HOME_MONTHLY_CENTS_MIN;
  if (monthlyCents >= homeMin && isAll(isOpenLoan)) return "dbt.mortgage";
  if (monthlyCents < HOME_MONTHLY_CENTS_LOW && isAll(isByName)) return "dbt.car";
  return isInstalment(stream) && isAll(isCardByName) ? "dbt.personal" : null;
}

/**
 * Reports whether the repayments changed only as a variable rate changes them: slightly, and after at least two
 * payments at each level. The last level may have a single payment.
 */
function hasVariableRate({ rows }: FoundStream): boolean {
  const levels = rows.flatMap(({ cents }, index) =>
    cents === rows[index - 1]?.cents
      ? []
      : [{ cents, size: rows.slice(index).findIndex((row) => row.cents !== cents) }],
  );
  if (levels.length < 2) return false;
  return levels.every(
    ({ cents, size }, index) =>
      (size < 0 || size >= LEVEL_PAYMENTS_MIN) &&
      Math.abs(cents / (levels[index - 1]?.cents ?? cents) - 1) < RATE_CHANGE_MAX,
  );
}

/** The usual monthly repayment of a mature, steady stream of debits; null for any other stream. */
function toMonthly({ direction, rows, fit, isMature }: FoundStream): number | null {
  if (direction !== "OUT" || !isMature || fit === null || rows.length < PAYMENTS_MIN) return null;
  if (consistencyOf(rows) < STEADY_MIN) return null;
  return atCadence(-(findMedian(rows.map(({ cents }) => cents)) ?? 0), fit.frequency);
}

/** Reports whether the words contain a bank's name. A bill may print it without a word such as "bank". */
function namesHomeLender(tokens: readonly string[]): boolean {
  const words = ` ${tokens.join(" ")} `;
  return HOME_LENDERS.some((name) => words.includes(` ${name} `));
}

/** Reports whether the row is a direct debit by a bank, or repays a loan whose kind the wording leaves open. */
function isOpenLoan(decision?: Decision, text?: Descriptor, sign?: Signs): boolean {
  if (!decision || !text || text.isPerson || text.words.some((word) => OTHER_PRODUCTS.test(word)))
    return false;
  const isBank = text.tokens.some((word) => BANKS.test(word)) || namesHomeLender(text.tokens);
  if (decision.code === "unc.debit") return isBank && text.channel === "DIRECT_DEBIT";
  const isWorded = decision.layer === "KEYWORD" || decision.layer === "MODEL";
  const isLent = text.words.some((word) => LENT.test(word) || LOAN_NUMBER.test(word));
  return decision.code === "dbt.personal" && isWorded && isLent && !sign?.merchant;
}

/**
 * Reports whether the row counts as a home loan only because of its lender's name, although that lender also
 * finances cars.
 */
function isByName(decision?: Decision, _?: Descriptor, sign?: Signs): boolean {
  if (decision?.code !== "dbt.mortgage" || decision.layer !== "MERCHANT" || sign?.keyword) return false;
  const phrase = sign?.merchant?.phrase ?? "";
  return !/HOME|MORTGAGE/.test(phrase) && CAR_LENDERS.has(phrase.split(" ")[0] ?? "");
}

/** Words for a card, and the names of lenders' cards. */
const CARDS = /^(?:CARDS?|VISA|MASTERCARD|MC|CREDIT|CREDITLINE|GEM|GO|DEGREES|EDGE)$/;

/**
 * Reports whether the payments look like instalments: all have the same amount, and that amount is not round.
 * Payments to a card look different: its bill varies, or the customer chooses a round amount.
 */
function isInstalment({ rows }: FoundStream): boolean {
  const usual = rows[0]?.cents ?? 0;
  const isEqual = rows.every(({ cents }) => cents === usual);
  return rows.length >= INSTALMENTS_MIN && isEqual && usual % ROUND_CENTS !== 0;
}

/**
 * Reports whether the row counts as a card only because of its lender's name, although that lender also makes
 * personal loans.
 */
function isCardByName(decision?: Decision, text?: Descriptor, sign?: Signs): boolean {
  if (decision?.code !== "dbt.card_unshared" || decision.layer !== "MERCHANT" || sign?.keyword) return false;
  if (text?.words.some((word) => CARDS.test(word))) return false;
  return PERSONAL_LENDERS.has(sign?.merchant?.phrase.split(" ")[0] ?? "");
}

/** Lists the first word of each lender's name, for all lenders that make this kind of loan. */
const listLenders = (kind: string): ReadonlySet<string> =>
  new Set(
    MERCHANT_NAMES.filter(([, { code }]) => code === kind).map(([phrase]) => phrase.split(" ")[0] ?? ""),
  );
const CAR_LENDERS = listLenders("dbt.car");
const PERSONAL_LENDERS = listLenders("dbt.personal");
