"use client";

import { createContext, useContext } from "react";
import type { Place } from "./ask";

export type Desk = {
  place: Place;
  /** Tells the page that its report is over, in the server's words. */
  end: (why: string) => void;
};

export const DeskContext = createContext<Desk | null>(null);

/** Where the parts of a report's page ask their questions. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("outside of a report's page");
  return desk;
}
