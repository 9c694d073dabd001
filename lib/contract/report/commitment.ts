import { z } from "zod";
import { Figure } from "@/lib/contract/report/figure";
import { AccountId, Category, Cents, Count, Day, StreamId } from "@/lib/contract/report/scalar";

const CommitmentLine = z
  .object({
    code: z.string().meta({
      description: "A category code, or `shared.` and a kind of account for repayments of shared loans.",
      examples: ["hou.rent"],
    }),
    label: z.string().describe("The line in words."),
    monthly: Figure,
    advanced_monthly: Figure.nullable().describe(
      "What lenders of the line paid out a month, where they lend small sums again and again; otherwise null.",
    ),
  })
  .meta({ id: "ReportCommitmentLine", description: "Commitments of one kind." });

const DirectDebitAuthority = z
  .object({
    account_id: AccountId,
    entity: z.string().describe("Who may debit the account."),
    abn: z.string().nullable().describe("Its Australian Business Number."),
    last_on: Day.nullable().describe("Last debit, as the bank says it. Null in the insight profile."),
    last_amount_cents: Cents.nullable().describe("What it took. Null in the insight profile."),
    count: Count.describe("Payments in the period taken to be under the authority; 0 when it was not used."),
    stream_id: StreamId.nullable(),
  })
  .meta({
    id: "ReportDirectDebitAuthority",
    description: "An authority to debit an account, as the bank lists it.",
  });

const ScheduledPayment = z
  .object({
    account_id: AccountId,
    payee: z.string().describe("Who is paid; `Not named` where the bank does not say."),
    next_on: Day.nullable().describe(
      "The next payment after the data was taken. Null in the insight profile.",
    ),
    amount_cents: Cents.nullable().describe("Null where it is not set, and in the insight profile."),
    recurrence: z
      .string()
      .nullable()
      .meta({
        description:
          "How it recurs, in the words of the Consumer Data Standards: onceOff, intervalSchedule, lastWeekDay or eventBased.",
        examples: ["intervalSchedule"],
      }),
    interval: z
      .string()
      .nullable()
      .meta({
        description:
          "The interval as the bank gives it, an ISO 8601 duration; for `eventBased` the event in words.",
        examples: ["P1M"],
      }),
    final_on: Day.nullable().describe(
      "The last payment. Null where it has none, and in the insight profile.",
    ),
    payments_remaining: Count.nullable().describe("How many are left; null where the bank set no number."),
    is_amount_calculated: z
      .boolean()
      .describe("The bank works the amount out at each payment, a card's balance for instance."),
    is_skipped: z.boolean().describe("The customer has the next payment skipped."),
    to_account_id: AccountId.nullable().describe("Set for a payment to another account of the customer's."),
    stream_id: StreamId.nullable(),
  })
  .meta({ id: "ReportScheduledPayment", description: "A payment the bank will make automatically." });

const UpcomingPayment = z
  .object({
    on: Day,
    name: z.string().describe("Who is paid."),
    amount_cents: Cents.nullable().describe("Null where it is not known."),
    account_id: AccountId,
    source: z
      .enum(["SCHEDULED", "STREAM", "INSTALMENT", "CARD_MINIMUM"])
      .describe(
        "What it is expected from: an order at the bank, a regular payment, a loan's terms or a card's.",
      ),
    code: Category.nullable().describe("The category, where it is known."),
    stream_id: StreamId.nullable(),
  })
  .meta({ id: "ReportUpcomingPayment", description: "A payment expected soon." });

export const Commitments = z
  .object({
    lines: z.array(CommitmentLine).describe("Each commitment once."),
    total_monthly: Figure.describe("All lines together (C-SUM)."),
    direct_debit_authorities: z
      .array(DirectDebitAuthority)
      .describe("As the banks list them; empty where none gave any."),
    scheduled_payments: z
      .array(ScheduledPayment)
      .describe("As the banks list them; empty where none gave any."),
    upcoming_30_days: z
      .object({
        from: Day,
        to: Day,
        items: z.array(UpcomingPayment).describe("By day. Empty in the insight profile."),
        total_cents: Cents.nullable().describe("Of the payments whose amount is known."),
        unknown_amounts: Count.describe("Payments whose amount is not known."),
      })
      .meta({
        id: "ReportUpcoming",
        description:
          "What is expected to leave the accounts in the thirty days after the data. Saving and own transfers are not in it.",
      }),
  })
  .meta({ id: "ReportCommitments", description: "What contracts and debts ask for, each counted once." });
