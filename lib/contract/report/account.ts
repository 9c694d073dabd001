import { z } from "zod";
import { Window } from "@/lib/contract/report/figure";
import { AccountId, Cents, Count, Day, Ratio } from "@/lib/contract/report/scalar";

export const AccountKind = z
  .enum(["TRANSACTION", "SAVINGS", "CREDIT_CARD", "MORTGAGE", "LOAN", "TERM_DEPOSIT", "OTHER"])
  .meta({ id: "ReportAccountKind", description: "What an account is. TRANSACTION is an everyday account." });

export const Ownership = z.enum(["ONE_PARTY", "TWO_PARTY", "MANY_PARTY", "OTHER", "UNKNOWN"]).meta({
  id: "ReportOwnership",
  description:
    "How many hold the account, in the words of the Consumer Data Standards. Joint accounts count whole.",
});

const Balance = z
  .object({
    current_cents: Cents.nullable().describe("Balance, signed: what is owed is below zero."),
    available_cents: Cents.nullable().describe("What could be drawn, signed."),
    limit_cents: Cents.nullable().describe("Credit or overdraft limit; null when the bank gave none."),
    reconciled: z
      .boolean()
      .nullable()
      .describe(
        "Whether it follows from the last pull and what was posted since; null when it cannot be checked.",
      ),
  })
  .meta({ id: "ReportBalance", description: "Balances when the data was taken." });

const Flows = z
  .object({
    credits_cents: Cents.describe("All that came in."),
    debits_cents: Cents.describe("All that went out."),
    credits_ex_transfers_cents: Cents.describe("What came in without own transfers and reversals."),
    debits_ex_transfers_cents: Cents.describe("What went out without own transfers and reversals."),
  })
  .meta({ id: "ReportFlows", description: "What went through an account in the period." });

const LoanTerms = z
  .object({
    original_cents: Cents.nullable().describe("What was borrowed at the start."),
    started_on: Day.nullable(),
    ends_on: Day.nullable(),
    repayment_type: z
      .string()
      .nullable()
      .meta({ description: "As the bank says it.", examples: ["PRINCIPAL_AND_INTEREST"] }),
    repayment_frequency: z
      .string()
      .nullable()
      .meta({ description: "As the bank says it, an ISO 8601 duration.", examples: ["P1M"] }),
    min_instalment_cents: Cents.nullable().describe("Smallest instalment, for each `repayment_frequency`."),
    redraw_cents: Cents.nullable().describe("What can be redrawn."),
    rate: Ratio.nullable().describe(
      "Interest rate charged a year, as a fraction: 0.0624 is 6.24 per cent. Never a comparison rate.",
    ),
    rate_type: z
      .string()
      .nullable()
      .meta({
        description: "The bank's word for the kind of rate; null where it gave none.",
        examples: ["VARIABLE"],
      }),
    next_instalment_on: Day.nullable(),
    offset_account_ids: z
      .array(AccountId)
      .describe("Accounts set off against the loan; one that was not shared is not in `accounts`."),
  })
  .meta({ id: "ReportLoanTerms", description: "What the bank says of a loan. Null members were not given." });

const CardTerms = z
  .object({
    min_payment_cents: Cents.nullable().describe("Smallest payment the bank asks for."),
    due_cents: Cents.nullable().describe("What is due in full."),
    due_on: Day.nullable(),
  })
  .meta({ id: "ReportCardTerms", description: "What the bank says of a card. Null members were not given." });

export const Account = z
  .object({
    id: z.string().describe("The bank's id of the account, in printable characters."),
    institution: z.string().nullable().describe("Name of the bank."),
    holder: z.string().nullable().describe("Name of the account holder."),
    display_name: z.string().describe("Name of the account as its holder sees it."),
    product_name: z.string().nullable().describe("The bank's name for the product."),
    product_category: z
      .string()
      .nullable()
      .meta({
        description: "The bank's category, a word of the Consumer Data Standards.",
        examples: ["TRANS_AND_SAVINGS_ACCOUNTS"],
      }),
    kind: AccountKind,
    masked_number: z
      .string()
      .nullable()
      .meta({ description: "Account number with all but its end hidden.", examples: ["xxxxx1234"] }),
    ownership: Ownership,
    open_status: z.enum(["OPEN", "CLOSED"]).describe("Whether the account was open when the data was taken."),
    opened_on: Day.nullable(),
    balance: Balance,
    coverage: z
      .object({
        ...Window.shape,
        rows: Count.describe("Transactions of the account in the period."),
        gaps: z.array(Window).describe("Stretches in which an account in use is silent."),
      })
      .meta({ id: "ReportCoverage", description: "The days that the account's transactions speak for." }),
    flows: Flows.nullable().describe("Null in the insight profile, where it would reveal one transaction."),
    loan: LoanTerms.nullable().describe("Null for an account of which the bank said nothing about a loan."),
    card: CardTerms.nullable().describe("Null for an account of which the bank said nothing about a card."),
  })
  .meta({ id: "ReportAccount", description: "An account the customer shared." });
