"use client";

import { type ReactNode, useActionState } from "react";
import type { FormAction } from "@/lib/contract/form";
import { CopyButton } from "../ui/copy-button";
import { Fields, TextField } from "../ui/field";
import { FormNote } from "../ui/form-note";
import { SubmitButton } from "../ui/submit-button";
import { UNTOUCHED } from "../ui/untouched";

/**
 * A form that returns recovery codes and then shows them once instead of its fields. `children` appear above the
 * form; `closed` replaces the form if it cannot be used.
 */
export function CodesForm({
  action,
  asksCode,
  isOpen = true,
  submit,
  closed = null,
  children,
}: {
  action: FormAction;
  asksCode: boolean;
  isOpen?: boolean;
  submit: string;
  closed?: ReactNode;
  children?: ReactNode;
}) {
  const [state, send] = useActionState(action, UNTOUCHED);
  if (state.secret) return <Codes codes={state.secret.split("\n")} text={state.note?.text ?? ""} />;
  if (!isOpen) return closed;
  return (
    <form action={send}>
      <Fields>
        {children}
        <FormNote state={state} />
        {asksCode ? (
          <TextField
            label="Code"
            name="code"
            error={state.errors.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            className="max-w-48"
            required
          />
        ) : null}
        <div>
          <SubmitButton busy="One moment…">{submit}</SubmitButton>
        </div>
      </Fields>
    </form>
  );
}

function Codes({ codes, text }: { codes: readonly string[]; text: string }) {
  return (
    <div className="grid gap-4">
      <p role="status" className="max-w-prose text-sm">
        {text}
      </p>
      <ol
        aria-label="Recovery codes"
        className="grid max-w-xl grid-cols-1 gap-x-8 gap-y-2 rounded-md border border-line bg-mist p-4 font-mono text-sm tabular-nums sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div>
        <CopyButton text={codes.join("\n")} label="Copy all" />
      </div>
    </div>
  );
}
