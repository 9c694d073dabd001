import type { SelectHTMLAttributes } from "react";

/** The browser's select box with our own arrow, because each system draws a different one. */
export function SelectBox({ className = "", children, ...rest }: SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <span className="relative block">
      <select
        {...rest}
        className={`block min-h-11 sm:min-h-10 w-full min-w-0 appearance-none truncate rounded-md border bg-paper py-2 pr-9 pl-3 text-base text-ink sm:text-sm ${className}`}
      >
        {children}
      </select>
      <svg
        aria-hidden="true"
        viewBox="0 0 16 16"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-soft"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      >
        <path d="m4 6.5 4 4 4-4" />
      </svg>
    </span>
  );
}
