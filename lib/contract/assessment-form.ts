import { Assessment, INCOME_TYPES, LIXI_HEADINGS, toAssessmentInputs } from "@/lib/contract/assessment";
import { toFieldErrors } from "@/lib/contract/fault";
import { roundHalfUp, toDollars } from "@/lib/engine/money";
import type { FieldError } from "@/lib/errors";
import type { AssessmentInputs } from "@/lib/rules/assessment-inputs";

/** The portal's form for a request's assessment inputs: amounts in dollars, one field for each. */

/** Kinds of income with a field in every form. A subtype that was set through the API gets a separate field. */
export const INCOME_KINDS = INCOME_TYPES.filter((type) => type.split(".").length === 2);
/** The number of empty rows for further debts. */
export const SPARE_DEBTS = 3;

/** The name of the form field for declared income of this type, in dollars per month. */
export const incomeField = (type: string) => `income.${type}`;
/**
 * The name of the form field for declared expenses, in dollars per month. Contains the heading's index in
 * LIXI_HEADINGS.
 */
export const expenseField = (heading: string) =>
  `expense.${(LIXI_HEADINGS as readonly string[]).indexOf(heading)}`;
/** The name of the form field for one part of a declared debt. `index` counts debts from 0; amounts are in dollars. */
export const debtField = (index: number, part: "class" | "lender" | "balance" | "repayment") =>
  `debt.${index}.${part}`;

type Fields = Readonly<Record<string, string>>;

/** Converts a filled-in form to inputs, or to its errors by field name. */
export function readAssessmentForm(fields: Fields): { inputs: AssessmentInputs } | { faults: FieldError[] } {
  const fieldOf = new Map<string, string>();
  const take = <T>(path: string, field: string, read: (text: string) => T): T | null => {
    fieldOf.set(path, field);
    const text = fields[field];
    return text === undefined ? null : read(text);
  };
  const adults = take("household.adults", "adults", toCount);
  const children = take("household.children", "children", toCount);
  const amount = take("proposed_loan.amount_cents", "loan_amount", toCents);
  const months = take("proposed_loan.term_months", "loan_months", toCount);
  const rate = take("proposed_loan.rate_percent", "loan_rate", toCount);
  const purpose = take("proposed_loan.purpose", "loan_purpose", asText);
  const hasLoan = [amount, months, rate, purpose].some((value) => value !== null);
  const body = {
    hem_monthly_cents: take("hem_monthly_cents", "hem_monthly", toCents),
    household:
      adults === null && children === null ? null : { adults: adults ?? undefined, children: children ?? 0 },
    proposed_loan: hasLoan
      ? {
          amount_cents: amount ?? undefined,
          term_months: months ?? undefined,
          rate_percent: rate ?? undefined,
          purpose,
        }
      : null,
    declared: readDeclared(fields, take),
    expected_employer: take("expected_employer", "expected_employer", asText),
  };
  const parsed = Assessment.safeParse(body);
  if (parsed.success) return { inputs: toAssessmentInputs(parsed.data) };
  return {
    faults: toFieldErrors("body", parsed.error.issues, body).map((fault) => {
      const path = fault.loc.slice(1).join(".");
      return { ...inWords(fault), loc: ["body", fieldOf.get(path) ?? "note"] };
    }),
  };
}

type Take = <T>(path: string, field: string, read: (text: string) => T) => T | null;

function readDeclared(fields: Fields, take: Take) {
  const given = (field: string) => fields[field] !== undefined;
  const income = INCOME_TYPES.filter((type) => given(incomeField(type))).map((type, index) => ({
    type,
    monthly_cents: take(`declared.income.${index}.monthly_cents`, incomeField(type), toCents),
  }));
  const expenses = LIXI_HEADINGS.filter((lixi) => given(expenseField(lixi))).map((lixi, index) => ({
    lixi,
    monthly_cents: take(`declared.expenses.${index}.monthly_cents`, expenseField(lixi), toCents),
  }));
  const rows = new Set(Object.keys(fields).flatMap((name) => /^debt\.(\d{1,3})\./.exec(name)?.[1] ?? []));
  const debts = [...rows]
    .map(Number)
    .sort((a, b) => a - b)
    .map((row, index) => {
      const path = `declared.debts.${index}`;
      return {
        class: take(`${path}.class`, debtField(row, "class"), asText) ?? undefined,
        lender: take(`${path}.lender`, debtField(row, "lender"), asText),
        balance_cents: take(`${path}.balance_cents`, debtField(row, "balance"), toCents),
        repayment_cents: take(`${path}.repayment_cents`, debtField(row, "repayment"), toCents),
      };
    });
  return income.length + expenses.length + debts.length === 0 ? null : { income, expenses, debts };
}

const asText = (text: string) => text;

/** Converts typed dollars to cents. Leaves other text unchanged, so that validation refuses it. */
export function toCents(text: string): number | string {
  const dollars = toCount(text.replace(/^\$\s*/, ""));
  return typeof dollars === "number" ? roundHalfUp(dollars * 100) : text;
}

function toCount(text: string): number | string {
  const plain = text.replace(/\s*%$/, "").replace(/,(?=\d{3})/g, "");
  return /^\d{1,9}(\.\d{1,4})?$/.test(plain) ? Number(plain) : text;
}

const SAID: Readonly<Record<string, string>> = {
  int_type: "Enter a number, such as 1,250.",
  float_type: "Enter a number, such as 8.49.",
  int_from_float: "Enter a whole number.",
};

/** Rewords an API error for the form. The API states limits in cents, which the form does not show. */
function inWords(fault: FieldError): FieldError {
  const isOfCents = String(fault.loc.at(-1)).endsWith("_cents");
  const isBound = fault.type === "less_than_equal" || fault.type === "greater_than_equal";
  const reason = isOfCents && isBound ? "Enter a realistic amount." : SAID[fault.type];
  return reason ? { ...fault, ctx: { reason } } : fault;
}

/** The inputs as values of the form: amounts in dollars, the rate in per cent. Leaves out inputs without a value. */
export function toAssessmentFields(inputs: AssessmentInputs): Record<string, string> {
  const { household, proposed_loan: loan, declared } = inputs;
  const fields: Record<string, string | null> = {
    hem_monthly: inDollars(inputs.hem_monthly_cents),
    adults: household && String(household.adults),
    children: household && String(household.children),
    loan_amount: inDollars(loan?.amount_cents ?? null),
    loan_rate: loan && String(loan.rate_percent),
    loan_months: loan && String(loan.term_months),
    loan_purpose: loan?.purpose ?? null,
    expected_employer: inputs.expected_employer,
  };
  for (const { type, monthly_cents } of declared.income) fields[incomeField(type)] = inDollars(monthly_cents);
  for (const { lixi, monthly_cents } of declared.expenses)
    fields[expenseField(lixi)] = inDollars(monthly_cents);
  for (const [index, debt] of declared.debts.entries()) {
    fields[debtField(index, "class")] = debt.class;
    fields[debtField(index, "lender")] = debt.lender;
    fields[debtField(index, "balance")] = inDollars(debt.balance_cents);
    fields[debtField(index, "repayment")] = inDollars(debt.repayment_cents);
  }
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}

const inDollars = (cents: number | null) => (cents === null ? null : toDollars(cents));
