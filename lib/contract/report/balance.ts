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
    derived: z
      .boolean()
      .describe("True when the balance was calculated from later transactions, not given by the bank."),
  })
  .meta({
    id: "ReportDailyBalance",
    description:
      "The balance at the end of a day. `derived` says whether we calculated it or the bank gave it.",
  });

const amounts = {
  window_days: Count.describe("Length of the window in days. The window ends on the last day of the data."),
  min_cents: Cents.describe("The lowest balance, signed. The maximum, mean and median are also signed."),
  max_cents: Cents,
  mean_cents: Cents,
  median_cents: Cents,
  std_dev_cents: Cents.describe("Standard deviation of the end-of-day balances."),
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
      "Days that ended over the limit. Null when the limit is not known.",
    ),
    longest_over_limit_days: Count.nullable().describe(
      "Longest run of days that ended over the limit. Null when the limit is not known.",
    ),
  })
  .meta({
    id: "ReportAccountBalanceWindow",
    description:
      "Balances of one account. The balance of a card is normally below zero, so the counts of low and negative days are null for a card.",
  });
