import { z } from "zod";
import { Assessment } from "@/lib/contract/assessment";
import { RequestId, Time, VerificationId } from "@/lib/contract/wire/request";

export const AssessmentView = z
  .object({
    id: RequestId,
    ...Assessment.shape,
    version: z.int().meta({
      description: "A number that increases with each change; 0 until inputs are given for this request.",
      example: 3,
    }),
    updated_at: Time.nullable().meta({ description: "When the inputs last changed." }),
    verification_id: VerificationId.nullable().meta({
      description: "The verification id of the report that uses these inputs; null until there is one.",
    }),
  })
  .meta({
    id: "RequestAssessment",
    description: "The firm's inputs for the assessment of one request. Erased with the request.",
  });
export type AssessmentView = z.input<typeof AssessmentView>;
