"use client";

import { useActionState } from "react";
import type { FormAction } from "@/lib/contract/form";
import { CopyField } from "../ui/copy-field";
import { Fields, TextField } from "../ui/field";
import { FormNote } from "../ui/form-note";
import { SubmitButton } from "../ui/submit-button";
import { UNTOUCHED } from "../ui/untouched";
import { EventChoice } from "./webhook-form";

/** Adds an endpoint, and shows its signing secret once. */
export function AddEndpointForm({ action, environment }: { action: FormAction; environment: string }) {
  const [state, send] = useActionState(action, UNTOUCHED);
  return (
    <form action={send} noValidate>
      <Fields>
        <FormNote state={state} />
        {state.secret ? (
          <CopyField label={`The new endpoint’s ${environment} signing secret`} text={state.secret} />
        ) : null}
        <TextField
          label={`URL of another endpoint for ${environment}`}
          name="new_url"
          type="url"
          autoComplete="off"
          placeholder="https://example.com/reports"
          error={state.errors.url}
          defaultValue={state.values.new_url ?? ""}
        />
        <EventChoice state={state} events={[]} prefix="new_" />
        <div>
          <SubmitButton busy="Adding…">Add the endpoint</SubmitButton>
        </div>
      </Fields>
    </form>
  );
}
