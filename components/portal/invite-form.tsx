"use client";

import { useActionState } from "react";
import type { FormAction } from "@/lib/contract/form";
import { type Choice, ChoiceField, Fields, TextField } from "../ui/field";
import { FormNote } from "../ui/form-note";
import { SubmitButton } from "../ui/submit-button";
import { UNTOUCHED } from "../ui/untouched";

export function InviteForm({ action, roles }: { action: FormAction; roles: readonly Choice[] }) {
  const [state, send] = useActionState(action, UNTOUCHED);
  return (
    <form action={send}>
      <Fields>
        <FormNote state={state} />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="off"
          className="max-w-sm"
          error={state.errors.email}
          defaultValue={state.values.email ?? ""}
          required
        />
        <ChoiceField
          legend="Role"
          name="role"
          choices={roles}
          chosen={state.values.role ?? "member"}
          error={state.errors.role}
        />
        <div>
          <SubmitButton busy="Sending…">Send the invitation</SubmitButton>
        </div>
      </Fields>
    </form>
  );
}
