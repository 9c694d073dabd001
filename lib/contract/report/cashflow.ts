import { z } from "zod";
import { Window } from "@/lib/contract/report/figure";
import { AccountId, Cents, Count, Evidence, Formula, Month } from "@/lib/contract/report/scalar";

const CashflowMonth = z
  .object({
    month: Month,
    partial: z.boolean().describe("True when the data covers only part of the month."),
    income_cents: Cents,
    essential_cents: Cents.describe(
      "Essential living costs less refunds. Negative when refunds were larger.",
    ),
    discretionary_cents: Cents.describe(
      "Other living costs less refunds. Negative when refunds were larger.",
    ),
    commitments_cents: Cents.describe(
      "Rent, other contracts and repayments, including those of loans whose accounts were shared.",
    ),
    other_cents: Cents.describe("Money out that is not spending, minus money in that is not income. Signed."),
    net_cents: Cents.describe(
      "Income minus all other amounts, signed. To leave loan money out, subtract `borrowed_cents`.",
    ),
    closing_balance_cents: Cents.nullable().describe(
      "Balance of everyday and savings accounts at the end of the month, signed. Null when it cannot be calculated.",
    ),
    borrowed_cents: Cents.describe(
      "Loan money received. It is included in `other_cents` and therefore in `net_cents`.",
    ),
  })
  .meta({
    id: "ReportCashflowMonth",
    description: "Money in and out in a calendar month, as sums of transactions.",
  });

const BridgeLine = z
  .object({
    code: z.string().meta({ description: "Stable code of the line.", examples: ["LIVING"] }),
    label: z.string().describe("The line in words."),
    amount_cents: Cents.describe("Signed: money in is positive."),
    count: Count.describe("Transactions in the line."),
    evidence: Evidence,
  })
  .meta({
    id: "ReportBridgeLine",
    description: "One reason why the closing balances differ from the opening balances.",
  });

const Bridge = z
  .object({
    formula: Formula.describe("Id of a row of `definitions.formulas`."),
    window: Window,
    account_ids: z
      .array(AccountId)
      .describe("The accounts included: all accounts in the report except loans."),
    lines: z.array(BridgeLine).describe("Every transaction of those accounts is in exactly one line."),
    total_cents: Cents.describe("The sum of the lines, signed."),
    opening_cents: Cents.nullable().describe(
      "Balances at the start, signed. Null when an account has no balance or its data has a gap.",
    ),
    closing_cents: Cents.nullable().describe("Balances at the end, signed."),
    difference_cents: Cents.nullable().describe("Closing − opening − total: 0 when the balances are known."),
    note: z.string().nullable().describe("Why a value is missing. Null when no value is missing."),
  })
  .meta({
    id: "ReportBridge",
    description: "Explains the change from opening to closing balances, to the cent (K-BRIDGE).",
  });

export const Cashflow = z
  .object({
    months: z.array(CashflowMonth).describe("Oldest first. Empty in the insight profile."),
    bridge: Bridge.nullable().describe("Null in the insight profile."),
  })
  .meta({ id: "ReportCashflow", description: "Money in and out over the period." });
