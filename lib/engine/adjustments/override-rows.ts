import type { BankRow, Decision, Pair } from "@/lib/engine/row";

/** The firm's own categories and monthly amounts, by row id. They replace the engine's. */
export type Overrides = {
  /** A category code, or LEFT_OUT. */
  codes: ReadonlyMap<string, string>;
  /** The stream's monthly amount in cents, for every row of the stream. */
  monthly: ReadonlyMap<string, number>;
};

/**
 * Used instead of a category code for a row that the firm left out. Such a row counts in no figure of income or
 * spending.
 */
export const LEFT_OUT = "LEFT_OUT";

/**
 * The taxonomy's codes for reversed money, which is listed but counts in no figure of income or spending. A row that
 * the firm left out gets one of these two codes.
 */
const UNDONE = { in: "crd.reversal", out: "trf.reversed" } as const;

/** Unpairs each row that the firm recoded, so that the row no longer counts as one side of a transfer or reversal. */
export function unpairRecoded(
  pairs: readonly (Pair | null)[],
  rows: readonly BankRow[],
  { codes }: Overrides,
): (Pair | null)[] {
  const isRecoded = (id: string | undefined) => {
    const code = id === undefined ? undefined : codes.get(id);
    return code !== undefined && code !== LEFT_OUT;
  };
  return pairs.map((pair, index) => (isRecoded(rows[index]?.id) ? null : pair));
}

/**
 * Replaces the engine's categories with the firm's, which count as certain. A row that the firm left out gets one of
 * the codes in `UNDONE`.
 */
export function overrideCodes(
  decisions: readonly Decision[],
  rows: readonly BankRow[],
  { codes }: Overrides,
): Decision[] {
  return decisions.map((decision, index) => {
    const row = rows[index];
    const code = row && codes.get(row.id);
    if (row === undefined || code === undefined) return decision;
    const own = code === LEFT_OUT ? (row.cents < 0 ? UNDONE.out : UNDONE.in) : code;
    return { ...decision, code: own, confidence: 1, inferred: false };
  });
}

/** The firm's monthly amount for these rows; null unless the firm gave the same amount for each of them. */
export function setAmountOf(
  rows: readonly BankRow[],
  monthly: ReadonlyMap<string, number> | undefined,
): number | null {
  if (monthly === undefined || monthly.size === 0) return null;
  const [first] = rows;
  const amount = first && monthly.get(first.id);
  if (amount === undefined) return null;
  return rows.every(({ id }) => monthly.get(id) === amount) ? amount : null;
}
