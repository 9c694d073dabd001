import { findEmployer } from "@/lib/engine/assessment/find-employer";
import type { AssessmentInput, Household } from "@/lib/engine/assessment/input";
import type { Assessment, Assumptions, IncomeStream } from "@/lib/engine/document";

/**
 * The assumptions for one request: the company's, replaced by this request's inputs where given. If the request
 * has its own HEM figure, the company's household description is dropped, because it describes the company's
 * figure.
 */
export function applyInput(company: Assumptions, input: AssessmentInput): Assumptions {
  const { hemMonthlyCents, household, proposedLoan } = input;
  return {
    ...company,
    ...(hemMonthlyCents === null
      ? {}
      : { hemMonthlyCents, hemHousehold: household && describeHousehold(household) }),
    ...(proposedLoan === null
      ? {}
      : {
          proposedLoan: {
            amountCents: proposedLoan.amountCents,
            rate: proposedLoan.rate,
            termMonths: proposedLoan.termMonths,
          },
        }),
  };
}

/** For each input, whether it came from the request or from the company's settings, or was not given. */
function listSources(company: Assumptions, input: AssessmentInput): Assessment["sources"] {
  const sourceOf = (own: unknown, companys: unknown) =>
    own !== null ? "REQUEST" : companys !== null ? "COMPANY" : "NONE";
  const { income, expenses, debts } = input.declared;
  const declared = income.length + expenses.length + debts.length > 0 ? true : null;
  return {
    hemMonthly: sourceOf(input.hemMonthlyCents, company.hemMonthlyCents),
    household: sourceOf(input.household, input.hemMonthlyCents === null ? company.hemHousehold : null),
    proposedLoan: sourceOf(input.proposedLoan, company.proposedLoan),
    declared: sourceOf(declared, null),
    expectedEmployer: sourceOf(input.expectedEmployer, null),
  };
}

/**
 * The firm's inputs as the document shows them, and whether one of the income streams is from the expected employer.
 */
export function toAssessment(
  company: Assumptions,
  input: AssessmentInput,
  streams: readonly IncomeStream[],
): Assessment {
  const { expectedEmployer } = input;
  return {
    sources: listSources(company, input),
    household: input.household,
    loanPurpose: input.proposedLoan?.purpose ?? null,
    highlightDifference: company.highlightDifference,
    expectedEmployer: expectedEmployer === null ? null : findEmployer(expectedEmployer, streams),
  };
}

/** The household in words: "2 adults, 1 child". */
function describeHousehold({ adults, children }: Household): string {
  const people = [`${adults} ${adults === 1 ? "adult" : "adults"}`];
  if (children > 0) people.push(`${children} ${children === 1 ? "child" : "children"}`);
  return people.join(", ");
}
