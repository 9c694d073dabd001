"use client";

import { useState, useSyncExternalStore } from "react";
import { TextField } from "./field";
import type { useKeptSecret } from "./use-kept-secret";

type Props = {
  label: string;
  name: string;
  /** Whether the field asks for the existing password or a new one. */
  autoComplete: "current-password" | "new-password";
  hint?: string | undefined;
  error?: string | undefined;
} & Partial<ReturnType<typeof useKeptSecret>>;

const NEVER = () => () => {};

/** A password field that allows pasting, and can show the password. Without script it is a plain field. */
export function PasswordField(props: Props) {
  const [isShown, setShown] = useState(false);
  const hasScript = useSyncExternalStore(
    NEVER,
    () => true,
    () => false,
  );
  return (
    <div className="relative">
      <TextField
        {...props}
        type={isShown ? "text" : "password"}
        required
        maxLength={256}
        spellCheck={false}
        autoCapitalize="none"
      />
      {hasScript ? (
        <button
          type="button"
          aria-pressed={isShown}
          aria-controls={props.name}
          onClick={() => setShown(!isShown)}
          className="absolute top-0 right-0 min-h-6 text-sm font-medium text-accent hover:underline"
        >
          {isShown ? "Hide" : "Show"}
          <span className="sr-only"> {props.label.toLowerCase()}</span>
        </button>
      ) : null}
    </div>
  );
}
