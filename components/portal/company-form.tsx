"use client";

import { useActionState } from "react";
import type { FormAction } from "@/lib/contract/form";
import { ChoiceField, Fields, TextField } from "../ui/field";
import { FormNote } from "../ui/form-note";
import { ShownField } from "../ui/shown-field";
import { SubmitButton } from "../ui/submit-button";
import { typedIn } from "../ui/typed-in";
import { UNTOUCHED } from "../ui/untouched";

type CompanyFormValues = {
  name: string;
  share_mode: string;
  document_profile: string;
  consent_type: string;
  banks: string;
  remind_customers: string;
  retention_days: string;
  link_days: string;
};

const SHARE_CHOICES = [
  { value: "automatic", label: "Automatic", hint: "You receive the report as soon as it is ready." },
  {
    value: "customer_review",
    label: "Customer review",
    hint: "The customer sees the report first and decides whether to share it.",
  },
];
const PROFILE_CHOICES = [
  { value: "full", label: "Full", hint: "Includes every transaction behind the figures." },
  {
    value: "insight",
    label: "Insight",
    hint: "Includes totals, averages and counts, but no individual transactions.",
  },
];
const CONSENT_CHOICES = [
  { value: "once", label: "Once", hint: "One report from one collection of data." },
  { value: "ongoing", label: "Ongoing", hint: "The report can be refreshed while the consent lasts." },
];

const BANK_CHOICES = [
  {
    value: "one",
    label: "One bank",
    hint: "The report is prepared as soon as the customer has shared a bank.",
  },
  {
    value: "several",
    label: "Several banks",
    hint: "The customer can add more banks first. The report is prepared when they press “That’s all”, or after 30 minutes without activity.",
  },
];

const REMIND_CHOICES = [
  {
    value: "on",
    label: "On",
    hint: "We send reminders after 2, 5 and 8 days, in your name, until the customer answers. Each reminder goes the same way as the link: by email or text message.",
  },
  { value: "off", label: "Off", hint: "Customers get the link only, and no reminders." },
];

/** The settings for the company's requests. Read-only for members who cannot change them. */
export function CompanyForm({
  action,
  now,
  mayWrite,
}: {
  action: FormAction;
  now: CompanyFormValues;
  mayWrite: boolean;
}) {
  const [state, send] = useActionState(action, UNTOUCHED);
  const { errors } = state;
  const typed = (name: keyof CompanyFormValues) => typedIn(state, name, now[name]);
  const chosen = (name: keyof CompanyFormValues) => ({
    name,
    chosen: typed(name),
    error: errors[name],
  });
  return (
    <form action={send} noValidate>
      <fieldset disabled={!mayWrite} className="contents">
        <Fields>
          <FormNote state={state} />
          <ShownField now={now} />
          <TextField
            label="Company name"
            name="name"
            hint="Shown to your team and to us. Customers see the name set under Branding."
            error={errors.name}
            defaultValue={typed("name")}
            autoComplete="organization"
            required
            className="max-w-sm"
          />
          <ChoiceField legend="Sharing" {...chosen("share_mode")} choices={SHARE_CHOICES} />
          <ChoiceField legend="Document" {...chosen("document_profile")} choices={PROFILE_CHOICES} />
          <ChoiceField
            legend="Consent of new requests"
            {...chosen("consent_type")}
            choices={CONSENT_CHOICES}
          />
          <ChoiceField legend="Banks of new requests" {...chosen("banks")} choices={BANK_CHOICES} />
          <ChoiceField
            legend="Remind customers who have not answered"
            hint="Only for links that we sent by email or text message in the live environment."
            {...chosen("remind_customers")}
            choices={REMIND_CHOICES}
          />
          <TextField
            label="Lock unanswered links after (days)"
            name="link_days"
            hint="1 to 365, for links created or unlocked from now on. Leave it empty to keep links open until they are answered."
            error={errors.link_days}
            defaultValue={typed("link_days")}
            inputMode="numeric"
            optional
            className="max-w-sm"
          />
          <TextField
            label="Retention (days)"
            name="retention_days"
            hint="We delete a report this many days after it is ready. Reports that are ready now keep their deletion date."
            error={errors.retention_days}
            defaultValue={typed("retention_days")}
            inputMode="numeric"
            required
            className="max-w-sm"
          />
          {mayWrite ? (
            <div className="border-t border-line pt-5">
              <SubmitButton busy="Saving…">Save changes</SubmitButton>
            </div>
          ) : null}
        </Fields>
      </fieldset>
    </form>
  );
}
