import { type ChangeEvent, useEffect, useRef } from "react";
import type { FormState } from "@/lib/contract/form";

/**
 * Keeps the text of a secret field in the browser until the secret is saved. The user then need not type it again after
 * a refusal or a request to confirm their identity. The server never sends a secret back, and React empties the field
 * after each response. Returns attributes for the input.
 */
export function useKeptSecret(state: FormState) {
  const input = useRef<HTMLInputElement>(null);
  const typed = useRef("");
  useEffect(() => {
    if (state.note?.tone === "good") typed.current = "";
    if (input.current && typed.current) input.current.value = typed.current;
  }, [state]);
  return {
    ref: input,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      typed.current = target.value;
    },
  };
}
