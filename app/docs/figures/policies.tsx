import { DataTable } from "@/components/docs/data-table";
import type { Section } from "@/components/docs/guide";
import { readings } from "./readings";

/** Every rule that decides between two defensible figures, and the figure it gives. Thresholds come from the engine. */
const POLICIES: readonly (readonly [name: string, rule: string])[] = [
  [
    "One payer",
    "Credits with the same name, or a truncated form of it, belong to one payer, with or without a direct-entry number. When a payer changes its name, its stream continues if two conditions are met. The next payment arrives within 4 days of its expected date, and one of these is the same: the number, a word of the name, its letters without spaces, or its initials. A short word that begins many names, such as a state, does not count. Payments of board or rent from two people’s names that share a word are one stream if only together they have a cadence.",
  ],
  [
    "One firm, several notes",
    "Credits into one account whose payer names begin with the same two words (the second can be truncated) belong to one payer. Conditions: one of the names is a firm, all notes are about work, and the medians differ by at most 2.5 times. The payments are business receipts if a fifth of them (at least 2) mention an invoice, or if any does in an account run as a business.",
  ],
  [
    "Accounts in the customers’ names",
    "Payments out of one shared account and into another are transfers between the customers’ own accounts if payments of equal amounts, at most 1 day apart, match at least 4 times and make up 90 % of both sides. Equal amounts are not enough if one side names a person, and the other someone else and a purpose. If two wordings matched at least 4 times between two accounts, other equal payments in these wordings match when they are at most 4 days apart.",
  ],
  [
    "Names that a bank truncates",
    "A bank counts as truncating descriptions when 20 % of an account’s descriptions (at least 8, with 4 wordings) have the length of its longest one, 16 characters or more. On such an account, a weekly to semi-monthly credit of $100 or more is a wage if each description ends in the first 3 or more letters of a word for a firm or a payroll. If fewer than 4 letters of the name remain, the kind of the credit is unknown. A word for an organisation (health, school, council) counts with its last 1 or 2 letters missing, if at least 5 remain, on any account. Two wordings with the same beginning are one payer if their payments of the same size (within 2 %) have a cadence without a gap only when taken together.",
  ],
  [
    "Paid by a person",
    "Credits from a person are wages when a note mentions pay (at least 3 payments of $80 or more). They are business receipts in two cases: a note mentions a service such as cleaning or mowing and they are as regular as a payroll, or at least 3 people name such a service, lessons or hair and beauty in at least 6 payments (2 people in at least 12 payments, if the customer has at least 6 other business receipts). People whose notes mention rent, bills, gifts or paying back do not count. A share of rent (half, share, split) and money from abroad whose sender is not a firm are not income. Repeated transfers between two shared accounts are the customer’s own, even with a note such as rent, if both banks name the same person.",
  ],
  [
    "Several incomes of one payer",
    "Payments of one payer on the same day, into different accounts or on different paydays of a cycle form separate streams when each stream has a payment on at least 85 % of its expected dates. Their monthly amounts are added.",
  ],
  [
    "Monthly income",
    "Regular income: median of the last 3 usual payments × payments a year ÷ 12. Varying income, and income of which several payments come on one day: sum ÷ covered days × 30.4375. Income that started within the data: sum ÷ days since it started × 30.4375. The first payment of a new job or benefit is left out if it is below 80 % of every later one (at least 2, within 5 % of their median on average), because it is for part of a period.",
  ],
  [
    "A lasting increase",
    "A payment is unusual if it is above Q3 + 1.5 × (Q3 − Q1) and above 1.25 × the median. If at least the last 3 payments are all above that limit and differ by at most 10 % from their median on average, they are the new level and count as usual. If fewer payments are above the limit, they are listed as a bonus or back pay and count at most at the usual amount. If the other payments differ by more than 20 % from their median on average, the hours vary, and in a mean over days all payments count in full. A payment that follows missed dates counts for those of the last 2 cycles as well.",
  ],
  [
    "Missed dates",
    "A stream keeps its cadence if payments ÷ expected dates is at least 0.9. One pause of 3 dates or more that has ended does not break the cadence. Two payments after such a pause that differ by at most 2 % from their median on average are the current amount. Dates for which the accounts have no data are not expected dates.",
  ],
  [
    "Away from work",
    "If at least 2 payments of workers’ compensation or parental leave pay come between two payments of a varying wage that are 1.5 cycles or more apart, the days that they replaced (at most 91) are left out: sum ÷ (covered days − these days) × 30.4375. If the mean of the pay since the return (at least 4 payments) is lower, it counts.",
  ],
  [
    "A payer that changes its name",
    "Wages under two names are one stream if an employee’s number of at least 5 digits is on every payment and one name ends before the other begins. If the agency changes a benefit’s wording, payments of the same kind that begin within 35 days of the last earlier one continue its stream.",
  ],
  [
    "A change of the pay cycle",
    "The pay counts at the new cycle under three conditions: the last gaps between pays (at least 2) have one cycle (5–9, 12–16 or 26–35 days), 75 % of the 3 to 6 gaps before them have another, and the pay for a day changed by a factor of 1.5 at most.",
  ],
  [
    "Gaps in the data",
    "An account in use has a gap when it has no rows for 14 days in which 12 were usual, or for 21 days that are 4 times its usual interval. Covered days = days from its first row to the end − days of gaps.",
  ],
  [
    "Variable pay",
    "Bonuses, commissions, overtime and call-outs from an employer are variable pay. A claim that an employer pays (“travel claim”) is a refund of expenses, not income. A single such payment counts if the employer still pays and at least 180 days are covered: sum ÷ covered days × 30.4375 (sum ÷ 12 under 365 days), marked estimated. A benefit’s yearly supplement counts in the same way while the benefit is paid, and so does an apprentice’s support while the wage is paid. Back pay, leave payouts and expenses do not count. The assessed income deducts the discount for variable pay (20 % by default).",
  ],
  [
    "Single payments",
    "Wages, benefits, support, rent and any credit of $1,000 or more that occur only once in 45 days or more are shown but not counted. Exceptions: variable pay and supplements, one client of a continuing business, and, when at least 330 days are covered, the interest of a term deposit and a trust’s distribution whose text names its year. In less than 28 days of data, wages, platform pay, compensation, benefits, support and rent paid once have no monthly amount, and neither has the total; any other single credit in less than 30 days counts as one a month.",
  ],
  [
    "A very large credit",
    "If exactly one credit is more than 10 times its stream’s median, it is listed but not included in monthly income. Business receipts and platform work are not tested.",
  ],
  [
    "Small and medium loans",
    "A listed lender’s repayments are for a small loan if the text says SACC, and for a medium one if it says MACC. Otherwise the lender’s advances decide: a small-loan lender that advanced more than $2,000 lent a medium loan, and a medium-loan lender that advanced only $2,000 or less lent a small one.",
  ],
  [
    "Ended",
    "Income without a payment for 2 cycles and 3 days counts as zero. A loan’s repayment counts as zero if the bank closed the loan with no balance, or if it has no balance and no repayment for 60 days. A small or medium loan also ends 2 cycles and 21 days after its last repayment if at least 120 % of the money received was repaid.",
  ],
  [
    "A job that was replaced by another",
    "A wage paid at least monthly ends if both are true: it is 10 days overdue although its account has data, and another wage with at least 2 payments began after its last payment.",
  ],
  [
    "The first two wages",
    "Two direct entries of an unlisted firm are suggested as wages (inferred) if each is $300 or more in odd cents, and they are at most 25 % apart and 6 to 8, 13 to 15 or 27 to 33 days apart. Two payments that differ by at most 3 % from their mean have the cadence of the days between them; others count as their sum ÷ covered days × 30.4375.",
  ],
  [
    "Wages and tips in a business account",
    "A firm’s regular payments into an account that the bank lists as a business account are business receipts unless their text says wages. So are a listed property agent’s payments there, if they differ by more than 20 % from their median on average; otherwise they are rent. At least 3 transfers from one sender whose note says “tips” are variable pay, whatever their amounts. All payments of a property agent into an account used for a business are business receipts if one of them states an invoice. An insurer’s numbered claim is not a builder’s progress claim.",
  ],
  [
    "Wages from a name that is not a firm’s",
    "A regular direct-entry credit is a wage when at least half of its amounts are not multiples of 50 cents. If such credits are not regular and have no note between people, their kind is unknown. Other direct-entry credits are money from a person, marked inferred. A transfer between accounts is a wage only if its note mentions work (pay, wages, hours, week). The name itself has no influence.",
  ],
  [
    "Wages recognised by the cadence alone",
    "Credits whose text names no purpose are wages if they arrive weekly, fortnightly, four-weekly, twice a month or monthly and their median is $100 or more. They count in net monthly income by the formulas of other wages. Because families and funds also pay monthly, a monthly cadence only suggests wages: the income counts, but is marked inferred. Without a cadence, or below $100, they are credits of an unknown kind and do not count.",
  ],
  [
    "Credits of an unknown kind",
    "They are not counted. Those of $100 or more may be income if they come at a payroll’s cadence or in at least 3 months. If their sum ÷ covered days × 30.4375 exceeds the known net income, the report leaves net income empty. If it is 10 % of the known net income or more, the report marks net income as incomplete.",
  ],
  [
    "Rent recognised by the note",
    "A transfer with “rent” in its note is rent. In data without rent, board or a home loan, the largest regular transfer to a person or an unknown payee is rent, marked inferred. It must be weekly, fortnightly or monthly, and at least $120 a week. If at least 70 % of a payee’s payments are of one amount (within 3 %), only those count as the rent. A transfer from a business account is never inferred to be rent. A direct debit or bill of an unlisted firm counts like such a transfer if it is weekly or fortnightly, at least 6 payments of whole dollars are made, and they cost at least $200 a week; not if its text names a lender, a vehicle, a school, a fund or an insurance.",
  ],
  [
    "Loans recognised by their repayments",
    "If the text leaves the kind of a bank’s loan open, regular repayments (at least 3, on average at most 10 % from their median) whose median × payments a year ÷ 12 is $1,500 or more are a home loan, marked inferred. So are direct debits whose only name is a bank’s. If a listed lender lends for homes and cars under one name, repayments below $600 a month are a car loan, marked inferred. If it issues cards and personal loans under one name, at least 6 equal repayments that are not a multiple of $5 are a personal loan, marked inferred.",
  ],
  [
    "A lease recognised by its payments",
    "Direct debits of an unlisted firm are a lease of goods, marked inferred, if “rental” or “rentals” stands after the first word of its name and none of its words is about homes, rooms, storage or vehicles. Conditions: at least 4 payments, weekly, fortnightly, four-weekly or monthly, that differ by at most 3 % from their median on average, and a median × payments a year ÷ 12 of at most $650.",
  ],
  [
    "Tax debts",
    "Payments to the tax office whose text mentions a plan or an arrangement form a separate stream from activity statements. At least 3 payments to the tax office, monthly or more often, that differ by at most 10 % from their median on average are the instalments of a tax debt: median of the last 3 × payments a year ÷ 12, counted with the debts. Quarterly statements and single assessments are tax, not a debt.",
  ],
  [
    "Board recognised by the note",
    "“Room” or “board” after a person’s name, or after two words that are in no list, is board when there are at least three regular payments. A single such payment counts as money from a person.",
  ],
  [
    "Short records",
    "With fewer than 30 covered days, the report states no surplus; if no income was received in those days, it leaves income empty instead of stating zero. With fewer than 90 days, it states a surplus only if at least half of the counted income was paid on two dates at least 6 days apart. With fewer than 7 covered days, it states no monthly amount of spending, because even a week is not covered. With fewer than 28, it states none for rent or board that was paid once, because the payment may be for a week, a fortnight or a month; the commitments are then not stated either.",
  ],
  [
    "Payers with several wordings",
    "Credits of the same kind to the same account count as one payer’s in three cases: they share a direct-entry number and a word of the name, the firm’s name has the same first word, or they are the same benefit. Their usual amounts may differ by a factor of 2.5 at most, and together the payments must have a cadence (80 % of the expected dates). Without a cadence, a number or a first word that is in no list of words and names is enough, if neither wording has a cadence of its own. Two wordings that each keep a cadence at the same time are two payers. A name that leaves out words behind the first two of the other name, such as a place, is the same name if the words after them are equal. Two payers that print the same number of eight digits or more on every payment (of seven if their names share a word) are one, if no third payer prints it and their stated kinds agree.",
  ],
  [
    "Payers whose names share no word",
    "A credit with only the benefits agency’s name belongs to a benefit whose name is on other credits to the account, if its amount is within 10 % of that benefit’s payment nearest in time and both together have a payment on each date of a weekly to monthly cadence. A customer number of the agency separates the benefits of two people. Wages under two names that alternate are one income if they have 6 payments or more, the usual amounts differ by at most 15 %, each payment is on a date of its own, 90 % of the dates have one, and neither name has such a cadence alone. The income’s confidence is then multiplied by 0.8, its monthly figure is marked as estimated, and a note says why. Wages that end and continue under another name are one income if the first payment under the new name is within 4 days of the expected date, the cadence stays the same, and one of the first 4 payments equals an earlier one to the cent and is no multiple of $5.",
  ],
  [
    "Businesses",
    "An account is a business account if the bank calls it one, if it pays or receives BAS or GST, or if three or more firms pay into it. Other credits from firms to such an account are business receipts: sum ÷ covered days × 30.4375. The same formula applies to a client that began within the data, if clients that stopped count too. Takings that move to another payment provider within 21 days, at 75 % of the daily amount or more, count for both providers. Platforms that a driver or rider works through count in the same way, including one that stopped, if the others paid at least 90 % of the usual total in the last 120 days. If ten or more different people pay into such an account, the payments of each person who pays at most three times are business receipts too. If people pay for a service such as lessons, their payments into one account are one income; two people are enough if 12 payments have the provider’s word, such as tutoring.",
  ],
];

const policies: Section = {
  id: "policies",
  title: "Policies",
  body: (
    <>
      <p>
        If two figures are both defensible, these rules choose one. None of them depends on the culture of a
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
