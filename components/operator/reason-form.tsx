"use client";

import { useActionState, useId } from "react";
import type { FormAction } from "@/lib/contract/form";
import { BOX } from "../ui/box";
import type { ButtonKind } from "../ui/button-looks";
import { FormNote } from "../ui/form-note";
import { SubmitButton } from "../ui/submit-button";
import { tickedIn, typedIn } from "../ui/typed-in";
import { UNTOUCHED } from "../ui/untouched";

/** A form for an action that needs text and, if it cannot be undone, a ticked checkbox. A page may have several. */
export function ReasonForm({
  action,
  hidden,
  field,
  label,
  optional = false,
  sure = null,
  button,
  kind = "primary",
}: {
  action: FormAction;
  hidden: Readonly<Record<string, string>>;
  field: string;
  label: string;
  optional?: boolean;
  /** The checkbox's label; null for no checkbox. */
  sure?: string | null;
  button: string;
  kind?: ButtonKind;
}) {
  const [state, send] = useActionState(action, UNTOUCHED);
  const id = useId();
  const fault = state.errors[field];
  return (
    <form action={send} noValidate className="grid gap-4">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormNote state={state} />
      <div>
        <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
          {label}
          {optional ? <span className="font-normal text-soft"> (optional)</span> : null}
        </label>
        <textarea
          id={id}
          name={field}
          rows={3}
          defaultValue={typedIn(state, field)}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-error` : undefined}
          className={`${BOX} ${fault ? "border-bad" : "border-soft/75"}`}
        />
        {fault ? (
          <p id={`${id}-error`} className="mt-1.5 text-sm text-bad">
            {fault}
          </p>
        ) : null}
      </div>
      {sure ? (
        <label className="flex min-h-8 items-start gap-3 text-sm">
          <input
            type="checkbox"
            name="sure"
            defaultChecked={tickedIn(state, "sure", false)}
            className="mt-0.5 size-4 shrink-0 accent-accent"
          />
          {sure}
        </label>
      ) : null}
      <div>
        <SubmitButton kind={kind}>{button}</SubmitButton>
      </div>
    </form>
  );
}
