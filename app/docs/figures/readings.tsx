import { DataTable } from "@/components/docs/data-table";
import type { Section } from "@/components/docs/guide";

/** Rules about wording that move a row from one figure to another. */
const READINGS = [
  [
    "Pay",
    "A firm’s credit that ends in “pay”, its number or its week is salary; so is a credit that the bank itself calls a salary deposit, whatever the payer’s name looks like.",
  ],
  [
    "Benefits",
    "Short forms of Services Australia’s payments (“CLK JOBSKR”) are written out where the agency is named, and only there.",
  ],
  [
    "Rent and board from a person",
    "Counted as income where it keeps time. One payment is believed only in a record of less than 14 days, which could not show a second.",
  ],
  [
    "Payments that came back",
    "Each bank’s words of a return beside a debit, or a reason code, make a credit a reversal, never income. A payment that keeps time is not one.",
  ],
  [
    "Dividends",
    "A share registry’s payment number makes a credit a dividend unless the words say that a fund distributed it.",
  ],
  [
    "Pensions and lump sums",
    "One payment of a super fund is a lump sum unless it says pension, annuity or income.",
  ],
  ["Compulsory third-party insurance", "Counted with the registration of the car, not with car insurance."],
  [
    "Own accounts",
    "A transfer that names only a linked account’s number in the bank’s own wording, a bank’s savings product or a savings pot moves the customer’s own money.",
  ],
  [
    "People",
    "An initial before a name, or a transfer whose note is of dinner, birthdays or thanks, is a person, whether or not the name is on any list.",
  ],
  [
    "Platforms of one purpose",
    "What a fundraising, booking or club platform carries is a gift, a haircut or a sport, whatever the name behind it says.",
  ],
  [
    "Loans",
    "The product a bill names (“HL”, “vehicle ln”) outranks what its lender usually lends. Collectors, debt agreements and instalment plans keep theirs.",
  ],
] as const;

/** Explains how a row's wording decides its category where more than one answer is defensible. */
export const readings: Section = {
  id: "readings",
  title: "How wording is read",
  body: (
    <DataTable
      label="How wording is read"
      head={["What", "Rule"]}
      rows={READINGS.map(([what, rule]) => ({ key: what, cells: [what, rule] }))}
    />
  ),
};
