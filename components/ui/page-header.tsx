import type { ReactNode } from "react";

export function PageHeader({
  title,
  beside,
  about,
  children,
}: {
  title: ReactNode;
  /** Shown next to the title, such as a status. */
  beside?: ReactNode;
  about?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <header className="mb-4 flex flex-wrap items-start justify-between gap-x-2 gap-y-3 max-sm:items-center sm:mb-6 sm:gap-4">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-xl font-semibold tracking-tight wrap-anywhere sm:text-2xl">{title}</h1>
          {beside}
        </div>
        {about ? <div className="mt-1 max-w-prose text-sm text-soft">{about}</div> : null}
      </div>
      {children ? <div className="flex flex-wrap items-center gap-2">{children}</div> : null}
    </header>
  );
}
