"use client";

import { useActionState } from "react";
import type { FormAction } from "@/lib/contract/form";
import { BOX } from "../ui/box";
import { About, describedBy } from "../ui/field";
import { FormNote } from "../ui/form-note";
import { SubmitButton } from "../ui/submit-button";
import { UNTOUCHED } from "../ui/untouched";

/** Records what an operator saw when they checked an item: text, a link or a file. */
export function EvidenceForm({ action, id, item }: { action: FormAction; id: string; item: string }) {
  const [state, send] = useActionState(action, UNTOUCHED);
  const named = (name: string) => ({
    id: `${item}-${name}`,
    name,
    "aria-describedby": describedBy({ name: `${item}-${name}`, error: state.errors[name] }),
    className: `${BOX} ${state.errors[name] ? "border-bad" : "border-soft/75"}`,
  });
  return (
    <form action={send} className="grid gap-3">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="item" value={item} />
      <FormNote state={state} />
      <Labelled item={item} name="note" label="What you saw" error={state.errors.note}>
        <textarea rows={3} defaultValue={state.values.note ?? ""} {...named("note")} />
      </Labelled>
      <Labelled item={item} name="link" label="Link" error={state.errors.link}>
        <input type="url" defaultValue={state.values.link ?? ""} placeholder="https://" {...named("link")} />
      </Labelled>
      <Labelled
        item={item}
        name="file"
        label="File (PDF, PNG or JPEG, at most 900 kB)"
        error={state.errors.file}
      >
        <input type="file" accept="application/pdf,image/png,image/jpeg" {...named("file")} />
      </Labelled>
      <div>
        <SubmitButton kind="plain" busy="Saving…">
          Mark as checked
        </SubmitButton>
      </div>
    </form>
  );
}

function Labelled({
  item,
  name,
  label,
  error,
  children,
}: {
  item: string;
  name: string;
  label: string;
  error: string | undefined;
  children: React.ReactNode;
}) {
  return (
    <div>
      <label htmlFor={`${item}-${name}`} className="mb-1 block font-medium">
        {label}
      </label>
      {children}
      <About name={`${item}-${name}`} error={error} />
    </div>
  );
}
