import type { ReportDocument } from "@/lib/engine/document";
import type { PanelKey } from "./model";

/** The targets of a customer's note about the figure at this path: its stream or category; none for a total. */
export function targetOf({ income, expenses }: ReportDocument, key: PanelKey): string[] {
  const [part, list, first, inner, second] = key.split(".");
  if (part === "income" && list === "streams") return given(income.streams[Number(first)]?.id);
  if (part === "expenses" && inner === "leaves")
    return given(expenses.groups[Number(first)]?.leaves[Number(second)]?.code);
  return [];
}

const given = (target: string | undefined): string[] => (target === undefined ? [] : [target]);
