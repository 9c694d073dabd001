"use client";

import type { ReactNode } from "react";
import { useFormStatus } from "react-dom";
import { Button } from "./button";
import type { ButtonKind } from "./button-looks";
import { MadeForField } from "./made-for";

/**
 * A form's submit button. While the form is being sent, the button says so and is disabled. Adds the page's user and
 * company to the form.
 */
export function SubmitButton({
  kind = "primary",
  busy = "One moment…",
  name,
  value,
  children,
}: {
  kind?: ButtonKind;
  busy?: string;
  /** The name of the field that says which of the form's buttons was pressed. */
  name?: string;
  value?: string;
  children: ReactNode;
}) {
  const { pending } = useFormStatus();
  return (
    <>
      <MadeForField />
      <Button type="submit" kind={kind} disabled={pending} name={name} value={value}>
        {pending ? busy : children}
      </Button>
    </>
  );
}
