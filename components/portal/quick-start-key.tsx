"use client";

import type { FormState } from "@/lib/contract/form";
import { Card } from "../ui/card";
import { CopyField } from "../ui/copy-field";
import { Disclosure } from "../ui/disclosure";
import { FormNote } from "../ui/form-note";
import { SubmitButton } from "../ui/submit-button";

type Props = {
  environment: "test" | "live";
  lastFour: string | null;
  /** The id of the active key; null without one. */
  keyId: string | null;
  state: FormState;
  submit: ((form: FormData) => void) | null;
};

/**
 * Offers to create an API key, which then fills the samples. An existing key cannot be shown, because we store only its
 * fingerprint.
 */
export function QuickStartKey({ environment, lastFour, keyId, state, submit }: Props) {
  const form = (label: string, kind: "primary" | "danger") => (
    <form action={submit ?? undefined} className="grid justify-items-start gap-4">
      <input type="hidden" name="key" value={keyId ?? ""} />
      {kind === "danger" ? (
        <p className="max-w-prose text-sm">
          The key ending in <code className="text-xs">{lastFour}</code> stops working the moment you confirm:
          every program that uses it gets 401 until it has the new one.
        </p>
      ) : null}
      {state.confirm ? <FormNote state={state} /> : null}
      <SubmitButton kind={kind} busy="Creating…">
        {label}
      </SubmitButton>
    </form>
  );
  return (
    <Card title={`Your ${environment} key`} about={about(environment, lastFour, state.secret !== null)}>
      <div className="grid grid-cols-1 gap-4">
        {state.confirm ? null : <FormNote state={state} />}
        {state.secret ? <CopyField label={`The new ${environment} key`} text={state.secret} /> : null}
        {state.secret || !submit ? null : lastFour ? (
          <Disclosure summary={`Create a new ${environment} key…`}>
            {form(`Replace the ${environment} key`, "danger")}
          </Disclosure>
        ) : (
          form(`Create the ${environment} key`, "primary")
        )}
      </div>
    </Card>
  );
}

function about(environment: string, lastFour: string | null, isShown: boolean) {
  if (isShown)
    return "The new key is filled in below until you leave this page. Save it now where you keep secrets: it is not shown again.";
  if (!lastFour) return "No key yet. Once created, the key is filled in below and shown only once.";
  return (
    <>
      The samples show <code className="text-xs">{`svc_${environment}_…${lastFour}`}</code> instead of your
      key. We show a key once, when it is created, and store only a fingerprint of it. Enter the key that you
      saved, or create a new one here.
    </>
  );
}
