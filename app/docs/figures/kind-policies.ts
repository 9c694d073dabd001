import type { Policy } from "./payer-policies";

/** Rules that decide what kind of income a credit is. */
export const INCOME_POLICIES: readonly Policy[] = [
  [
    "Wages recognised only by their cadence",
    [
      "Credits whose description does not state a purpose are wages if both of these are true:",
      "The credits arrive weekly, fortnightly, four-weekly, twice a month or monthly.",
      "The median credit is $100 or more.",
    ],
    "A monthly cadence only suggests wages. The income then counts, but is marked as inferred.",
    "Without a cadence, or with a median below $100, the credits are of an unknown kind and do not count.",
  ],
  [
    "Wages from payers not recognised as firms",
    "If a direct-entry credit is regular, and at least half of the payer’s amounts are not multiples of 50 cents, it is a wage. Example: $1,050 is a multiple of 50 cents, $1,043.17 is not.",
    "If direct-entry credits with such amounts are not regular, and their notes are not like those between people, their kind is unknown.",
    "Other direct-entry credits are money from a person, marked as inferred.",
    "A transfer between accounts is a wage only if it has a note about work (pay, wages, hours, week).",
  ],
  [
    "The first two wages",
    [
      "The only two direct entries of an unlisted firm are suggested as wages (marked as inferred) if all of these are true:",
      "Each entry is $300 or more, and neither is a multiple of 50 cents.",
      "The entries differ by at most 25%.",
      "The entries are 6 to 8, 13 to 15 or 27 to 33 days apart.",
    ],
    "If they differ by at most 3% from their mean, the days between them are the cadence. If they differ by more, they count as sum ÷ covered days × 30.4375.",
  ],
  [
    "Paid by a person",
    "If a note mentions pay, credits from a person are wages. There must be at least 3 payments, with a median of $80 or more.",
    "If a note mentions a service such as cleaning or mowing, and the credits with that note are as regular as a payroll, they are business receipts.",
    "If at least 3 people mention a service, lessons, or hair and beauty in at least 6 payments, their payments are business receipts.",
    "If the customer has at least 6 other business receipts, 2 people with at least 12 payments are enough.",
    "A person whose notes mention rent, a bond, bills, gifts or paying back is not one of these people.",
    "Regular transfers from a person with the note “housekeeping” are help from family, which is not counted.",
    "A share of rent (half, share, split) is not income. Neither is money from abroad whose sender is not a firm.",
    "Rent from people is not income if the customer pays rent and has none of an owner’s costs: a mortgage, strata fees, land tax, costs of a rental property, or council rates of $250 or more in payments of at least $100.",
    "If the customer has none of these costs and pays no rent, rent from people is not income if at least two people pay regularly during the same 42 days, in 120 days of data.",
    "If the customer owns a property, pays rent and receives rent from an agent, rent from people is not income.",
  ],
  [
    "Businesses",
    [
      "An account is a business account if one of these is true:",
      "The bank calls the account a business account.",
      "The account pays or receives BAS, IAS or GST.",
      "Three or more firms whose credits no other rule explains pay into it, or two payers whose descriptions state a business purpose, such as an invoice.",
    ],
    "A firm’s credits to a business account that no other rule explains are business receipts. If they are not regular, they count as sum ÷ covered days × 30.4375.",
    "The payments of a client that stopped still count if the other clients’ payments, without the largest, add up to as much, and they paid at least a third of the usual total in the last 120 days.",
    "If all clients that stopped count, the receipts of a client that began within the data are averaged over all covered days too.",
    "If takings move to another payment provider within 21 days, and continue at 75% of the daily amount or more, the takings from both providers count.",
    "Platforms that a driver or rider works through count in the same way. A platform that stopped counts if the other platforms paid at least 90% of the usual total in the last 120 days.",
    "If a firm’s payment mentions an RCTI, a tax invoice that a firm writes for its contractor, varying payments of other firms into that account are business receipts too, even at a payroll’s cadence.",
    "If a company repays a director’s loan, the payment is not income.",
    "If ten or more different people pay into a business account, the payments of each person who pays at most three times are business receipts too.",
    "If the bank calls an account a business account, and at least three people’s payments into it mention an invoice, all other people’s payments into it are business receipts too, however often those people pay.",
    "The same applies if at least four people who pay into it write a note that is not about a loan, a gift, a share or something they bought from the customer.",
    "In these three rules, a payment with such a note does not count. Neither does a person’s only payment if it is over twice the usual receipt.",
    "If people pay for a service such as lessons, their payments into one account are one income. Two people are enough if at least 12 of their payments have a word for the customer’s work, such as tutoring, mowing or cleaning.",
  ],
  [
    "Wages and tips in a business account",
    "If a firm pays regularly into an account that the bank lists as a business account, the payments are business receipts, unless their description says wages.",
    "If a listed property agent’s payments into an account that the bank lists as a business account differ by more than 20% from their median on average, they are business receipts. If they differ by less, they are rent.",
    "If a sender paid at least 3 times, each payment with “tips” in its text is variable pay, whatever its amount. Notes about tipping competitions or racing do not count.",
    "If a property agent’s payment into an account used for a business mentions an invoice, all the agent’s payments into that account are business receipts.",
    "A numbered claim from an insurer does not count as a builder’s progress claim.",
  ],
  [
    "Payments whose amount decides",
    "A payment of $500 or more whose description names an NDIS plan manager is a business receipt, marked as inferred. A smaller one may pay back a participant’s cost, so it does not count.",
    "If the payer’s name ends in “investment company” and the payment is below $100, it is a dividend, marked as inferred.",
    "If a card issuer pays $2,000 or more and the description has a personal loan number, the payment is a loan.",
  ],
  [
    "Credits of an unknown kind",
    "Credits of an unknown kind are not counted.",
    "Such credits may be income if they are $100 or more, and come at a payroll’s cadence or in at least 3 months.",
    "If their sum ÷ covered days × 30.4375 exceeds the known net income, the report leaves net income empty.",
    "If this amount is at least 10% of the known net income, the report marks net income as incomplete.",
  ],
];

