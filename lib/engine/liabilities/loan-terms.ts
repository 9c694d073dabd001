import { addMonths, DAYS_PER_MONTH, type Day, toDayNumber } from "@/lib/engine/calendar/day";
import type { Account, Assumptions, LiabilityClass, SharedDebt } from "@/lib/engine/document";
import { FORMULAS } from "@/lib/engine/figures/formulas";
import { toServicing } from "@/lib/engine/figures/formulas/debts";
import { findTimesPerMonth } from "@/lib/engine/liabilities/servicing";

/** Debts whose limit can be drawn again. They count at their limit rather than at today's balance. */
const REVOLVING: ReadonlySet<LiabilityClass> = new Set(["CREDIT_CARD", "OTHER_CREDIT", "BNPL"]);

/** True for cards, other credit and pay-later debts, which count at their limit. */
export function isRevolving(kind: LiabilityClass): boolean {
  return REVOLVING.has(kind);
}

/** The contract's monthly amount: an instalment at its frequency, or a card's minimum payment. Null if unknown. */
export function findContractMonthly(account: Pick<Account, "loan" | "card">): {
  cents: number | null;
  note: string | null;
} {
  const { loan, card } = account;
  const instalment = loan?.minInstalmentCents ?? null;
  if (instalment === null || instalment <= 0) {
    const minimum = card?.minPaymentCents ?? null;
    return { cents: minimum !== null && minimum > 0 ? minimum : null, note: null };
  }
  const times = findTimesPerMonth(loan?.repaymentFrequency ?? null);
  return times === null
    ? { cents: instalment, note: "repayment frequency not supplied: instalment assumed to be monthly" }
    : { cents: Math.round(instalment * times), note: null };
}

type LoanFacts = Pick<Account, "loan"> & {
  kind: LiabilityClass;
  owedCents: number | null;
  /** The current or contractual monthly repayment. */
  repaidCents: number | null;
};

/**
 * The rate and the number of months that a lender would assume for the repayment of a debt. For a limit, the months are
 * the servicing term; for a loan, its remaining term; for an interest-only loan, the remaining term after the
 * interest-only period.
 */
export function toTerms(
  known: LoanFacts,
  to: Day,
  impliedRate: number | null,
  assumptions: Assumptions,
): SharedDebt["terms"] {
  const { loan, kind } = known;
  if (isRevolving(kind)) {
    const rate = loan?.rate ?? assumptions.cardRate;
    const note = loan?.rate == null ? "rate not supplied by the bank: the assumed card rate applies" : null;
    return { rate, months: assumptions.cardServicingMonths, isRevolving: true, note };
  }
  const notes: string[] = [];
  const rate = loan?.rate ?? impliedRate;
  if (rate === null) notes.push("rate not supplied by the bank: no buffer applied");
  else if (loan?.rate == null)
    notes.push("rate not supplied by the bank: calculated from the interest charged");
  const end = findEnd(loan, kind, assumptions, notes);
  if (end === null) {
    const months = findUndatedTerm(known, rate, assumptions, notes);
    if (months === null) notes.push("term not known: no buffer applied");
    return { rate, months, isRevolving: false, note: notes.join("; ") };
  }
  const whole = toMonths(to, end);
  const months =
    loan?.repaymentType === "INTEREST_ONLY"
      ? afterInterestOnly(loan, to, { whole, assumptions, notes })
      : whole;
  if (months < 1) notes.push("the term has ended: no buffer applied");
  return { rate, months: months < 1 ? null : months, isRevolving: false, note: notes.join("; ") || null };
}

const MONTHS_MAX = 480;

/**
 * The remaining months of a loan without dates: the number of months in which the repayment pays off the balance at the
 * loan's rate. The repayment of an interest-only loan does not pay off the balance. An interest-only home loan is
 * assumed to begin now. For any other interest-only loan, the term is null.
 */
