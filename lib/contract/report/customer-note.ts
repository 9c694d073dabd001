import { z } from "zod";
import { NOTE_KINDS } from "@/lib/contract/note";
import { Instant } from "@/lib/contract/report/scalar";

export const CustomerNote = z
  .object({
    target: z
      .string()
      .describe("JSON pointer into this document, or the id of a stream, a category or a transaction."),
    kind: z
      .enum(NOTE_KINDS)
      .describe(
        "What the customer says about the target: the payment will not happen again, it will stop, it is not theirs, or another remark.",
      ),
    text: z.string().nullable().describe("The customer's own words. Never null for OTHER."),
    at: Instant.describe("When the note was created."),
  })
  .meta({ id: "ReportCustomerNote", description: "The customer's note on a figure. It changes no figure." });
