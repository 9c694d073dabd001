import type { Rule } from "./rule";

/** Rules that decide about rent, debts and tax. */
export const OUTGOING_RULES: readonly Rule[] = [
  [
    "Rent recognised by the note",
    "A transfer with “rent” in its note is rent.",
    "Exception: a transfer with “rent help” or “help with rent” in its note is money to a person.",
    "A transfer whose note ends in “half”, and does not contain “rent”, is money to a person.",
    "A payment to a letting agent for a management or letting fee is a cost of a rental property.",
    [
      "A transfer without a known purpose is rent if both of these are true:",
      "At least 3 other transfers to the same payee have “rent” in the note.",
      "Its amount differs by at most 3% from the amount of one of those transfers.",
    ],
  ],
  [
    "Rent recognised by the payments",
    [
      "The largest regular transfer to a person or an unknown payee is rent, marked as inferred, if all of these are true:",
      "The data has no rent, board or home loan.",
      "There are at least 4 payments, weekly, fortnightly or monthly.",
      "The payments differ by at most 3% from their median on average.",
      "The payments come to more than $120 a week.",
      "The description does not name another purpose, such as lessons.",
    ],
    "If at least 70% of a payee’s payments are of one amount (within 3%), only the payments of that amount are inferred to be rent.",
    "A transfer from a business account is never inferred to be rent.",
    [
      "A direct debit or bill payment to an unlisted firm is rent, marked as inferred, if all of these are true:",
      "The data has no rent, board or home loan.",
      "There are at least 6 payments, weekly or fortnightly, all of whole dollars.",
      "The payments differ by at most 3% from their median on average.",
      "The payments add up to at least $200 a week.",
      "The description does not name a lender, vehicle, school, fund or insurance.",
    ],
  ],
  [
    "The price of a home",
    "A transfer of $10,000 or more to a conveyancer, an agent or a settlement is the deposit or the price of a home, not spending.",
    "Exception: a transfer whose description says “rent” is not for the price of a home.",
  ],
  [
    "Loans recognised by their repayments",
    [
      "Repayments to a bank are for a home loan, marked as inferred, if all of these are true:",
      "The description does not name the kind of loan, or the payments are direct debits that name only a bank.",
      "There are at least 3 repayments, and they are regular.",
      "The repayments differ by at most 10% from their median on average.",
      [
        "One of these is true:",
        "The monthly amount (median repayment × repayments a year ÷ 12) is $1,500 or more.",
        "The monthly amount (median repayment × repayments a year ÷ 12) is $1,000 or more, and the repayments change as under a variable rate. Each change is below 10% and comes after at least two equal repayments.",
      ],
    ],
    [
      "Repayments to a listed lender that finances both homes and cars are for a car loan, marked as inferred, if all of these are true:",
      "The description does not name the kind of loan.",
      "There are at least 3 repayments, and they are regular.",
      "The repayments differ by at most 10% from their median on average.",
      "The monthly amount (median repayment × repayments a year ÷ 12) is below $600.",
    ],
    [
      "If a listed lender offers both cards and personal loans, repayments to it are for a personal loan, and marked as inferred, when all of these are true:",
      "The description names neither a card nor a kind of loan.",
      "There are at least 6 repayments, all of one amount, and they are regular.",
      "The amount is not a multiple of $5.",
    ],
    "Home loan repayments with “extra” in the description may name the lender differently. If the customer has exactly one other home loan, these repayments belong to that loan.",
  ],
  [
    "Board recognised by the note",
    [
      "Payments with “room” or “board” in the note are board if both of these are true:",
      "The word comes after a person’s name, or after two words that are in none of our lists.",
      "There are at least three payments, and they are regular.",
    ],
    "A single payment with “room” or “board” after a name is money to a person.",
  ],
  [
    "A lease recognised by its payments",
    [
      "Direct debits by an unlisted firm are a lease of goods, marked as inferred, if all of these are true:",
      "“Rental” or “rentals” comes after the first word of the firm’s name.",
      "No word of the name is about homes, rooms, storage or vehicles.",
      "There are at least 4 payments, weekly, fortnightly, four-weekly or monthly.",
      "The debits differ by at most 3% from their median on average.",
      "The monthly amount (median debit × debits a year ÷ 12) is at most $650.",
    ],
  ],
  [
    "Small and medium loans",
    [
      "The description of a repayment to a listed lender decides the size of the loan:",
      "“SACC” means a small loan.",
      "“MACC” means a medium loan.",
      "Without either word, the loan is of the lender’s usual kind.",
    ],
    "A loan that would count as small is a medium loan if the lender made an advance of more than $2,000.",
    "A loan that would count as medium is a small loan if the lender made advances, and every advance was $2,000 or less.",
    [
      "Repayments to a car lender are for a small or medium loan if both of these are true:",
      "The lender paid up to $5,000 to the customer.",
      "No repayment names a car.",
    ],
    [
      "Repayments to a personal lender are for a small or medium loan if all of these are true:",
      "The lender paid up to $5,000 to the customer.",
      "There are at least 3 repayments after the advance.",
      "At the same pace, repayments over 730 days would add up to at least 1.2 times the advance.",
    ],
    "Such a loan from a car lender or personal lender is small if the advance was $2,000 or less, and medium if it was more.",
    "A loan of a scheme that charges no interest is a personal loan, whatever its amount.",
    "A card purchase at a listed pawnbroker’s shop is shopping, unless its description has a word for a loan.",
  ],
  [
    "Hostels and markets",
    "A payment to a hostel by direct debit is board. Other payments to a hostel are board if they are not by card and mention a room, a tariff or rent.",
    "A bill payment to a market is not groceries, because traders pay for their stalls. It stays uncategorised.",
  ],
  [
    "Cash and fuel recognised by a number",
    "A bank’s name, a place and a number of six digits are a cash withdrawal, unless the payment is a transfer, a direct debit or a card payment.",
    "Deposits and withdrawals at Bank@Post are cash.",
    "A card payment with a listed fuel chain’s name and a station’s number of three or four digits is fuel.",
  ],
  [
    "Tax debts",
    "Payments to the tax office form a separate stream if their description mentions a plan or an arrangement.",
    [
      "Payments to the tax office are the instalments of a tax debt if both of these are true:",
      "There are at least 3 payments, monthly or more often.",
      "The payments differ by at most 10% from their median on average.",
    ],
    "Quarterly statements and single assessments are tax, not a debt.",
  ],
];
