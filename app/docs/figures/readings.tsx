import { DataTable } from "@/components/docs/data-table";
import type { Section } from "@/components/docs/guide";

/** Rules about wording that move a row from one figure to another. */
const READINGS = [
  [
    "Pay",
    "A firm’s credit is salary if its description ends in “pay”, or in “pay” with a number or a week. A counted week at the end (“week 22”) also makes it salary, after a firm’s word or three words of a name. So does the name of a state’s government, and a word for personnel, recruitment, staffing or labour hire. A credit that the bank calls a salary deposit is salary, regardless of the payer’s name.",
  ],
  [
    "Benefits",
    "Abbreviations of Services Australia’s payments (“CLK JOBSKR”) are recognised only if the description names the agency.",
  ],
  [
    "Rent and board from a person",
    "Counts as income if the payments are regular. A single payment counts only if the data covers fewer than 14 days, because a second payment could not appear in it. Rent from a person is a share of the customer’s rent, not income, if at least 3 payments of rent go out and no mortgage, council rates, strata levies or other costs of a property the customer owns. If the customer’s rent is not recognised, equal shares show it: each person pays, within 0.5 %, the same part of a regular payment out as the customer (half with one person, a third with two). That payment is then rent, marked inferred.",
  ],
  [
    "Dishonoured payments",
    "A credit is a reversal, never income, if it has a matching debit and either the bank’s words for a return or a reason code. A regular payment is not a reversal, nor is a payment from a person whose note says what was cancelled (“trip cancelled”).",
  ],
  [
    "Dividends",
    "A credit with a share registry’s payment number is a dividend, unless the description says that it is a fund’s distribution.",
  ],
  [
    "Pensions and lump sums",
    "A single payment from a super fund is a lump sum, unless its description contains pension, annuity or income.",
  ],
  ["Compulsory third-party insurance", "Counts as vehicle registration, not as car insurance."],
  [
    "Own accounts",
    "A transfer is between the customer’s own accounts if its description names only a linked account’s number in the bank’s own wording, a savings product of the bank, or a savings pot.",
  ],
  [
    "People",
    "An initial before a name means a person. So does a transfer whose note mentions dinner, birthdays or thanks. No list of names is needed.",
  ],
  [
    "Platforms with one purpose",
    "Payments through a fundraising, booking or club platform get the category of the platform (donations, personal care, sport), regardless of the name that follows.",
  ],
  [
    "Loans",
    "If a description names a product (“HL”, “vehicle ln”), it decides the category before the lender’s usual product. Debt collectors, debt agreements and instalment plans keep their category.",
  ],
] as const;

/** Explains how a row's wording decides its category where more than one answer is defensible. */
export const readings: Section = {
  id: "readings",
  title: "How descriptions are read",
  body: (
    <DataTable
      label="How descriptions are read"
      head={["What", "Rule"]}
      rows={READINGS.map(([what, rule]) => ({ key: what, cells: [what, rule] }))}
    />
  ),
};
