import { expect, test } from "vitest";
import { readAssessmentForm, toAssessmentFields } from "@/lib/contract/assessment-form";
import { faultWords } from "@/lib/http/form";

const FIELDS = {
  hem_monthly: "$3,124.00",
  adults: "2",
  loan_amount: "35,000",
  loan_rate: "8.49 %",
  loan_months: "60",
  loan_purpose: "Used car",
  expected_employer: "Harbour Logistics",
  "income.inc.salary": "6200",
  "expense.0": "1,100.50",
  "debt.2.class": "CAR",
  "debt.2.lender": "Ironbark Bank",
  "debt.2.balance": "14500",
};

function read(fields: Record<string, string>) {
  const answer = readAssessmentForm(fields);
  if ("faults" in answer) throw new Error(JSON.stringify(answer.faults));
  return answer.inputs;
}

test("readAssessmentForm reads dollars as cents and percentages as rates, and skips empty rows", () => {
  expect(read(FIELDS)).toEqual({
    hem_monthly_cents: 312_400,
    household: { adults: 2, children: 0 },
    proposed_loan: { amount_cents: 3_500_000, term_months: 60, rate_percent: 8.49, purpose: "Used car" },
    declared: {
      income: [{ type: "inc.salary", monthly_cents: 620_000 }],
      expenses: [{ lixi: "Groceries", monthly_cents: 110_050 }],
      debts: [{ class: "CAR", lender: "Ironbark Bank", balance_cents: 1_450_000, repayment_cents: null }],
    },
    expected_employer: "Harbour Logistics",
  });
});

test("readAssessmentForm returns stored inputs unchanged after the form has shown them", () => {
  const inputs = read(FIELDS);
  expect(read(toAssessmentFields(inputs))).toEqual(inputs);
});

test("readAssessmentForm reads an empty form as no inputs", () => {
  expect(read({})).toMatchObject({ hem_monthly_cents: null, household: null, proposed_loan: null });
});

test.each([
  [{ hem_monthly: "lots" }, "hem_monthly", "Enter a number, such as 1,250."],
  [{ loan_amount: "5000", loan_months: "60" }, "loan_rate", "This is needed."],
  [{ children: "2" }, "adults", "This is needed."],
  [{ "debt.0.lender": "Ironbark" }, "debt.0.class", "This is needed."],
  [{ "expense.3": "twelve" }, "expense.3", "Enter a number, such as 1,250."],
])("faultWords explains the error of %j at its field in plain words", (fields, name, words) => {
  const answer = readAssessmentForm(fields as Record<string, string>);
  if (!("faults" in answer)) throw new Error("the form was accepted");
  const fault = answer.faults.find(({ loc }) => loc.at(-1) === name);
  expect(fault && faultWords(fault)).toBe(words);
});
