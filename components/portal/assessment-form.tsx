"use client";

import { useActionState } from "react";
import type { FormAction } from "@/lib/contract/form";
import { SelectField, TextField } from "../ui/field";
import { FormNote } from "../ui/form-note";
import { SubmitButton } from "../ui/submit-button";
import { typedIn } from "../ui/typed-in";
import { UNTOUCHED } from "../ui/untouched";
import { FormPart } from "./form-part";

/** A field for a monthly amount. */
type Line = { name: string; label: string };
/** The fields of one debt. */
type DebtLine = Record<"class" | "lender" | "balance" | "repayment", string>;

type Props = {
  action: FormAction;
  id: string;
  version: number;
  now: Readonly<Record<string, string>>;
  income: readonly Line[];
  expenses: readonly Line[];
  debts: readonly DebtLine[];
  classes: readonly { value: string; label: string }[];
  mayWrite: boolean;
};

/** The firm's inputs for one request. Read-only for members who cannot change them. Works without script. */
export function AssessmentForm(props: Props) {
  const { action, id, version, now, income, expenses, debts, classes, mayWrite } = props;
  const [state, send] = useActionState(action, UNTOUCHED);
  const shown = (name: string) => typedIn(state, name, now[name]);
  const field = (name: string) => ({
    name,
    error: state.errors[name],
    defaultValue: shown(name),
    autoComplete: "off",
    className: "row-span-4 grid grid-rows-subgrid content-start pb-5 [&>label]:self-end",
  });
  const number = (name: string) => ({ ...field(name), inputMode: "decimal" as const });
  const isOpen =
    [...income, ...expenses].some(({ name }) => shown(name) !== "") || shown("debt.0.class") !== "";
  return (
    <form key={version} action={send} noValidate>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <fieldset disabled={!mayWrite} className="grid grid-cols-1 gap-6">
        <FormNote state={state} />
        <FormPart
          columns={4}
          title="Household and loan"
          about="Leave a field empty to use the company’s setting."
        >
          <TextField label="HEM amount a month, dollars" optional {...number("hem_monthly")} />
          <TextField label="Adults" optional {...number("adults")} />
          <TextField label="Children" optional {...number("children")} />
          <TextField label="Loan amount, dollars" optional {...number("loan_amount")} />
          <TextField label="Interest rate a year (%)" optional {...number("loan_rate")} />
          <TextField label="Term, months" optional {...number("loan_months")} />
          <TextField label="Purpose of the loan" optional {...field("loan_purpose")} />
          <TextField label="Expected employer" optional {...field("expected_employer")} />
        </FormPart>
        <details open={isOpen}>
          <summary className="cursor-pointer py-1 text-sm font-medium">What the customer declared</summary>
          <div className="mt-4 grid grid-cols-1 gap-6">
            <FormPart columns={4} title="Income a month, after tax, in dollars">
              {income.map(({ name, label }) => (
                <TextField key={name} label={label} {...number(name)} />
              ))}
            </FormPart>
            <FormPart columns={4} title="Expenses a month, in dollars">
              {expenses.map(({ name, label }) => (
                <TextField key={name} label={label} {...number(name)} />
              ))}
            </FormPart>
            <section>
              <h3 className="text-sm font-semibold">Debts</h3>
              <p className="mt-0.5 max-w-prose text-sm text-soft">
                Save to get more rows. Empty rows are left out.
              </p>
              {debts.map((debt) => (
                <div key={debt.class} className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
                  <SelectField
                    label="Kind"
                    name={debt.class}
                    error={state.errors[debt.class]}
                    chosen={shown(debt.class)}
                    choices={[{ value: "", label: "None" }, ...classes]}
                  />
                  <TextField label="Lender" {...field(debt.lender)} className="" />
                  <TextField label="Owed, dollars" {...number(debt.balance)} className="" />
                  <TextField label="Repayment a month, dollars" {...number(debt.repayment)} className="" />
                </div>
              ))}
            </section>
          </div>
        </details>
        {mayWrite ? (
          <div className="border-t border-line pt-5">
            <SubmitButton busy="Saving…">Save the assessment</SubmitButton>
          </div>
        ) : null}
      </fieldset>
    </form>
  );
}
