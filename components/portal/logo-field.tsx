"use client";

import { type ChangeEvent, useState } from "react";
import type { FormState } from "@/lib/contract/form";
import { TextField } from "../ui/field";

/** Asks for the picture again, because after an error browsers restore typed text but never a chosen file. */
const CHOOSE_AGAIN = "Choose the picture again once you are signed in.";

/**
 * A field for a picture, with a checkbox to remove the current one. Refuses a file that is too large, before the form
 * is sent.
 */
export function LogoField({
  hasLogo,
  bytesMax,
  state,
}: {
  hasLogo: boolean;
  bytesMax: number;
  state: FormState;
}) {
  // A message about the chosen file, and the state of the form when it appeared. Sending the form empties the field,
  // so the message then no longer applies.
  const [fault, setFault] = useState<{ says: string; at: FormState } | null>(null);
  // The state of the form when a picture was chosen. Sending the form empties the field.
  const [chosenAt, setChosenAt] = useState<FormState | null>(null);
  const isLost = state.signIn !== undefined && chosenAt !== null && chosenAt !== state;
  const choose = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const size = input.files?.[0]?.size ?? null;
    setChosenAt(size === null ? null : state);
    if (size === null) return setFault(null);
    const next =
      size === 0
        ? "This file is empty."
        : size > bytesMax
          ? `Choose a picture of at most ${bytesMax / 1_000} kB.`
          : null;
    if (next) input.value = "";
    setFault(next ? { says: next, at: state } : null);
  };
  return (
    <div>
      <TextField
        label="Logo"
        name="logo"
        type="file"
        accept="image/png,image/jpeg,image/webp"
        hint={`PNG, JPEG or WebP, up to ${bytesMax / 1_000} kB and 2,000 pixels a side. Customers see the logo at up to 160 by 40 pixels, on a white or a nearly black background.`}
        error={fault?.at === state ? fault.says : isLost ? CHOOSE_AGAIN : state.errors.logo}
        onChange={choose}
        optional
      />
      {hasLogo ? (
        <label className="mt-3 flex min-h-11 sm:min-h-10 items-center gap-3 text-sm">
          <input
            type="checkbox"
            name="remove_logo"
            defaultChecked={state.values.remove_logo === "on"}
            className="size-4 shrink-0 accent-accent"
          />
          Remove the logo. Customers see your name instead.
        </label>
      ) : null}
    </div>
  );
}
