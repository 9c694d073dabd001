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
        "A payment that will not come again, one that will stop, one that is not the customer's, or anything else.",
      ),
    text: z.string().nullable().describe("The customer's own words; always there for OTHER."),
    at: Instant.describe("When it was written."),
  })
  .meta({ id: "ReportCustomerNote", description: "What the customer says of a figure. It changes none." });
