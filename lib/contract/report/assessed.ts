import { z } from "zod";
import { FigureUnit } from "@/lib/contract/report/figure";
import { Category, Cents, Day, Instant } from "@/lib/contract/report/scalar";
import { ADJUSTMENT_ACTIONS, TARGET_KINDS } from "@/lib/engine/adjustments/adjustment";

export const AdjustmentAction = z.enum(ADJUSTMENT_ACTIONS).meta({
  id: "ReportAdjustmentAction",
  description:
    "EXCLUDE leaves the target out because it is not the customer's income or spending. ONE_OFF leaves the target out of monthly figures because it will not happen again. RECODE moves the target to another category. SET_MONTHLY sets the monthly amount of a stream.",
});

export const TargetKind = z.enum(TARGET_KINDS).meta({
  id: "ReportAdjustmentTargetKind",
  description:
    "TRANSACTION is one row of `transactions`; STREAM is one of `income.streams` or `expenses.streams`.",
});

const AssessedReport = z
  .object({
    verification_id: z.string().describe("Verification id of the signed report."),
    digest: z.string().describe("The signed report's `integrity.digest_sha256`."),
    generated_at: Instant.describe("When the signed report was prepared."),
  })
  .meta({ id: "ReportAssessedReport", description: "The signed report that the copy is based on." });

const AssessedFigure = z
  .object({
    section: z
      .enum(["SUMMARY", "INCOME", "EXPENSES", "COMMITMENTS", "AFFORDABILITY"])
      .describe("The section of the report that contains the figure."),
    code: z
      .string()
      .describe("Identifies the figure within its section: a category, an assessment step or a name."),
    label: z.string().describe("The figure in words."),
    unit: FigureUnit,
    original: z.number().nullable().describe("The value in the signed report."),
    adjusted: z.number().nullable().describe("The value after the adjustments."),
    difference: z
      .number()
      .nullable()
      .describe("The adjusted figure minus the original figure. Null when one of them is not available."),
  })
  .meta({
    id: "ReportAssessedFigure",
    description:
      "One figure before and after the adjustments. All figures of the summary and the affordability assessment are listed. From other sections, only changed figures are listed.",
  });

const AssessedAdjustment = z
  .object({
    id: z.string().meta({ description: "Id of the adjustment.", examples: ["adj_3f6c1d2a9b8e4c70"] }),
    action: AdjustmentAction,
    state: z
      .enum(["APPLIED", "LAPSED"])
      .describe(
        "LAPSED: the report no longer has the target, or the target can no longer have the chosen category. The adjustment then changes no figure; `note` says why.",
      ),
    note: z.string().nullable().describe("Why the adjustment lapsed; otherwise null."),
    target_kind: TargetKind,
    target_id: z.string().describe("Id of the transaction or stream."),
    name: z.string().describe("The payer or payee."),
    on: Day.nullable().describe("Day of a transaction; null for a stream."),
    amount_cents: Cents.nullable().describe(
      "Amount of a transaction, signed: money out is negative. Null for a stream.",
    ),
    original_code: Category.describe("Category in the signed report."),
    original_label: z.string().describe("The category in the signed report, in words."),
    original_monthly_cents: Cents.nullable().describe(
      "Monthly amount of a stream in the signed report. Null for a transaction and for a stream with an irregular cadence.",
    ),
    adjusted_code: Category.nullable().describe("The new category for RECODE; otherwise null."),
    adjusted_label: z.string().nullable().describe("The new category in words."),
    adjusted_monthly_cents: Cents.nullable().describe(
      "The new monthly amount for SET_MONTHLY; otherwise null.",
    ),
    reason: z.string().describe("The assessor's reason, in their own words."),
    author: z.string().describe("The author: a member of the firm, or the name of its API key."),
    at: Instant.describe("When the adjustment was made."),
  })
  .meta({
    id: "ReportAssessedAdjustment",
    description: "One change that an assessor made, with its reason.",
  });

export const Assessed = z
  .object({
    report: AssessedReport,
    engine_version: z.string().describe("Version of the analysis that calculated the adjusted figures."),
    figures: z.array(AssessedFigure).describe("Original and adjusted figures."),
    adjustments: z.array(AssessedAdjustment).describe("Every adjustment, oldest first."),
  })
  .meta({
    id: "ReportAssessed",
    description:
      "The firm's adjustments to the report. All other fields of the copy equal those of the signed report, except `verification`, `generated_at` and `integrity`.",
  });
