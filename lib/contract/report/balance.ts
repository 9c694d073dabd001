import { z } from "zod";
import { Cents, Count, Day } from "@/lib/contract/report/scalar";

/**
 * Daily balances, calculated backwards from the bank's current balance, because banks send no running balance (formula
 * D-BALANCE).
 */

export const DailyBalance = z
  .object({
    on: Day,
    amount_cents: Cents.describe("Balance at the end of the day, signed."),
    derived: z.boolean().describe("Worked out from later transactions, not given by the bank."),
  })
  .meta({ id: "ReportDailyBalance", description: "The balance at the end of a day." });

const amounts = {
  window_days: Count.describe("Days looked at, counted back from the end of the data."),
  min_cents: Cents.describe("Signed, as are the next three."),
  max_cents: Cents,
  mean_cents: Cents,
  median_cents: Cents,
  std_dev_cents: Cents.describe("Standard deviation of the balances at the ends of days."),
};

export const BalanceWindow = z
  .object({
    ...amounts,
    days_negative: Count.describe("Days that ended below zero."),
    days_under_100: Count.describe("Days that ended under $100."),
    days_under_500: Count.describe("Days that ended under $500."),
    days_under_1000: Count.describe("Days that ended under $1,000."),
    longest_negative_days: Count.describe("Longest run of days that ended below zero."),
  })
  .meta({
    id: "ReportBalanceWindow",
    description: "Balances of all everyday and savings accounts together.",
  });

export const AccountBalanceWindow = z
  .object({
    ...amounts,
    days_negative: Count.nullable().describe("Days that ended below zero."),
    days_under_100: Count.nullable().describe("Days that ended under $100."),
    days_under_500: Count.nullable().describe("Days that ended under $500."),
    days_under_1000: Count.nullable().describe("Days that ended under $1,000."),
    longest_negative_days: Count.nullable().describe("Longest run of days that ended below zero."),
    days_over_limit: Count.nullable().describe(
      "Days that ended beyond the limit; null where no limit is known.",
    ),
    longest_over_limit_days: Count.nullable().describe(
      "Longest run of such days; null where no limit is known.",
    ),
  })
  .meta({
    id: "ReportAccountBalanceWindow",
    description:
      "Balances of one account. A card's balance is below zero by nature, so its counts of that are null.",
  });
