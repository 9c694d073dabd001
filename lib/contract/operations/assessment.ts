import { SetAssessment } from "@/lib/contract/assessment";
import { declare } from "@/lib/contract/operation";
import { REQUEST_EXAMPLE } from "@/lib/contract/operations/request-examples";
import { AssessmentView } from "@/lib/contract/wire/assessment";

const INPUTS = {
  hem_monthly_cents: 312_400,
  household: { adults: 2, children: 1 },
  proposed_loan: { amount_cents: 3_500_000, term_months: 60, rate_percent: 8.49, purpose: "Used car" },
  declared: {
    income: [{ type: "inc.salary", monthly_cents: 620_000 }],
    expenses: [{ lixi: "Groceries", monthly_cents: 110_000 }],
    debts: [{ class: "CAR", lender: "Ironbark Bank", balance_cents: 1_450_000, repayment_cents: 41_000 }],
  },
  expected_employer: "Harbour Logistics Pty Ltd",
};

const ASSESSMENT_EXAMPLE = {
  id: REQUEST_EXAMPLE.id,
  ...INPUTS,
  version: 1,
  updated_at: "2026-11-02T01:20:11.480Z",
  verification_id: REQUEST_EXAMPLE.verification_id,
};

const answer = {
  status: 200 as const,
  description: "The inputs, and the report that uses them.",
  schema: AssessmentView,
  example: ASSESSMENT_EXAMPLE,
};

export const GetAssessmentOperation = declare({
  id: "getAssessment",
  method: "GET",
  path: "/v1/requests/{id}/assessment",
  tag: "Reports",
  summary: "Get the assessment inputs",
  description:
    "Your own inputs for the assessment of this request. For an input that is null, the company's setting applies, if the company has one.",
  auth: "key",
  answer,
  refusals: ["gone"],
});

export const SetAssessmentOperation = declare({
  id: "setAssessment",
  method: "PUT",
  path: "/v1/requests/{id}/assessment",
  tag: "Reports",
  summary: "Set the assessment inputs",
  description:
    "Replaces the stored inputs. If there is no report yet, the inputs are stored for it. If there is a report, it is prepared again from the same bank data. The response has the new verification id, `/verify` says that the earlier report is superseded, and no event is sent. Observed figures never change. Inputs equal to those stored change nothing.",
  auth: "key",
  body: SetAssessment,
  bodyExamples: {
    loan: {
      summary: "A HEM figure and a loan",
      value: { ...INPUTS, declared: null, expected_employer: null },
    },
    all: { summary: "Everything", value: { ...INPUTS, version: 0 } },
  },
  badBody: { hem_monthly_cents: "3124", proposed_loan: { amount_cents: 0 } },
  answer,
  refusals: ["conflict", "gone"],
});
