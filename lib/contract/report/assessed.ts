import { z } from "zod";
import { FigureUnit } from "@/lib/contract/report/figure";
import { Category, Cents, Day, Instant } from "@/lib/contract/report/scalar";
import { ADJUSTMENT_ACTIONS, TARGET_KINDS } from "@/lib/engine/adjustments/adjustment";

export const AdjustmentAction = z.enum(ADJUSTMENT_ACTIONS).meta({
  id: "ReportAdjustmentAction",
  description:
    "EXCLUDE leaves the target out because it is not the customer's income or spending. ONE_OFF leaves it out of the month because it will not come again. RECODE counts it in another category. SET_MONTHLY gives a stream another amount a month.",
});

export const TargetKind = z.enum(TARGET_KINDS).meta({
  id: "ReportAdjustmentTargetKind",
  description:
    "TRANSACTION is one row of `transactions`; STREAM is one of `income.streams` or `expenses.streams`.",
});

const AssessedReport = z
  .object({
    verification_id: z.string().describe("Verification id of the signed report."),
    digest: z.string().describe("Its `integrity.digest_sha256`."),
    generated_at: Instant.describe("When it was written."),
  })
  .meta({ id: "ReportAssessedReport", description: "The signed report that a copy was made of." });

const AssessedFigure = z
  .object({
    section: z
      .enum(["SUMMARY", "INCOME", "EXPENSES", "COMMITMENTS", "AFFORDABILITY"])
      .describe("Where the report has the figure."),
    code: z.string().describe("The figure within its section: a category, a line of the ladder, or a name."),
    label: z.string().describe("The figure in words."),
    unit: FigureUnit,
    original: z.number().nullable().describe("As the signed report has it."),
    adjusted: z.number().nullable().describe("The value after the adjustments."),
    difference: z.number().nullable().describe("Adjusted less original; null where either is not available."),
  })
  .meta({
    id: "ReportAssessedFigure",
    description:
      "One figure before and after. The summary and the affordability assessment are listed whole, other sections where they differ.",
  });

const AssessedAdjustment = z
  .object({
    id: z.string().meta({ description: "Id of the adjustment.", examples: ["adj_3f6c1d2a9b8e4c70"] }),
    action: AdjustmentAction,
    state: z
      .enum(["APPLIED", "LAPSED"])
      .describe("LAPSED: a refresh took its target away, so it changes no figure."),
    note: z.string().nullable().describe("Why it lapsed; otherwise null."),
    target_kind: TargetKind,
    target_id: z.string().describe("Id of the transaction or stream."),
    name: z.string().describe("Who paid or was paid."),
    on: Day.nullable().describe("Day of a transaction; null for a stream."),
    amount_cents: Cents.nullable().describe(
      "Amount of a transaction, signed: negative left the account. Null for a stream.",
    ),
    original_code: Category.describe("Category in the report."),
    original_label: z.string().describe("That category in words."),
    original_monthly_cents: Cents.nullable().describe(
      "What a stream comes to a month in the report; null for a transaction, and without a rhythm.",
    ),
    adjusted_code: Category.nullable().describe("The new category, of RECODE; otherwise null."),
    adjusted_label: z.string().nullable().describe("That category in words."),
    adjusted_monthly_cents: Cents.nullable().describe(
      "The new amount a month, of SET_MONTHLY; otherwise null.",
    ),
    reason: z.string().describe("Why, in the assessor's words."),
    author: z.string().describe("Who made it: a member of the firm, or the name of its API key."),
    at: Instant.describe("When it was made."),
  })
  .meta({
    id: "ReportAssessedAdjustment",
    description: "One change that an assessor made, with its reason.",
  });

export const Assessed = z
  .object({
    report: AssessedReport,
    engine_version: z.string().describe("Version of the analysis that worked the adjusted figures out."),
    figures: z.array(AssessedFigure).describe("The report's figures beside the adjusted ones."),
    adjustments: z.array(AssessedAdjustment).describe("Every adjustment, oldest first."),
  })
  .meta({
    id: "ReportAssessed",
    description:
      "The firm's own view beside the report. Every other member of the copy is as the signed report has it.",
  });
