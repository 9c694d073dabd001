import { z } from "zod";
import { Figure } from "@/lib/contract/report/figure";
import { AccountId, Cents, Count, Day, Evidence, Ratio, Severity, Share } from "@/lib/contract/report/scalar";

/** The quality of the bank data: a grade, and the measures behind it. */

const Reason = z
  .object({
    code: z.string().meta({ description: "Stable code of the reason.", examples: ["SHORT_HISTORY"] }),
    text: z.string().describe("The reason in words."),
    severity: Severity,
  })
  .meta({
    id: "ReportQualityReason",
    description: "One reason for the grade, or a remark about the data.",
  });

const Reconciliation = z
  .object({
    account_id: AccountId,
    from: Day.describe("Day of the previous collection of data."),
    to: Day.describe("Day of this collection of data."),
    from_cents: Cents.nullable().describe("Balance at the previous collection, signed."),
    to_cents: Cents.nullable().describe("Balance at this collection, signed."),
    posted_cents: Cents.nullable().describe(
      "Sum of the transactions posted between the two collections, signed.",
    ),
    difference_cents: Cents.nullable().describe(
      "Change of the balance minus the sum of the posted transactions, signed. 0 means that the two are equal.",
    ),
    is_reconciled: z
      .boolean()
      .describe(
        "True for EXACT and SAME_DAY: the change of the balance equals the sum of the posted transactions.",
      ),
    reason: z
      .enum(["EXACT", "SAME_DAY", "DIFFERS"])
      .describe(
        "EXACT: the change of the balance equals the sum of the posted transactions. SAME_DAY: the two are equal if some transactions dated on the day of the previous collection were posted after it. DIFFERS: the two are not equal.",
      ),
  })
  .meta({
    id: "ReportReconciliation",
    description:
      "Compares an account's balance with its balance when data was last collected. Amounts are null in the insight profile, because they could reveal a single transaction.",
  });

const LeftOutAccount = z
  .object({
    id: z.string().describe("The bank's id of the account, which is not in `accounts`."),
    name: z.string().describe("Name of the account."),
    institution: z.string().nullable().describe("Name of the bank."),
    reason: z
      .enum(["NOT_OWNED", "FOREIGN_CURRENCY", "SHARED_TWICE"])
      .describe(
        "NOT_OWNED: the customer does not own the account. FOREIGN_CURRENCY: the account is not in Australian dollars. SHARED_TWICE: the account was shared twice, and only the other copy is counted.",
      ),
    currency: z.string().meta({ description: "ISO 4217 code of the account's currency.", examples: ["AUD"] }),
    rows: Count.describe("Number of transactions left out with the account."),
  })
  .meta({
    id: "ReportLeftOutAccount",
    description: "An account in the bank's data that is not included in any figure, with the reason.",
  });

const SuspectedAccount = z
  .object({
    kind: z
      .enum([
        "OWN_ACCOUNT",
        "CREDIT_CARD",
        "MORTGAGE",
        "LOAN",
        "UNNAMED_ACCOUNT",
        "INCOME_ACCOUNT",
        "SPENDING_ACCOUNT",
      ])
      .describe(
        "The probable kind of account. INCOME_ACCOUNT and SPENDING_ACCOUNT are inferred because the accounts that were shared show no income, or no daily spending.",
      ),
    hint: z.string().describe("Why the account appears to exist, in words."),
    evidence: Evidence.nullable(),
    monthly_out: Figure.describe("Monthly amount transferred to the account (A-COV)."),
    monthly_in: Figure.describe("Monthly amount received from the account (A-COV)."),
  })
  .meta({
    id: "ReportSuspectedAccount",
    description: "An account that appears to exist but was not shared.",
  });

export const Quality = z
  .object({
    grade: z
      .enum(["A", "B", "C", "D"])
      .describe(
        "The grade of the data, from A (reliable) to D (not enough data). Formula Q-GRADE contains the rules.",
      ),
    reasons: z.array(Reason).describe("The reasons for the grade."),
    covered_days: Count.describe("Days of the period covered by the data of at least one account."),
    min_account_days: Count.describe("Days covered by the account that covers the fewest days."),
    gap_days: Count.describe(
      "Days without transactions in an account that is in use, added up over all accounts.",
    ),
    uncategorised_value_ratio: Ratio.nullable().describe(
      "Share of outgoings, by value, that have no category.",
    ),
    unmatched_transfer_value_ratio: Ratio.nullable().describe(
      "Share of the customer's own transfers, by value, that went to or came from an account that was not shared.",
    ),
    low_confidence_value_ratio: Ratio.nullable().describe(
      "Share of transactions, by value, with weak evidence for their category. Transfers and paired transactions are left out.",
    ),
    balance_reconciled: z
      .boolean()
      .nullable()
      .describe(
        "Whether every balance that could be checked agrees with the previous collection of data. Null when no balance could be checked.",
      ),
    reconciliations: z
      .array(Reconciliation)
      .describe("The checks of balances. Empty when data was collected for the first time."),
    is_stale: z
      .boolean()
      .describe(
        "True when the bank sent no recent transactions, so the data ends long before the day of collection.",
      ),
    account_completeness_ratio: Share.nullable().describe(
      "Shared accounts with transactions ÷ (these accounts + the accounts in `suspected_unshared`), from 0 to 1.",
    ),
    joint_income_ratio: Ratio.nullable().describe("Share of net income paid into joint accounts."),
    pending_excluded: z
      .object({ count: Count.describe("Number of pending transactions.") })
      .describe("Pending transactions. They are left out until the bank posts them."),
    rows_excluded: z
      .array(
        z.object({
          reason: z.string().meta({ description: "Stable code of the reason.", examples: ["NO_DATE"] }),
          count: Count.describe("Number of transactions."),
        }),
      )
      .describe("Transactions left out because they could not be used, by reason."),
    foreign_rows: z
      .array(
        z.object({
          currency: z.string().meta({ description: "ISO 4217 code.", examples: ["NZD"] }),
          count: Count.describe("Number of transactions."),
        }),
      )
      .describe("Transactions in foreign currencies, listed by currency. They are left out of all figures."),
    accounts_left_out: z
      .array(LeftOutAccount)
      .describe("Accounts in the bank's data that are not included in any figure."),
    suspected_unshared: z
      .array(SuspectedAccount)
      .describe("Accounts that appear to exist but were not shared."),
  })
  .meta({ id: "ReportQuality", description: "How complete and how clear the bank data is." });
