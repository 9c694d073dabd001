import type { Rule } from "./rule";

/** Rules that decide which payments belong to one payer, and which are the customer's own. */
export const PAYER_RULES: readonly Rule[] = [
  [
    "One payer",
    "Credits under one name belong to one payer, whether or not they have a direct-entry number. A truncated form of a name counts as the same name.",
    [
      "If at least 3 payments under one name each have a number that no other payment has, these numbers are ignored. The rule covers two kinds of number:",
      "direct-entry numbers;",
      "the numbers that the benefits agency prints for its customers.",
    ],
  ],
  [
    "Senders that are in no list of names",
    [
      "The first words of transfers to the customer are a person’s name, and the rest is a note, if all of these are true:",
      "At least two transfers begin with the same two to four words, but end in different notes.",
      "At least half of the transfers’ amounts are multiples of 50 cents.",
      "No transfer has a direct-entry number.",
      "No transfer contains a business word, or a word for pay or an invoice.",
      "The first words are neither the name of a listed firm nor words for a kind of income.",
    ],
  ],
  [
    "A payer that changes its name",
    [
      "Payments under an old and a new name are one stream if all of these are true:",
      "The first payment under the new name is within 4 days of the expected date.",
      "The cadence stays the same.",
      [
        "The two names have one of these in common:",
        "the direct-entry number;",
        "a word of the name (common words, such as the name of a state, do not count);",
        "all letters, if spaces are ignored;",
        "the initials.",
      ],
      "The usual amounts differ by at most 12%, or the usual amount under the new name is between the smallest and the largest earlier credit.",
    ],
    [
      "Credits of one kind under two names with nothing in common are one stream if all of these are true:",
      "The first credit under the new name is within 4 days of the expected date.",
      "The cadence stays the same.",
      "The usual amounts are the same (within 0.05%).",
    ],
    "Exception for pay: the usual amounts may differ if one of the first 4 payments under the new name equals a payment under the old name. That amount must not be a multiple of $5.",
    [
      "Wages under two names are one stream if all of these are true:",
      "Every payment has the same employee number, which has at least 5 digits.",
      "The payments under one name end before the payments under the other name begin.",
      "The larger usual amount is at most 2.5 times the smaller one.",
    ],
    [
      "Two wordings of one benefit, child support or super pension are one stream if all of these are true:",
      "Each wording has at least 4 payments.",
      "The first payment under the newer wording is at most 35 days after a payment under the older one.",
      "At most one payment under the older wording comes after that first payment.",
    ],
    "Board or rent from two people is one stream if their names share a word, and the payments have a cadence together but not separately.",
  ],
  [
    "One firm, several notes",
    [
      "Credits into one account belong to one payer if all of these are true:",
      "The payer names begin with the same two words. The second word can be truncated.",
      "At least one of the names is a firm’s.",
      "No note states a source of income other than work.",
      "The larger median is at most 2.5 times the smaller one.",
    ],
    [
      "All payments from a payer are business receipts if both of these are true:",
      "At least a fifth of the payments, and at least 2, mention an invoice.",
      "No payment states another kind of income.",
    ],
    "In an account used for a business, one payment that mentions an invoice is enough.",
  ],
  [
    "Payers with several wordings",
    [
      "Credits of one kind that reach one account under several wordings belong to one payer if all of these are true:",
      [
        "One of these is true:",
        "The credits share a direct-entry number and a word of the name.",
        "The names begin with the same word, and at least one of them is a firm’s.",
        "The credits are for the same benefit.",
      ],
      "The larger usual amount is at most 2.5 times the smaller one.",
      "The credits together have a cadence, and at least 80% of the expected dates have a payment.",
    ],
    [
      "Exception: if no wording has a cadence of its own, the credits together need none when one of these is true:",
      "The credits have the same direct-entry number.",
      "The credits are for work, and their names begin with the same word, which is in none of our lists of words and names.",
    ],
    "If two wordings each have a cadence during the same time, they belong to two payers.",
    "Two names count as the same if the longer one only adds words, such as a place, after the second word.",
    [
      "Payments under two names have one payer if all of these are true:",
      "Every payment has the same reference number. The number has at least 8 digits, or 7 digits if the names share a word.",
      "No third payer uses the number.",
      "The two names do not state different kinds of income.",
      "The larger usual amount is at most 2.5 times the smaller one.",
    ],
  ],
  [
    "Payers whose names share no word",
    [
      "Some credits name only the benefits agency, and other credits to the same account name a benefit. All these credits are payments of that benefit if all of these are true:",
      "Each credit that names only the agency is within 10% of the payment of the benefit that is nearest in time, or equals another payment of the benefit.",
      "There are at least 4 payments in all.",
      "Together, the payments have a weekly, fortnightly, four-weekly or monthly cadence.",
      "No two payments are on the same expected date, and at least 90% of the expected dates have a payment.",
    ],
    "Benefits with two different customer numbers belong to two people.",
    [
      "Wages that alternate between two names are one income if all of these are true:",
      "There are at least 6 payments.",
      "The usual amounts differ by at most 15%.",
      "No two payments are on the same expected date, and at least 90% of the expected dates have a payment.",
      "Taken separately, the payments under each name have gaps in their cadence, or no cadence.",
    ],
    "The confidence of an income under two alternating names is multiplied by 0.8. Its monthly figure is marked as estimated.",
  ],
  [
    "Several incomes of one payer",
    [
      "The payments of one payer form separate streams if both of these are true:",
      [
        "The payer does one of these:",
        "makes several payments on the same dates;",
        "pays into different accounts;",
        "pays on different paydays of a cycle.",
      ],
      "Each of the streams has a payment on at least 85% of its expected dates.",
    ],
    "Exception: a wage with at most one payment in each cycle is one stream, even if its amounts differ.",
  ],
  [
    "Accounts in the customers’ names",
    [
      "Payments out of one account of the report and into another are transfers between the customers’ own accounts if all of these are true:",
      "At least 4 payments out of the first account match payments of the same amount into the second, at most 1 day apart.",
      "The payments in both accounts are worded as transfers, and none states a purpose.",
      "In each account, at least 90% of all payments with the same wording as the matched payments are matched.",
    ],
    "Exception: a note may state a purpose, such as “rent”, if the payments in both accounts name the same person.",
    [
      "A credit whose description begins with “top-up” also matches a card payment of the same amount if one of these is true:",
      "The credit’s description has the last digits of that card’s number.",
      "The card payment is to a firm that sends money abroad.",
    ],
    "If payments with two wordings match at least 4 times between two accounts, other payments with these wordings can also match. Their amounts must be equal, and they can be up to 4 days apart.",
    [
      "A single pair of equal payments can also match by its wording. Such a match is less likely if both of these are true:",
      "One payment names a person other than the customer.",
      "The other payment states a purpose and another name.",
    ],
  ],
  [
    "Names that a bank truncates",
    [
      "A bank truncates the descriptions of an account if all of these are true:",
      "The longest description has 16 characters or more.",
      "At least 8 descriptions, and at least 20% of the account’s descriptions, have this length or are one character shorter.",
      "At least 2 of these descriptions differ, apart from their numbers.",
    ],
    [
      "Credits with truncated descriptions are wages if all of these are true:",
      "The credits arrive weekly, fortnightly, four-weekly or twice a month.",
      "The median credit is $100 or more.",
      "Each description ends in the first letters (at least 3) of a business word or a word for a payroll.",
    ],
    [
      "Credits with truncated descriptions that no other rule explains are of an unknown kind if both of these are true:",
      "At least 4 descriptions that differ, apart from their numbers, are cut off at that length.",
      "Fewer than 4 letters of the name are left, or the remaining part looks like a person’s name.",
    ],
    "In any account, a word for an organisation (“health”, “school”, “council”) still counts if its last 1 or 2 letters are missing and at least 5 letters remain.",
    [
      "Two names belong to one payer if all of these are true:",
      "The longer name begins with the shorter one.",
      "The usual amounts differ by at most 2%.",
      "Together, there are at least 6 payments, in a cadence without a gap.",
    ],
  ],
];
