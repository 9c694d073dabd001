import type { ReactNode } from "react";

/**
 * A section of a page with its own heading, framed by thin lines without a shadow. `id` lets a link lead to it.
 */
export function Card({
  id,
  title,
  about,
  aside,
  children,
}: {
  id?: string;
  title: string;
  about?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section id={id} className="scroll-mt-4 rounded-lg border border-line">
      {/* `aside` is next to the title. On a phone, the text below the title and `aside` gets the full width. */}
      <header className="grid grid-cols-[minmax(0,1fr)_max-content] items-start gap-x-6 px-5 pt-4">
        <h2 className="text-base font-semibold">{title}</h2>
        {aside ? <div className="sm:row-span-2">{aside}</div> : <span />}
        {about ? (
          <div className="mt-0.5 max-w-prose wrap-anywhere text-sm text-soft max-sm:col-span-2">{about}</div>
        ) : null}
      </header>
      <div className="px-5 pt-4 pb-5">{children}</div>
    </section>
  );
}
