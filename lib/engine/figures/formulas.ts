import type { FormulaText } from "@/lib/engine/document";
import { CONDUCT_FORMULAS } from "@/lib/engine/figures/conduct-formulas";
import { ESTIMATE_FORMULAS } from "@/lib/engine/figures/estimate-formulas";

/** Every formula id a figure may carry, in plain words. */
export const FORMULAS: readonly FormulaText[] = [
  {
    id: "A-COV",
    name: "Covered-days mean",
    text: "Sum ÷ days covered × 30.4375 (365.25 ÷ 12). Days covered are the days the accounts concerned speak for, less gaps.",
  },
  { id: "A-M3", name: "Three-month mean", text: "Mean of the last three whole calendar months." },
  { id: "A-M6", name: "Six-month mean", text: "Mean of the last six whole calendar months." },
  { id: "A-M12", name: "Twelve-month mean", text: "Mean of the last twelve whole calendar months." },
  {
    id: "A-MED",
    name: "Median month",
    text: "Median of whole calendar months, months with nothing included.",
  },
  {
    id: "A-TRIM",
    name: "Trimmed mean",
    text: "Mean of whole calendar months, leaving out months beyond one and a half times the spread between the quartiles.",
  },
  {
    id: "A-STREAM",
    name: "Current amount at its frequency",
    text: "Median of the last three usual payments × payments a year ÷ 12 (weekly 52, fortnightly 26, four-weekly 13, twice a month 24, monthly 12).",
  },
  {
    id: "A-ANN",
    name: "Spread over the year",
    text: "Mean payment × payments a year ÷ 12, for cycles longer than a month. A bill seen once in less data than the usual cycle of its kind is taken to come at that cycle, and marked estimated. A bonus in less than a year of data counts as that year's: its sum ÷ 12.",
  },
  {
    id: "A-LIFE",
    name: "Mean over the stream's life",
    text: "Sum ÷ days from the first payment to one cycle after the last × 30.4375, for income that began within the data.",
  },
  {
    id: "A-MIX",
    name: "Streams and the rest",
    text: "Regular payments at their current amount, plus the covered-days mean of everything else in the leaf. Contracts that have ended count as nothing.",
  },
  {
    id: "CEASED",
    name: "Ended",
    text: "A contract or stream that ended, or was replaced by another, counts as nothing from then on.",
  },
  {
    id: "S-REGULARITY",
    name: "Regularity",
    text: "Payments made on an expected date ÷ dates expected, from the first payment to the last. Dates on weekends and public holidays roll to a business day.",
  },
  {
    id: "S-CONSISTENCY",
    name: "Amount consistency",
    text: "1 − mean distance from the median ÷ median, of single payments or of months, whichever is steadier.",
  },
  {
    id: "S-STABLE",
    name: "Stable months",
    text: "Whole months in a row, back from the last, whose mean payment is within 10% of the stream's median payment.",
  },
  {
    id: "S-SECURE",
    name: "Secure months",
    text: "Whole months in a row, back from the last, whose mean payment is at least 90% of the stream's median payment.",
  },
  {
    id: "S-TREND",
    name: "Trend",
    text: "Median slope between whole months' mean payments (Theil–Sen) × 12 ÷ their median; six months at least.",
  },
  {
    id: "S-CONFIDENCE",
    name: "Confidence of a stream",
    text: "How often streams with the same factors were right in tests on households whose truth is known. The factors: how sure the kind is, how well the rhythm is kept, how steady the amounts are, how many payments there are, and whether it still runs.",
  },
  {
    id: "I-NET",
    name: "Net income",
    text: "Sum of the selected monthly amounts of the income streams included. The one credit of a stream that is more than ten times its median is left out and listed.",
  },
  {
    id: "I-TYPE",
    name: "Income of a kind",
    text: "Sum of the selected monthly amounts of the streams of the kind.",
  },
  { id: "I-ASSESSED", name: "Assessed income", text: "Each included stream × (1 − its discount), summed." },
  {
    id: "I-SOURCES",
    name: "Sources of income",
    text: "Included streams: those paid in the last 61 days, those of wages, and those that keep a rhythm.",
  },
  {
    id: "I-YEAR",
    name: "Income of a financial year",
    text: "Income received from 1 July to 30 June, as far as the period reaches; ended streams and one-off income included.",
  },
  { id: "I-GOV", name: "Government share", text: "Government payments ÷ net income." },
  {
    id: "C-OBSERVED",
    name: "Observed for a declared amount",
    text: "Sum of the observed monthly amounts of the types or leaves that the declared amount speaks of. Difference: observed − declared.",
  },
  {
    id: "C-BALANCE",
    name: "Balance for a declared debt",
    text: "What the bank says is owed on the account that matches the declared debt. Difference: observed − declared.",
  },
  { id: "E-GROUP", name: "Group of expenses", text: "Sum of the selected monthly amounts of its leaves." },
  {
    id: "E-SUM",
    name: "Expense total",
    text: "Sum of the selected monthly amounts of the leaves concerned. Living = essential + discretionary, which holds every living cost that is not essential, gambling and conduct fees (marked RISK) among them; all = living + committed + debt. Rent and repayments are in committed and debt; repayments of shared loans are in none of these but in the commitments.",
  },
  {
    id: "E-HOUSED",
    name: "Essential costs with housing",
    text: "Essential living costs + rent and board + repayments of home loans, shared or seen in the rows, but for those whose name says they are for an investment.",
  },
  {
    id: "E-SHARE",
    name: "Share of outgoings",
    text: "The selected monthly amount ÷ (living costs + all commitments, repayments of shared loans with them).",
  },
  {
    id: "E-HEM",
    name: "Living costs within HEM",
    text: "The larger of what was observed in the categories HEM covers and the HEM figure the firm supplied.",
  },
  {
    id: "L-EXTRA",
    name: "Extra repayments",
    text: "Repayments of a shared loan half as large again as the usual one, or under half of it, added up. They are in no monthly repayment. The usual one is the middle one; where larger ones come each month or more often and repay more of the loan, it is theirs.",
  },
  {
    id: "L-ADVANCE",
    name: "Advanced",
    text: "Money paid out by lenders of small loans and wage advances ÷ days covered × 30.4375. It is in no income and taken off no commitment.",
  },
  {
    id: "L-ARREARS",
    name: "Bounced and not paid since",
    text: "Payments for rent or to a lender that bounced, and of these the ones not paid again within fourteen days. The next payment of the rhythm pays for itself, and makes an earlier one good only by what it is above the usual amount. A payment tried again before the next is due is one payment; one that bounced in the last fourteen days of the data is not counted yet.",
  },
  {
    id: "L-CONTRACT",
    name: "Contracted instalment",
    text: "The lender's minimum instalment at its stated frequency.",
  },
  {
    id: "L-ASK",
    name: "What a lender asks for",
    text: "Where repayments bounced: the newest amount the lender tried to debit, as long as it tried within two of its cycles, × times a year ÷ 12. Of a newest attempt that was paid, the middle of the last three. A retry within five days is the same instalment.",
  },
  {
    id: "L-30D",
    name: "Last thirty days",
    text: "Paid in the last thirty days of the data ÷ 30 × 30.4375, with a payment that bounced and is still owed: for short credit that keeps no rhythm.",
  },
  {
    id: "L-SETTLED",
    name: "No longer paid",
    text: "Nothing: no payment for sixty days, or for two of the lender's cycles. Of a loan whose account was shared: closed with nothing owed, or nothing owed and no payment for sixty days.",
  },
  {
    id: "L-SERVICE",
    name: "Assessed repayment",
    text: "The larger of the repayment observed, the contracted instalment, and the balance repaid over the remaining term at the rate plus the buffer, P·r ÷ (1 − (1 + r)^−n). A loan that pays interest only is repaid in what is left of the term after that. Without dates the term is the one in which the repayment repays the balance at the rate. Nothing is taken off for an offset.",
  },
  {
    id: "L-LIMIT",
    name: "Limit servicing",
    text: "The whole limit, or what is owed where no limit is known, repaid within the servicing term at the card's rate: L·r ÷ (1 − (1 + r)^−n).",
  },
  {
    id: "L-SUM",
    name: "Repayments",
    text: "Sum of repayments a month. Repayments of shared cards are not added, because what they bought is counted where it was spent; nor are payments taken to repay an account that was shared, because the account is counted.",
  },
  {
    id: "C-SUM",
    name: "Commitments",
    text: "Rent and other contracts, what lenders seen in the rows ask for now, and repayments to shared loans, each counted once.",
  },
  {
    id: "S-SURPLUS",
    name: "Surplus",
    text: "Net income − living costs − commitments. Transfers to accounts that were not shared are in none of them; where they come to $200 a month and a tenth of income, the surplus is marked incomplete. With fewer than 30 covered days, or no income seen twice, it is not stated.",
  },
  { id: "S-RATE", name: "Savings rate", text: "Surplus ÷ net income." },
  {
    id: "S-SACC",
    name: "Small loan and lease test",
    text: "Repayments of small amount contracts due in a pay period ÷ net income of that period, against 10% (NCCP Regulations, 28LCA); leases of household goods likewise and apart (28LCB). Over a month where no income is regular.",
  },
  {
    id: "D-COUNT",
    name: "Count of events",
    text: "Events in the period. A dishonour whose fee was charged too is counted once.",
  },
  {
    id: "R-NDI",
    name: "Net disposable income",
    text: "Assessed income − assessed living costs − assessed commitments. Incomplete where a tenth of the income or more is not assessed, a limit or a term is not known, or no income is visible.",
  },
  {
    id: "R-NSR",
    name: "Net servicing ratio",
    text: "Assessed income ÷ (assessed living costs + assessed commitments). Lenders' definitions differ.",
  },
  {
    id: "R-DSR",
    name: "Debt servicing ratio",
    text: "Assessed repayments of debts and the servicing of limits ÷ gross income a month; salaries worked back from net pay, everything else as received. Rent and other contracts are not in it.",
  },
  {
    id: "R-COMMIT",
    name: "Commitments to gross income",
    text: "All assessed commitments, rent and other contracts with them, ÷ gross income a month.",
  },
  {
    id: "R-DTI",
    name: "Debt to income",
    text: "Shared debts, cards and overdrafts at their limits, and what is left of small fixed loans, ÷ gross yearly income. Incomplete where a debt's balance or limit is not known, and where no debt is shared or seen.",
  },
  {
    id: "R-REPAY",
    name: "Repayments to income",
    text: "Repayments of shared loans and of lenders seen in the rows ÷ net income. Repayments of shared cards are not in it.",
  },
  {
    id: "R-HOUSING",
    name: "Housing cost",
    text: "Rent, board and home loan repayments ÷ net income. A loan whose name says it is for an investment is left out.",
  },
  {
    id: "R-ESSENTIAL",
    name: "Essential share",
    text: "Essential living costs ÷ net income. Rent and home loans are not in them.",
  },
  {
    id: "R-HOUSED",
    name: "Essential share with housing",
    text: "Essential living costs, rent, board and home loan repayments ÷ net income.",
  },
  {
    id: "R-CASH",
    name: "Days of cash",
    text: "Transaction and savings balances ÷ (essential living costs + all commitments: rent, other contracts and debt repayments) a day; all living costs instead of the essential where the firm asks for that.",
  },
  {
    id: "F-GROSS",
    name: "Gross pay",
    text: "The gross pay whose withholding under the tax office's schedules of the pay's date leaves the net pay seen.",
  },
  {
    id: "F-PERIOD",
    name: "Period",
    text: "To the day before the data was taken, or the day itself when rows were posted on it; from the earliest row, twelve months at most.",
  },
  {
    id: "K-BRIDGE",
    name: "From the opening to the closing balances",
    text: "The rows of all shared accounts but loans, each in one line, added up. Closing balances − opening balances = the sum of the lines; the opening balance is the balance given less every row since.",
  },
  ...ESTIMATE_FORMULAS,
  ...CONDUCT_FORMULAS,
];
