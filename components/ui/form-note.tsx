import { useId } from "react";
import type { FormState } from "@/lib/contract/form";
import { Banner } from "./banner";
import { BOX } from "./box";

/** Asks for the password or code that an action requires, inside the form, so that no input is lost. */
function Confirm({ ways: { password, code, path } }: { ways: NonNullable<FormState["confirm"]> }) {
  const id = useId();
  return (
    <div className="mt-3 grid max-w-sm gap-3">
      {password ? (
        <div>
          <label htmlFor={`${id}-password`} className="mb-1.5 block font-medium">
            Your password
          </label>
          <input
            id={`${id}-password`}
            type="password"
            name={password}
            autoComplete="current-password"
            className={`${BOX} border-soft/75`}
          />
        </div>
      ) : null}
      {code ? (
        <div>
          <label htmlFor={`${id}-code`} className="mb-1.5 block font-medium">
            {password ? "Or the code your authenticator shows" : "The code your authenticator shows"}
          </label>
          <input
            id={`${id}-code`}
            name={code}
            inputMode="numeric"
            autoComplete="one-time-code"
            className={`${BOX} border-soft/75`}
          />
        </div>
      ) : null}
      <p>
        <a href={path} target="_blank" rel="noopener" className="text-accent underline">
          Confirm in a new tab
        </a>{" "}
        to use a passkey or single sign-on. We won’t ask again for ten minutes.
      </p>
    </div>
  );
}

/** Shows a form's result above its fields, and announces it to screen readers. */
export function FormNote({ state }: { state: FormState }) {
  if (!state.note) return null;
  return (
    <Banner tone={state.note.tone} announce>
      {state.note.text}
      {state.signIn ? (
        <>
          {" "}
          <a href={state.signIn} target="_blank" rel="noopener" className="font-medium text-accent underline">
            Sign in again in a new tab
          </a>
        </>
      ) : null}
      {state.confirm ? <Confirm ways={state.confirm} /> : null}
    </Banner>
  );
}
