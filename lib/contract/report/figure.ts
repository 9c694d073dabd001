import { z } from "zod";
import { Cents, Count, Day, Evidence, Formula, Month, Rule } from "@/lib/contract/report/scalar";

export const Window = z
  .object({
    from: Day.describe("First day of the window."),
    to: Day.describe("Last day of the window, inclusive."),
    days: Count.describe(
      "Days of the window with data. Gaps are not counted, so this can be fewer than the days between `from` and `to`.",
    ),
  })
  .meta({ id: "ReportWindow", description: "The period of the data that a value was calculated from." });

export const FigureQuality = z.enum(["OK", "THIN", "ESTIMATED", "INCOMPLETE"]).meta({
  id: "ReportFigureQuality",
  description:
    "How reliable a figure is. THIN: based on little data. ESTIMATED: based on an assumption listed in the document. INCOMPLETE: part of the figure is missing.",
});

const WHOLE_UNITS = ["AUD_CENTS", "AUD_CENTS_PER_MONTH", "DAYS", "COUNT", "MONTHS"] as const;

/**
 * Requires a whole number in every unit except RATIO. Only the JSON Schema states this, because zod would need a union.
 */
const wholeUnlessRatio = {
  if: { properties: { unit: { enum: [...WHOLE_UNITS] } } },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema, in data that nothing awaits.
  then: { properties: { value: { type: ["integer", "null"] } } },
};

export const FigureUnit = z
  .enum([...WHOLE_UNITS, "RATIO"])
  .describe(
    "AUD_CENTS is whole Australian cents. AUD_CENTS_PER_MONTH is whole cents for an average month of 30.4375 days. RATIO is a fraction to four decimals (0.25 is 25%).",
  );

export const Figure = z
  .object({
    value: z
      .number()
      .nullable()
      .describe(
        "The number, in `unit`. Null when it is not available, which never means 0. A whole number in every unit except RATIO.",
      ),
    unit: FigureUnit,
    formula: Formula.meta({
      description: "Id of the formula that gave the value. `definitions.formulas` explains it in words.",
      examples: ["A-COV"],
    }),
    window: Window.nullable().describe("The period that the value was calculated from, or null."),
    count: Count.describe(
      "Number of transactions (or other counted items) behind the value. If the value is an average of some months, the number is still for the whole period.",
    ),
    evidence: Evidence.nullable().describe(
      "Id of the set in `evidence_sets` with the transactions behind the value. Null when there are none.",
    ),
    quality: FigureQuality,
    note: z.string().nullable().describe("A remark for the reader about this value, in a sentence, or null."),
  })
  .meta({
    id: "ReportFigure",
    description: "A computed number with all the details needed to check it by hand.",
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
  covered: Figure.describe("Total over the days with data, converted to an average month (formula A-COV)."),
  m3: Figure.describe("Mean of the last three whole calendar months (A-M3)."),
  m6: Figure.describe("Mean of the last six whole calendar months (A-M6)."),
  m12: Figure.describe("Mean of the last twelve whole calendar months (A-M12)."),
  median: Figure.describe("Median of the whole calendar months (A-MED)."),
  trimmed: Figure.describe("Mean of the whole calendar months without outliers (A-TRIM)."),
  stream: Figure.describe("Monthly amount of the regular payments only, at their current amount (A-STREAM)."),
  annualised: Figure.describe(
    "Monthly amount of the payments that are less frequent than monthly, spread over the year (A-ANN).",
  ),
};

export const Averages = z.object(averages).meta({
  id: "ReportAverages",
  description: "Several monthly averages, so that a firm can use the average that its policy requires.",
});

export const Monthly = z
  .object({
    ...averages,
    selected: Figure.describe("The average that the report's totals use."),
    rule: Rule.describe("Ids of the formulas that the selected average consists of, joined by ` + `."),
  })
  .meta({ id: "ReportMonthly", description: "The monthly averages, and the one that the totals use." });

export const MonthAmount = z
  .object({
    month: Month,
    amount_cents: Cents.describe("Total of the payments in the month."),
    count: Count.describe("Payments in the month."),
    partial: z.boolean().describe("True when the data covers only part of the month."),
  })
  .meta({ id: "ReportMonthAmount", description: "The total and number of payments in one calendar month." });
