import type { FormState } from "@/lib/contract/form";
import { Banner } from "./banner";

/** A form's result, above its fields, announced to screen readers. */
export function FormNote({ state }: { state: FormState }) {
  if (!state.note) return null;
  return (
    <Banner tone={state.note.tone} announce>
      {state.note.text}
      {state.signIn ? (
        <>
          {" "}
          <a href={state.signIn} target="_blank" rel="noopener" className="font-medium text-accent underline">
            Sign in in a new tab
          </a>
        </>
      ) : null}
    </Banner>
  );
}
