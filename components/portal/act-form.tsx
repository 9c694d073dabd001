"use client";

import { type ReactNode, useActionState } from "react";
import type { FormAction, FormState } from "@/lib/contract/form";
import type { ButtonKind } from "../ui/button-looks";
import { CopyField } from "../ui/copy-field";
import { FormNote } from "../ui/form-note";
import { SubmitButton } from "../ui/submit-button";
import { Typed } from "../ui/typed";
import { UNTOUCHED } from "../ui/untouched";

type ActButton = {
  /** Hidden fields, such as the id of the action's subject. */
  hidden?: Record<string, string>;
  label: string;
  busy?: string;
  kind?: ButtonKind;
  secretLabel?: string;
  children?: ReactNode;
};

/**
 * A button for one action, with the action's result. A secret in the result is shown once, in place of the button.
 * Fields inside must keep the input of a refused form (components/ui/typed.tsx).
 */
export function ActForm({ action, ...look }: ActButton & { action: FormAction }) {
  const [state, send] = useActionState(action, UNTOUCHED);
  return <ActFields {...look} state={state} send={send} />;
}

/** Like ActForm, but for a component that also uses the result. */
export function ActFields({
  state,
  send,
  hidden = {},
  label,
  busy,
  kind = "plain",
  secretLabel,
  children,
}: ActButton & { state: FormState; send: (form: FormData) => void }) {
  return (
    <form action={send} className="grid justify-items-start gap-4">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {state.secret ? null : <Typed state={state}>{children}</Typed>}
      <FormNote state={state} />
      {state.secret ? (
        <div className="w-full">
          <CopyField label={secretLabel ?? "Shown once"} text={state.secret} />
        </div>
      ) : (
        <SubmitButton kind={kind} {...(busy ? { busy } : {})}>
          {label}
        </SubmitButton>
      )}
    </form>
  );
}
