import type { TextareaHTMLAttributes } from "react";

type Props = {
  label: string;
  name: string;
  isCode?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
} & TextareaHTMLAttributes<HTMLTextAreaElement>;

/** A label and room for many lines. `isCode` shows them as they are, unwrapped. */
export function TextArea({ label, name, isCode = false, hint, error, ...rest }: Props) {
  const said = [...(hint ? [`${name}-hint`] : []), ...(error ? [`${name}-error`] : [])].join(" ");
  return (
    <div>
      <label htmlFor={name} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <textarea
        id={name}
        name={name}
        spellCheck={!isCode}
        wrap={isCode ? "off" : "soft"}
        aria-describedby={said || undefined}
        aria-invalid={error ? true : undefined}
        className={`block w-full rounded-md border bg-paper px-3 py-2 text-base text-ink placeholder:text-soft ${error ? "border-bad" : "border-soft/75"} ${isCode ? "font-mono sm:text-xs sm:leading-relaxed" : "sm:text-sm"}`}
        {...rest}
      />
      {hint ? (
        <p id={`${name}-hint`} className="mt-1.5 text-sm text-soft">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${name}-error`} className="mt-1.5 text-sm text-bad">
          {error}
        </p>
      ) : null}
    </div>
  );
}
