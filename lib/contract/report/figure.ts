import { z } from "zod";
import { Cents, Count, Day, Evidence, Formula, Month, Rule } from "@/lib/contract/report/scalar";

export const Window = z
  .object({
    from: Day.describe("First day of the window."),
    to: Day.describe("Last day of the window, counted in it."),
    days: Count.describe(
      "Days of the window for which there was data. Gaps in it do not count, so this may be fewer than the days from `from` to `to`.",
    ),
  })
  .meta({ id: "ReportWindow", description: "The days that something was worked out from." });

export const FigureQuality = z.enum(["OK", "THIN", "ESTIMATED", "INCOMPLETE"]).meta({
  id: "ReportFigureQuality",
  description:
    "How far a figure can be leaned on. THIN rests on little data, ESTIMATED on an assumption the document prints, INCOMPLETE misses something that belongs in it.",
});

const WHOLE_UNITS = ["AUD_CENTS", "AUD_CENTS_PER_MONTH", "DAYS", "COUNT", "MONTHS"] as const;

/** Ties a value to its unit in the JSON Schema, because in zod this would require a union. */
const wholeUnlessRatio = {
  if: { properties: { unit: { enum: [...WHOLE_UNITS] } } },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema, in data that nothing awaits.
  then: { properties: { value: { type: ["integer", "null"] } } },
};

export const FigureUnit = z
  .enum([...WHOLE_UNITS, "RATIO"])
  .describe(
    "AUD_CENTS is whole Australian cents, AUD_CENTS_PER_MONTH the same for an average month of 30.4375 days, RATIO a fraction to four decimals (0.25 is 25 per cent).",
  );

export const Figure = z
  .object({
    value: z
      .number()
      .nullable()
      .describe(
        "The number, in `unit`; null when it is not available, which is never the same as 0. Whole in every unit but RATIO.",
      ),
    unit: FigureUnit,
    formula: Formula.meta({
      description: "Id of the formula that gave the value: `definitions.formulas` says it in words.",
      examples: ["A-COV"],
    }),
    window: Window.nullable().describe("The days the value was worked out from; null where it has none."),
    count: Count.describe(
      "How many transactions, or other things counted, the value was chosen from: for an average over some months of the period, those of the whole period.",
    ),
    evidence: Evidence.nullable().describe(
      "The set in `evidence_sets` with the transactions the value rests on; null when it rests on none.",
    ),
    quality: FigureQuality,
    note: z.string().nullable().describe("What a reader should know about this value, in a sentence."),
  })
  .meta({
    id: "ReportFigure",
    description: "A computed number with everything needed to check it by hand.",
    examples: [
      {
        value: 564000,
        unit: "AUD_CENTS_PER_MONTH",
        formula: "I-NET",
        window: { from: "2025-07-01", to: "2026-06-30", days: 365 },
        count: 26,
        evidence: "income:included",
        quality: "OK",
        note: null,
      },
    ],
    ...wholeUnlessRatio,
  });

const averages = {
  covered: Figure.describe("Sum over the days covered, for an average month (formula A-COV)."),
  m3: Figure.describe("Mean of the last three whole calendar months (A-M3)."),
  m6: Figure.describe("Mean of the last six whole calendar months (A-M6)."),
  m12: Figure.describe("Mean of the last twelve whole calendar months (A-M12)."),
  median: Figure.describe("Median of the whole calendar months (A-MED)."),
  trimmed: Figure.describe("Mean of the whole calendar months without those far from the rest (A-TRIM)."),
  stream: Figure.describe("What the regular payments alone come to at their current amount (A-STREAM)."),
  annualised: Figure.describe(
    "What payments that come less often than monthly come to when spread over the year (A-ANN).",
  ),
};

export const Averages = z.object(averages).meta({
  id: "ReportAverages",
  description:
    "The monthly averages offered side by side, so that a firm can take the one its policy asks for.",
});

export const Monthly = z
  .object({
    ...averages,
    selected: Figure.describe("The average the report's own totals use."),
    rule: Rule.describe("Why that one was selected, in words."),
  })
  .meta({ id: "ReportMonthly", description: "The monthly averages, and the one of them the totals use." });

export const MonthAmount = z
  .object({
    month: Month,
    amount_cents: Cents.describe("What came or went in the month, in whole cents."),
    count: Count.describe("Payments in the month."),
    partial: z.boolean().describe("The data covers only part of the month."),
  })
  .meta({ id: "ReportMonthAmount", description: "One calendar month of a history." });
