"use client";

import { createContext, type ReactNode, useContext } from "react";

const Context = createContext<{ name: string; value: string } | null>(null);

/** Gives the forms inside the user and company for which the page was rendered. */
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
 * A hidden field with the page's user and company. All tabs share a session, so without this field an open page would
 * act in the company to which another tab has switched. Renders nothing on pages without a user, such as sign-in.
 */
export function MadeForField() {
  const field = useContext(Context);
  return field && <input type="hidden" {...field} />;
}

/** Returns the value of `MadeForField`, for an action that a script calls. */
export function useMadeFor(): string | null {
  return useContext(Context)?.value ?? null;
}
