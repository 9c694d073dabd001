import type { FormState } from "@/lib/contract/form";
import { Banner } from "./banner";

/** What became of a form, above its fields, said aloud. */
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
