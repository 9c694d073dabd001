import { z } from "zod";
import { Window } from "@/lib/contract/report/figure";
import { AccountId, Cents, Count, Day, Ratio } from "@/lib/contract/report/scalar";

export const AccountKind = z
  .enum(["TRANSACTION", "SAVINGS", "CREDIT_CARD", "MORTGAGE", "LOAN", "TERM_DEPOSIT", "OTHER"])
  .meta({ id: "ReportAccountKind", description: "The kind of account. TRANSACTION is an everyday account." });

export const Ownership = z.enum(["ONE_PARTY", "TWO_PARTY", "MANY_PARTY", "OTHER", "UNKNOWN"]).meta({
  id: "ReportOwnership",
  description:
    "The number of account holders, in the classes of the Consumer Data Standards. Joint accounts are counted in full.",
});

const Balance = z
  .object({
    current_cents: Cents.nullable().describe("Balance, signed. A debt is negative."),
    available_cents: Cents.nullable().describe("Available balance, signed."),
    limit_cents: Cents.nullable().describe("Credit or overdraft limit; null when the bank gave no limit."),
    reconciled: z
      .boolean()
      .nullable()
      .describe(
        "True when the balance at the previous collection of data, plus the transactions posted since then, equals this balance. Null when this cannot be checked.",
      ),
  })
  .meta({ id: "ReportBalance", description: "Balances when the data was collected." });

const Flows = z
  .object({
    credits_cents: Cents.describe("All money in."),
    debits_cents: Cents.describe("All money out."),
    credits_ex_transfers_cents: Cents.describe(
      "Money in, without reversals and without transfers between the customer's own accounts.",
    ),
    debits_ex_transfers_cents: Cents.describe(
      "Money out, without reversals and without transfers between the customer's own accounts.",
    ),
  })
  .meta({ id: "ReportFlows", description: "Money into and out of an account in the period." });

const LoanTerms = z
  .object({
    original_cents: Cents.nullable().describe("The amount borrowed at the start."),
    started_on: Day.nullable(),
    ends_on: Day.nullable(),
    repayment_type: z
      .string()
      .nullable()
      .meta({
        description: "What each repayment covers, such as only interest, in the bank's words.",
        examples: ["PRINCIPAL_AND_INTEREST"],
      }),
    repayment_frequency: z
      .string()
      .nullable()
      .meta({
        description: "The time between repayments, from the bank: an ISO 8601 duration.",
        examples: ["P1M"],
      }),
    min_instalment_cents: Cents.nullable().describe(
      "Minimum instalment for each period of `repayment_frequency`.",
    ),
    redraw_cents: Cents.nullable().describe("The amount the customer can redraw."),
    rate: Ratio.nullable().describe(
      "Annual interest rate charged, as a fraction: 0.0624 is 6.24%. Never a comparison rate.",
    ),
    rate_type: z
      .string()
      .nullable()
      .meta({
        description: "The kind of rate, as the bank names it. Null when the bank did not name it.",
        examples: ["VARIABLE"],
      }),
    next_instalment_on: Day.nullable(),
    offset_account_ids: z
      .array(AccountId)
      .describe("Offset accounts of the loan. An offset account that was not shared is not in `accounts`."),
  })
  .meta({
    id: "ReportLoanTerms",
    description: "The terms of a loan, from the bank. A field is null when the bank did not give it.",
  });

const CardTerms = z
  .object({
    min_payment_cents: Cents.nullable().describe("Minimum payment."),
    due_cents: Cents.nullable().describe("The full amount due."),
    due_on: Day.nullable(),
  })
  .meta({
    id: "ReportCardTerms",
    description: "The terms of a card, from the bank. A field is null when the bank did not give it.",
  });

export const Account = z
  .object({
    id: z.string().describe("The bank's id of the account, in printable characters."),
    institution: z.string().nullable().describe("Name of the bank."),
    holder: z.string().nullable().describe("Name of the account holder."),
    display_name: z.string().describe("Name of the account as the bank shows it to the customer."),
    product_name: z.string().nullable().describe("The bank's name for the product."),
    product_category: z
      .string()
      .nullable()
      .meta({
        description: "The product category of the Consumer Data Standards.",
        examples: ["TRANS_AND_SAVINGS_ACCOUNTS"],
      }),
    kind: AccountKind,
    masked_number: z
      .string()
      .nullable()
      .meta({ description: "Account number with only the last digits visible.", examples: ["xxxxx1234"] }),
    ownership: Ownership,
    open_status: z
      .enum(["OPEN", "CLOSED"])
      .describe("Whether the account was open when the data was collected."),
    opened_on: Day.nullable(),
    balance: Balance,
    coverage: z
      .object({
        ...Window.shape,
        rows: Count.describe("Transactions of the account in the period."),
        gaps: z.array(Window).describe("Periods without transactions in an account that is in use."),
      })
      .meta({ id: "ReportCoverage", description: "The days that the account's transactions cover." }),
    flows: Flows.nullable().describe(
      "Null in the insight profile, because the amounts could reveal a single transaction.",
    ),
    loan: LoanTerms.nullable().describe("Null when the bank gave no loan terms for the account."),
    card: CardTerms.nullable().describe("Null when the bank gave no card terms for the account."),
  })
  .meta({ id: "ReportAccount", description: "An account the customer shared." });
