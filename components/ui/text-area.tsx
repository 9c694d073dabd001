import type { TextareaHTMLAttributes } from "react";
import { About, describedBy, type Said } from "./field";

type Props = Said & {
  label: string;
  optional?: boolean;
  isCode?: boolean;
} & TextareaHTMLAttributes<HTMLTextAreaElement>;

/** A label and a multi-line field with hint and error. With `isCode`, lines do not wrap. */
export function TextArea({ label, name, hint, error, optional, isCode = false, ...rest }: Props) {
  return (
    <div>
      <label htmlFor={name} className="mb-1.5 block text-sm font-medium">
        {label}
        {optional ? <span className="font-normal text-soft"> (optional)</span> : null}
      </label>
      <textarea
        id={name}
        name={name}
        spellCheck={!isCode}
        wrap={isCode ? "off" : "soft"}
        aria-describedby={describedBy({ name, hint, error })}
        aria-invalid={error ? true : undefined}
        className={`block w-full rounded-md border bg-paper px-3 py-2 text-base text-ink placeholder:text-soft ${error ? "border-bad" : "border-soft/75"} ${isCode ? "font-mono sm:text-xs sm:leading-relaxed" : "sm:text-sm"}`}
        {...rest}
      />
      <About name={name} hint={hint} error={error} />
    </div>
  );
}
