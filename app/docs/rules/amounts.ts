import type { Rule } from "./rule";

/** Rules that decide how much of an income counts. */
export const AMOUNT_RULES: readonly Rule[] = [
  [
    "Monthly income",
    "Regular income counts as median of the last 3 usual payments × payments a year ÷ 12. Example: $1,800 a fortnight × 26 ÷ 12 = $3,900.",
    [
      "Income counts as sum ÷ covered days × 30.4375 (for example, $18,000 in 180 days is $3,043.75 a month) if one of these is true:",
      "The income varies.",
      "The income is from investments.",
      "The income has several payments on one day.",
    ],
    [
      "Varying income counts as sum ÷ days since it started × 30.4375 if all of these are true:",
      "The income began more than 45 days after the start of the data. Without a cadence, it also began more than 4 usual intervals after the start.",
      "The income is still paid.",
      "The income has at least 3 payments, or 4 if it has no cadence. For wages, 2 payments one cycle apart are enough.",
    ],
    [
      "Exception: varying income that counts from its start counts like regular income if both of these are true:",
      "The income is a wage, benefit or compensation with a cadence.",
      "Its payments differ by at most 10% from their median on average.",
    ],
    [
      "The first payment of a new job or benefit is left out, because it is for part of a period, if all of these are true:",
      "The first payment is below 80% of every later one.",
      "There are at least 2 later payments, within 5% of their median on average.",
      "The data begins more than 2 cycles before the first payment.",
    ],
  ],
  [
    "Unusual payments and a lasting increase",
    [
      "A payment is unusual if both of these are true:",
      "The payment is above Q3 + 1.5 × (Q3 − Q1) and above 1.25 × the median.",
      "The stream has at least 4 payments.",
    ],
    "Unusual payments become the new level if they are the last payments (at least 3) and differ by at most 10% from their median on average.",
    "Payments at the new level count as usual payments.",
    "An unusual payment that is not at a new level is listed as a bonus or back pay. In a mean over days, it counts as at most the usual amount.",
    [
      "The maximum for an unusual payment grows by one usual amount for each of these dates:",
      "each date missed in the 2 cycles before the payment;",
      "each date missed directly after the payment (up to 6).",
    ],
    [
      "The hours of a wage vary, and all its payments count in full in a mean over days, if one of these is true:",
      "The payments that are not unusual differ by more than 20% from their median on average.",
      "At least 4 payments, and more than an eighth of all, are unusual.",
      "At least 4 of the last 13 payments are unusual.",
    ],
    [
      "The hours of a wage also vary, and the mean over the covered days counts, if all of these are true:",
      "The last 3 payments are equal, and more than 10% above the mean.",
      "At least 3 times, a payment of this amount was followed by a lower one.",
    ],
  ],
  [
    "Missed dates",
    "A stream keeps its cadence if payments ÷ expected dates is at least 0.9.",
    "In a stream with at least 6 payments, a single pause of 3 dates or more that has ended counts as one missed date.",
    "Two payments after a pause are enough to set the current amount if they differ from their median by at most 2% on average.",
    "A date for which the accounts have no data is not an expected date.",
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
      "Of the 3 to 6 gaps before these, at least 75% have another cycle.",
      "Pay per day changed by a factor of at most 1.5.",
    ],
  ],
  [
    "Away from work",
    [
      "A varying wage counts as sum ÷ (covered days − days on which other income replaced the wage) × 30.4375 if all of these are true:",
      "At least 2 payments of workers’ compensation or parental leave pay come between two payments of the wage.",
      "The two payments of the wage are at least 1.5 cycles apart.",
      "At most 91 days are left out.",
      "At least 4 wages were paid since the return.",
    ],
    "The mean since the return counts instead if it is lower.",
  ],
  [
    "Gaps in the data",
    "An account with at least 40 rows has a gap if it has no rows for 14 days in which 12 rows would be usual.",
    [
      "An everyday account with rows on at least 21 days also has a gap if all of these are true:",
      "The account has no rows for 21 days.",
      "The account has no rows for 4 times its usual interval, which is the 95th percentile of the days between its rows.",
      "The account has rows after these days.",
    ],
    "A gap of an everyday account is also a gap of the bank’s other accounts that have no rows then.",
    "The data begins with the report’s period (formula F-PERIOD).",
    "Covered days of an account = days from its first row to the end of the data − days of gaps.",
    [
      "Exception: the covered days of an account begin at the start of the data if one of these is true:",
      "The account was opened within the data.",
      "The account’s first row comes at most 31 days after the start.",
      "The account’s first row comes at most 1.5 times the median interval between its rows after the start.",
    ],
  ],
  [
    "Variable pay",
    "Bonuses, commissions, overtime, call-outs, holiday pay and allowances from an employer are variable pay.",
    "Back pay that was paid only once, leave payouts and expenses are not counted.",
    "A second payment on a payday is a bonus. It is pay in advance instead if the next payday is then missed.",
    "An employer’s bonuses, commissions, holiday pay and allowances are separate incomes, each with its own cadence.",
    "An employer’s allowances are one income, even if some of the amounts are equal.",
    "Exception: six or more equal allowances at one cadence are a separate income.",
    "A claim that an employer pays (“travel claim”) is a refund of expenses, not income.",
    [
      "Variable pay that was paid only once counts while the employer still pays. The formula depends on the covered days:",
      "45 to 179 days: it does not count;",
      "180 to 364 days: sum ÷ 12. Example: $6,000 once in 200 days = $500 a month;",
      "365 days or more: sum ÷ covered days × 30.4375.",
    ],
    "A monthly amount from variable pay that was paid only once is marked as estimated.",
    "Variable pay that was paid several times without a cadence counts as sum ÷ 12 if fewer than 365 days are covered.",
    "A benefit’s yearly supplement counts by the formula for variable pay paid once, while the benefit is paid.",
    "An apprentice’s support counts by the formula for variable pay paid once, while a wage is paid.",
    "In assessed income, variable pay is reduced by its discount (20% by default).",
  ],
  [
    "Single payments",
    [
      "A payment that was made only once in at least 45 days of data is shown but not counted if it is one of these:",
      "a wage, benefit, compensation, support, platform or rent payment;",
      "any other credit of $1,000 or more.",
    ],
    [
      "Exceptions to the rule on payments made only once, which count:",
      "variable pay, a benefit’s supplement and an apprentice’s support, by the rule “Variable pay”;",
      "the payment of a client of a continuing business, by the rule “Clients that stopped” under “Kinds of income”;",
      "with at least 330 covered days, the interest of a term deposit;",
      "with at least 330 covered days, a distribution or dividend whose description names its year.",
    ],
    "In fewer than 28 days of data, a wage, platform pay, compensation, a benefit, support or rent that was paid once has no monthly amount.",
    "In at most 30 days of data, any other credit that was paid once counts as a monthly amount.",
    "Total income is empty if an income that counts has no monthly amount.",
  ],
  [
    "A very large credit",
    [
      "A credit is listed but not included in monthly income if all of these are true:",
      "The credit is the only one of its stream that is more than 10 times the median.",
      "The stream has at least 4 credits.",
      "The stream is not of business receipts or platform work.",
    ],
  ],
  [
    "Ended income and loans",
    "Income without a payment for more than 2 cycles and 3 days counts as zero.",
    "For income without a cadence, a cycle is twice the usual interval, but at least 45 days.",
    [
      "A small or medium loan or a wage advance counts as repaid if all of these are true:",
      "The data shows one advance.",
      "At least 120% of the advance was repaid.",
      "The last repayment is more than 2 cycles and 21 days ago.",
    ],
  ],
  [
    "Extra repayments",
    [
      "Repayments of a loan in multiples of $50 are extra, and do not count as instalments, if all of these are true:",
      "There are at least 3 repayments in multiples of $50.",
      "There are at least 3 other repayments, monthly or more often, and within 50% of their median.",
      "The notes of the repayments in multiples of $50 say that they are extra, or their amounts rise and fall, or no single amount is the majority.",
    ],
    "Equal repayments in multiples of $50 are instalments too, unless their notes say that they are extra.",
    "Any repayment of more than 1.5 times the loan’s usual repayment, or of less than half of it, is extra.",
  ],
  [
    "A job that was replaced by another",
    [
      "A wage or JobSeeker payment that was paid at least monthly ends if both of these are true:",
      "The next payment is 10 days overdue, although the account has data for those days.",
      "Another wage, with at least 2 payments, began after the last payment of this income.",
    ],
  ],
  [
    "Short records",
    "If fewer than 7 days are covered, the report leaves monthly amounts of spending empty.",
    [
      "If fewer than 28 days are covered, the total of the commitments is empty, not zero, in two cases:",
      "Rent or board was paid once. Its monthly amount is then empty too.",
      "No commitment was paid.",
    ],
    "If fewer than 30 days are covered, and no income or only income from investments was received, income is empty.",
  ],
];
