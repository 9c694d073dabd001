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
    description: "One reason for the grade, or one thing to know beside it.",
  });

const Reconciliation = z
  .object({
    account_id: AccountId,
    from: Day.describe("Day of the last pull."),
    to: Day.describe("Day of this one."),
    from_cents: Cents.nullable().describe("Balance then, signed."),
    to_cents: Cents.nullable().describe("Balance now, signed."),
    posted_cents: Cents.nullable().describe("Sum of the transactions posted between, signed."),
    difference_cents: Cents.nullable().describe(
      "What the balance moved by beyond what was posted, signed; 0 agrees.",
    ),
    is_reconciled: z.boolean().describe("Whether the balance moved by what was posted."),
    reason: z
      .enum(["EXACT", "SAME_DAY", "DIFFERS"])
      .describe(
        "SAME_DAY agrees once transactions dated the day of the last pull are counted as posted after it.",
      ),
  })
  .meta({
    id: "ReportReconciliation",
    description:
      "An account's balance now against its balance at the last pull. Amounts are null in the insight profile, where one transaction may lie between.",
  });

const LeftOutAccount = z
  .object({
    id: z.string().describe("The bank's id of the account. It is not in `accounts`."),
    name: z.string().describe("Name of the account."),
    institution: z.string().nullable().describe("Name of the bank."),
    reason: z
      .enum(["NOT_OWNED", "FOREIGN_CURRENCY", "SHARED_TWICE"])
      .describe(
        "The customer does not own it; it is not in Australian dollars; or it is an account already shared through another arrangement.",
      ),
    currency: z.string().meta({ description: "ISO 4217 code of its currency.", examples: ["AUD"] }),
    rows: Count.describe("Transactions left out with it."),
  })
  .meta({
    id: "ReportLeftOutAccount",
    description: "An account in the bank's data that no figure counts, and why.",
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
        "What it appears to be. INCOME_ACCOUNT and SPENDING_ACCOUNT are taken from what is missing: no income, or no daily spending, can be seen.",
      ),
    hint: z.string().describe("What gave it away, in words."),
    evidence: Evidence.nullable(),
    monthly_out: Figure.describe("What went to it a month (A-COV)."),
    monthly_in: Figure.describe("What came from it a month (A-COV)."),
  })
  .meta({
    id: "ReportSuspectedAccount",
    description: "An account that appears to exist and was not shared.",
  });

export const Quality = z
  .object({
    grade: z
      .enum(["A", "B", "C", "D"])
      .describe("A is data to rely on, D too little to. Formula Q-GRADE has the rules."),
    reasons: z.array(Reason).describe("Why the grade is what it is."),
    covered_days: Count.describe("Days of the period that any shared account speaks for."),
    min_account_days: Count.describe("Days covered by the account that covers fewest."),
    gap_days: Count.describe("Days on which accounts in use are silent, added up."),
    uncategorised_value_ratio: Ratio.nullable().describe(
      "Of outgoings by value, the share without a category.",
    ),
    unmatched_transfer_value_ratio: Ratio.nullable().describe(
      "Of transfers by value, the share to or from accounts that were not shared.",
    ),
    low_confidence_value_ratio: Ratio.nullable().describe(
      "Of what is neither a transfer nor paired, by value, the share whose category rests on weak evidence.",
    ),
    balance_reconciled: z
      .boolean()
      .nullable()
      .describe(
        "Whether every balance that could be checked agrees with the last pull; null when none could be.",
      ),
    reconciliations: z.array(Reconciliation).describe("The checks of balances; empty at the first pull."),
    is_stale: z
      .boolean()
      .describe("The data ends well before it was taken: the bank sent no recent transactions."),
    account_completeness_ratio: Share.nullable().describe(
      "Accounts shared ÷ (those + accounts that appear to exist and were not shared), from 0 to 1.",
    ),
    joint_income_ratio: Ratio.nullable().describe(
      "Of net income, the share paid into accounts held with others.",
    ),
    pending_excluded: z
      .object({ count: Count.describe("How many there were.") })
      .describe("Pending transactions, left out until the bank posts them."),
    rows_excluded: z
      .array(
        z.object({
          reason: z.string().meta({ description: "Stable code of the reason.", examples: ["NO_DATE"] }),
          count: Count.describe("How many there were."),
        }),
      )
      .describe("Transactions left out because they could not be used, by reason."),
    foreign_rows: z
      .array(
        z.object({
          currency: z.string().meta({ description: "ISO 4217 code.", examples: ["NZD"] }),
          count: Count.describe("How many there were."),
        }),
      )
      .describe("Transactions in foreign currency, left out, by currency."),
    accounts_left_out: z.array(LeftOutAccount).describe("Accounts of the bank data that no figure counts."),
    suspected_unshared: z
      .array(SuspectedAccount)
      .describe("Accounts that appear to exist and were not shared."),
  })
  .meta({ id: "ReportQuality", description: "How complete and how clear the bank data is." });
