"use client";

import { useActionState } from "react";
import type { FormAction } from "@/lib/contract/form";
import { FormNote } from "../ui/form-note";
import { SubmitButton } from "../ui/submit-button";
import { UNTOUCHED } from "../ui/untouched";

/**
 * Verifies the audit log's chain on request. A long log takes several presses. Each press continues where the previous
 * press stopped.
 */
export function AuditCheck({ action }: { action: FormAction }) {
  const [state, send] = useActionState(action, UNTOUCHED);
  const from = state.values.from;
  return (
    <form action={send} className="grid justify-items-start gap-4">
      {from ? <input type="hidden" name="from" value={from} /> : null}
      <FormNote state={state} />
      <SubmitButton kind="plain" busy="Checking…">
        {from ? "Continue checking" : "Check the log"}
      </SubmitButton>
    </form>
  );
}
