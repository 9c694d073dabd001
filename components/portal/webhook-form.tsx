"use client";

import { useActionState } from "react";
import type { FormAction, FormState } from "@/lib/contract/form";
import { EVENT_TYPES, type EventType } from "@/lib/rules/request";
import { CheckField } from "../ui/check-field";
import { Fields, TextField } from "../ui/field";
import { FormNote } from "../ui/form-note";
import { ShownField } from "../ui/shown-field";
import { SubmitButton } from "../ui/submit-button";
import { tickedIn, typedIn } from "../ui/typed-in";
import { UNTOUCHED } from "../ui/untouched";

/** Chooses the events that an endpoint gets. An empty list means all. */
export function EventChoice({
  state,
  events,
  prefix = "",
}: {
  state: FormState;
  events: readonly EventType[];
  /** A prefix for the field names, if another form on the page has fields with the same names. */
  prefix?: string;
}) {
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm font-medium">Events</legend>
      <input type="hidden" name={`${prefix}chooses_events`} value="1" />
      {EVENT_TYPES.map((type) => (
        <CheckField
          key={type}
          name={`${prefix}takes_${type}`}
          label={type}
          isTicked={tickedIn(state, `${prefix}takes_${type}`, events.length === 0 || events.includes(type))}
        />
      ))}
    </fieldset>
  );
}

/** Sets an endpoint's URL and events. An empty URL stops its events. Works without script. */
export function WebhookForm({
  action,
  url,
  shown,
  events,
  endpointId = null,
  environment,
  mayWrite,
}: {
  action: FormAction;
  url: string;
  /** The values of the form's fields as loaded. */
  shown: Readonly<Record<string, string>>;
  /** The ticked events; empty means all. Omit it to leave the choice out of the form. */
  events?: readonly EventType[];
  /** Null for the default endpoint. */
  endpointId?: string | null;
  environment: string;
  mayWrite: boolean;
}) {
  const [state, send] = useActionState(action, UNTOUCHED);
  return (
    <form action={send} noValidate>
      <fieldset disabled={!mayWrite} className="contents">
        <Fields>
          <FormNote state={state} />
          <ShownField now={shown} />
          <TextField
            label={`Webhook URL for ${environment}`}
            name="url"
            type="url"
            autoComplete="off"
            placeholder="https://example.com/webhooks"
            hint={endpointId === null ? "Leave it empty to stop sending." : undefined}
            error={state.errors.url}
            defaultValue={typedIn(state, "url", url)}
          />
          {endpointId === null ? null : <input type="hidden" name="endpoint" value={endpointId} />}
          {events ? <EventChoice key={events.join()} state={state} events={events} /> : null}
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
