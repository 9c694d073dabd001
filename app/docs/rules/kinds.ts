import type { Rule } from "./rule";

/** Rules that decide what kind of income a credit is. */
export const KIND_RULES: readonly Rule[] = [
  [
    "Wages recognised by their cadence",
    [
      "Credits whose description does not state a purpose are wages if both of these are true:",
      "The credits arrive weekly, fortnightly, four-weekly, twice a month or monthly.",
      "The median credit is $100 or more.",
    ],
    "A monthly cadence only suggests wages. The income then counts, but is marked as inferred.",
    "Credits that no rule explains are of an unknown kind, and do not count.",
  ],
  [
    "Wages without a cadence",
    [
      "Credits of one payer without a stated purpose and without a cadence are casual wages if all of these are true:",
      "The payer pays by direct entry, or has a word such as “Pty”, “council” or “school” in its name.",
      "The payer’s name is not a person’s.",
      "Five credits came within 90 days.",
      "The median credit is $80 or more.",
    ],
    [
      "Credits of one payer without a stated purpose and without a cadence are wages for work by the hour if all of these are true:",
      "The payer’s name is not a person’s.",
      "There are at least 6 credits, and at least one of them has a direct-entry number.",
      "The median credit is $150 or more.",
      "No credit is a multiple of 50 cents.",
      "At least two thirds of the credits have an amount that occurs more than once.",
    ],
  ],
  [
    "The first two wages",
    [
      "The only two direct entries of an unlisted firm are wages, marked as inferred, if all of these are true:",
      "Each entry is $300 or more, and neither is a multiple of 50 cents. $1,050 is such a multiple, $1,043.17 is not.",
      "The smaller entry is at most 25% below the larger one.",
      "The entries are 6 to 8, 13 to 15 or 27 to 33 days apart.",
    ],
    "Two wages that differ by at most 3% from their mean have the days between them as their cadence.",
    "Two wages that differ by more than 3% from their mean count as sum ÷ covered days × 30.4375.",
  ],
  [
    "Payers without a word for a firm in their name",
    [
      "Direct-entry credits of a payer without a word for a firm in its name are wages if all of these are true:",
      "At least half of the payer’s amounts are not multiples of 50 cents.",
      "The notes are not like those between people.",
      [
        "One of these is true:",
        "The credits have a payroll’s cadence, and the median is $100 or more.",
        "Five credits came within 90 days, and the median is $80 or more.",
      ],
    ],
    [
      "Direct-entry credits of a payer without a word for a firm in its name are of an unknown kind if all of these are true:",
      "At least half of the payer’s amounts are not multiples of 50 cents.",
      "The notes are not like those between people.",
      "No rule makes the credits wages.",
    ],
    "All other direct-entry credits of a payer without a word for a firm in its name are money from a person, marked as inferred.",
    "A transfer between accounts is a wage only if it has a note about work (pay, wages, hours, week).",
  ],
  [
    "Work for a person",
    [
      "Credits from a person are wages if all of these are true:",
      "A note mentions pay, and no note mentions another reason, such as a loan, rent or a gift.",
      "There are at least 3 payments.",
      "The median payment is $80 or more.",
    ],
    [
      "Credits from a person are business receipts if all of these are true:",
      "The note mentions a service such as cleaning or mowing.",
      "The credits with that note are as regular as a payroll.",
      "There are at least 3 payments, with a median of $80 or more.",
    ],
    [
      "Payments of several people are business receipts if their notes mention a service, such as lessons or hair and beauty, and one of these is true:",
      "At least 3 people mention a service, in at least 6 payments.",
      "At least 2 people mention a service, in at least 12 payments, and the customer has at least 6 other business receipts.",
      "At least 2 people mention a service, and at least 12 payments have a word for the customer’s work, such as tutoring, mowing or cleaning.",
    ],
    "Exception: people whose notes mention rent, a bond, bills, gifts or paying back are left out of the rule on services.",
    "The business receipts of several people who pay for a service into one account are one income.",
  ],
  [
    "Help and shares from people",
    "Regular transfers from a person with the note “housekeeping” are help from family, which is not counted.",
    "A share of rent (half, share, split) is not income.",
    "Money from abroad is not income, unless the sender is a firm.",
    [
      "Rent from people is not income if the customer pays rent at least 3 times, and one of these is true:",
      "The customer has none of an owner’s costs: a mortgage, strata fees, land tax or costs of a rental property.",
      "The customer has an owner’s cost, and also receives rent from an agent.",
    ],
    "Payments to a council do not make a customer who pays rent an owner. Tenants also pay councils, for example for a market stall.",
    [
      "Rent from people is not income of a customer who pays rent fewer than 3 times, if all of these are true:",
      "The customer has no mortgage, strata fees, land tax or costs of a rental property.",
      "The customer has not paid a council $250 or more in payments of at least $100.",
      "At least two people pay regularly during the same 42 days.",
      "The data covers at least 120 days.",
    ],
  ],
  [
    "Accounts used for a business",
    [
      "An account is used for a business if one of these is true:",
      "The bank calls the account a business account.",
      "The account pays or receives BAS, IAS or GST.",
      "Three or more firms pay into it, with credits that no other rule explains or that state a business purpose.",
      "Two or more payers whose descriptions state a business purpose, such as an invoice, pay into it.",
    ],
    "A firm’s credits that no other rule explains are business receipts if the account is used for a business.",
    "Business receipts that are not regular count as sum ÷ covered days × 30.4375.",
    [
      "A firm’s payments into an account are business receipts, even at a payroll’s cadence, if both of these are true:",
      "A payment into the account mentions an RCTI, a tax invoice that a firm writes for its contractor.",
      "The firm’s payments differ by more than 5% from their median on average, and none of them says wages.",
    ],
    "Regular payments of a firm are business receipts if the bank lists the account as a business account and the description does not say wages.",
    "Medicare’s or DVA’s payments to a health provider (“bulk bills”, “provider”) are business receipts.",
    "A numbered claim, such as a builder’s progress claim (“claim 171”), is a business receipt in an account used for a business.",
    "Exception: a numbered claim that an insurer pays is not a business receipt.",
    "A company’s repayment of a director’s loan is not income.",
  ],
  [
    "Clients that stopped",
    [
      "The payments of a client that stopped or paid once still count if all of these are true:",
      "The other clients made at least 3 payments. Without the largest, these add up to at least as much as the client’s payments.",
      "The other clients paid at least a third of the usual total in the last 120 days.",
      "No payment of the client is 3 times the other clients’ second-largest payment, or more.",
    ],
    "For platforms that a driver or rider works through, the share in the last 120 days must be at least 90% instead of a third.",
    "The receipts of a client that began within the data are averaged over all covered days if all clients that stopped count.",
    [
      "Takings from an old and a new payment provider both count if all of these are true:",
      "The new provider’s first payment is within 21 days of the old provider’s last one.",
      "The new provider pays at least 75% of the old provider’s daily amount.",
      "Each provider made at least 4 payments, and they vary.",
    ],
  ],
  [
    "People who pay into a business account",
    [
      "People’s payments into an account used for a business are business receipts if one of these is true:",
      "At least ten different people pay at most three times each. Only their payments count.",
      "The bank calls the account a business account, and at least three people’s payments into it mention an invoice.",
      "The bank calls the account a business account, and at least four people write notes that are not private.",
    ],
    "A private note is about a loan, a gift, a share, or something that the person bought from the customer.",
    [
      "Exceptions to the rule on people’s payments into an account used for a business:",
      "A payment with a private note is not a receipt.",
      "A person’s only payment is not a receipt if it is over twice the usual receipt.",
    ],
    "If two payments of a person into an account used for a business are receipts, that person’s other payments into it are receipts too.",
  ],
  [
    "Property agents and tips",
    [
      "A listed property agent’s payments into an account that the bank lists as a business account are judged by their amounts:",
      "They are business receipts if they differ by more than 20% from their median on average.",
      "They are rent if they differ by 20% or less.",
    ],
    "All payments of a property agent into an account used for a business are business receipts if one of them mentions an invoice.",
    "Each payment with “tips” in its text is variable pay, whatever its amount, if the sender paid at least 3 times.",
    "Exception: notes about tipping competitions or racing are not about tips.",
  ],
  [
    "Payments whose amount decides",
    "A payment of $500 or more whose description names an NDIS plan manager is a business receipt, marked as inferred.",
    "A smaller payment of an NDIS plan manager may pay back a participant’s cost, so it does not count.",
    "A payment below $100 is a dividend, marked as inferred, if the payer’s name ends in “investment company”.",
    "A card issuer’s payment of $2,000 or more is a loan if the description has a personal loan number.",
  ],
  [
    "Credits of an unknown kind",
    "Credits of an unknown kind are not counted.",
    [
      "Credits of an unknown kind may be income if both of these are true:",
      "The credits are $100 or more.",
      "The credits come at a payroll’s cadence, or in at least 3 months.",
    ],
    [
      "The report compares the credits that may be income, as sum ÷ covered days × 30.4375, with the known net income:",
      "If they are more than the known net income, the report leaves net income empty.",
      "If they are at least 10% of the known net income, the report marks net income as incomplete.",
    ],
  ],
];
