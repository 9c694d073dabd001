import { z } from "zod";
import { Figure } from "@/lib/contract/report/figure";
import { AccountId, Category, Cents, Count, Day, StreamId } from "@/lib/contract/report/scalar";

const CommitmentLine = z
  .object({
    code: z.string().meta({
      description:
        "A category code. For repayments of loans whose accounts were shared, the code is `shared.` followed by the kind of account.",
      examples: ["hou.rent"],
    }),
    label: z.string().describe("The line in words."),
    monthly: Figure,
    advanced_monthly: Figure.nullable().describe(
      "The monthly amount that the lenders of this line advanced, if they repeatedly lend small amounts. Otherwise null.",
    ),
  })
  .meta({ id: "ReportCommitmentLine", description: "Commitments of one kind." });

const DirectDebitAuthority = z
  .object({
    account_id: AccountId,
    entity: z.string().describe("The organisation that may debit the account."),
    abn: z.string().nullable().describe("Australian Business Number of the organisation."),
    last_on: Day.nullable().describe("Date of the last debit, from the bank. Null in the insight profile."),
    last_amount_cents: Cents.nullable().describe("Amount of the last debit. Null in the insight profile."),
    count: Count.describe(
      "Payments in the period that match the authority. 0 when the authority was not used.",
    ),
    stream_id: StreamId.nullable(),
  })
  .meta({
    id: "ReportDirectDebitAuthority",
    description: "A direct debit authority on an account, from the bank's list.",
  });

const ScheduledPayment = z
  .object({
    account_id: AccountId,
    payee: z.string().describe("The payee. `Not named` when the bank gives no name."),
    next_on: Day.nullable().describe(
      "Date of the next payment after the data was collected. Null in the insight profile.",
    ),
    amount_cents: Cents.nullable().describe("Null when the amount is not set, and in the insight profile."),
    recurrence: z
      .string()
      .nullable()
      .meta({
        description:
          "The recurrence type of the Consumer Data Standards: onceOff, intervalSchedule, lastWeekDay or eventBased.",
        examples: ["intervalSchedule"],
      }),
    interval: z
      .string()
      .nullable()
      .meta({
        description:
          "The bank's interval, an ISO 8601 duration. For `eventBased`, a description of the event.",
        examples: ["P1M"],
      }),
    final_on: Day.nullable().describe(
      "Date of the last payment. Null when there is no end date, and in the insight profile.",
    ),
    payments_remaining: Count.nullable().describe(
      "Number of payments remaining. Null when the bank gives no number.",
    ),
    is_amount_calculated: z
      .boolean()
      .describe(
        "True when the bank calculates the amount at each payment, for example from a card's balance.",
      ),
    is_skipped: z.boolean().describe("True when the customer has skipped the next payment."),
    to_account_id: AccountId.nullable().describe(
      "The receiving account, when it is another account of the customer.",
    ),
    stream_id: StreamId.nullable(),
  })
  .meta({ id: "ReportScheduledPayment", description: "A payment that the bank will make automatically." });

const UpcomingPayment = z
  .object({
    on: Day,
    name: z.string().describe("The payee."),
    amount_cents: Cents.nullable().describe("The amount; null when it is not known."),
    account_id: AccountId,
    source: z
      .enum(["SCHEDULED", "STREAM", "INSTALMENT", "CARD_MINIMUM"])
      .describe(
        "Why the payment is expected. SCHEDULED: the customer scheduled it at the bank. STREAM: a regular payment. INSTALMENT: the terms of a loan. CARD_MINIMUM: the terms of a card.",
      ),
    code: Category.nullable().describe("The category, when it is known."),
    stream_id: StreamId.nullable(),
  })
  .meta({ id: "ReportUpcomingPayment", description: "A payment expected soon." });

export const Commitments = z
  .object({
    lines: z.array(CommitmentLine).describe("Every commitment is in exactly one line."),
    total_monthly: Figure.describe("The sum of all lines (C-SUM)."),
    direct_debit_authorities: z
      .array(DirectDebitAuthority)
      .describe("From the banks' lists. Empty when no bank gave a list."),
    scheduled_payments: z
      .array(ScheduledPayment)
      .describe("From the banks' lists. Empty when no bank gave a list."),
    upcoming_30_days: z
      .object({
        from: Day,
        to: Day,
        items: z.array(UpcomingPayment).describe("In date order. Empty in the insight profile."),
        total_cents: Cents.nullable().describe("The sum of the payments whose amount is known."),
        unknown_amounts: Count.describe("Payments whose amount is not known."),
      })
      .meta({
        id: "ReportUpcoming",
        description:
          "Payments expected in the thirty days after the data ends. Savings, and transfers between the customer's own accounts, are not included.",
      }),
  })
  .meta({
    id: "ReportCommitments",
    description: "Payments due under contracts and debts, each counted once.",
  });
