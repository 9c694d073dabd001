import type { Policy } from "./payer-policies";

/** Rules that decide which amount of an income the figures use. */
export const AMOUNT_POLICIES: readonly Policy[] = [
  [
    "Monthly income",
    "Regular income counts as median of the last 3 usual payments × payments a year ÷ 12. Example: $1,800 a fortnight × 26 ÷ 12 = $3,900.",
    "If income varies, is from investments, or has several payments on one day, it counts as sum ÷ covered days × 30.4375. Example: $18,000 in 180 days ÷ 180 × 30.4375 = $3,043.75.",
    [
      "Varying income counts as sum ÷ days since it started × 30.4375 if all of these are true:",
      "The income began more than 45 days (without a cadence, also more than 4 usual intervals) after the start of the data.",
      "The income is still paid.",
      "The income has at least 3 payments, or 4 if it has no cadence. For wages, 2 payments one cycle apart are enough.",
    ],
    "Exception: if these conditions are true of a wage, benefit or compensation with a cadence, it counts like regular income if its payments differ by at most 10% from their median on average.",
    [
      "The first payment of a new job or benefit is left out, because it is for part of a period, if all of these are true:",
      "The first payment is below 80% of every later one.",
      "There are at least 2 later payments, within 5% of their median on average.",
      "The data begins more than 2 cycles before the first payment.",
    ],
  ],
  [
    "A lasting increase",
    "A payment above both Q3 + 1.5 × (Q3 − Q1) and 1.25 × the median is unusual. With fewer than 4 payments, no payment is unusual.",
    "If at least the last 3 payments are all above both limits and differ by at most 10% from their median on average, they are the new level. They then count as usual payments.",
    "If fewer payments are above both limits, each is listed as a bonus or back pay, and counts at most as the usual amount.",
    "This maximum grows by one usual amount for each date missed in the 2 cycles before the payment. It also grows for each date missed directly after the payment (up to 6).",
    "If the payments that are not above both limits differ by more than 20% from their median on average, the hours vary. All payments then count in full in a mean over days.",
    "The same applies if more than an eighth of all payments (at least 4), or at least 4 of the last 13, are above both limits.",
    "The hours also vary if the last 3 payments are equal but more than 10% above the mean, and a payment of that amount was followed by a lower one at least 3 times. The mean over the covered days then counts.",
  ],
  [
    "Missed dates",
    "If payments ÷ expected dates is at least 0.9, a stream keeps its cadence.",
    "If a stream has at least 6 payments, a single pause of 3 dates or more that has ended counts as one missed date.",
    "After such a pause, two payments are enough to set the current amount if they differ from their median by at most 2% on average.",
    "If the accounts have no data for a date, it is not an expected date.",
    [
      "The payments of a client of the customer’s business count as sum ÷ covered days × 30.4375 if one of these is true:",
      "The client missed more than one date.",
      "The payments are quarterly or rarer, and differ by more than 20% from their median on average.",
    ],
  ],
  [
    "A change of the pay cycle",
    [
      "The pay counts at the new cycle if all of these are true:",
      "The last gaps between pays (at least 2) have one cycle: 5–9, 12–16 or 26–35 days.",
      "75% of the 3 to 6 gaps before them have another cycle.",
      "Pay per day changed by a factor of at most 1.5.",
    ],
  ],
  [
    "Away from work",
    [
      "The days on which other income replaced a varying wage are left out if all of the following are true. The wage then counts as sum ÷ (covered days − these days) × 30.4375.",
      "At least 2 payments of workers’ compensation or parental leave pay come between two payments of the wage.",
      "These two payments of the wage are at least 1.5 cycles apart.",
      "At most 91 days are left out.",
      "At least 4 wages were paid since the return.",
    ],
    "If the mean since the return is lower, it counts instead.",
  ],
  [
    "Gaps in the data",
    "An account with at least 40 rows has a gap if it has no rows for 14 days in which 12 rows would be usual.",
    "An everyday account with rows on at least 21 days also has a gap if it has no rows for 21 days and for 4 times its usual interval, and then continues. The bank’s other accounts have the same gap if they have no rows then. The usual interval is the 95th percentile of the days between its rows.",
    "The data begins with the report’s period (formula F-PERIOD).",
    "Covered days of an account = days from its first row to the end of the data − days of gaps.",
    "If the account was opened within the data, the covered days begin at the start of the data. They also begin there if the account’s first row comes soon after the start: at most 31 days, or 1.5 times the account’s median interval between rows, whichever is larger.",
  ],
  [
    "Variable pay",
    "Bonuses, commissions, overtime, call-outs and allowances from an employer are variable pay. Back pay, leave payouts and expenses do not count.",
    "A second payment on a payday is a bonus. If the next payday is then missed, the second payment is pay in advance.",
    "An employer’s bonuses, commissions and allowances are separate incomes.",
    "An employer’s allowances are one income, even if some of the amounts are equal. Six or more equal payments at one cadence are a separate income.",
    "If an employer pays a claim (“travel claim”), it is a refund of expenses, not income.",
    "Variable pay that was paid only once counts while the employer still pays and at least 180 days are covered. With 180 to 364 covered days, it is sum ÷ 12; with more, sum ÷ covered days × 30.4375. The figure is marked as estimated. Example: $6,000 once in 200 days = $500 a month.",
    "A benefit’s yearly supplement counts in the same way while the benefit is paid. So does an apprentice’s support while a wage is paid.",
    "In assessed income, variable pay is reduced by its discount (20% by default).",
  ],
  [
    "Single payments",
    "A single wage, benefit, compensation, support, platform or rent payment, or credit of $1,000 or more, in at least 45 days of data is shown but not counted.",
    "Variable pay, supplements and one client of a continuing business are exceptions.",
    "If at least 330 days are covered, there are two more exceptions: the interest of a term deposit, and a distribution or dividend whose description names its year.",
    "If the data has fewer than 28 days, wages, platform pay, compensation, a benefit, support or rent that was paid once has no monthly amount. Total income is then empty too.",
    "If the data has at most 30 days, any other single credit counts as a monthly amount.",
  ],
  [
    "A very large credit",
    "If exactly one credit of a stream is more than 10 times the median, it is listed but not included in monthly income. The stream must have at least 4 credits.",
    "The rule excludes business receipts and platform work.",
  ],
  [
    "Ended income and loans",
    "If income had no payment for more than 2 cycles and 3 days, it counts as zero. Without a cadence, a cycle is twice the usual interval, at least 45 days.",
    "A small or medium loan or wage advance with one advance, seen in the data, counts as repaid if at least 120% of it was repaid and the last repayment is more than 2 cycles and 21 days ago.",
  ],
  [
    "Extra repayments",
    "Instalments are at least 3 regular repayments that are not multiples of $50 and are within 50% of their median.",
    "If there are also at least 3 repayments in multiples of $50, these are extra and not counted if their notes say so, or if their amounts rise and fall or have no majority. Equal ones are instalments too.",
  ],
  [
    "A job that was replaced by another",
    [
      "A wage or JobSeeker payment that was paid at least monthly ends if all of these are true:",
      "The next payment is 10 days overdue, although the account has data for those days.",
      "Another wage, with at least 2 payments, began after the last payment of this income.",
    ],
  ],
  [
    "Short records",
    "If fewer than 7 days are covered, the report leaves monthly amounts of spending empty.",
    "If fewer than 28 days are covered, the monthly amount of rent or board that was paid once is empty. The total of the commitments is then empty too.",
    "If fewer than 28 days are covered and no commitment was paid, the total of the commitments is empty, not zero.",
    "If fewer than 30 days are covered, and no income, or only from investments, was received, income is empty.",
  ],
];
