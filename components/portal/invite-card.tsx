"use client";

import { type ReactNode, useActionState, useState } from "react";
import type { FormAction } from "@/lib/contract/form";
import type { Channel } from "@/lib/rules/message";
import { Banner } from "../ui/banner";
import { Card } from "../ui/card";
import { Disclosure } from "../ui/disclosure";
import { ChoiceField, TextField } from "../ui/field";
import { FormNote } from "../ui/form-note";
import { SubmitButton } from "../ui/submit-button";
import { typedIn } from "../ui/typed-in";
import { UNTOUCHED } from "../ui/untouched";

type Props = {
  action: FormAction;
  id: string;
  email: string | null;
  phone: string | null;
  /** The channels by which this server can send a link. */
  channels: { email: boolean; sms: boolean; isOutbox: boolean };
  isAgain: boolean;
  /** The problem with the last message; null if there was no problem. */
  trouble: string | null;
  children?: ReactNode;
};

const LOOK = {
  email: { label: "Customer’s email address", type: "email", inputMode: "email", send: "Send email" },
  sms: { label: "Customer’s mobile number", type: "tel", inputMode: "tel", send: "Send text message" },
} as const;

/** A form that sends the customer their link. `children`, the reminders, appear below the form. */
export function InviteCard({ action, id, email, phone, channels, isAgain, trouble, children }: Props) {
  const [state, send] = useActionState(action, UNTOUCHED);
  const only = channels.email ? "email" : "sms";
  const [channel, choose] = useState<Channel>(state.values.channel === "sms" ? "sms" : only);
  const { label, type, inputMode, send: words } = LOOK[channel];
  const known = (channel === "email" ? email : phone) ?? "";
  const typed = state.values.channel === channel ? typedIn(state, "to", known) : known;
  return (
    <Card title="Send the link" about={aboutOf(channels)}>
      {channels.email || channels.sms ? (
        <form action={send} noValidate className="grid gap-4">
          <input type="hidden" name="id" value={id} />
          <FormNote state={state} />
          {trouble && !state.note ? <Banner tone="bad">{trouble}</Banner> : null}
          {channels.email && channels.sms ? (
            <ChoiceField
              legend="How"
              name="channel"
              choices={[
                { value: "email", label: "By email" },
                { value: "sms", label: "By text message" },
              ]}
              chosen={channel}
              onChoose={(value) => choose(value === "sms" ? "sms" : "email")}
            />
          ) : (
            <input type="hidden" name="channel" value={only} />
          )}
          <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,24rem)_auto]">
            <TextField
              key={`${channel} ${typed}`}
              label={label}
              name="to"
              type={type}
              inputMode={inputMode}
              required
              autoComplete="off"
              hint={channel === "sms" ? "An Australian mobile, such as 0412 345 678" : undefined}
              defaultValue={typed}
              error={state.values.channel === channel ? state.errors.to : undefined}
            />
            <div className="sm:pt-7">
              <SubmitButton kind="plain" busy="Sending…">
                {isAgain ? "Send again" : words}
              </SubmitButton>
            </div>
          </div>
          {state.liftable && state.values.channel === channel ? <Lift to={state.liftable} /> : null}
        </form>
      ) : null}
      {children}
    </Card>
  );
}

/**
 * Offers to send to a bounced address again. This button comes after the form's main button, because Enter in a field
 * presses the first button of a form.
 */
function Lift({ to }: { to: string }) {
  return (
    <Disclosure summary="My customer says the address works…">
      <div className="grid max-w-prose justify-items-start gap-4 text-sm">
        <p>
          Write to <strong className="font-medium wrap-anywhere">{to}</strong> again? First ask your customer,
          through another channel, to confirm that this mailbox is theirs and works. We then send the link to
          it immediately. If that email bounces, we send nothing more to this address. The timeline records
          your decision with your name.
        </p>
        <SubmitButton kind="plain" busy="Sending…" name="lift" value={to}>
          Allow the address and send the link
        </SubmitButton>
      </div>
    </Disclosure>
  );
}

function aboutOf({ email, sms, isOutbox }: Props["channels"]): string {
  if (isOutbox) return "Nothing is sent: this server keeps the complete message in its outbox at /outbox.";
  if (email && sms)
    return "The message is in your firm’s name, with your details and the report you’re requesting.";
  if (email)
    return "By email, in your firm’s name. SMS is not set up on this service: to send a text message, copy the link and send it yourself.";
  if (sms)
    return "By text message, in your firm’s name. Email is not set up on this service: to send an email, copy the link and send it yourself.";
  return "Neither email nor SMS is set up on this service: copy the link and send it yourself.";
}
