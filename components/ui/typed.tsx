"use client";

import { type ComponentProps, createContext, type ReactNode, useContext } from "react";
import type { FormState } from "@/lib/contract/form";
import { CheckField } from "./check-field";
import { SelectField, TextField } from "./field";
import { tickedIn, typedIn } from "./typed-in";
import { UNTOUCHED } from "./untouched";

const Context = createContext<FormState>(UNTOUCHED);

/** Passes a form's state to the fields inside, so that they keep the input of a refused form. */
export function Typed({ state, children }: { state: FormState; children: ReactNode }) {
  return <Context value={state}>{children}</Context>;
}

/** A select box in a form with `Typed`: after a refusal, it keeps the user's choice. */
export function TypedSelect({ chosen, ...rest }: ComponentProps<typeof SelectField>) {
  return <SelectField {...rest} chosen={typedIn(useContext(Context), rest.name, chosen)} />;
}

/** A text field in a form with `Typed`: after a refusal, it keeps the typed text. */
export function TypedText({
  defaultValue,
  ...rest
}: ComponentProps<typeof TextField> & { defaultValue: string }) {
  return <TextField {...rest} defaultValue={typedIn(useContext(Context), rest.name, defaultValue)} />;
}

/** A checkbox in a form with `Typed`: after a refusal, it stays as the user left it. */
export function TypedCheck({ isTicked, ...rest }: ComponentProps<typeof CheckField>) {
  return <CheckField {...rest} isTicked={tickedIn(useContext(Context), rest.name, isTicked)} />;
}

/**
 * For several checkboxes that are all called `name`, in a form with `Typed`: returns whether the checkbox with `value`
 * is ticked.
 */
export const useTick = (name: string, value: string): boolean =>
  typedIn(useContext(Context), name).split(" ").includes(value);
