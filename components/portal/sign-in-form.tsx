"use client";

import { useActionState } from "react";
import type { FormAction, FormState } from "@/lib/contract/form";
import { Fields, TextField } from "../ui/field";
import { FormNote } from "../ui/form-note";
import { SubmitButton } from "../ui/submit-button";

/** E-mail and password. Sent as a plain form where there is no script. */
export function SignInForm({ action, first }: { action: FormAction; first: FormState }) {
  const [state, send] = useActionState(action, first);
  return (
    <form action={send}>
      <Fields>
        <FormNote state={state} />
        <TextField
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={state.values.email ?? ""}
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <SubmitButton busy="Signing in…">Sign in</SubmitButton>
      </Fields>
    </form>
  );
}
