"use client";

import { useActionState } from "react";
import type { FormAction } from "@/lib/contract/form";
import { ChoiceField, Fields, SelectField, TextField } from "../ui/field";
import { FormNote } from "../ui/form-note";
import { SubmitButton } from "../ui/submit-button";
import { UNTOUCHED } from "../ui/untouched";

const DAYS = [
  { value: "1", label: "the last day" },
  { value: "7", label: "the last 7 days" },
  { value: "30", label: "the last 30 days" },
];

/**
 * Resends the events that never arrived. If only failing events remain, the button retries them immediately. We also
 * retry them automatically, so the button is then not the page's primary button.
 */
export function ReplayMissingForm({
  action,
  undelivered: { missing, failing },
}: {
  action: FormAction;
  undelivered: { missing: number; failing: number };
}) {
  const [state, send] = useActionState(action, UNTOUCHED);
  return (
    <div className="grid justify-items-start gap-4">
      <FormNote state={state} />
      <Rest send={send} values={state.values} />
      <form action={send} className="grid justify-items-start gap-4">
        <SelectField label="Events of" name="days" choices={DAYS} chosen={state.values.days ?? "30"} />
        <SubmitButton kind={missing > 0 ? "primary" : "plain"} busy="Queueing…">
          {missing === 0 && failing > 0 ? "Try the failing events now" : "Replay the missing events"}
        </SubmitButton>
      </form>
    </div>
  );
}

/** Continues a replay where the last batch stopped. It ignores changes in the form's fields. */
function Rest({ send, values }: { send: (form: FormData) => void; values: Record<string, string> }) {
  if (!values.cursor) return null;
  return (
    <form action={send}>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton busy="Queueing…">Replay the rest</SubmitButton>
    </form>
  );
}

const WHICH = [
  { value: "missing", label: "Missing", hint: "Events that never arrived." },
  {
    value: "all",
    label: "All",
    hint: "Events that already arrived are sent again too. Your receiver can recognise them by their event id.",
  },
];

/** A form that resends the events from one day to another. */
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
    <div className="grid grid-cols-1 gap-4">
      <FormNote state={state} />
      <Rest send={send} values={state.values} />
      <form action={send} noValidate>
        <Fields>
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
    </div>
  );
}
