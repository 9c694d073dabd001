import { z } from "zod";
import { AccountKind } from "@/lib/contract/report/account";
import { AccountBalanceWindow, BalanceWindow, DailyBalance } from "@/lib/contract/report/balance";
import { Figure } from "@/lib/contract/report/figure";
import { AccountId, Category, Cents, Count, Day, Ratio, TransactionId } from "@/lib/contract/report/scalar";

const ConductEvent = z
  .object({
    on: Day,
    transaction_id: TransactionId,
    amount_cents: Cents,
    text: z.string().describe("The bank's description."),
  })
  .meta({ id: "ReportConductEvent", description: "A transaction listed as an example or as evidence." });

const events = z.array(ConductEvent).describe("Oldest first. Empty in the insight profile.");

const AccountConduct = z
  .object({
    account_id: AccountId,
    kind: AccountKind,
    name: z.string().describe("Name of the account."),
    limit_cents: Cents.nullable().describe("Overdraft or card limit; null when the bank gave no limit."),
    daily: z
      .array(DailyBalance)
      .describe("Starts at the first day whose balance can be calculated. Empty in the insight profile."),
    windows: z
      .array(AccountBalanceWindow)
      .describe(
        "Balances over all days, and over the last 30, 60 and 90 days. A window is left out if the data covers no more days than the window.",
      ),
  })
  .meta({ id: "ReportAccountConduct", description: "Conduct of one everyday, savings or card account." });

const FeeLine = z
  .object({
    code: Category,
    label: z.string().describe("The kind of fee in words."),
    charged: Figure,
    refunded: Figure.describe("Fees that the bank refunded."),
    net: Figure.describe("Fees charged minus fees refunded."),
  })
  .meta({ id: "ReportFeeLine", description: "Bank fees of one kind over the period." });

const RoundTrip = z
  .object({
    kind: z
      .enum(["OUT_AND_BACK", "IN_AND_OUT"])
      .describe(
        "OUT_AND_BACK: the money left and came back. IN_AND_OUT: the money came in and left again soon after.",
      ),
    name: z.string().describe("The other party."),
    out_on: Day,
    in_on: Day,
    amount_cents: Cents,
    is_counted_as_income: z
      .boolean()
      .describe("Whether the money that came in counts as income in this report."),
    transaction_ids: z.array(TransactionId).describe("The transactions of the round trip."),
  })
  .meta({
    id: "ReportRoundTrip",
    description:
      "An amount that left and came back, or came in and left again. The reason is not known (D-ROUND).",
  });

const PaydayCycle = z
  .object({
    account_id: AccountId.describe("The account the main income is paid into."),
    cycles: Count.describe("Number of pay cycles compared."),
    days_to_lowest: Figure.describe("Days from payday to the lowest balance."),
    share_left_after_7_days: Figure.describe(
      "Share of the pay that remains after seven days. Null for weekly pay.",
    ),
    balance_before_pay: Figure.describe("Median balance of the three days before payday, signed."),
  })
  .meta({
    id: "ReportPaydayCycle",
    description: "Medians over the pay cycles of the main income (D-PAYDAY).",
  });

const ConductMarker = z
  .object({
    kind: z
      .enum(["CRISIS_PAYMENT", "COLLECTION", "DEBT_AGREEMENT", "REDRAW", "SUPER_RELEASE"])
      .describe(
        "CRISIS_PAYMENT: a crisis payment of Services Australia. COLLECTION: payments to a debt collector. DEBT_AGREEMENT: payments under a debt agreement. REDRAW: a redraw from a loan. SUPER_RELEASE: superannuation paid as a lump sum.",
      ),
    is_named: z
      .boolean()
      .describe(
        "True when the name of a known party identified the transactions; false when a pattern identified them.",
      ),
    figure: Figure.describe("Number of transactions."),
    total: Figure.describe("Sum of the transactions."),
    events,
  })
  .meta({
    id: "ReportConductMarker",
    description: "Transactions of one kind that an assessor should know about.",
  });

const Dishonours = z
  .object({
    figure: Figure.describe("Number of dishonoured payments."),
    events,
    by_class: z
      .array(
        z.object({
          code: Category.describe(
            "For payments of a debt: the code of the category. For all other payments: the code of the group.",
          ),
          label: z.string().describe("The category or group in words."),
          count: Count.describe("Number of dishonoured payments."),
        }),
      )
      .describe("Dishonoured payments by their purpose."),
  })
  .meta({ id: "ReportDishonours", description: "Dishonoured payments." });

