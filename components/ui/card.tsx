import type { ReactNode } from "react";

/** A part of a page with a heading of its own. Hairlines hold it together; there is no shadow. */
export function Card({
  title,
  about,
  aside,
  children,
}: {
  title: string;
  about?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="rounded-lg border border-line">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-5 pt-4">
        {/* A number or a word stays beside the title however long the text is; only what is as wide as a button goes below. */}
        <div className="min-w-0 flex-1 basis-40">
          <h2 className="text-base font-semibold">{title}</h2>
          {about ? <div className="mt-0.5 max-w-prose text-sm text-soft">{about}</div> : null}
        </div>
        {aside}
      </header>
      <div className="px-5 pt-4 pb-5">{children}</div>
    </section>
  );
}
