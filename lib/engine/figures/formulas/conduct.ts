import type { Formulas } from "@/lib/engine/figures/formula";

/** How the accounts were kept. */
export const CONDUCT = {
  "D-SUM": { name: "Sum in the period", text: "The amounts of the rows, added up." },
  "D-NET": { name: "Net in the period", text: "What went out less what came back, added up." },
  "D-SHARE": { name: "Share of income", text: "The monthly mean ÷ net monthly income." },
  "D-BALANCE": {
    name: "Rebuilt balance",
    text: "The balance given, less what was posted after each day, account by account. It begins where an account's record begins, and after its last gap. Derived, because banks supply no running balance.",
  },
  "D-NEGATIVE": {
    name: "Days below zero",
    text: "Days on which at least one everyday or savings account ended below zero, each account separately. Beyond the limit: below zero by more than the overdraft or card limit the bank gave.",
  },
  "D-LOW": {
    name: "Days under $100",
    text: "Days on which at least one everyday account ended under $100, each account separately; one that is closed and has no row is left out.",
  },
  "D-PEOPLE": {
    name: "Net with people",
    text: "The monthly mean of what went to people less that of what came from them.",
  },
  "D-PAYDAY": {
    name: "Pay cycle",
    text: "Medians over the cycles of the main income, in the account it is paid into: days from pay to the lowest balance; the part of the pay still there after seven days; the median balance of the three days before pay.",
  },
  "D-LARGE": {
    name: "Large amounts",
    text: "Single rows of $2,000 or more and at least half the net monthly income, outside regular streams, own transfers and reversals.",
  },
  "D-ROUND": {
    name: "There and back",
    text: "Equal amounts of $200 or more that went to a person or an account not shared and came back from the same party within 14 days, or income that left in full for such a party within two days.",
  },
  "D-MISSING": {
    name: "Expected but not seen",
    text: "Groceries within 30 covered days, housing and transport 45, phone 70, power 120, insurance 350. Fewer days, or fewer than ten payments, say nothing.",
  },
} as const satisfies Formulas;

/** Events counted one by one. */
export const EVENTS = {
  "D-COUNT": {
    name: "Count of events",
    text: "Events in the period. A dishonour whose fee was charged too is counted once.",
  },
} as const satisfies Formulas;
