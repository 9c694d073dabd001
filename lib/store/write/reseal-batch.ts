import type { Sealed } from "@/lib/store/seal";

/** The number of values resealed, and the number of values that could not be opened and were left unchanged. */
export type Resealed = { done: number; failed: number };

export type SealedRow = { id: string; sealed: Uint8Array };
/** A row with the new value that replaces its sealed value. */
type Pair = SealedRow & { fresh: Sealed };
export type Counter = (resealed: Resealed) => void;

/** Processes rows in order of id, a batch at a time. */
export async function inBatches(
  read: (after: string) => Promise<SealedRow[]>,
  reseal: (row: SealedRow) => Sealed,
  write: (pairs: Pair[]) => Promise<number>,
  count: Counter,
): Promise<void> {
  for (let after = ""; ; ) {
    const rows = await read(after);
    const pairs = rows.flatMap((row) => {
      const fresh = tryTo(() => reseal(row));
      return fresh ? [{ ...row, fresh }] : [];
    });
    count({ done: pairs.length > 0 ? await write(pairs) : 0, failed: rows.length - pairs.length });
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** Writes resealed rows one at a time, for tables with few of them. Returns the number written. */
export async function oneByOne(
  pairs: Pair[],
  write: (pair: Pair) => Promise<{ count: number }>,
): Promise<number> {
  let done = 0;
  for (const pair of pairs) done += (await write(pair)).count;
  return done;
}

/** Reseals a value. Returns null if no key opens the value. The caller then counts a failure and continues the run. */
function tryTo(reseal: () => Sealed): Sealed | null {
  try {
    return reseal();
  } catch {
    return null;
  }
}
