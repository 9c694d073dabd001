"use client";

import { type ReactNode, useActionState } from "react";
import type { FormAction, FormState } from "@/lib/contract/form";
import type { ButtonKind } from "../ui/button-looks";
import { Fields, TextField } from "../ui/field";
import { FormNote } from "../ui/form-note";
import { PasswordField } from "../ui/password-field";
import { SubmitButton } from "../ui/submit-button";
import { UNTOUCHED } from "../ui/untouched";
import { useKeptSecret } from "../ui/use-kept-secret";

type SignInField = {
  name: string;
  label: string;
  kind: "text" | "email" | "password" | "new-password" | "code";
  autoComplete?: string;
  hint?: string;
  value?: string;
};

/**
 * A short form about the user, for sign-in and account pages. Works without script. Secrets are never returned to the
 * form. With `once`, a success message replaces the form.
 */
export function SignInForm({
  action,
  first = UNTOUCHED,
  fields,
  hidden = {},
  submit,
  busy,
  kind = "primary",
  isWide = false,
  once = false,
  after = null,
}: {
  action: FormAction;
  first?: FormState;
  fields: readonly SignInField[];
  hidden?: Record<string, string>;
  submit: string;
  busy?: string;
  kind?: ButtonKind;
  /** True if the button is the page's main action. It is then as wide as the fields. */
  isWide?: boolean;
  once?: boolean;
  /** Shown below the message that replaces the form. */
  after?: ReactNode;
}) {
  const [state, send] = useActionState(action, first);
  if (once && state.note?.tone === "good")
    return (
      <div className="grid gap-4">
        <FormNote state={state} />
        {after}
      </div>
    );
  return (
    <form action={send}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Fields>
        <FormNote state={state} />
        {fields.map((field) => (
          <Field key={field.name} field={field} state={state} />
        ))}
        <div className={isWide ? "*:w-full" : undefined}>
          <SubmitButton kind={kind} {...(busy ? { busy } : {})}>
            {submit}
          </SubmitButton>
        </div>
      </Fields>
    </form>
  );
}

function NewPassword({
  state,
  ...said
}: {
  state: FormState;
  name: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
}) {
  const kept = useKeptSecret(state);
  return <PasswordField {...said} {...kept} autoComplete="new-password" />;
}

function Field({ field, state }: { field: SignInField; state: FormState }) {
  const { name, label, hint, kind } = field;
  const error = state.errors[name];
  if (kind === "password")
    return <PasswordField {...{ name, label, hint, error }} autoComplete="current-password" />;
  if (kind === "new-password") return <NewPassword {...{ name, label, hint, error, state }} />;
  const code = { inputMode: "numeric", autoComplete: "one-time-code", spellCheck: false } as const;
  return (
    <TextField
      {...{ name, label, hint, error }}
      {...(kind === "code" ? code : { autoComplete: field.autoComplete })}
      type={kind === "email" ? "email" : "text"}
      required
      defaultValue={state.values[name] ?? field.value ?? ""}
    />
  );
}