const Gambling = z
  .object({
    confirmed: Figure.describe("Monthly amount paid to gambling businesses identified by name."),
    lotteries: Figure.describe("The part of `confirmed` paid to lotteries and prize draws."),
    inferred: Figure.describe("Monthly amount of payments that look like gambling from their pattern."),
    ratio_of_income: Ratio.nullable().describe("Confirmed ÷ net income."),
    returns: Figure.describe("Monthly amount received from gambling. It is never deducted from payments."),
    deposits_total: Figure.describe("Total paid in the period."),
    returns_total: Figure.describe("Total received in the period."),
    net_total: Figure.describe("Total paid minus total received. Negative when more was received than paid."),
    days: Count.describe("Days with payments to gambling businesses identified by name."),
    largest_day: z
      .object({ on: Day, amount_cents: Cents, count: Count.describe("Payments on the day.") })
      .nullable()
      .describe(
        "The day with the highest payments. Null when there was no gambling, and in the insight profile.",
      ),
  })
  .meta({ id: "ReportGambling", description: "Money to and from gambling." });

const MISSING = ["GROCERIES", "TELECOM", "UTILITIES", "TRANSPORT", "INSURANCE", "HOUSING"] as const;

export const Conduct = z
  .object({
    daily_balances: z
      .array(DailyBalance)
      .describe("Everyday and savings accounts together (D-BALANCE). Empty in the insight profile."),
    balance_windows: z
      .array(BalanceWindow)
      .describe("Statistics of `daily_balances`, over windows that end with the data."),
    accounts: z
      .array(AccountConduct)
      .describe(
        "Each account separately, because a combined balance would hide an overdrawn everyday account.",
      ),
    days_below_zero: Figure.describe(
      "Days on which an everyday or savings account ended below zero (D-NEGATIVE).",
    ),
    days_under_100: Figure.describe("Days on which an everyday account ended under $100 (D-LOW)."),
    paydays: z
      .array(Day)
      .describe("Up to 60 of the latest paydays of the main income. Empty in the insight profile."),
    payday_cycle: PaydayCycle.nullable().describe(
      "Null when the main income has no regular cycle, or when the balance of its account is not known.",
    ),
    dishonours: Dishonours,
    overdrawn_fees: z
      .object({ figure: Figure.describe("Number of fees."), events })
      .meta({ id: "ReportOverdrawnFees", description: "Fees for an overdrawn account." }),
    fees: z.array(FeeLine).describe("One line for each kind of fee charged."),
    cash: Figure.describe("Monthly amount of cash withdrawn."),
    cash_by_kind: z
      .object({
        atm: Figure.describe("Withdrawn at ATMs."),
        cash_out: Figure.describe("EFTPOS cash out with a purchase."),
        card_advance: Figure.describe("Cash advances on a credit card."),
        ratio_of_income: Figure.describe("All cash ÷ net income."),
      })
      .meta({ id: "ReportCashByKind", description: "Cash by method of withdrawal." }),
    gambling: Gambling,
    high_cost_credit: Figure.describe(
      "Monthly amount paid to lenders of small and medium amount credit contracts and to wage advance providers.",
    ),
    people: z
      .object({
        paid: Figure,
        received: Figure,
        net: Figure.describe("Total paid minus total received. Negative when more was received than paid."),
      })
      .meta({
        id: "ReportPeople",
        description:
          "Monthly transfers to and from individuals. They count neither as expense nor as income.",
      }),
    markers: z
      .array(ConductMarker)
      .describe("Transactions worth asking the customer about. Empty when there are none."),
    large_credits: z
      .array(ConductEvent)
      .describe("Large single credits (D-LARGE). Empty in the insight profile."),
    large_debits: z
      .array(ConductEvent)
      .describe("Large single debits (D-LARGE). Empty in the insight profile."),
    round_trips: z.array(RoundTrip).describe("Empty in the insight profile."),
    liquidity_days: Figure.describe(
      "The number of days for which the everyday and savings balances would pay essential living costs and commitments (R-CASH).",
    ),
    missing_expected: z
      .array(z.enum(MISSING))
      .describe("Expenses that almost every household has but this data does not show (D-MISSING)."),
  })
  .meta({
    id: "ReportConduct",
    description: "Facts about the conduct of the accounts. They are not a judgement.",
  });
