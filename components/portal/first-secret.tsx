"use client";

import { useActionState } from "react";
import type { FormAction } from "@/lib/contract/form";
import { CopyField } from "../ui/copy-field";
import { FormNote } from "../ui/form-note";
import { SubmitButton } from "../ui/submit-button";
import { UNTOUCHED } from "../ui/untouched";

/**
 * Creates the first signing secret of an environment and shows it once. The component stays in the page when
 * `isShown` becomes true, so that the secret is still visible after the page renders again.
 */
export function FirstSecret({
  action,
  environment,
  isShown,
}: {
  action: FormAction;
  environment: string;
  isShown: boolean;
}) {
  const [state, send] = useActionState(action, UNTOUCHED);
  if (isShown && !state.note) return null;
  return (
    <form action={send} className="grid grid-cols-1 justify-items-start gap-4">
      <FormNote state={state} />
      {state.secret ? (
        <div className="w-full">
          <CopyField label={`The ${environment} signing secret`} text={state.secret} />
        </div>
      ) : null}
      {isShown || state.secret ? null : (
        <>
          <p className="max-w-prose text-sm">
            Your company hasn’t seen its {environment} signing secret yet. Get the secret and give it to your
            receiver, so that the receiver can check that a delivery is ours. The secret is shown once and
            takes effect immediately.
          </p>
          <SubmitButton busy="Creating…">Get your signing secret</SubmitButton>
        </>
      )}
    </form>
  );
}
