import type { BankRow } from "@/lib/engine/row";

/** The day numbers of rows in canonical order, each once. Leaves out the rows before index `from`. */
export function listDays(rows: readonly BankRow[], from = 0): number[] {
  const days: number[] = [];
  for (let index = from; index < rows.length; index++) {
    const day = rows[index]?.dayNumber ?? 0;
    if (day !== days[days.length - 1]) days.push(day);
  }
  return days;
}
