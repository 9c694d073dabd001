import { DataTable } from "@/components/docs/data-table";
import type { Section } from "@/components/docs/guide";
import { Lines } from "./lines";
import type { Policy } from "./payer-policies";

/** Rules that decide from a row's wording which figure the row belongs to. */
const READINGS: readonly Policy[] = [
  [
    "Pay",
    [
      "A firm’s credit is salary if one of these is true:",
      "The description ends in “pay”, or in “pay” with a number or a week.",
      "The description ends in a numbered week (“week 22”) that follows a word for a firm or three words of a name.",
      "The description has a word for personnel, recruitment, staffing or labour hire, or the name of a state’s government.",
    ],
    "A credit that the bank calls a salary deposit is salary.",
  ],
  [
    "Benefits",
    "Abbreviations of Services Australia’s payments (“CLK JOBSKR”) are recognised only if the description names the agency.",
  ],
  [
    "Rent and board from a person",
    "Regular rent or board from a person counts as income.",
    "A single payment counts only if the data covers fewer than 14 days.",
    [
      "Rent from a person is a share of the customer’s rent, not income, if both of these are true:",
      "The customer pays rent at least 3 times.",
      "The customer has no owner’s costs, such as a mortgage, council rates or strata levies.",
    ],
    "If the customer’s rent is not recognised, equal shares show which payment it is: each person pays the customer an equal share of a regular outgoing payment (within 0.5%), such as half with one person or a third with two.",
    "That payment is then rent, marked as inferred.",
  ],
  [
    "Dishonoured payments",
    "A credit with a matching debit is a reversal, never income, if its description has the bank’s words for a return or a reason code.",
    "A regular payment is not a reversal. Nor is a payment from a person whose note says what was cancelled (“trip cancelled”).",
  ],
  [
    "Dividends",
    "A credit with a share registry’s payment number is a dividend, unless the description says that it is a fund’s distribution.",
    "One company’s dividends are one income, even if its registry pays them under several numbers.",
  ],
  [
    "Refunds",
    [
      "A shop’s credit is a refund, and reduces the spending in the purchase’s category, if all of these are true:",
      "A purchase of at least the same amount from that shop was made in the 120 days before. It may have been at another branch.",
      "The description says “refund”, or the credit was to a card.",
      "The description does not name a kind of income.",
    ],
    "If a listed lender or bookmaker pays, only the word “refund” makes the credit a refund.",
    "A health fund’s benefit is a refund that reduces no category, not even the premiums.",
  ],
  [
    "Pensions and lump sums",
    "A single payment from a super fund is a lump sum, unless its description contains pension, annuity or income.",
  ],
  [
    "Compulsory third-party insurance",
    "Compulsory third-party insurance counts as vehicle registration, not as car insurance.",
  ],
  [
    "The customer’s own accounts",
    [
      "A transfer is between the customer’s own accounts if its description names one of these and nothing else:",
      "A linked account’s number, in the bank’s own wording.",
      "A savings product of the bank.",
      "A savings pot.",
    ],
  ],
  [
    "People",
    "An initial before a name means a person. So does a transfer whose note mentions dinner, birthdays or thanks.",
    "A whole name is recognised by lists of common given names and surnames.",
  ],
  [
    "Shops and clubs",
    [
      "If the bank’s field for the merchant’s name has only the beginning of the name in the description, the name in the description counts.",
      "Charities’ shops count as clothing.",
      "A card payment to a church is a donation, unless the name also has a word for a school, a home or a shop.",
      "A name that ends in “union” is a trade union, unless it is a bank’s or a club’s. Union fees count with education.",
      "A bill payment or direct debit to a college counts as private school fees, marked as inferred, unless the college’s name says otherwise.",
      "A bill payment to a council counts as rates, even if the bank shortens the council’s name.",
    ],
  ],
  [
    "Transfers for an invoice",
    "A transfer whose note has an invoice number is spending, even if the payee’s name looks like a person’s. A share of an invoice is a transfer to a person.",
  ],
  [
    "Platforms with one purpose",
    "Payments through a fundraising, booking or club platform get the platform’s category (donations, personal care, sport), whatever name follows.",
  ],
  [
    "Loans",
    "If a description names a product (“HL”, “vehicle ln”), the product decides the category, not the lender’s usual kind of loan.",
  ],
];

/** Explains how a row's wording decides its category where more than one answer is defensible. */
export const readings: Section = {
  id: "readings",
  title: "How descriptions are read",
  body: (
    <DataTable
      label="How descriptions are read"
      head={["What", "Rule"]}
      rows={READINGS.map(([what, ...lines]) => ({
        key: what,
        cells: [what, <Lines key="lines" lines={lines} />],
      }))}
    />
  ),
};
