import type { ReactNode } from "react";

/** The head of a list that stands bare on its page: its name, what is said of it, and what can be done. */
export function SectionHead({
  id,
  title,
  about,
  aside,
}: {
  /** What the section is labelled by. */
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
