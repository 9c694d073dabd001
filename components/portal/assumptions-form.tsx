"use client";

import { useActionState } from "react";
import type { FormAction } from "@/lib/contract/form";
import { ChoiceField, SelectField, TextField } from "../ui/field";
import { FormNote } from "../ui/form-note";
import { ShownField } from "../ui/shown-field";
import { SubmitButton } from "../ui/submit-button";
import { typedIn } from "../ui/typed-in";
import { UNTOUCHED } from "../ui/untouched";
import { FormPart } from "./form-part";

type HemCategory = { name: string; label: string; group: string; usual: string };

/** The portal's names of income types. Programs use the codes. */
const INCOME_WORDS: Readonly<Record<string, string>> = {
  "inc.salary.regular": "Salary, regular",
  "inc.salary.variable": "Overtime, bonus, commission",
  "inc.gig": "Gig and platform work",
  "inc.business": "Business and self-employment",
  "inc.gov": "Government payments",
  "inc.super.pension": "Superannuation pension",
  "inc.property.rent": "Rent received",
  "inc.property.board": "Board from household members",
  "inc.invest": "Interest and dividends",
  "inc.support": "Child and spousal support",
  "inc.comp.workcover": "Workers’ compensation",
};

const STUDY = [
  { value: "NO", label: "No study loan", hint: "We estimate gross pay without a study loan repayment." },
  {
    value: "YES",
    label: "With a study loan",
    hint: "We estimate gross pay as if the tax withheld includes a study loan repayment.",
  },
];
const LIQUIDITY = [
  {
    value: "ESSENTIAL",
    label: "Essential costs",
    hint: "Days of cash are based on essential living expenses and commitments.",
  },
  {
    value: "ALL",
    label: "All living expenses",
    hint: "Days of cash are based on all living expenses and commitments.",
  },
];
const USUAL: Readonly<Record<string, string>> = {
  IN: "Usual: within",
  OUT: "Usual: outside",
  LENDER_SPECIFIC: "Usual: lenders differ",
};

/** The firm's assumptions. Read-only for members who cannot change them. */
export function AssumptionsForm({
  action,
  now,
  discounts,
  categories,
  mayWrite,
}: {
  action: FormAction;
  now: Readonly<Record<string, string>>;
  discounts: readonly string[];
  categories: readonly HemCategory[];
  mayWrite: boolean;
}) {
  const [state, send] = useActionState(action, UNTOUCHED);
  const shown = (name: string) => typedIn(state, name, now[name]);
  const field = (name: string) => ({
    name,
    error: state.errors[name],
    defaultValue: shown(name),
    inputMode: "decimal" as const,
    autoComplete: "off",
    className: "row-span-4 grid grid-rows-subgrid content-start pb-5 [&>label]:self-end",
  });
  return (
    <form action={send} noValidate>
      <fieldset disabled={!mayWrite} className="grid grid-cols-1 gap-8">
        <FormNote state={state} />
        <ShownField now={now} />
        <FormPart
          columns={3}
          title="Income that counts"
          about="The percentage taken off each kind of income before it is assessed. At 0, all of the income counts. At 100, none of it counts."
        >
          {discounts.map((code) => (
            <TextField key={code} label={INCOME_WORDS[code] ?? code} {...field(`discount.${code}`)} />
          ))}
        </FormPart>
        <FormPart columns={3} title="Loans and cards">
          <TextField
            label="Buffer on rates, percentage points"
            hint="APRA’s buffer is 3."
            {...field("buffer")}
          />
          <TextField label="Card rate if unknown (%)" {...field("card_rate")} />
          <TextField
            label="Months to repay a card limit"
            hint="ASIC’s rule: three years."
            {...field("card_months")}
          />
          <TextField label="Interest-only period if unknown, months" {...field("interest_only_months")} />
          <TextField
            label="Home loan term if unknown, months"
            hint="Empty assumes none."
            {...field("mortgage_months")}
          />
          <TextField
            label="Other loan term if unknown, months"
            hint="Empty assumes none."
            {...field("loan_months")}
          />
          <TextField
            label="Flag debt to income at or above"
            hint="As a multiple of gross annual income."
            {...field("dti_flag")}
          />
        </FormPart>
        <FormPart
          columns={3}
          title="Household Expenditure Measure"
          about="HEM amounts are licensed, so none are built in. Enter the monthly amount that your licence covers. Assessed living expenses are then at least this amount."
        >
          <TextField label="HEM amount a month, dollars" optional {...field("hem_monthly")} />
          <TextField
            label="For which household"
            hint="Such as: couple, two children, Sydney."
            optional
            {...field("hem_household")}
            inputMode="text"
          />
        </FormPart>
        <details>
          <summary className="cursor-pointer py-1 text-sm font-medium">
            Which living expenses your HEM figure includes
          </summary>
          <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {categories.map(({ name, label, group, usual }) => (
              <SelectField
                key={name}
                label={`${label} (${group.toLowerCase()})`}
                name={name}
                chosen={shown(name)}
                choices={[
                  { value: "", label: USUAL[usual] ?? "As usual" },
                  { value: "IN", label: "Within HEM" },
                  { value: "OUT", label: "Outside HEM" },
                ]}
              />
            ))}
          </div>
        </details>
        <ChoiceField
          legend="Gross pay"
          name="study_loan"
          choices={STUDY}
          chosen={shown("study_loan")}
          error={state.errors.study_loan}
        />
        <ChoiceField
          legend="Days of cash"
          name="liquidity_outgoings"
          choices={LIQUIDITY}
          chosen={shown("liquidity_outgoings")}
          error={state.errors.liquidity_outgoings}
        />
        <FormPart
          columns={3}
          title="A loan to calculate in each report"
          about="Optional. Each report then shows the loan’s repayment at the rate plus the buffer, and the surplus after this repayment. Fill in all three fields or none."
        >
          <TextField label="Amount, dollars" optional {...field("proposed_amount")} />
          <TextField label="Interest rate a year (%)" optional {...field("proposed_rate")} />
          <TextField label="Term, months" optional {...field("proposed_months")} />
        </FormPart>
        <FormPart
          columns={3}
          title="What the customer declared"
          about="The report marks a declared amount if the observed amount differs from it by more than this percentage. The report draws no conclusion."
        >
          <TextField label="Mark differences above (%)" {...field("highlight_difference")} />
        </FormPart>
        {mayWrite ? (
          <div className="border-t border-line pt-5">
            <SubmitButton busy="Saving…">Save changes</SubmitButton>
          </div>
        ) : null}
      </fieldset>
    </form>
  );
}
