import type { FormulaText } from "@/lib/engine/document";

/** Formulas of account conduct and data quality, in plain words. */
export const CONDUCT_FORMULAS: readonly FormulaText[] = [
  { id: "D-SUM", name: "Sum in the period", text: "The amounts of the rows, added up." },
  { id: "D-NET", name: "Net in the period", text: "What went out less what came back, added up." },
  { id: "D-SHARE", name: "Share of income", text: "The monthly mean ÷ net monthly income." },
  {
    id: "D-BALANCE",
    name: "Rebuilt balance",
    text: "The balance given, less what was posted after each day, account by account. It begins where an account's record begins, and after its last gap. Derived, because banks supply no running balance.",
  },
  {
    id: "D-NEGATIVE",
    name: "Days below zero",
    text: "Days on which at least one everyday or savings account ended below zero, each account separately. Beyond the limit: below zero by more than the overdraft or card limit the bank gave.",
  },
  {
    id: "D-LOW",
    name: "Days under $100",
    text: "Days on which at least one everyday account ended under $100, each account separately; one that is closed and has no row is left out.",
  },
  {
    id: "D-PEOPLE",
    name: "Net with people",
    text: "The monthly mean of what went to people less that of what came from them.",
  },
  {
    id: "D-PAYDAY",
    name: "Pay cycle",
    text: "Medians over the cycles of the main income, in the account it is paid into: days from pay to the lowest balance; the part of the pay still there after seven days; the median balance of the three days before pay.",
  },
  {
    id: "D-LARGE",
    name: "Large amounts",
    text: "Single rows of $2,000 or more and at least half the net monthly income, outside regular streams, own transfers and reversals.",
  },
  {
    id: "D-ROUND",
    name: "There and back",
    text: "Equal amounts of $200 or more that went to a person or an account not shared and came back from the same party within 14 days, or income that left in full for such a party within two days.",
  },
  {
    id: "D-MISSING",
    name: "Expected but not seen",
    text: "Groceries within 30 covered days, housing and transport 45, phone 70, power 120, insurance 350. Fewer days, or fewer than ten payments, say nothing.",
  },
  {
    id: "Q-GRADE",
    name: "Grade of the data",
    text: "The lowest cap of the reasons listed. D: no rows, under 45 days, or over 30% uncategorised. C: under 90 days; over 45 gap days; over 15% uncategorised; over 40% of transfers unmatched or of value on weak evidence; no income or no food visible; a balance that does not reconcile; rows of unclear sign; data that ends early; another name. B: under 180 days; any gap; an account covering under three quarters of the days; over 5% uncategorised; over 10% of transfers unmatched; over 20% weak evidence; accounts not shared; rows not used; signs set right. Else A. Unmatched transfers count where they come to 2% of what went out.",
  },
  {
    id: "Q-COMPLETE",
    name: "Completeness of accounts",
    text: "Accounts shared that have rows ÷ (those + accounts that appear to exist and were not shared).",
  },
  {
    id: "Q-RECONCILE",
    name: "Balance check",
    text: "Balance now − balance at the last pull = rows posted between. Rows dated the day of the last pull may lie on either side of it.",
  },
  {
    id: "Q-OWNED",
    name: "Accounts left out",
    text: "An account the customer does not own, one in a foreign currency, and one shared a second time are listed and counted in no figure. Joint accounts are counted in full.",
  },
];
