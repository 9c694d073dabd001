import type { Formulas } from "@/lib/engine/figures/formula";
import {
  addAmounts,
  addValues,
  atCadence,
  explainPayments,
  explainSum,
  OF_PARTS,
  perMonth,
  toPart,
} from "@/lib/engine/figures/kinds";
import { type Cadence, TIMES_PER_YEAR, type Value } from "@/lib/engine/figures/sources";

/** An amount owed in cents, at a yearly rate over `months` months. */
type Loan = { cents: number; rate: number; months: number };

/**
 * The cents a month that repay `owedCents` over `months` at a yearly `rate` (0.06 is 6%): P·r / (1 − (1 + r)^−n), where
 * r is the monthly rate. If no months are left, the whole amount.
 */
export function toServicing(owedCents: number, rate: number, months: number): number {
  if (months <= 0) return owedCents;
  const monthly = rate / 12;
  return monthly === 0 ? owedCents / months : (owedCents * monthly) / (1 - (1 + monthly) ** -months);
}

/**
 * Reports whether the customer pays for purchases with this debt, as with a card. The purchases are counted as
 * spending, so repayments of the debt are not counted.
 */
export function isSpentFrom(debt: { readonly class: string }): boolean {
  return debt.class === "CREDIT_CARD" || debt.class === "OTHER_CREDIT";
}

type SharedLoan<Amount> = {
  readonly class: string;
  readonly repaymentMonthly: Amount;
  readonly ownShareMonthly?: Amount | null;
};

/**
 * The monthly repayment of a debt whose account was shared. If another person repays part of the debt, this is only the
 * customer's own share.
 */
export function toOwnRepayment<Amount>({ ownShareMonthly, repaymentMonthly }: SharedLoan<Amount>): Amount {
  return ownShareMonthly ?? repaymentMonthly;
}

type Debts<Amount> = {
  shared: readonly SharedLoan<Amount>[];
  detected: readonly { readonly sharedAccountId: string | null; readonly repaymentMonthly: Amount }[];
};

/**
 * The monthly repayments, each counted once. For a loan whose account was shared, counts the customer's own share of
 * the repayment. Does not count shared cards and overdrafts. For a lender whose account was not shared, counts the
 * observed repayment.
 */
export function listRepayments<Amount extends Value>({ shared, detected }: Debts<Amount>): Amount[] {
  const loans = shared.filter((debt) => !isSpentFrom(debt));
  const others = detected.filter((lender) => lender.sharedAccountId === null);
  return [...loans.map(toOwnRepayment), ...others.map(({ repaymentMonthly }) => repaymentMonthly)];
}

