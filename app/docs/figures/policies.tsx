import { DataTable } from "@/components/docs/data-table";
import type { Section } from "@/components/docs/guide";
import { readings } from "./readings";

/** Every rule that decides between two defensible figures, and what it computes. Thresholds come from the engine. */
const POLICIES: readonly (readonly [name: string, rule: string])[] = [
  [
    "One payer",
    "Credits with one name, or one name cut short, are one payer, with or without a direct-entry number. A payer that is renamed goes on under its number, or under a shared word of its name, when the next payment falls on the date due (4 days either way).",
  ],
  [
    "One firm, several notes",
    "Credits into one account whose payer names begin with the same two words (the second may be cut) are one payer when one of them names a firm, none speaks of anything but work, and the medians differ by at most 2.5 times. With an invoice on a fifth of its payments (2 or more), or on any in an account run as a business, all are business receipts.",
  ],
  [
    "Accounts in the customers’ names",
    "Payments of one party out of one shared account and of one payer into another are the customers’ own when equal amounts at most 1 day apart match 4 times or more and 90 % of both sides.",
  ],
  [
    "Names that a bank cuts",
    "Where 20 % of an account’s descriptions (8 or more) end at its greatest width, of 16 characters or more, a weekly to semi-monthly credit of $100 or more is a wage when each description ends in the front (3 letters or more) of a firm’s or a payroll’s word.",
  ],
  [
    "Paid by a person",
    "A person’s credits are wages when a note names pay (3 payments or more of $80 or more), and business receipts when it names a service such as cleaning or mowing and they keep a payroll’s time.",
  ],
  [
    "Several incomes of one payer",
    "Payments on one day, into different accounts or on different paydays of one cycle are parted when each part keeps at least 85 % of its own dates. Their monthly amounts add up.",
  ],
  [
    "What a month brings",
    "A steady income on time: median of the last 3 usual payments × payments a year ÷ 12. A varying one: sum ÷ covered days × 30.4375. One that began within the data: sum ÷ days since it began × 30.4375.",
  ],
  [
    "A rise that lasts",
    "A payment is far from usual above Q3 + 1.5 × (Q3 − Q1) and above 1.25 × the median. When the last 3 or more are all above that limit and differ by at most 10 % from their median on average, they are the new level and count as usual. Fewer are listed as a bonus or back pay and do not count.",
  ],
  [
    "Missed dates",
    "Kept when payments ÷ dates expected is at least 0.9, or when one pause of 3 dates or more ended. Dates on which the accounts have no data are not expected.",
  ],
  [
    "Gaps in the data",
    "An account in use that falls silent for 14 days in which its pace would have shown 12 rows, or for 21 days and 4 times its usual step, has a gap: covered days = days from its first row to the end − days of gaps.",
  ],
  [
    "Pay beside the pay",
    "A bonus, commission, overtime or call-out of an employer is variable pay. While the employer still pays and 330 days or more are covered, one such payment counts as sum ÷ covered days × 30.4375 (sum ÷ 12 under 365 days), marked estimated. Back pay, leave payouts and expenses do not count. The assessed income takes its discount off (20 % by default).",
  ],
  [
    "Paid once",
    "Wages, benefits, support, rent and any credit of $1,000 or more that came once in 45 days or more are shown and not counted. Exceptions: pay beside the pay, one client of a business that goes on, and the interest of a term deposit over 330 days or more.",
  ],
  [
    "Far above the usual",
    "The one credit of more than 10 times its stream’s median is left out of the month and listed. Business receipts and platform work are not tested.",
  ],
  [
    "Ended",
    "Income with no payment for 2 cycles and 3 days counts as nothing. A loan that the bank closed with nothing owing, or of which nothing is owed and which was not repaid for 60 days, asks for nothing.",
  ],
  [
    "Wages from a name of no firm",
    "A regular credit by direct entry is a wage when at least half of its amounts are no multiple of 50 cents, else money from a person. By a transfer between accounts it is a wage only with a note of work (pay, wages, hours, week). Whose name it is decides nothing.",
  ],
  [
    "Rent by its note",
    "A transfer with “rent” in its note is rent. Where no rent, board or home loan is seen, the largest steady weekly, fortnightly or monthly transfer of $120 a week or more to a person or an unknown payee is rent, marked inferred.",
  ],
  [
    "Board by its note",
    "“Room” or “board” behind a person’s name is board when it keeps time, three payments or more. One payment so worded is money from a person.",
  ],
  [
    "Short records",
    "Under 30 covered days no surplus is stated. Under 90 days, none is stated unless at least half of the counted income came on two dates 6 days or more apart.",
  ],
  [
    "Businesses",
    "In an account that the bank calls a business account, that pays or gets back BAS or GST, or that three or more firms pay, other credits from firms are business receipts: sum ÷ covered days × 30.4375.",
  ],
];

const policies: Section = {
  id: "policies",
  title: "Policies",
  body: (
    <>
      <p>
        Where two figures are defensible, these rules choose one. None of them depends on the culture of a
        name.
      </p>
      <DataTable
        label="Policies"
        head={["Policy", "What it does"]}
        rows={POLICIES.map(([name, rule]) => ({ key: name, cells: [name, rule] }))}
      />
    </>
  ),
};

/** The rules that choose a figure, then the rules that read a wording, in the guide's order. */
export const rules: readonly Section[] = [policies, readings];
