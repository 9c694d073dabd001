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
  .meta({ id: "ReportConductEvent", description: "A transaction listed for what it tells." });

const events = z.array(ConductEvent).describe("Oldest first. Empty in the insight profile.");

const AccountConduct = z
  .object({
    account_id: AccountId,
    kind: AccountKind,
    name: z.string().describe("Name of the account."),
    limit_cents: Cents.nullable().describe("Overdraft or card limit; null when the bank gave none."),
    daily: z
      .array(DailyBalance)
      .describe("Begins with the first day that can be calculated. Empty in the insight profile."),
    windows: z
      .array(AccountBalanceWindow)
      .describe("The balances over the last 30, 90, 180 and 365 days, as far as the record reaches."),
  })
  .meta({ id: "ReportAccountConduct", description: "How one everyday, savings or card account was kept." });

const FeeLine = z
  .object({
    code: Category,
    label: z.string().describe("The kind of fee in words."),
    charged: Figure,
    refunded: Figure.describe("Fees the bank gave back."),
    net: Figure.describe("Charged less given back."),
  })
  .meta({ id: "ReportFeeLine", description: "Bank fees of one kind over the period." });

const RoundTrip = z
  .object({
    kind: z
      .enum(["OUT_AND_BACK", "IN_AND_OUT"])
      .describe("Money that left and came back, or came and left at once."),
    name: z.string().describe("The other party."),
    out_on: Day,
    in_on: Day,
    amount_cents: Cents,
    is_counted_as_income: z.boolean().describe("Whether the credit counts as income in this report."),
    transaction_ids: z.array(TransactionId).describe("The transactions of it."),
  })
  .meta({ id: "ReportRoundTrip", description: "Equal money both ways, without a view of why (D-ROUND)." });

const PaydayCycle = z
  .object({
    account_id: AccountId.describe("The account the main income is paid into."),
    cycles: Count.describe("Pay cycles looked at."),
    days_to_lowest: Figure.describe("Days from pay to the lowest balance."),
    share_left_after_7_days: Figure.describe(
      "Of the pay, what was still there after seven days; null for weekly pay.",
    ),
    balance_before_pay: Figure.describe("Balance of the three days before pay; its sign has a meaning."),
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
        "A crisis payment of Services Australia, payments to a debt collector or under a debt agreement, a redraw from a loan, or super paid out as a lump sum.",
      ),
    is_named: z.boolean().describe("Every one rests on a named source; false when on a pattern alone."),
    figure: Figure.describe("How many there were."),
    total: Figure.describe("What they come to."),
    events,
  })
  .meta({ id: "ReportConductMarker", description: "Transactions of one telling kind." });

const Dishonours = z
  .object({
    figure: Figure.describe("How many there were."),
    events,
    by_class: z
      .array(
        z.object({
          code: Category.describe("Category of a debt, or the group of anything else."),
          label: z.string().describe("The category or group in words."),
          count: Count.describe("Payments of it that bounced."),
        }),
      )
      .describe("By what the payment that bounced was for."),
  })
  .meta({ id: "ReportDishonours", description: "Payments that bounced." });

const Gambling = z
  .object({
    confirmed: Figure.describe("To gambling businesses known by name, a month."),
    lotteries: Figure.describe("Of that, to lotteries and prize draws."),
    inferred: Figure.describe("To what looks like gambling from a pattern, a month."),
    ratio_of_income: Ratio.nullable().describe("Confirmed ÷ net income."),
    returns: Figure.describe("Money back, a month; never taken off what was paid."),
    deposits_total: Figure.describe("Paid over the period."),
    returns_total: Figure.describe("Back over the period."),
    net_total: Figure.describe("Paid less back; below zero when more came back."),
    days: Count.describe("Days with gambling."),
    largest_day: z
      .object({ on: Day, amount_cents: Cents, count: Count.describe("Payments on the day.") })
      .nullable()
      .describe("The day most was paid. Null without one and in the insight profile."),
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
      .describe("Statistics of the same balances, over windows that end with the data."),
    accounts: z
      .array(AccountConduct)
      .describe("Each account separately, because together a saver hides an overdrawn everyday account."),
    days_below_zero: Figure.describe(
      "Days on which an everyday or savings account ended below zero (D-NEGATIVE).",
    ),
    days_under_100: Figure.describe("Days on which an everyday account ended under $100 (D-LOW)."),
    paydays: z.array(Day).describe("Days on which the main income came. Empty in the insight profile."),
    payday_cycle: PaydayCycle.nullable().describe("Null where the main income shows no cycles."),
    dishonours: Dishonours,
    overdrawn_fees: z
      .object({ figure: Figure.describe("How many there were."), events })
      .meta({ id: "ReportOverdrawnFees", description: "Fees for an overdrawn account." }),
    fees: z.array(FeeLine).describe("A line for each kind of fee there was."),
    cash: Figure.describe("Cash taken out, a month."),
    cash_by_kind: z
      .object({
        atm: Figure.describe("From machines."),
        cash_out: Figure.describe("With a purchase."),
        card_advance: Figure.describe("On a credit card."),
        ratio_of_income: Figure.describe("All cash ÷ net income."),
      })
      .meta({ id: "ReportCashByKind", description: "Cash, by how it was taken out." }),
    gambling: Gambling,
    high_cost_credit: Figure.describe("To small lenders and wage advances, a month."),
    people: z
      .object({
        paid: Figure,
        received: Figure,
        net: Figure.describe("Paid less received; below zero when more came in."),
      })
      .meta({
        id: "ReportPeople",
        description: "Money to and from people, a month. It is in no expense and no income.",
      }),
    markers: z
      .array(ConductMarker)
      .describe("Things in the record worth a question; empty where there are none."),
    large_credits: z
      .array(ConductEvent)
      .describe("Large single amounts in (D-LARGE). Empty in the insight profile."),
    large_debits: z.array(ConductEvent).describe("Large single amounts out. Empty in the insight profile."),
    round_trips: z.array(RoundTrip).describe("Empty in the insight profile."),
    liquidity_days: Figure.describe(
      "Balances of everyday and savings accounts ÷ essential living costs and commitments a day.",
    ),
    missing_expected: z
      .array(z.enum(MISSING))
      .describe("What every household pays for and this data does not show (D-MISSING)."),
  })
  .meta({ id: "ReportConduct", description: "How the accounts were kept, in facts and without a verdict." });
