import type { ReactNode } from "react";

/** The header of a list without a card: title, description and actions. */
export function SectionHead({
  id,
  title,
  about,
  aside,
}: {
  /** The id that labels the section. */
  id: string;
  title: string;
  about: ReactNode;
  aside?: ReactNode;
}) {
  return (
    <header className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-64">
        <h2 id={id} className="text-base font-semibold">
          {title}
        </h2>
        <p className="mt-0.5 max-w-prose text-sm text-soft">{about}</p>
      </div>
      {aside}
    </header>
  );
}
