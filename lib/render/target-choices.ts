import { day, money } from "@/components/report/format";
import { labelOf } from "@/lib/engine/adjustments/find-target";
import type { ReportDocument } from "@/lib/engine/document";

/** A row or stream that the portal offers to adjust: its form value and its label. */
export type TargetChoice = { value: string; label: string };

/**
 * The maximum number of transactions offered. The largest are offered, because they change a figure most. Other
 * transactions can be adjusted by API.
 */
const ROWS_MAX = 200;

/** A report's streams, then its largest transactions (at most ROWS_MAX), newest first. Empty for an insight report. */
export function listTargetChoices(document: ReportDocument): TargetChoice[] {
  if (document.profile === "insight") return [];
  const streams = [...document.income.streams, ...document.expenses.streams];
  const rows = [...document.transactions]
    .sort(
      (one, other) => Math.abs(other.amountCents) - Math.abs(one.amountCents) || (one.id < other.id ? -1 : 1),
    )
    .slice(0, ROWS_MAX)
    .sort((one, other) => (one.on === other.on ? 0 : one.on < other.on ? 1 : -1));
  return [
    ...streams.map(({ id, name, code }) => ({
      value: `STREAM ${id}`,
      label: `Regular: ${name}, ${labelOf(code)}`,
    })),
    ...rows.map(({ id, on, amountCents, name, code }) => ({
      value: `TRANSACTION ${id}`,
      label: `${day(on)}, ${money(amountCents)}, ${name}, ${labelOf(code)}`,
    })),
  ];
}
