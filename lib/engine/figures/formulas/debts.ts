import type { Formulas } from "@/lib/engine/figures/formula";

/** Debts and commitments: what is repaid, asked for and assessed. */
export const DEBTS = {
  "L-EXTRA": {
    name: "Extra repayments",
    text: "Repayments of a shared loan half as large again as the usual one, or under half of it, added up. They are in no monthly repayment. The usual one is the middle one; where larger ones come each month or more often and repay more of the loan, it is theirs.",
  },
  "L-ADVANCE": {
    name: "Advanced",
    text: "Money paid out by lenders of small loans and wage advances ÷ days covered × 30.4375. It is in no income and taken off no commitment.",
  },
  "L-ARREARS": {
    name: "Bounced and not paid since",
    text: "Payments for rent or to a lender that bounced, and of these the ones not paid again within fourteen days. The next payment of the rhythm pays for itself, and makes an earlier one good only by what it is above the usual amount. A payment tried again before the next is due is one payment; one that bounced in the last fourteen days of the data is not counted yet.",
  },
  "L-CONTRACT": {
    name: "Contracted instalment",
    text: "The lender's minimum instalment at its stated frequency.",
  },
  "L-ASK": {
    name: "What a lender asks for",
    text: "Where repayments bounced: the newest amount the lender tried to debit, as long as it tried within two of its cycles, × times a year ÷ 12. Of a newest attempt that was paid, the middle of the last three. A retry within five days is the same instalment.",
  },
  "L-30D": {
    name: "Last thirty days",
    text: "Paid in the last thirty days of the data ÷ 30 × 30.4375, with a payment that bounced and is still owed: for short credit that keeps no rhythm.",
  },
  "L-SETTLED": {
    name: "No longer paid",
    text: "Nothing: no payment for sixty days, or for two of the lender's cycles. Of a loan whose account was shared: closed with nothing owed, or nothing owed and no payment for sixty days.",
  },
  "L-SERVICE": {
    name: "Assessed repayment",
    text: "The larger of the repayment observed, the contracted instalment, and the balance repaid over the remaining term at the rate plus the buffer, P·r ÷ (1 − (1 + r)^−n). A loan that pays interest only is repaid in what is left of the term after that. Without dates the term is the one in which the repayment repays the balance at the rate. Nothing is taken off for an offset.",
  },
  "L-LIMIT": {
    name: "Limit servicing",
    text: "The whole limit, or what is owed where no limit is known, repaid within the servicing term at the card's rate: L·r ÷ (1 − (1 + r)^−n).",
  },
  "L-SUM": {
    name: "Repayments",
    text: "Sum of repayments a month. Repayments of shared cards are not added, because what they bought is counted where it was spent; nor are payments taken to repay an account that was shared, because the account is counted.",
  },
  "C-SUM": {
    name: "Commitments",
    text: "Rent and other contracts, what lenders seen in the rows ask for now, and repayments to shared loans, each counted once.",
  },
} as const satisfies Formulas;
