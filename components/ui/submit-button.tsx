"use client";

import type { ReactNode } from "react";
import { useFormStatus } from "react-dom";
import { Button } from "./button";
import type { ButtonKind } from "./button-looks";

/** The button of a form; while the form is under way it says so and cannot be pressed again. */
export function SubmitButton({
  kind = "primary",
  busy = "One moment…",
  children,
}: {
  kind?: ButtonKind;
  busy?: string;
  children: ReactNode;
}) {
  const { pending } = useFormStatus();
  return (
    <Button type="submit" kind={kind} disabled={pending}>
      {pending ? busy : children}
    </Button>
  );
}
