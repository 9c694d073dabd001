import type { Rule } from "./rule";

/** Rules about wording that move a row from one figure to another. */
export const READING_RULES: readonly Rule[] = [
  [
    "Pay",
    [
      "A firm’s credit is salary if one of these is true:",
      "The description ends in “pay”, or in “pay” with a number or a week.",
      "The description ends in a numbered week (“week 22”) that follows a business word or three words of a name.",
      "The description has a word for personnel, recruitment, staffing or labour hire.",
      "The description has the name of a state’s government.",
    ],
    "A credit that the bank calls a salary deposit is salary.",
    "If at least three of a payer’s payments state wages, and at least half of all its payments are wages, the payments without any evidence are wages too.",
    "Allowances for on-call work, standby, first aid or higher duties are variable pay.",
  ],
  [
    "Benefits",
    "Abbreviations of Services Australia’s payments (“CLK JOBSKR”) are recognised only if the description names the agency.",
  ],
  [
    "Rent and board from a person",
    "Regular rent or board from a person counts as income.",
    "Board is regular if its payments have a cadence, or if there are at least 6 payments of nearly equal amounts.",
    "Exception: rent from people is not income if the rule “Help and shares from people” under “Kinds of income” says so.",
    "A single payment of rent or board from a person counts only if the data covers fewer than 14 days.",
    [
      "A regular payment to a person or an unknown payee is the customer’s rent, marked as inferred, if all of these are true:",
      "The customer has no owner’s costs (such as a mortgage), and pays no other rent.",
      "People pay the customer, with “rent” in their notes, about as often as the customer makes the regular payment.",
      "Each person pays an equal share of the regular payment (within 0.5%): half if there is one person, a third if there are two.",
    ],
    "The equal shares that these people pay towards the customer’s rent are not income.",
  ],
  [
    "Dishonoured payments",
    "A credit is a reversal, not income, if its description has the bank’s words for a returned payment (“payment reversal”). A word such as “returned” with a reason code is enough too.",
    [
      "Exceptions to the rule on reversals:",
      "A regular payment is not a reversal.",
      "A payment from a person whose note names something cancelled (“trip cancelled”) is not a reversal.",
    ],
  ],
  [
    "Dividends",
    "A credit with a share registry’s payment number is a dividend.",
    "Exception: such a credit is not a dividend if its description says that it is a fund’s distribution.",
    "One company’s dividends are one income, even if its registry pays them under several numbers.",
  ],
  [
    "Refunds",
    [
      "A credit from a shop is a refund if all of these are true:",
      "The customer made a purchase of at least the same amount from that shop in the 120 days before the credit.",
      "The description says “refund”, or the credit was paid to a card.",
      "The description does not name a kind of income.",
    ],
    "A refund from a shop reduces spending in the category of the purchase.",
    "The purchase may have been at another branch of the shop.",
    "A credit is a refund from a listed shop if the shop’s name comes after a payment gateway’s name and an asterisk: “PAYPAL *KMART”.",
    "A credit from a listed lender or bookmaker is a refund only if its description says “refund”.",
    "A benefit paid by a health fund is classed as a refund, so it is not income. It is not subtracted from any spending, not even from spending on premiums.",
  ],
  [
    "Pensions, lump sums and benefits",
    "A foreign state’s pension is recognised by that state’s own word for it.",
    "The principal of a matured term deposit is the customer’s own money, and never a loan.",
    "A single payment from a super fund is a lump sum, unless its description contains “pension”, “annuity” or “income”.",
    "A student’s start-up loan is borrowed money, even if the description also names the student’s benefit.",
  ],
  [
    "Public employers",
    "A credit from a listed education department, health service, public hospital or police force is a wage. It is none if its description names another kind of payment, such as a refund, grant or prize.",
  ],
  [
    "Compulsory third-party insurance",
    "Compulsory third-party insurance counts as vehicle registration, not as car insurance.",
  ],
  [
    "The customer’s own accounts",
    [
      "A transfer is between the customer’s own accounts if its description names one of these and nothing else:",
      "a linked account’s number, in the bank’s own wording;",
      "a savings product of the bank;",
      "a savings pot.",
    ],
    [
      "A pair of transfers is also between the household’s own accounts if all of these are true:",
      "Both accounts are in the report, and the amounts are equal.",
      "Each description names a person, and the two people share a name.",
      "Both have the same note.",
    ],
  ],
  [
    "People",
    "An initial before a name shows that the name is a person’s.",
    "A transfer whose note mentions dinner, birthdays or thanks is from or to a person.",
    "Full names are recognised with lists of common given names and surnames.",
    [
      "A name that is in no list is recognised in a transfer if one of these separates it from the note:",
      "The name has two to four words. All are in capitals, and no word of the note is; or each has a capital only at the beginning, and no word of the note does.",
      "A word that people write in notes follows the name (“thanks”, “nanny”, “power”).",
      "The same name is followed by different notes in several payments.",
    ],
  ],
  [
    "Shops and clubs",
    "If the bank’s merchant field has only the beginning of a name that the description has in full, the name in the description counts.",
    "Purchases at charity shops count as clothing.",
    "A purchase at a Square, Zeller or SumUp terminal is never a repayment of a home, car or personal loan. This holds even if the shop has the same name as a lender.",
    "A card payment to a church is a donation, unless the name also has a word for a school, a home or a shop.",
    "A name that ends in “union” is a trade union’s, unless it is a bank’s or a club’s.",
    "Trade union fees count in the same category as education.",
    "A bill payment or direct debit to a college counts as private school fees, marked as inferred, unless the college’s name says otherwise.",
    "A payment of $800 or more to a school counts as private school fees, marked as inferred. For a direct debit to a school whose name begins with “St” or “Saint”, $150 is enough.",
    "A direct debit of $300 or more to a name that ends in Anglican, Catholic, Lutheran, Christian or Grammar counts as private school fees, marked as inferred.",
    "If a shop’s name says “discounts” and nothing else names its trade, the shop counts as a discount store, marked as inferred.",
    "The name in front of an asterisk may be an unknown firm, as in WESFARMERS*KMART. The brand behind it is then the payee, but a lender or a bookmaker is not assumed.",
    "A bill payment to a council counts as rates, even if the bank shortens the council’s name.",
  ],
  [
    "Transfers for an invoice",
    "A transfer whose note has an invoice number, or ends in “inv” or “invoice”, is spending, even if the payee’s name looks like a person’s.",
    "Exception: a transfer for a share of an invoice is a transfer to a person.",
  ],
  [
    "Names that may be a person’s or a shop’s",
    "A payment out is money to a person only if its wording or its type says that it is a transfer. Any other payment to a name without a word for a trade stays uncategorised.",
    "A transfer to a name of two to four words is money to a person if the name contains no business word and no word for a trade. It is marked as inferred unless the wording shows that a person was paid.",
    [
      "A payer’s name of two to four words counts as a person’s if all of these are true:",
      "The name contains no business word.",
      "The credits do not say how they were paid.",
      "More than half of the amounts are multiples of 50 cents.",
    ],
    "If the card network joins a long name to the suburb, the two are separated.",
  ],
  [
    "The bank’s reference field",
    "We compare the field “reference” with the description. If the field has a further word of three letters or more, we add all its further words at the end of the description. A reference of only numbers or codes, or “not provided”, is not added.",
  ],
  [
    "Texts without spaces",
    "If the bank left the spaces out of a text, the spaces are taken from another text that begins with the same letters. Both texts must be for money in, or both for money out.",
    "A short reference before an employer’s name of three or more words is ignored if other payments have the name without the reference.",
  ],
  [
    "Platforms with one purpose",
    "Payments through a fundraising, booking or club platform get the platform’s category (donations, personal care, sport), whatever name follows.",
  ],
  [
    "Loans",
    "If a description names a product (“HL”, “vehicle ln”, “medium loan”), the product decides the category, not the lender’s usual kind of loan.",
  ],
];
