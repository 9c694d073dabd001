import type { TextareaHTMLAttributes } from "react";

/** A label and room for many lines. `isCode` shows them as they are, unwrapped. */
export function TextArea({
  label,
  name,
  isCode = false,
  ...rest
}: { label: string; name: string; isCode?: boolean } & TextareaHTMLAttributes<HTMLTextAreaElement>) {
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
        className={`block w-full rounded-md border border-soft/75 bg-paper px-3 py-2 text-base text-ink placeholder:text-soft ${isCode ? "font-mono sm:text-xs sm:leading-relaxed" : "sm:text-sm"}`}
        {...rest}
      />
    </div>
  );
}
