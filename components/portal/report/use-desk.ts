"use client";

import { createContext, useContext } from "react";
import type { RowChoices } from "../../report/panel/model";
import type { ReportAddress } from "./ask";

type Desk = {
  address: ReportAddress;
  /** Called when the report is no longer current, with the server's message. */
  end: (why: string) => void;
  /** The options of the filters; empty until they are loaded. */
  choices: RowChoices;
};

export const DeskContext = createContext<Desk | null>(null);

/**
 * Returns the data that the report page shares with its components. These are the URL for queries, the filters'
 * options, and the callback for a report that is out of date.
 */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("outside of a report's page");
  return desk;
}
