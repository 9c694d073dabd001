"use client";

import { type ReactNode, useActionState } from "react";
import type { FormAction } from "@/lib/contract/form";
import { Card } from "../ui/card";
import { TextField } from "../ui/field";
import { FormNote } from "../ui/form-note";
import { SubmitButton } from "../ui/submit-button";
import { UNTOUCHED } from "../ui/untouched";

/** Sending the customer their link from here, and below it (`children`) what becomes of reminders. Live alone. */
export function InviteCard({
  action,
  id,
  email,
  isAgain,
  children,
}: {
  action: FormAction;
  id: string;
  email: string | null;
  isAgain: boolean;
  children?: ReactNode;
}) {
  const [state, send] = useActionState(action, UNTOUCHED);
  return (
    <Card
      title="Send the link"
      about="By e-mail, in your firm’s name. SMS is not set up on this service yet: to send a text message, copy the link and send it yourself."
    >
      <form action={send} noValidate className="grid gap-4">
        <input type="hidden" name="id" value={id} />
        <FormNote state={state} />
        <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,24rem)_auto]">
          <TextField
            key={state.values.to ?? ""}
            label="Client’s e-mail address"
            name="to"
            type="email"
            required
            autoComplete="off"
            defaultValue={state.values.to ?? email ?? ""}
            error={state.errors.to}
          />
          <div className="sm:pt-7">
            <SubmitButton kind="plain" busy="Sending…">
              {isAgain ? "Send again" : "Send e-mail"}
            </SubmitButton>
          </div>
        </div>
      </form>
      {children}
    </Card>
  );
}
