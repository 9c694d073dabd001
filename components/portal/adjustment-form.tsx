"use client";

import { useActionState } from "react";
import type { FormAction } from "@/lib/contract/form";
import { SelectField, TextField } from "../ui/field";
import { FormNote } from "../ui/form-note";
import { SubmitButton } from "../ui/submit-button";
import { typedIn } from "../ui/typed-in";
import { UNTOUCHED } from "../ui/untouched";

type Choice = { value: string; label: string };

const ACTIONS: readonly Choice[] = [
  { value: "", label: "Choose" },
  { value: "EXCLUDE", label: "Exclude it" },
  { value: "ONE_OFF", label: "Mark it as a one-off" },
  { value: "RECODE", label: "Change its category" },
  { value: "SET_MONTHLY", label: "Change its monthly amount" },
];

/** Adds one adjustment to the existing ones. Works without script; a refused form keeps its input. */
export function AdjustmentForm({
  action,
  id,
  targets,
  categories,
}: {
  action: FormAction;
  id: string;
  targets: readonly Choice[];
  categories: readonly Choice[];
}) {
  const [state, send] = useActionState(action, UNTOUCHED);
  const select = (name: string) => ({ name, error: state.errors[name], chosen: typedIn(state, name) });
  const text = (name: string) => ({
    name,
    error: state.errors[name],
    defaultValue: typedIn(state, name),
    autoComplete: "off",
  });
  const none = { value: "", label: "Choose" };
  return (
    <form action={send} noValidate className="grid grid-cols-1 gap-5 border-t border-line pt-5">
      <input type="hidden" name="id" value={id} />
      <FormNote state={state} />
      <SelectField label="What to adjust" choices={[none, ...targets]} {...select("target")} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-3">
        <SelectField label="Adjustment" choices={ACTIONS} {...select("action")} />
        <SelectField
          label="New category, if it changes"
          choices={[none, ...categories]}
          {...select("category")}
        />
        <TextField label="New monthly amount, in dollars" inputMode="decimal" {...text("monthly")} />
      </div>
      <TextField
        label="Reason"
        hint="10 to 500 characters, printed in the assessed copy."
        {...text("reason")}
      />
      <div>
        <SubmitButton busy="Adding…">Add the adjustment</SubmitButton>
      </div>
    </form>
  );
}
