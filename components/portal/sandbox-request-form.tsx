"use client";

import { useActionState } from "react";
import type { FormAction } from "@/lib/contract/form";
import { type Choice, SelectField } from "../ui/field";
import { FormNote } from "../ui/form-note";
import { SubmitButton } from "../ui/submit-button";
import { UNTOUCHED } from "../ui/untouched";

export function SandboxRequestForm({
  action,
  people,
  scenarios,
  reports,
}: {
  action: FormAction;
  people: readonly Choice[];
  scenarios: readonly Choice[];
  reports: readonly Choice[];
}) {
  const [state, send] = useActionState(action, UNTOUCHED);
  return (
    <form action={send} className="grid grid-cols-1 gap-4">
      <FormNote state={state} />
      <div className="grid grid-cols-1 items-end gap-3 sm:grid-cols-3">
        <SelectField label="Person" name="household" choices={people} chosen={state.values.household ?? ""} />
        <SelectField
          label="What happens"
          name="scenario"
          choices={scenarios}
          chosen={state.values.scenario ?? ""}
        />
        <SelectField
          label="Report"
          name="report_type"
          choices={reports}
          chosen={state.values.report_type ?? "affordability"}
        />
      </div>
      <div>
        <SubmitButton busy="Creating…">Create the test request</SubmitButton>
      </div>
    </form>
  );
}
