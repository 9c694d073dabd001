import { z } from "zod";
import { AdjustmentAction, TargetKind } from "@/lib/contract/report/assessed";
import { Cents } from "@/lib/contract/report/scalar";
import { RequestId, Time, VerificationId } from "@/lib/contract/wire/request";

const AdjustmentView = z
  .object({
    id: z.string().meta({
      description: "The adjustment's id. Send it back to keep the adjustment.",
      example: "adj_7q4m2k9xw0crzb3hd8fnvt51ga",
    }),
    action: AdjustmentAction,
    target_kind: TargetKind,
    target_id: z.string().describe("Id of the transaction or stream in the report."),
    category: z.string().nullable().describe("The new category for RECODE; otherwise null."),
    monthly_cents: Cents.nullable().describe("The new monthly amount for SET_MONTHLY; otherwise null."),
    reason: z.string().describe("The reason, in the assessor's words."),
    state: z
      .enum(["APPLIED", "LAPSED"])
      .describe(
        "LAPSED: the report no longer has the target, or the target can no longer have the chosen category. The adjustment then changes no figure; `note` says why.",
      ),
    note: z.string().nullable().describe("Why the adjustment lapsed; otherwise null."),
    name: z.string().describe("The payer or payee."),
    on: z.string().nullable().describe("Day of a transaction; null for a stream."),
    amount_cents: Cents.nullable().describe("Amount of a transaction, signed; null for a stream."),
    original_category: z.string().describe("Category in the report."),
    original_monthly_cents: Cents.nullable().describe(
      "The monthly amount of a stream in the report. Null for a transaction and for a stream with an irregular cadence.",
    ),
    author: z.string().describe("The author: a member of your firm, or an API key by its last characters."),
    at: z.string().describe("When the adjustment was made, in Sydney time with its offset (RFC 3339)."),
  })
  .meta({ id: "AdjustmentView", description: "One change that an assessor made, with its current status." });

export const AdjustmentsView = z
  .object({
    id: RequestId,
    version: z
      .int()
      .meta({ description: "A number that increases with each change; 0 before the first one.", example: 3 }),
    updated_at: Time.nullable().meta({
      description: "When the list, or the status of an adjustment, last changed.",
    }),
    verification_id: VerificationId.nullable().meta({
      description:
        "The verification id of the assessed copy that shows these adjustments; null until there is one.",
    }),
    adjustments: z.array(AdjustmentView).describe("Oldest first."),
  })
  .meta({
    id: "RequestAdjustments",
    description: "The firm's adjustments for one request. Erased with the request.",
  });
export type AdjustmentsView = z.input<typeof AdjustmentsView>;
