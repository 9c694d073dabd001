import { z } from "zod";
import { Basis, HemBasis, HemTreatment, LixiCategory } from "@/lib/contract/report/expense";
import { Formula as FormulaId } from "@/lib/contract/report/scalar";

const Formula = z
  .object({
    id: FormulaId.meta({ description: "The id that `formula` fields refer to.", examples: ["A-COV"] }),
    name: z.string().describe("Name of the formula."),
    text: z.string().describe("The formula in words."),
  })
  .meta({ id: "ReportFormula", description: "How a figure is calculated." });

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
        description: "The matching group in Basiq's reports, for firms that compare the two reports.",
        examples: ["EXP-016"],
      }),
    form_thirteen_line: z
      .string()
      .nullable()
      .describe("The matching heading of the family courts' Financial Statement."),
  })
  .meta({ id: "ReportTaxonomyEntry", description: "One category." });

const Term = z
  .object({
    term: z.string().describe("The word."),
    text: z.string().describe("Meaning of the word in the report."),
  })
  .meta({ id: "ReportTerm", description: "A word and its meaning in the report." });

export const Definitions = z
  .object({
    formulas: z.array(Formula).describe("Every formula that a figure uses."),
    taxonomy: z.array(TaxonomyEntry).describe("Every category, outgoings first."),
    glossary: z.array(Term).describe("Specialist words of the report."),
  })
  .meta({
    id: "ReportDefinitions",
    description: "The definitions that the rest of the document refers to.",
  });
