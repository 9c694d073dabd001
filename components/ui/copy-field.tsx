import { CopyButton } from "./copy-button";

/** Shows a text, such as a link or a key, with a button that copies it. */
export function CopyField({ label, text, copyLabel }: { label: string; text: string; copyLabel?: string }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <input
        readOnly
        aria-label={label}
        value={text}
        className="min-h-11 sm:min-h-10 min-w-0 flex-1 basis-60 rounded-md border border-soft/75 bg-mist px-3 py-2 font-mono text-base text-ink sm:text-xs"
      />
      <CopyButton text={text} {...(copyLabel ? { label: copyLabel } : {})} />
    </div>
  );
}
