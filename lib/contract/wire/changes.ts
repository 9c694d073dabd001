import { z } from "zod";
import { FigureUnit } from "@/lib/contract/report/figure";
import { Profile } from "@/lib/contract/report/heading";
import { Cents, Count, Day, Instant } from "@/lib/contract/report/scalar";
import { VerificationId } from "@/lib/contract/wire/request";
import { CHANGE_KINDS, LIMITATIONS, type Limitation } from "@/lib/engine/changes/change";
import { NOT_COMPARED } from "@/lib/engine/changes/previous-report";

const ComparedReport = z
  .object({
    verification_id: VerificationId,
    generated_at: Instant.describe("When the report was prepared."),
    period: z
      .object({
        from: Day.describe("First day of the report's data."),
        to: Day.describe("Last day of the report's data."),
        days: Count.describe("Number of days in the period with data."),
      })
      .meta({ id: "ComparedPeriod", description: "The period of a compared report." }),
  })
  .meta({ id: "ComparedReport", description: "One of the two compared reports." });

const Limit = z
  .object({
    code: z.enum(Object.keys(LIMITATIONS) as [Limitation, ...Limitation[]]).describe("Stable code."),
    text: z.string().describe("Which changes are not listed, and why."),
  })
  .meta({ id: "ChangesLimitation", description: "A reason why some kinds of change are not listed." });

const ComparedFigure = z
  .object({
    code: z.string().meta({ description: "Stable code of the figure.", example: "surplus_monthly" }),
    label: z.string().describe("The figure in words."),
    unit: FigureUnit,
    previous: z
      .number()
      .nullable()
      .describe("The value in the previous report; null when it is not available."),
    current: z
      .number()
      .nullable()
      .describe("The value in the current report; null when it is not available."),
    difference: z
      .number()
      .nullable()
      .describe("`current` minus `previous`; null when one of them is not available."),
  })
  .meta({ id: "ComparedFigure", description: "A headline figure in both reports." });

const ReportChange = z
  .object({
    kind: z
      .enum(CHANGE_KINDS)
      .describe("The kind of change. `/docs/reports#changes` has the rule and the threshold for each kind."),
    text: z.string().describe("The change in a sentence."),
    name: z.string().nullable().describe("The payer, lender or kind of commitment; null for totals."),
    code: z
      .string()
      .nullable()
      .describe("The category of the payments, or the class of the debt; null for totals and for conduct."),
    previous_cents: Cents.nullable().describe(
      "The monthly amount in the previous report; null if there was none.",
    ),
    current_cents: Cents.nullable().describe(
      "The monthly amount in the current report; null if there is none.",
    ),
  })
  .meta({
    id: "ReportChange",
    description: "One change from the previous report. It is a fact, not a judgement.",
  });

/** The JSON response of the changes endpoint. */
export const ReportChangesView = z
  .object({
    profile: Profile,
    current: ComparedReport,
    previous: ComparedReport.nullable().describe(
      "The previous report; null if the reports are not compared. `not_compared` then says why.",
    ),
    not_compared: z
      .enum(NOT_COMPARED)
      .nullable()
      .describe(
        "Why the reports are not compared; null if they are. NO_EARLIER_REPORT: the report was never refreshed. ACCOUNT_REMOVED: an account in the previous report is no longer shared. Its data can be in any figure, so the figures of the previous report were not kept. PROFILE_CHANGED: one of the two reports is an insight report, and the other is not.",
      ),
    limitations: z
      .array(Limit)
      .describe("The kinds of change that are left out of `changes`, and why; empty if none are."),
    figures: z
      .array(ComparedFigure)
      .describe(
        "The headline figures of both reports, always the same ones; empty if the reports are not compared.",
      ),
    new_dishonours: Count.nullable().describe(
      "Dishonoured payments after the end of the previous report's data. Null if the reports are not compared, if accounts were added, and in the insight profile.",
    ),
    changes: z
      .array(ReportChange)
      .describe(
        "The changes: income first, then lenders, commitments, conduct and the surplus. Empty if nothing changed.",
      ),
  })
  .meta({ id: "ReportChanges", description: "What changed from the previous report to the current one." });
export type ReportChangesView = z.infer<typeof ReportChangesView>;
