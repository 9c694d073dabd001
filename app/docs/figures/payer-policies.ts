/** A line of a rule: a sentence, or a sentence that introduces a list of conditions. */
export type Line = string | readonly [lead: string, ...conditions: string[]];

/** A rule of the guide: its name, then its lines. */
export type Policy = readonly [name: string, ...lines: Line[]];

/** Rules that decide which payments belong to one payer, and which are the customer's own. */
export const PAYER_POLICIES: readonly Policy[] = [
  [
    "One payer",
    "Credits with the same name, or a truncated form of it, belong to one payer, with or without a direct-entry number.",
    "If at least 3 payments under one name have direct-entry numbers that occur only once, those numbers are ignored. An agency’s numbers for a benefit are treated in the same way.",
  ],
  [
    "A payer that changes its name",
    [
      "If payments under one name end and payments under another begin, they are one stream if all of these are true:",
      "The first payment under the new name is within 4 days of the expected date, and the cadence stays the same.",
      "One of these is the same: the direct-entry number, a word of the name, its letters without spaces, or its initials. A short first word of many names, such as a state’s, does not count.",
      "The usual amounts differ by at most 12%, or the new amount is within the range of the earlier credits.",
    ],
    "If the names have nothing in common, credits of one kind continue only if the usual amounts are the same (within 0.05%). Wages also continue if one of the first 4 payments equals an earlier one to the cent and is not a multiple of $5.",
    "Wages under two names are also one stream if an employee’s number of at least 5 digits is on every payment, and one name ends before the other begins.",
    "If the agency changes a benefit’s wording, payments of the same kind continue its stream if they begin within 35 days of the last earlier one, and each wording has at least 4 payments.",
    "If two people’s names share a word, and their payments of board or rent have a cadence only together, these payments are one stream.",
  ],
  [
    "One firm, several notes",
    [
      "Credits into one account belong to one payer if all of these are true:",
      "The payer names begin with the same two words. The second word can be truncated.",
      "One of the names is a firm.",
      "All notes are about work.",
      "The larger median is at most 2.5 times the smaller one.",
    ],
    "If a fifth of the payments (at least 2) mention an invoice, all of them are business receipts. In an account run as a business, one payment that mentions an invoice is enough.",
  ],
  [
    "Payers with several wordings",
    [
      "Credits of the same kind to the same account belong to one payer if all of these are true:",
      "The credits share a direct-entry number and a word of the name, or the firm’s name has the same first word, or they are the same benefit.",
      "The larger usual amount is at most 2.5 times the smaller one.",
      "Together, the payments have a cadence (80% of the expected dates).",
    ],
    "If neither the credits together nor any wording of them has a cadence, one of these is enough in place of a cadence: the same direct-entry number, or the same first word, if it is in no list of words and names.",
    "If two wordings each keep a cadence at the same time, they are two payers.",
    "Two names are the same if one only has more words, such as a place, after its second word.",
    "If two payers print the same number of at least 8 digits on every payment, they are one payer. If their names share a word, 7 digits are enough. No third payer may print the number, and the stated kinds of the two payers must agree.",
  ],
  [
    "Payers whose names share no word",
    "A credit whose description has only the benefits agency’s name can belong to a benefit that is named in other credits to the account. Its amount must be within 10% of that benefit’s nearest payment in time. Together, these credits and the benefit’s payments must have a payment on each date of a weekly to monthly cadence.",
    "If two customer numbers of the agency appear, the benefits belong to two people.",
    [
      "Wages under two names that alternate are one income if all of these are true:",
      "There are at least 6 payments.",
      "The usual amounts differ by at most 15%.",
      "No two payments are on the same expected date, and 90% of the expected dates have a payment.",
      "Neither name has such a cadence without the other.",
    ],
    "The confidence of an income under two alternating names is multiplied by 0.8. Its monthly figure is marked as estimated.",
  ],
  [
    "Several incomes of one payer",
    "If one payer makes several payments on the same dates, pays into different accounts, or pays on different paydays of a cycle, the payments form separate streams. Each stream must have a payment on at least 85% of its expected dates.",
  ],
  [
    "Accounts in the customers’ names",
    [
      "Payments out of one account of the report and into another are transfers between the customers’ own accounts if all of these are true:",
      "Payments of equal amounts, at most 1 day apart, match at least 4 times.",
      "The matched payments are at least 90% of the payments on each side.",
    ],
    "If one side names a person, and the other side names someone else and a purpose, equal amounts are not enough.",
    "If two wordings matched at least 4 times between two accounts, other equal payments in these wordings match up to 4 days apart.",
    "If both banks name the same person, repeated transfers between two accounts of the report are the customers’ own, even with a note such as rent.",
  ],
  [
    "Names that a bank truncates",
    "If at least 8 descriptions, and 20% of an account’s descriptions, have the length of its longest one (16 characters or more), the bank truncates them. A description that is one character shorter counts too. At least 2 wordings must have that length.",
    "On an account with truncated descriptions, a weekly to semi-monthly credit of $100 or more is a wage if each description ends in the first letters (at least 3) of a word for a firm or a payroll.",
    "If fewer than 4 letters of the name remain, and at least 4 wordings have that length, the kind of the credit is unknown.",
    "If a word for an organisation (health, school, council) lacks its last 1 or 2 letters, it still counts if at least 5 letters remain. This applies on any account.",
    "If the longer of two names begins with the shorter one, they are one payer. The amounts must be of the same size (within 2%), and together the payments must have a cadence without a gap.",
  ],
];
