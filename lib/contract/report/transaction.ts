import { z } from "zod";
import { Basis } from "@/lib/contract/report/expense";
import { AccountId, Category, Cents, Day, Share, StreamId } from "@/lib/contract/report/scalar";

const Wording = z
  .object({
    gateway: z.string().nullable().describe("The payment service between customer and merchant."),
    card_suffix: z.string().nullable().describe("Last digits of the card."),
    place: z.string().nullable().describe("Suburb or town."),
    state: z.string().nullable().describe("State or territory."),
    country: z.string().nullable().describe("Country, where the description names one."),
    receipt: z.string().nullable().describe("Receipt number."),
    value_on: Day.nullable().describe("The value date, where it is printed."),
    foreign_currency: z
      .string()
      .nullable()
      .meta({ description: "ISO 4217 code.", examples: ["USD"] }),
    foreign_cents: z.int().nullable().describe("Amount in that currency, in hundredths of its unit."),
    note: z.string().nullable().describe("The payer's own words."),
  })
  .meta({
    id: "ReportWording",
    description:
      "What a bank's description says besides the other party; null members are not said. No figure uses it.",
  });

const Pair = z
  .object({
    kind: z
      .enum(["OWN_TRANSFER", "REVERSAL", "REFUND", "DISHONOUR"])
      .describe("What the two are to each other."),
    id: z.string().describe("Id of the pair; its transactions share it."),
  })
  .meta({
    id: "ReportPair",
    description:
      "The transaction belongs with another: the other side of a transfer, or the payment it takes back.",
  });

const Decision = z
  .object({
    layer: z.string().meta({ description: "What decided the category.", examples: ["MERCHANT"] }),
    rule: z.string().describe("The rule of that layer that applied."),
    confidence: Share.describe("How sure it is, from 0 to 1."),
  })
  .meta({ id: "ReportDecision", description: "Why a transaction has its category." });

export const Transaction = z
  .object({
    id: z.string().describe("Unique in the document."),
    account_id: AccountId,
    on: Day.describe("Day it was posted."),
    amount_cents: Cents.describe("Signed: below zero left the account."),
    description: z.string().describe("The bank's description."),
    name: z.string().describe("The other party, as read from it."),
    channel: z
      .string()
      .nullable()
      .meta({
        description: "How the money moved, where the description says it.",
        examples: ["DIRECT_DEBIT"],
      }),
    merchant_category_code: z
      .string()
      .nullable()
      .meta({ description: "ISO 18245.", examples: ["5411"] }),
    wording: Wording.nullable().describe("Null if the description contains none of these facts."),
    code: Category,
    basis: Basis,
    stream_id: StreamId.nullable(),
    pair: Pair.nullable(),
    decision: Decision,
    inferred: z.boolean().describe("Decided from a pattern, not from a name: to be asked about."),
    flags: z
      .array(z.string())
      .describe(
        "LOW_CONFIDENCE; NOT_ONGOING for income that will not come again; NETS_ and a category code for a refund taken off that category.",
      ),
  })
  .meta({ id: "ReportTransaction", description: "One posted transaction, with what was decided about it." });
