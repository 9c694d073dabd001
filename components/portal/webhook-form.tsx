"use client";

import { useActionState } from "react";
import type { FormAction } from "@/lib/contract/form";
import { Fields, TextField } from "../ui/field";
import { FormNote } from "../ui/form-note";
import { SubmitButton } from "../ui/submit-button";
import { UNTOUCHED } from "../ui/untouched";

/** Where events are sent. Empty stops them. A plain form where there is no script. */
export function WebhookForm({
  action,
  url,
  environment,
  mayWrite,
}: {
  action: FormAction;
  url: string;
  environment: string;
  mayWrite: boolean;
}) {
  const [state, send] = useActionState(action, UNTOUCHED);
  return (
    <form action={send} noValidate>
      <fieldset disabled={!mayWrite} className="contents">
        <Fields>
          <FormNote state={state} />
          <TextField
            label={`Webhook URL for ${environment}`}
            name="url"
            type="url"
            autoComplete="off"
            placeholder="https://example.com/webhooks"
            hint="Leave it empty to stop sending."
            error={state.errors.url}
            defaultValue={state.values.url ?? url}
          />
          {mayWrite ? (
            <div>
              <SubmitButton busy="Saving…">Save URL</SubmitButton>
            </div>
          ) : null}
        </Fields>
      </fieldset>
    </form>
  );
}
