import { z } from "zod";
import { Basis, HemBasis, HemTreatment, LixiCategory } from "@/lib/contract/report/expense";
import { Formula as FormulaId } from "@/lib/contract/report/scalar";

const Formula = z
  .object({
    id: FormulaId.meta({ description: "What `formula` members elsewhere name.", examples: ["A-COV"] }),
    name: z.string().describe("What the formula is called."),
    text: z.string().describe("The formula in words."),
  })
  .meta({ id: "ReportFormula", description: "How a figure is worked out." });

const TaxonomyEntry = z
  .object({
    code: z.string().meta({ description: "The category code.", examples: ["foo.groceries"] }),
    group: z.string().meta({ description: "First part of the code.", examples: ["foo"] }),
    label: z.string().describe("The category in words."),
    basis: Basis,
    hem_basis: HemBasis,
    hem_treatment: HemTreatment,
    lixi_category: LixiCategory,
    basiq_group: z
      .string()
      .nullable()
      .meta({
        description:
          "The group of Basiq's reports that holds the same money, for firms that compare the two.",
        examples: ["EXP-016"],
      }),
    form_thirteen_line: z
      .string()
      .nullable()
      .describe("Heading of the family courts' Financial Statement that asks for it."),
  })
  .meta({ id: "ReportTaxonomyEntry", description: "One category." });

const Term = z
  .object({
    term: z.string().describe("The word."),
    text: z.string().describe("What it means in the report."),
  })
  .meta({ id: "ReportTerm", description: "A word of the report and what it means there." });

export const Definitions = z
  .object({
    formulas: z.array(Formula).describe("Every formula that a figure names."),
    taxonomy: z.array(TaxonomyEntry).describe("Every category, outgoings first."),
    glossary: z.array(Term).describe("Words of the report that are not everyday ones."),
  })
  .meta({
    id: "ReportDefinitions",
    description: "What the rest of the document refers to, so that it explains itself.",
  });
