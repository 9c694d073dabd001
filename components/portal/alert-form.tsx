"use client";

import { useActionState } from "react";
import type { FormAction } from "@/lib/contract/form";
import type { AlertChoice } from "@/lib/rules/alert";
import { ChoiceField, Fields } from "../ui/field";
import { FormNote } from "../ui/form-note";
import { SubmitButton } from "../ui/submit-button";
import { typedIn } from "../ui/typed-in";
import { UNTOUCHED } from "../ui/untouched";

/** The requests for which a member can get updates. */
export const ALERT_SCOPE_CHOICES = [
  { value: "none", label: "None" },
  {
    value: "mine",
    label: "My requests",
    hint: "Only requests that you own: you created them, or someone made you the owner.",
  },
  {
    value: "all",
    label: "Everyone’s requests",
    hint: "All of the company’s requests, including those created with the API.",
  },
];
const PACES = [
  { value: "instant", label: "At once", hint: "One email for each notification." },
  { value: "daily", label: "Once a day", hint: "A summary at 7 am Sydney time, on days with notifications." },
];

/** Lets a member choose which request updates they get by email, and how soon. */
export function AlertForm({ action, now }: { action: FormAction; now: AlertChoice }) {
  const [state, send] = useActionState(action, UNTOUCHED);
  return (
    <form action={send}>
      <Fields>
        <FormNote state={state} />
        <ChoiceField
          legend="Email me about"
          name="scope"
          choices={ALERT_SCOPE_CHOICES}
          chosen={typedIn(state, "scope", now.scope)}
          error={state.errors.scope}
        />
        <ChoiceField
          legend="When"
          name="pace"
          choices={PACES}
          chosen={typedIn(state, "pace", now.pace)}
          error={state.errors.pace}
        />
        <div>
          <SubmitButton busy="Saving…">Save choices</SubmitButton>
        </div>
      </Fields>
    </form>
  );
}
