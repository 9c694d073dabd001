import type { Rule } from "./rule";

/** Rules that decide which payments belong to one payer, and which are the customer's own. */
export const PAYER_RULES: readonly Rule[] = [
  [
    "One payer",
    "Credits under one name belong to one payer, with or without a direct-entry number. A truncated form of a name counts as the same name.",
    [
      "If at least 3 payments under one name have numbers that occur only once, these numbers are ignored. The rule covers two kinds of number:",
      "direct-entry numbers;",
      "the numbers that the benefits agency prints for its customers.",
    ],
  ],
  [
    "Senders that are in no list of names",
    [
      "The first words of transfers to the customer are a person’s name, and the rest is a note, if all of these are true:",
      "At least two transfers begin with the same two to four words, and end in different notes.",
      "At least half of the transfers’ amounts are multiples of 50 cents.",
      "No transfer has a direct-entry number.",
      "No transfer has a word for a firm, pay or an invoice.",
      "The first words are not a listed firm’s name or words for a kind of income.",
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
        "a word of the name (common words, such as a state’s, do not count);",
        "the letters without spaces;",
        "the initials.",
      ],
      "The usual amounts differ by at most 12%, or the new amount is within the range of the earlier credits.",
    ],
    [
      "Credits of one kind under two names with nothing in common are one stream if all of these are true:",
      "The first credit under the new name is within 4 days of the expected date.",
      "The cadence stays the same.",
      "The usual amounts are the same (within 0.05%).",
    ],
    "Exception: the usual amounts of pay may differ if one of the first 4 new payments equals an earlier one, and is not a multiple of $5.",
    [
      "Wages under two names are one stream if all of these are true:",
      "Every payment has the same employee’s number of at least 5 digits.",
      "The payments under one name end before those under the other begin.",
      "The larger usual amount is at most 2.5 times the smaller one.",
    ],
    [
      "Payments of one benefit, of child support or of a super pension under two wordings are one stream if all of these are true:",
      "Each wording has at least 4 payments.",
      "The first payment under the newer wording is at most 35 days after a payment under the older one.",
      "At most one payment under the older wording comes after the first one under the newer wording.",
    ],
    "Board or rent from two people is one stream if their names share a word and the payments have a cadence only together.",
  ],
  [
    "One firm, several notes",
    [
      "Credits into one account belong to one payer if all of these are true:",
      "The payer names begin with the same two words. The second word can be truncated.",
      "One of the names is a firm’s.",
      "The notes are about work only: none states another kind of income.",
      "The larger median is at most 2.5 times the smaller one.",
    ],
    "All payments of a payer are business receipts if at least a fifth of them, and at least 2, mention an invoice, and none states another kind of income.",
    "In an account used for a business, one payment that mentions an invoice is enough.",
  ],
  [
    "Payers with several wordings",
    [
      "Credits of one kind to one account, with several wordings, belong to one payer if all of these are true:",
      [
        "One of these is true:",
        "The credits share a direct-entry number and a word of the name.",
        "The names begin with the same word, and one of them is a firm’s.",
        "The credits are the same benefit.",
      ],
      "The larger usual amount is at most 2.5 times the smaller one.",
      "Together, the credits have a cadence, with a payment on at least 80% of the expected dates.",
    ],
    [
      "Exception to the cadence: if neither the credits together nor one wording of them has a cadence, one of these is enough instead:",
      "the same direct-entry number;",
      "for work, the same first word, which must be in no list of words and names.",
    ],
    "Two wordings that each keep a cadence at the same time belong to two payers.",
    "Two names count as the same if the longer one only adds words, such as a place, after the second word.",
    [
      "Payments under two names have one payer if all of these are true:",
      "Every payment has the same number of at least 8 digits, or of 7 digits if the names share a word.",
      "No third payer prints the number.",
      "The two names do not state different kinds of income.",
      "The larger usual amount is at most 2.5 times the smaller one.",
    ],
  ],
  [
    "Payers whose names share no word",
    [
      "Credits that name only the benefits agency belong to a benefit that other credits to the account name, if all of these are true:",
      "Each amount is within 10% of the benefit’s payment nearest in time, or equals another payment of the benefit.",
      "Together with the benefit’s payments, there are at least 4 payments.",
      "Together, the payments have a weekly, fortnightly, four-weekly or monthly cadence.",
      "No two payments are on the same expected date, and at least 90% of the expected dates have a payment.",
    ],
    "Benefits with two customer numbers of the agency belong to two people.",
    [
      "Wages under two names that alternate are one income if all of these are true:",
      "There are at least 6 payments.",
      "The usual amounts differ by at most 15%.",
      "No two payments are on the same expected date, and at least 90% of the expected dates have a payment.",
      "Without the other name’s payments, each name has gaps in its cadence, or no cadence.",
    ],
    "The confidence of an income under two alternating names is multiplied by 0.8. Its monthly figure is marked as estimated.",
  ],
  [
    "Several incomes of one payer",
    [
      "The payments of one payer form separate streams if one of these is true, and each stream has a payment on at least 85% of its expected dates:",
      "The payer makes several payments on the same dates.",
      "The payer pays into different accounts.",
      "The payer pays on different paydays of a cycle.",
    ],
    "Exception: a wage with at most one payment in each cycle is one stream, whatever its amounts.",
  ],
  [
    "Accounts in the customers’ names",
    [
      "Payments out of one account of the report and into another are transfers between the customers’ own accounts if all of these are true:",
      "Payments of equal amounts, at most 1 day apart, match at least 4 times.",
      "The matched payments are at least 90% of the payments with the same wording on each side.",
      "Both sides are worded as transfers, and neither states a purpose.",
    ],
    "Exception to “neither states a purpose”: a note with a purpose, such as “rent”, is allowed if both sides name the same person.",
    "A credit whose description begins with “top-up” also matches an equal card payment if it prints the number of that card, or if the payee is a firm that sends money abroad.",
    "If two wordings matched at least 4 times between two accounts, other equal payments with these wordings match up to 4 days apart.",
    [
      "Two equal payments can also match once, by their wording. Both of these together count against a match by wording:",
      "One side names a person other than the customer.",
      "The other side states a purpose and another name.",
    ],
  ],
  [
    "Names that a bank truncates",
    [
      "A bank truncates the descriptions of an account if all of these are true:",
      "The longest description has 16 characters or more.",
      "At least 8 descriptions, and at least 20% of all, have this length or are one character shorter.",
      "At least 2 different wordings have this length.",
    ],
    [
      "Credits with truncated descriptions are wages if all of these are true:",
      "The credits arrive weekly, fortnightly, four-weekly or twice a month.",
      "The median credit is $100 or more.",
      "Each description ends in the first letters (at least 3) of a word for a firm or a payroll.",
    ],
    [
      "Credits with truncated descriptions that no other rule explains are of an unknown kind if both of these are true:",
      "At least 4 different wordings have the truncated length.",
      "Fewer than 4 letters of the name remain, or the rest of the name looks like a person’s.",
    ],
    "On any account, a word for an organisation (health, school, council) counts without its last 1 or 2 letters if at least 5 letters remain.",
    [
      "Two names belong to one payer if all of these are true:",
      "The longer name begins with the shorter one.",
      "The usual amounts differ by at most 2%.",
      "Together, the payments (at least 6) have a cadence without a gap.",
    ],
  ],
];
