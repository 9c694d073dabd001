"use client";

import type { ReactNode } from "react";
import { useFormStatus } from "react-dom";
import { Button } from "./button";
import type { ButtonKind } from "./button-looks";
import { MadeForField } from "./made-for";

/**
 * The button of a form; while the form is under way it says so and cannot be pressed again. With it the form carries whom
 * its page was made for.
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
  /** Says which of a form's buttons was pressed. */
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
