import { keyOf, type ReadRow } from "@/lib/engine/input/read-row";

/** When a bank corrects a row, it moves the row by at most this many days and does not change the amount. */
const CORRECTED_DAYS_MAX = 5;
/** If at least this many different rows share an id, the id identifies none of them. */
const MEANINGLESS_MIN = 4;

/**
 * Decides which rows with the same id are really one row. `again` maps the index of a row in `rows` to the later rows
 * with the same id. Keeps only one of several equal rows. If the bank corrected the day or wording of a row, keeps only
 * the correction. Keeps all other rows. If at least MEANINGLESS_MIN different rows share an id, drops the id; those
 * rows are then identified like rows without an id.
 */
export function settleIds(
  rows: readonly ReadRow[],
  again: ReadonlyMap<number, readonly ReadRow[]>,
): { rows: ReadRow[]; nameless: ReadRow[]; reused: number } {
  const kept: ReadRow[] = [];
  const nameless: ReadRow[] = [];
  let reused = 0;
  rows.forEach((row, index) => {
    const others = again.get(index);
    if (!others) {
      kept.push(row);
      return;
    }
    const all = [row, ...others];
    const different = [...new Map(all.map((one) => [keyOf(one), one])).values()];
    const last = mergeCorrected(different);
    if (last.length === 1) kept.push(...last);
    else if (different.length < MEANINGLESS_MIN) {
      kept.push(...last);
      reused += last.length;
    } else {
      for (const one of all) nameless.push({ ...one, bankRowId: "" });
      reused += different.length;
    }
  });
  return { rows: kept, nameless, reused };
}

/**
 * Merges each row with its correction; all rows have the same id. If rows of the same amount are a few days apart,
 * keeps only the last one, because it is the correction. If they have the same day, their contents decide which row
 * is kept.
 */
function mergeCorrected(rows: readonly ReadRow[]): ReadRow[] {
  const ordered = [...rows].sort(
    (a, b) => a.cents - b.cents || b.dayNumber - a.dayNumber || (keyOf(a) > keyOf(b) ? -1 : 1),
  );
  const kept: ReadRow[] = [];
  for (const row of ordered) {
    const last = kept[kept.length - 1];
    const isCorrected = last?.cents === row.cents && last.dayNumber - row.dayNumber <= CORRECTED_DAYS_MAX;
    if (!isCorrected) kept.push(row);
  }
  return kept;
}
