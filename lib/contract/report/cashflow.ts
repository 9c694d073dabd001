import { z } from "zod";
import { Window } from "@/lib/contract/report/figure";
import { AccountId, Cents, Count, Evidence, Formula, Month } from "@/lib/contract/report/scalar";

const CashflowMonth = z
  .object({
    month: Month,
    partial: z.boolean().describe("The data covers only part of the month."),
    income_cents: Cents,
    essential_cents: Cents.describe("Essential living costs less refunds; below zero when more came back."),
    discretionary_cents: Cents.describe("Other living costs less refunds; below zero when more came back."),
    commitments_cents: Cents.describe("Rent, other contracts and repayments, shared loans with them."),
    other_cents: Cents.describe("Left without being spent, less what came without being income; signed."),
    net_cents: Cents.describe(
      "Income less all the rest, signed. Loan money is in it: less `borrowed_cents`, it is the month without loans.",
    ),
    closing_balance_cents: Cents.nullable().describe(
      "Everyday and savings accounts at the end of the month, signed; null where it cannot be worked out.",
    ),
    borrowed_cents: Cents.describe("Loan money received. It is within `other_cents`, and so within the net."),
  })
  .meta({
    id: "ReportCashflowMonth",
    description: "What came and went in a calendar month, in sums of transactions.",
  });

const BridgeLine = z
  .object({
    code: z.string().meta({ description: "Stable code of the line.", examples: ["LIVING"] }),
    label: z.string().describe("The line in words."),
    amount_cents: Cents.describe("Signed: above zero came in."),
    count: Count.describe("Transactions in the line."),
    evidence: Evidence,
  })
  .meta({ id: "ReportBridgeLine", description: "One line of the bridge." });

const Bridge = z
  .object({
    formula: Formula.describe("Id of a row of `definitions.formulas`."),
    window: Window,
    account_ids: z
      .array(AccountId)
      .describe("The accounts that it covers: all shared accounts except loans."),
    lines: z.array(BridgeLine).describe("Every transaction of those accounts stands in one line."),
    total_cents: Cents.describe("The lines added up, signed."),
    opening_cents: Cents.nullable().describe(
      "Balances at the start, signed; null where an account has no balance or its record has a gap.",
    ),
    closing_cents: Cents.nullable().describe("Balances at the end, signed."),
    difference_cents: Cents.nullable().describe("Closing − opening − total: 0 where the balances are known."),
    note: z.string().nullable().describe("Why something is missing; null where nothing is."),
  })
  .meta({
    id: "ReportBridge",
    description: "From the opening balances to the closing ones, to the cent (K-BRIDGE).",
  });

export const Cashflow = z
  .object({
    months: z.array(CashflowMonth).describe("Oldest first. Empty in the insight profile."),
    bridge: Bridge.nullable().describe("Null in the insight profile."),
  })
  .meta({ id: "ReportCashflow", description: "What came in and went out over the period." });
