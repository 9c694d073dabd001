"use client";

import { useActionState } from "react";
import type { FormAction } from "@/lib/contract/form";
import { REFRESH_DAYS_MAX } from "@/lib/rules/request";
import { ChoiceField, Fields, TextField } from "../ui/field";
import { FormNote } from "../ui/form-note";
import { SubmitButton } from "../ui/submit-button";
import { UNTOUCHED } from "../ui/untouched";
import { HouseholdField, type PersonChoice } from "./household-field";
import { PortalButton } from "./portal-link";
import { REPORT_TYPE_WORDS } from "./words";

const CONSENT_CHOICES = [
  { value: "once", label: "Once", hint: "One report from one collection of data." },
  { value: "ongoing", label: "Ongoing", hint: "The report can be refreshed while the consent lasts." },
];

const BANK_CHOICES = [
  {
    value: "one",
    label: "One bank",
    hint: "The report is prepared as soon as your customer has shared a bank.",
  },
  {
    value: "several",
    label: "Several banks",
    hint: "Your customer can add more banks first. The report is prepared when they press “That’s all”, or after 30 minutes without activity.",
  },
];

/** Fields that few requests need. They stay folded until one of them is used or has an error. */
const FOLDED = ["consent_type", "refresh_every_days", "banks", "period_label", "redirect_uri", "cancel_uri"];
/** The folded fields that always have a value. */
const SET = ["consent_type", "banks"];

type Field = (name: string) => { name: string; error: string | undefined; defaultValue: string };

/** All fields of a request, the required ones first. `people` lists the sandbox's personas; it is empty in live. */
export function RequestForm({
  action,
  consentType,
  banks,
  people,
  canSend,
  isOutbox,
}: {
  action: FormAction;
  consentType: string;
  banks: string;
  people: readonly PersonChoice[];
  /** True if this server can send the link. */
  canSend: boolean;
  /** True if messages go only to a local outbox. */
  isOutbox: boolean;
}) {
  const [state, send] = useActionState(action, UNTOUCHED);
  const { errors, values } = state;
  const field: Field = (name) => ({ name, error: errors[name], defaultValue: values[name] ?? "" });
  const types = Object.entries(REPORT_TYPE_WORDS).map(([value, words]) => ({ value, ...words }));
  const isUnfolded = FOLDED.some((name) => errors[name] || (!SET.includes(name) && values[name]));
  return (
    <form action={send} noValidate>
      <Fields>
        <FormNote state={state} />
        {people.length > 0 ? (
          <HouseholdField people={people} chosen={values.household ?? ""} error={errors.household} />
        ) : null}
        <TextField
          {...field("client_name")}
          label="Customer name"
          hint="Shown on the report."
          required
          // The page contains only this form, so its first field gets the focus.
          autoFocus
          autoComplete="off"
        />
        <ChoiceField
          legend="Report"
          name="report_type"
          choices={types}
          chosen={values.report_type ?? "affordability"}
          error={errors.report_type}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...field("email")} label="Customer’s email" optional type="email" autoComplete="off" />
          <TextField {...field("phone")} label="Customer’s phone" optional type="tel" autoComplete="off" />
        </div>
        <TextField
          {...field("client_ref")}
          label="Your reference"
          optional
          autoComplete="off"
          hint="Your loan or file number, so that you can find the request."
        />
        <details open={isUnfolded} className="border-t border-line pt-4">
          <summary className="w-fit cursor-pointer py-1 text-sm font-medium">
            Consent, banks, period and return URLs
          </summary>
          <div className="group mt-4">
            <FewNeed
              field={field}
              consentType={values.consent_type ?? consentType}
              banks={values.banks ?? banks}
              errors={errors}
            />
          </div>
        </details>
        <div className="flex flex-wrap gap-2 border-t border-line pt-5">
          <SubmitButton busy="Creating…">Create request</SubmitButton>
          {canSend ? (
            <SubmitButton kind="plain" busy="Creating…" name="step" value="send">
              Create and send
            </SubmitButton>
          ) : null}
          <PortalButton href="/requests">Cancel</PortalButton>
        </div>
        {canSend && isOutbox ? (
          <p className="text-sm text-soft">
            “Create and send” sends nothing from here: the message is kept in this server’s outbox at /outbox.
          </p>
        ) : null}
      </Fields>
    </form>
  );
}

function FewNeed({
  field,
  consentType,
  banks,
  errors,
}: {
  field: Field;
  consentType: string;
  banks: string;
  errors: Partial<Record<string, string>>;
}) {
  return (
    <Fields>
      <ChoiceField
        legend="Consent"
        name="consent_type"
        choices={CONSENT_CHOICES}
        chosen={consentType}
        error={errors.consent_type}
      />
      <TextField
        {...field("refresh_every_days")}
        className="hidden group-has-[input[value=ongoing]:checked]:block"
        label="Refresh every (days)"
        optional
        autoComplete="off"
        inputMode="numeric"
        hint={`From 1 to ${REFRESH_DAYS_MAX}. Your customer sees this interval and agrees to it. If you leave the field empty, we refresh the report only when you ask.`}
      />
      <ChoiceField legend="Banks" name="banks" choices={BANK_CHOICES} chosen={banks} error={errors.banks} />
      <TextField
        {...field("period_label")}
        label="Period label"
        optional
        autoComplete="off"
        hint="Printed next to the reporting period, for example FY 2026."
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...field("redirect_uri")}
          label="Return URL"
          optional
          type="url"
          hint="Where the customer goes when they are done."
        />
        <TextField
          {...field("cancel_uri")}
          label="Cancel URL"
          optional
          type="url"
          hint="Where the customer goes when they cancel."
        />
      </div>
    </Fields>
  );
}