function findUndatedTerm(
  { loan, kind, owedCents, repaidCents }: LoanFacts,
  rate: number | null,
  { defaultMortgageTermMonths, interestOnlyMonths }: Assumptions,
  notes: string[],
): number | null {
  if (rate === null || owedCents === null || owedCents <= 0) return null;
  if (loan?.repaymentType === "INTEREST_ONLY") {
    if (kind !== "MORTGAGE" || defaultMortgageTermMonths === null) return null;
    const months = defaultMortgageTermMonths - interestOnlyMonths;
    if (months < 1) return null;
    notes.push(
      `neither start nor end date supplied by the bank: assumed to have ${defaultMortgageTermMonths} months left, the first ${interestOnlyMonths} of them interest only`,
    );
    return months;
  }
  const interest = (owedCents * rate) / 12;
  if (repaidCents === null || repaidCents <= interest) return null;
  const months = Math.ceil(-Math.log(1 - interest / repaidCents) / Math.log(1 + rate / 12) - 1e-6);
  if (months < 1 || months > MONTHS_MAX) return null;
  notes.push("term not supplied by the bank: calculated from balance, rate and repayment");
  return months;
}

function toMonths(from: Day, to: Day): number {
  return Math.round((toDayNumber(to) - toDayNumber(from)) / DAYS_PER_MONTH);
}

function findEnd(
  loan: Account["loan"],
  kind: LiabilityClass,
  assumptions: Assumptions,
  notes: string[],
): Day | null {
  if (loan?.endsOn) return loan.endsOn;
  const term =
    kind === "MORTGAGE" ? assumptions.defaultMortgageTermMonths : assumptions.defaultLoanTermMonths;
  if (!loan?.startedOn || term === null) return null;
  notes.push(`end date not supplied by the bank: assumed to be ${term} months after the start`);
  return addMonths(loan.startedOn, term);
}

/**
 * The months of the term after the interest-only period. The Consumer Data Standards have no field for the end of that
 * period, so it is estimated from the day the loan started.
 */
function afterInterestOnly(
  loan: NonNullable<Account["loan"]>,
  to: Day,
  {
    whole,
    assumptions: { interestOnlyMonths },
    notes,
  }: { whole: number; assumptions: Assumptions; notes: string[] },
): number {
  const left = loan.startedOn ? Math.max(0, toMonths(to, addMonths(loan.startedOn, interestOnlyMonths))) : 0;
  notes.push(
    left > 0 && left < whole
      ? `assumed to be interest only for ${left} more months; principal and interest assessed over the ${whole - left} months after that`
      : "end of the interest-only period not supplied by the bank: principal and interest assessed over the remaining term",
  );
  return left > 0 && left < whole ? whole - left : whole;
}

type Serviced = Pick<SharedDebt, "owedCents" | "limitCents" | "terms" | "contractMonthlyCents"> & {
  repaymentMonthly: { value: number | null };
};

/**
 * The cents a month that a lender would count for the debt with this buffer. For a card or overdraft, null if its rate
 * or term is unknown, or if it has neither a limit nor a balance owed. For a loan, null if no repayment is known or
 * can be calculated.
 */
export function serviceDebt(debt: Serviced, bufferPercentagePoints: number): number | null {
  const { terms, owedCents, limitCents } = debt;
  const paid = [debt.repaymentMonthly.value, debt.contractMonthlyCents].filter((value) => value !== null);
  if (terms.isRevolving) {
    const drawn = limitCents ?? (owedCents !== null && owedCents > 0 ? owedCents : null);
    return drawn === null || terms.rate === null || terms.months === null
      ? null
      : FORMULAS["L-LIMIT"].value({ cents: drawn, rate: terms.rate, months: terms.months });
  }
  if (owedCents === 0) return 0;
  const buffered =
    terms.rate === null || terms.months === null || owedCents === null
      ? null
      : toServicing(owedCents, terms.rate + bufferPercentagePoints / 100, terms.months);
  return FORMULAS["L-SERVICE"].value(buffered === null ? paid : [...paid, buffered]);
}
