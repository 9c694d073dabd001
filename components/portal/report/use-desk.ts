"use client";

import { createContext, useContext } from "react";
import type { ReportPlace } from "./ask";

export type Desk = {
  place: ReportPlace;
  /** Reports to the page that its report has ended, with the server's message. */
  end: (why: string) => void;
};

export const DeskContext = createContext<Desk | null>(null);

/** The URL for the queries of a report page's components. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("outside of a report's page");
  return desk;
}
