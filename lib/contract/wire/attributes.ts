import { z } from "zod";
import { ATTRIBUTE_GROUPS } from "@/lib/contract/attributes/list";
import { Figure, FigureQuality, Window } from "@/lib/contract/report/figure";
import { Profile } from "@/lib/contract/report/heading";
import { ReportType, VerificationId } from "@/lib/contract/wire/request";

const Attribute = z
  .object({
    id: z.string().meta({
      description: "Stable id: its group, a full stop and a name. `/docs/attributes` lists them all.",
      example: "income.main_regularity",
    }),
    value: z.number().nullable().describe("The number, in `unit`. Null, never 0, when it is not available."),
    unit: Figure.shape.unit,
    window: Window.nullable().describe(
      "The days that the value was calculated from; null if there are none.",
    ),
    quality: FigureQuality,
  })
  .meta({ id: "Attribute", description: "One figure of a report under a stable id." });

/** The JSON response of the attributes endpoint. */
export const Attributes = z
  .object({
    version: z
      .string()
      .regex(/^1\.\d+$/)
      .meta({ description: "The version of the set. A minor version adds attributes.", example: "1.0" }),
    verification_id: VerificationId,
    report_type: ReportType,
    profile: Profile,
    data: z.array(Attribute).describe("Always the same ids in the same order."),
  })
  .meta({ id: "Attributes", description: "Figures of a report as a flat list." });
export type Attributes = z.infer<typeof Attributes>;

export const AttributesQuery = z.object({
  group: z.enum(ATTRIBUTE_GROUPS).optional().describe("Only the attributes of this group."),
});