export const DEBTS = {
  "L-EXTRA": {
    name: "Extra repayments",
    text: "The sum of the extra repayments of a loan whose account was shared. Monthly repayments do not include them. There are two tests. In the first test, repayments that are multiples of $50 are extra, and all others are instalments. It applies if there are at least three of each. The instalments must also be similar in size, regular and at least monthly. The multiples of $50 must vary, or the bank's text must call each of them “extra”. The second test applies if the first does not. A repayment is then extra if it is over one and a half times the usual repayment, or under half of it. The usual repayment is normally the median: at least three repayments, and over half of all repayments, must be near it. Sometimes larger repayments are the usual ones instead. They must be regular and at least monthly, and repay more in total than the repayments near the median.",
    unit: "AUD_CENTS",
    value: addAmounts,
  },
  "L-ADVANCE": {
    name: "Advanced",
    text: "Money advanced by lenders of small and medium loans and of wage advances ÷ days covered × 30.4375. It is not counted as income and not deducted from any commitment.",
    unit: "AUD_CENTS_PER_MONTH",
    value: perMonth,
  },
  "L-ARREARS": {
    name: "Dishonoured and not paid since",
    text: "Dishonoured payments for rent or to a lender, and the number that were not paid within fourteen days. A retry before the next due date counts as the same payment. A later regular payment covers its own due date: only the part above the usual amount counts towards a dishonoured payment. If the payments have no cadence, a later payment counts only if it is at least the dishonoured amount. Two kinds of dishonoured payments are never counted as unpaid: those in the last fourteen days of the data, and those before the lender paid out a new loan.",
  },
  "L-CONTRACT": {
    name: "Contracted instalment",
    text: "The lender's minimum instalment at its stated frequency.",
    unit: "AUD_CENTS_PER_MONTH",
    value: (cents: number) => cents,
    differs:
      "This total does not match the figure: the figure is the amount that the contract requires, and the rows listed here are the repayments seen.",
  },
  "L-ASK": {
    name: "Amount the lender charges",
    text: "The latest amount that the lender tried to debit × payments a year ÷ 12. If the latest attempt was paid, the median of the last three attempts is used instead. A retry of a dishonoured amount within five days counts as the same attempt. The formula is used if a repayment was dishonoured and there were at least three attempts. The attempts must be regular and at least monthly, and the latest must be within the last two cycles.",
    unit: "AUD_CENTS_PER_MONTH",
    value: ({ cents, frequency }: { cents: number; frequency: Cadence }) => atCadence(cents, frequency),
    ignoresRows: true,
    explain: ({ document, figure }) => {
      const lender = document.liabilities.detected.find(
        ({ repaymentMonthly }) => repaymentMonthly === figure,
      );
      const { frequency = "IRREGULAR", amountCents = null } = lender?.repayment ?? {};
      return amountCents === null || frequency === "IRREGULAR"
        ? []
        : explainPayments([{ name: "", frequency, cents: amountCents, times: TIMES_PER_YEAR[frequency] }]);
    },
  },
  "L-30D": {
    name: "Last thirty days",
    text: "Payments in the last thirty days of the data ÷ 30 × 30.4375. If the latest payment was dishonoured, the dishonoured payments in those thirty days count too. The formula is only for small loans, wage advances and buy now, pay later (BNPL). It is used if the payments have no current cadence, or if one of the payments in those thirty days is not regular.",
    unit: "AUD_CENTS_PER_MONTH",
    value: perMonth,
    differs:
      "This total does not match the figure: the figure counts only the last thirty days, and the rows listed here include earlier payments.",
  },
  "L-SETTLED": {
    name: "No longer paid",
    text: "A small or medium loan or a wage advance counts as zero if it was repaid with its fees. Any lender counts as zero if there was no payment and no advance for more than sixty days and for more than two cycles. A lender whose latest debit was dishonoured is never counted as zero. A loan whose account was shared counts as zero if nothing is owed, and the account is either closed or has had no payment for more than sixty days.",
    unit: "AUD_CENTS_PER_MONTH",
    value: addAmounts,
    differs:
      "This total does not match the figure: the figure is zero because there is no recent payment, and the rows listed here are the earlier payments.",
  },
  "L-SERVICE": {
    name: "Assessed repayment",
    text: "The largest of three monthly amounts: the observed repayment, the contracted instalment, and the repayment that would pay off the balance over the remaining term. The third amount is calculated at the loan's rate plus the buffer: P·r ÷ (1 − (1 + r)^−n). For an interest-only loan, only the part of the term after the interest-only period counts. If the bank gave only the start date, the firm's default term applies. If the bank gave no dates, the term is the time in which the current repayment would pay off the balance at the loan's rate. An interest-only home loan without dates is assumed to begin now. If the balance, rate or term is not known, the third amount is left out, so no buffer is added. An offset balance is not deducted.",
    unit: "AUD_CENTS_PER_MONTH",
    value: (ways: readonly number[]) => (ways.length === 0 ? null : Math.max(...ways)),
    differs:
      "This total does not match the figure: the figure is the amount that a lender would count at a higher rate, and the rows listed here are the repayments seen.",
  },
  "L-LIMIT": {
    name: "Limit servicing",
    text: "The monthly repayment that would pay off the whole limit within the servicing term at the card's rate: L·r ÷ (1 − (1 + r)^−n). If no limit is known, the balance owed counts. If the bank gave no rate, the assumed card rate applies.",
    unit: "AUD_CENTS_PER_MONTH",
    value: ({ cents, rate, months }: Loan) => toServicing(cents, rate, months),
    differs:
      "This total does not match the figure: the figure is the monthly amount that repays the limit over a set time, and the rows listed here are the repayments seen.",
  },
  "L-SUM": {
    name: "Repayments",
    text: "Sum of monthly repayments. For a loan that another person also repays, only the customer's own share counts. Repayments of cards whose accounts were shared are not added, because the purchases on the card already count as spending. Payments that appear to repay an account that was shared are not added, because that account is already counted.",
    unit: "AUD_CENTS_PER_MONTH",
    value: addValues,
    explain: ({ document: { liabilities }, figure }) =>
      explainSum(
        figure === liabilities.totals.repaymentsMonthly
          ? listRepayments(liabilities).flatMap((repayment) => toPart(repayment))
          : [],
      ),
    differs: OF_PARTS,
  },
  "C-SUM": {
    name: "Commitments",
    text: "Rent and other contracts, plus the current repayment to each lender that appears in the transactions, plus the repayments of loans whose accounts were shared. Each commitment is counted once. For a loan that another person also repays, only the customer's own share counts.",
    unit: "AUD_CENTS_PER_MONTH",
    value: addValues,
    explain: ({ document: { commitments } }) =>
      explainSum(commitments.lines.flatMap(({ monthly }) => toPart(monthly))),
    differs: OF_PARTS,
  },
} as const satisfies Formulas;
