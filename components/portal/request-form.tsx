"use client";

import { useActionState } from "react";
import type { FormAction } from "@/lib/contract/form";
import { ChoiceField, Fields, TextField } from "../ui/field";
import { FormNote } from "../ui/form-note";
import { SubmitButton } from "../ui/submit-button";
import { UNTOUCHED } from "../ui/untouched";
import { PortalButton } from "./portal-link";
import { REPORT_TYPE_WORDS } from "./words";

const CONSENT_CHOICES = [
  { value: "once", label: "Once", hint: "One report from one collection of data." },
  { value: "ongoing", label: "Ongoing", hint: "The report can be refreshed while the consent lasts." },
];

/** Everything a request can carry, the two things it must carry first. */
export function RequestForm({ action, consentType }: { action: FormAction; consentType: string }) {
  const [state, send] = useActionState(action, UNTOUCHED);
  const { errors, values } = state;
  const field = (name: string) => ({ name, error: errors[name], defaultValue: values[name] ?? "" });
  const types = Object.entries(REPORT_TYPE_WORDS).map(([value, words]) => ({ value, ...words }));
  return (
    <form action={send} noValidate>
      <Fields>
        <FormNote state={state} />
        <TextField
          {...field("client_name")}
          label="Client name"
          hint="Shown on the report."
          required
          autoComplete="off"
        />
        <ChoiceField
          legend="Report"
          name="report_type"
          choices={types}
          chosen={values.report_type ?? "affordability"}
          error={errors.report_type}
        />
        <ChoiceField
          legend="Consent"
          name="consent_type"
          choices={CONSENT_CHOICES}
          chosen={values.consent_type ?? consentType}
          error={errors.consent_type}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...field("client_ref")} label="Your reference" optional autoComplete="off" />
          <TextField
            {...field("period_label")}
            label="Period label"
            optional
            autoComplete="off"
            hint="For example FY 2026."
          />
          <TextField {...field("email")} label="Client’s e-mail" optional type="email" autoComplete="off" />
          <TextField {...field("phone")} label="Client’s phone" optional type="tel" autoComplete="off" />
          <TextField
            {...field("redirect_uri")}
            label="Return address"
            optional
            type="url"
            hint="Where the client goes when they are done."
          />
          <TextField
            {...field("cancel_uri")}
            label="Cancel address"
            optional
            type="url"
            hint="Where the client goes when they cancel."
          />
        </div>
        <div className="flex flex-wrap gap-2 border-t border-line pt-5">
          <SubmitButton busy="Creating…">Create request</SubmitButton>
          <PortalButton href="/requests">Cancel</PortalButton>
        </div>
      </Fields>
    </form>
  );
}
