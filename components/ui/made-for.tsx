"use client";

import { createContext, type ReactNode, useContext } from "react";
import { MADE_FOR } from "@/lib/contract/form";

const Context = createContext<string | null>(null);

/** Says whom the page was made for, and in which company, to the forms inside it. */
export function MadeFor({ value, children }: { value: string; children: ReactNode }) {
  return <Context value={value}>{children}</Context>;
}

/**
 * Has a form carry whom its page was made for. Tabs share a session, so without it a page that stayed open would act
 * wherever another tab has gone since. Nothing where no page says it, as at the door.
 */
export function MadeForField() {
  const value = useContext(Context);
  return value === null ? null : <input type="hidden" name={MADE_FOR} value={value} />;
}
