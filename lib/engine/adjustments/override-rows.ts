import type { BankRow, Decision, Pair } from "@/lib/engine/row";

/** Categories and monthly amounts that the firm gave rows, by their ids. */
export type Overrides = {
  /** A category code, or LEFT_OUT. */
  codes: ReadonlyMap<string, string>;
  /** Of every row of a stream: what the stream comes to a month, in cents. */
  monthly: ReadonlyMap<string, number>;
};

/** In place of a code: the row is in no figure. */
export const LEFT_OUT = "LEFT_OUT";

/** The taxonomy's own codes for money that was undone: shown in lists, in no figure of income or spending. */
const UNDONE = { in: "crd.reversal", out: "trf.reversed" } as const;

/** The pairs without those of recoded rows: what the firm calls income or spending is no transfer or reversal. */
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

/** The decisions with the firm's categories in place of the engine's. */
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

/** What the firm says these rows come to a month, where it said so of all of them; else null. */
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
