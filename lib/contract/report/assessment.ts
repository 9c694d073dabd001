import { z } from "zod";
import { Figure } from "@/lib/contract/report/figure";
import { Cents, Count, Ratio, StreamId } from "@/lib/contract/report/scalar";

const InputSource = z.enum(["REQUEST", "COMPANY", "NONE"]).meta({
  id: "ReportInputSource",
  description:
    "The source of an input. REQUEST: given for this request. COMPANY: the firm's setting for all requests. NONE: not given.",
});

const InputSources = z
  .object({
    hem_monthly: InputSource.describe("The HEM figure."),
    household: InputSource.describe("The household that the HEM figure applies to."),
    proposed_loan: InputSource.describe("The loan that the customer is applying for."),
    declared: InputSource.describe("The amounts that the customer declared."),
    expected_employer: InputSource.describe("The employer the customer named."),
  })
  .meta({ id: "ReportInputSources", description: "Each of the firm's inputs with its source." });

const Household = z
  .object({ adults: Count.describe("Adults."), children: Count.describe("Children.") })
  .meta({
    id: "ReportHousehold",
    description: "The number of people in the customer's household, given by the firm.",
  });

const ExpectedEmployer = z
  .object({
    name: z.string().describe("The employer as the firm gave it."),
    match: z
      .enum(["MATCH", "PARTIAL", "NONE"])
      .describe(
        "MATCH: a payer's name contains every word of the employer's name. If the employer's name is a single word, the payer's name must have no other word. PARTIAL: a payer's name contains some of the words. NONE: no payer's name contains any of them, or the data shows no pay for work. NONE says nothing about the customer.",
      ),
    payer: z.string().nullable().describe("The matching payer."),
    stream_id: StreamId.nullable().describe("The income stream of that payer."),
    reason: z.string().describe("The reason for the match result, in a sentence."),
  })
  .meta({
    id: "ReportExpectedEmployer",
    description:
      "The employer that the customer named, compared word by word with the payers in the data. The comparison uses no list of names.",
  });

export const Comparison = z
  .object({
    kind: z.enum(["INCOME", "EXPENSE", "DEBT"]).describe("The kind of amount compared."),
    code: z
      .string()
      .nullable()
      .describe(
        "Income type, LIXI heading or class of debt. Null for a total and for expenses without a LIXI heading.",
      ),
    label: z.string().describe("The line in words."),
    role: z.enum(["PART", "TOTAL"]).describe("A PART is included in the TOTAL of income or of expenses."),
    measure: z
      .enum(["MONTHLY", "BALANCE"])
      .describe("MONTHLY is a monthly amount; BALANCE is an amount owed."),
    match: z
      .enum(["BOTH", "DECLARED_ONLY", "OBSERVED_ONLY"])
      .describe(
        "BOTH: declared and observed. DECLARED_ONLY: declared but not observed. OBSERVED_ONLY: observed but not declared.",
      ),
    declared_cents: Cents.nullable().describe(
      "The declared amount. Null when the customer did not declare it.",
    ),
    observed: Figure.nullable().describe(
      "The observed figure with its window and evidence. Null when not observed.",
    ),
    difference_cents: Cents.nullable().describe(
      "The observed amount minus the declared amount, signed. Null when one of them is not known.",
    ),
    is_highlighted: z
      .boolean()
      .describe(
        "True when the difference, as a share of the declared amount, is above the firm's `highlight_difference`, or when the item was only declared or only observed.",
      ),
    note: z
      .string()
      .nullable()
      .describe(
        "A remark about a debt: how it was matched, that it was paid out, or which part of the repayment is the customer's own. Null when there is no remark.",
      ),
  })
  .meta({
    id: "ReportComparison",
    description: "A declared amount next to the observed amount. It is not a judgement.",
  });

export const Assessment = z
  .object({
    sources: InputSources,
    household: Household.nullable(),
    loan_purpose: z.string().nullable().describe("The purpose of the proposed loan, in the firm's words."),
    highlight_difference: Ratio.describe(
      "The firm's threshold. A difference in `comparison` is highlighted when its absolute value ÷ the declared amount is above this value.",
    ),
    expected_employer: ExpectedEmployer.nullable().describe(
      "Null unless the firm named the expected employer.",
    ),
  })
  .meta({
    id: "ReportAssessment",
    description:
      "The firm's own inputs for this request. They change the affordability assessment, but never the observed figures.",
  });
