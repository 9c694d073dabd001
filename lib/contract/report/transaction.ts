import { z } from "zod";
import { Basis } from "@/lib/contract/report/expense";
import { AccountId, Category, Cents, Day, Share, StreamId } from "@/lib/contract/report/scalar";

const Wording = z
  .object({
    gateway: z.string().nullable().describe("The payment service between the customer and the merchant."),
    card_suffix: z.string().nullable().describe("Last digits of the card."),
    place: z.string().nullable().describe("Suburb or town."),
    state: z.string().nullable().describe("State or territory."),
    country: z.string().nullable().describe("Country, when the description contains one."),
    receipt: z.string().nullable().describe("Receipt number."),
    value_on: Day.nullable().describe("The value date, when the description contains one."),
    foreign_currency: z
      .string()
      .nullable()
      .meta({ description: "ISO 4217 code.", examples: ["USD"] }),
    foreign_cents: z.int().nullable().describe("Amount in the foreign currency, in hundredths of its unit."),
    note: z.string().nullable().describe("The payer's own words."),
  })
  .meta({
    id: "ReportWording",
    description:
      "Details that a bank's description contains besides the other party's name. A field is null when the description does not contain it. No figure uses these details.",
  });

const Pair = z
  .object({
    kind: z
      .enum(["OWN_TRANSFER", "REVERSAL", "REFUND", "DISHONOUR"])
      .describe("How the two transactions are related."),
    id: z.string().describe("Id of the pair, the same in both transactions."),
  })
  .meta({
    id: "ReportPair",
    description:
      "Links a transaction to another one: the other side of a transfer, or the payment that it reverses.",
  });

const Decision = z
  .object({
    layer: z.string().meta({ description: "The step that decided the category.", examples: ["MERCHANT"] }),
    rule: z.string().describe("The rule within that step."),
    confidence: Share.describe("Confidence from 0 to 1."),
  })
  .meta({ id: "ReportDecision", description: "Why a transaction has its category." });

export const Transaction = z
  .object({
    id: z.string().describe("Id of the transaction, unique in the document."),
    account_id: AccountId,
    on: Day.describe("Day it was posted."),
    amount_cents: Cents.describe("Signed: money out is negative."),
    description: z.string().describe("The bank's description."),
    name: z.string().describe("The other party, taken from the description."),
    channel: z
      .string()
      .nullable()
      .meta({
        description: "The payment method, when the description contains it.",
        examples: ["DIRECT_DEBIT"],
      }),
    merchant_category_code: z
      .string()
      .nullable()
      .meta({ description: "Merchant category code of ISO 18245.", examples: ["5411"] }),
    wording: Wording.nullable().describe(
      "Further details from the bank's description, such as card digits or town. Null if it contains none.",
    ),
    code: Category,
    basis: Basis,
    stream_id: StreamId.nullable(),
    pair: Pair.nullable(),
    decision: Decision,
    inferred: z
      .boolean()
      .describe(
        "True when a pattern, not a name, decided the category. Ask the customer about the transaction.",
      ),
    flags: z
      .array(z.string())
      .describe(
        "LOW_CONFIDENCE: the category is uncertain. NOT_ONGOING: income that will not continue. NETS_ and a category code: a refund deducted from that category.",
      ),
  })
  .meta({
    id: "ReportTransaction",
    description: "One posted transaction with its category and the reason for it.",
  });
