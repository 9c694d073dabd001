import { z } from "zod";
import { Count } from "@/lib/contract/report/scalar";

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

export const Assessment = z
  .object({
    sources: InputSources,
    household: Household.nullable(),
    loan_purpose: z.string().nullable().describe("What the proposed loan is for, in the firm's words."),
  })
  .meta({
    id: "ReportAssessment",
    description:
      "The firm's own inputs for this request. They change the affordability assessment and never what was observed.",
  });
