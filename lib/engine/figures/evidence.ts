import type { BankRow } from "@/lib/engine/row";

/** A book that collects the sets of rows behind figures. Each report in progress has its own book. */
export type EvidenceBook = {
  /**
   * Records the rows under `id`, unless the id already has rows. Returns the id, or null if there are no rows, so
   * that an empty figure has no evidence. The caller must not change the array afterwards, because the book may keep
   * it without copying it.
   */
  note(id: string, rows: readonly BankRow[]): string | null;
  /** Like `note`, but for figures that always have at least one row. */
  keep(id: string, rows: readonly BankRow[]): string;
  /** The rows under an id, in canonical order; empty for an unknown id. */
  rowsOf(id: string): readonly BankRow[];
  list(): { id: string; transactionIds: string[] }[];
};

/** Creates an empty book. `list` is sorted by id, so that equal reports have equal bytes. */
export function newEvidenceBook(): EvidenceBook {
  const sets = new Map<string, readonly BankRow[]>();
  const keep = (id: string, rows: readonly BankRow[]) => {
    if (!sets.has(id)) sets.set(id, inOrder(rows));
    return id;
  };
  return {
    keep,
    rowsOf: (id) => sets.get(id) ?? [],
    note: (id, rows) => (rows.length === 0 ? null : keep(id, rows)),
    list: () =>
      [...sets]
        .map(([id, rows]) => ({ id, transactionIds: rows.map((row) => row.id) }))
        .sort((a, b) => (a.id < b.id ? -1 : 1)),
  };
}

/** Sorts only if needed, because most rows arrive in order, and sorting large sets again is slow. */
function inOrder(rows: readonly BankRow[]): readonly BankRow[] {
  let last = -1;
  for (const { index } of rows) {
    if (index < last) return [...rows].sort((a, b) => a.index - b.index);
    last = index;
  }
  return rows;
}
