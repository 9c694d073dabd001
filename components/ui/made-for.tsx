"use client";

import { createContext, type ReactNode, useContext } from "react";

const Context = createContext<{ name: string; value: string } | null>(null);

/** Gives the forms inside it the user and company that the page was rendered for. */
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
 * The form field with the user and company of the page. Tabs share a session, so without it an open page would act in
 * the company that another tab switched to. Empty on pages without a user, such as sign-in.
 */
export function MadeForField() {
  const field = useContext(Context);
  return field && <input type="hidden" {...field} />;
}

/** The same for an action called by a page's script. */
export function useMadeFor(): string | null {
  return useContext(Context)?.value ?? null;
}
