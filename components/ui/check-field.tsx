import type { ReactNode } from "react";
import { About, describedBy, type Said } from "./field";

/** A checkbox with its sentence and a hint below. */
export function CheckField({
  name,
  label,
  isTicked,
  note,
  error,
}: Said & { label: string; isTicked: boolean; note?: ReactNode }) {
  return (
    <div>
      <label htmlFor={name} className="flex min-h-11 sm:min-h-8 cursor-pointer items-start gap-3 text-sm">
        <input
          id={name}
          type="checkbox"
          name={name}
          defaultChecked={isTicked}
          aria-describedby={describedBy({ name, error })}
          aria-invalid={error ? true : undefined}
          className="mt-0.5 size-4 shrink-0 accent-accent"
        />
        <span>
          {label}
          {note ? <span className="block text-xs text-soft">{note}</span> : null}
        </span>
      </label>
      <div className="pl-7">
        <About name={name} error={error} />
      </div>
    </div>
  );
}
