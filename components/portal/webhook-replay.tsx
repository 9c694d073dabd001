"use client";

import { useActionState } from "react";
import type { FormAction } from "@/lib/contract/form";
import { ChoiceField, Fields, SelectField, TextField } from "../ui/field";
import { FormNote } from "../ui/form-note";
import { SubmitButton } from "../ui/submit-button";
import { UNTOUCHED } from "../ui/untouched";
import { ActForm } from "./act-form";

const DAYS = [
  { value: "1", label: "the last day" },
  { value: "7", label: "the last 7 days" },
  { value: "30", label: "the last 30 days" },
];

/** What never arrived, sent again. */
export function ReplayMissingForm({ action }: { action: FormAction }) {
  return (
    <ActForm action={action} kind="primary" label="Replay the missing events" busy="Queueing…">
      <SelectField label="Events of" name="days" choices={DAYS} chosen="30" />
    </ActForm>
  );
}

const WHICH = [
  { value: "missing", label: "Missing", hint: "Events that never arrived." },
  { value: "all", label: "All", hint: "What arrived too; your receiver knows it by its event id." },
];

/** Whole days, sent again. */
export function ReplayRangeForm({ action, today }: { action: FormAction; today: string }) {
  const [state, send] = useActionState(action, UNTOUCHED);
  const day = (name: "from" | "to") => ({
    name,
    type: "date",
    max: today,
    error: state.errors[name],
    defaultValue: state.values[name] ?? today,
    required: true,
  });
  return (
    <form action={send} noValidate>
      <Fields>
        <FormNote state={state} />
        <div className="grid max-w-md grid-cols-1 gap-4 sm:grid-cols-2">
          <TextField label="From" {...day("from")} />
          <TextField label="To, included" {...day("to")} />
        </div>
        <ChoiceField
          legend="Which"
          name="only"
          choices={WHICH}
          chosen={state.values.only ?? "missing"}
          error={state.errors.only}
        />
        <div>
          <SubmitButton kind="plain" busy="Queueing…">
            Replay these days
          </SubmitButton>
        </div>
      </Fields>
    </form>
  );
}