/** Rules that decide about rent, debts and tax. */
export const OUTGOING_POLICIES: readonly Policy[] = [
  [
    "Rent recognised by the note",
    "A transfer with “rent” in its note is rent. A transfer with “rent help” or “help with rent” in its note, or with a note that ends in “half” without “rent”, is money to a person.",
    "A payment to a letting agent for a management or letting fee is a cost of a rental property.",
    "If at least 3 transfers to a payee have “rent” in the note, other transfers to that payee without a known purpose are rent too if each differs by at most 3% from one of those amounts.",
    "If the data has no rent, board or home loan, the largest regular transfer to a person or an unknown payee is rent, marked as inferred. There must be at least 4 payments, weekly, fortnightly or monthly, that differ by at most 3% from their median on average. They must be over $120 a week, and not name another purpose, such as lessons.",
    "If at least 70% of a payee’s payments are of one amount (within 3%), only those count as the rent.",
    "A transfer from a business account is never inferred to be rent.",
    [
      "A direct debit or bill payment to an unlisted firm can also be inferred to be the rent if all of these are true:",
      "The payment is weekly or fortnightly.",
      "There are at least 6 payments, all of whole dollars.",
      "The payments add up to at least $200 a week.",
      "The description does not name a lender, vehicle, school, fund or insurance.",
    ],
  ],
  [
    "Loans recognised by their repayments",
    [
      "If the description leaves the kind of a bank’s loan open, its repayments are a home loan (marked as inferred) if all of these are true:",
      "There are at least 3 repayments, and they are regular.",
      "The repayments differ by at most 10% from their median on average.",
      "The median × payments a year ÷ 12 is $1,500 or more.",
    ],
    "The same applies to direct debits that name only a bank.",
    "If a listed lender lends for homes and cars under one name, repayments below $600 a month are a car loan, marked as inferred.",
    "If a listed lender issues cards and personal loans under one name, at least 6 equal repayments that are not a multiple of $5 are a personal loan, marked as inferred.",
  ],
  [
    "Board recognised by the note",
    "If “room” or “board” comes after a person’s name, or after two words that are in no list, at least three regular payments are board. A single such payment counts as money from a person.",
  ],
  [
    "A lease recognised by its payments",
    [
      "Direct debits of an unlisted firm are a lease of goods (marked as inferred) if all of these are true:",
      "“Rental” or “rentals” comes after the first word of the firm’s name, and no word of the name is about homes, rooms, storage or vehicles.",
      "There are at least 4 payments, weekly, fortnightly, four-weekly or monthly.",
      "The debits differ by at most 3% from their median on average.",
      "The median × payments a year ÷ 12 is at most $650.",
    ],
  ],
  [
    "Small and medium loans",
    "If the description of a listed lender’s repayment says SACC, it is for a small loan. If it says MACC, it is for a medium one. If it says neither, it is for the lender’s usual kind of loan.",
    "If repayments count as a small loan’s, but the lender advanced more than $2,000, the loan is medium.",
    "If repayments count as a medium loan’s, but the lender advanced only $2,000 or less, the loan is small.",
    "If a car lender paid up to $5,000 to the customer, and no repayment names a car, the loan is medium, or small if it is at most $2,000.",
    "The same applies to a personal lender if there are at least 3 repayments, and repayments at that rate would add up to at least 1.2 times the advance in 730 days.",
    "A card purchase at a listed pawnbroker’s shop is shopping, unless its description has a word for a loan.",
  ],
  [
    "Tax debts",
    "If the description of payments to the tax office mentions a plan or an arrangement, they form a separate stream from activity statements.",
    "If at least 3 payments to the tax office are monthly or more often, and differ by at most 10% from their median on average, they are the instalments of a tax debt.",
    "Quarterly statements and single assessments are tax, not a debt.",
  ],
];
