import { z } from "zod";
import { Figure } from "@/lib/contract/report/figure";
import { Cents, Count, Ratio, StreamId } from "@/lib/contract/report/scalar";

const InputSource = z.enum(["REQUEST", "COMPANY", "NONE"]).meta({
  id: "ReportInputSource",
  description:
    "Where an input came from: REQUEST was given for this request, COMPANY is the firm's setting for all requests, NONE was not given.",
});

const InputSources = z
  .object({
    hem_monthly: InputSource.describe("The HEM figure."),
    household: InputSource.describe("The household the HEM figure is for."),
    proposed_loan: InputSource.describe("The loan the firm is asked for."),
    declared: InputSource.describe("What the customer declared."),
    expected_employer: InputSource.describe("The employer the customer named."),
  })
  .meta({ id: "ReportInputSources", description: "Each of the firm's inputs with its source." });

const Household = z
  .object({ adults: Count.describe("Adults."), children: Count.describe("Children.") })
  .meta({
    id: "ReportHousehold",
    description: "The people in the customer's household, as the firm gave them.",
  });

const ExpectedEmployer = z
  .object({
    name: z.string().describe("The employer as the firm gave it."),
    match: z
      .enum(["MATCH", "PARTIAL", "NONE"])
      .describe(
        "MATCH: a payer has every word of the name. PARTIAL: a payer has some of them. NONE: none has, or no pay for work was seen; this says nothing about the customer.",
      ),
    payer: z.string().nullable().describe("The payer it was found in."),
    stream_id: StreamId.nullable().describe("That payer's income."),
    reason: z.string().describe("Why, in a sentence."),
  })
  .meta({
    id: "ReportExpectedEmployer",
    description:
      "The employer the customer named, compared word by word with the payers seen. It uses no list of names.",
  });

export const Comparison = z
  .object({
    kind: z.enum(["INCOME", "EXPENSE", "DEBT"]).describe("What is compared."),
    code: z
      .string()
      .nullable()
      .describe(
        "Income type, LIXI heading or class of debt; null for a total, and for expenses under no heading.",
      ),
    label: z.string().describe("The line in words."),
    role: z.enum(["PART", "TOTAL"]).describe("PARTs of income and of expenses are within their TOTAL."),
    measure: z.enum(["MONTHLY", "BALANCE"]).describe("An amount a month, or what is owed."),
    match: z
      .enum(["BOTH", "DECLARED_ONLY", "OBSERVED_ONLY"])
      .describe("Whether it was declared and seen, declared and not seen, or seen and not declared."),
    declared_cents: Cents.nullable().describe("As the customer declared it; null where they did not."),
    observed: Figure.nullable().describe(
      "As seen in the data, with its window and evidence; null where not seen.",
    ),
    difference_cents: Cents.nullable().describe(
      "Observed less declared, signed; null where either is not known.",
    ),
    is_highlighted: z
      .boolean()
      .describe(
        "Whether the difference is above the firm's `highlight_difference`, or only one side has it.",
      ),
    note: z.string().nullable().describe("How a debt was matched, if a reader should know."),
  })
  .meta({
    id: "ReportComparison",
    description: "What the customer declared beside what was observed. No verdict.",
  });

export const Assessment = z
  .object({
    sources: InputSources,
    household: Household.nullable(),
    loan_purpose: z.string().nullable().describe("What the proposed loan is for, in the firm's words."),
    highlight_difference: Ratio.describe(
      "Share of a declared amount from which a difference in `comparison` is marked: the firm's setting.",
    ),
    expected_employer: ExpectedEmployer.nullable().describe(
      "Null unless the firm named the employer it expects.",
    ),
  })
  .meta({
    id: "ReportAssessment",
    description:
      "The firm's own inputs for this request. They change the affordability assessment and never what was observed.",
  });
