"use client";

import { useActionState } from "react";
import type { FormAction } from "@/lib/contract/form";
import { Banner } from "../ui/banner";
import { Fields, TextField } from "../ui/field";
import { SubmitButton } from "../ui/submit-button";
import { TextArea } from "../ui/text-area";
import { UNTOUCHED } from "../ui/untouched";

/** Checks the signatures of a pasted delivery. */
export function SignatureForm({ action, environment }: { action: FormAction; environment: string }) {
  const [state, send] = useActionState(action, UNTOUCHED);
  const { values, errors } = state;
  const header = (label: string, name: string, placeholder: string) => (
    <TextField
      label={label}
      name={name}
      placeholder={placeholder}
      autoComplete="off"
      spellCheck={false}
      error={errors[name]}
      defaultValue={values[name] ?? ""}
      key={values[name]}
    />
  );
  return (
    <form action={send} noValidate>
      <Fields>
        {state.note ? <Findings tone={state.note.tone} text={state.note.text} /> : null}
        <TextArea
          label="Raw body"
          name="body"
          rows={6}
          hint="Exactly as it arrived, before any parsing."
          error={errors.body}
          isCode
          key={values.body}
          defaultValue={values.body ?? ""}
        />
        {header("X-Service-Signature", "service_signature", "64 characters of hex")}
        <fieldset className="grid grid-cols-1 gap-5 border-t border-line pt-5 sm:grid-cols-2">
          <legend className="sr-only">Headers of the Standard Webhooks specification</legend>
          {header("webhook-id", "webhook_id", "evt_…")}
          {header("webhook-timestamp", "webhook_timestamp", "1763778000")}
          <div className="sm:col-span-2">{header("webhook-signature", "webhook_signature", "v1,…")}</div>
        </fieldset>
        <TextField
          label="Signing secret"
          optional
          name="secret"
          type="password"
          autoComplete="off"
          hint={`If you leave this empty, we try the secrets of all your ${environment} endpoints. We also try new secrets that have not taken over yet, and old secrets that still sign deliveries.`}
          error={errors.secret}
        />
        <div>
          <SubmitButton busy="Checking…">Check</SubmitButton>
        </div>
      </Fields>
    </form>
  );
}

/** Lists the result for each header. */
function Findings({ tone, text }: { tone: "good" | "bad"; text: string }) {
  return (
    <Banner tone={tone} announce>
      <ul className="grid gap-1.5">
        {text.split("\n").map((line) => {
          const [, header, says] = /^([\w-]+): (.*)$/.exec(line) ?? [null, null, line];
          return (
            <li key={line}>
              {header ? <code className="mr-2 text-xs font-semibold">{header}</code> : null}
              {says}
            </li>
          );
        })}
      </ul>
    </Banner>
  );
}
