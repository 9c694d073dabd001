"use client";

import { createContext, type ReactNode, useContext } from "react";

const Context = createContext<{ name: string; value: string } | null>(null);

/** Says whom the page was made for, and in which company, to the forms inside it. */
export function MadeFor({
  field,
  children,
}: {
  field: { name: string; value: string };
  children: ReactNode;
}) {
  return <Context value={field}>{children}</Context>;
}

/**
 * Has a form carry whom its page was made for. Tabs share a session, so without it a page that stayed open would act
 * wherever another tab has gone since. Nothing where no page says it, as at the door.
 */
export function MadeForField() {
  const field = useContext(Context);
  return field && <input type="hidden" {...field} />;
}

/** The same, for an action that a page's script calls. */
export function useMadeFor(): string | null {
  return useContext(Context)?.value ?? null;
}
