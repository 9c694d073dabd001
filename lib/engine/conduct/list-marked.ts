import { toEvent, toEvents, toTotal } from "@/lib/engine/conduct/tally";
import type { ConductEvent, ConductMarker } from "@/lib/engine/document";
import type { Entry, Ledger } from "@/lib/engine/ledger";

const KINDS: readonly (readonly [ConductMarker["kind"], string])[] = [
  ["DEBT_AGREEMENT", "dbt.agreement"],
  ["COLLECTION", "dbt.collection"],
  ["CRISIS_PAYMENT", "inc.gov.crisis"],
  ["REDRAW", "crd.redraw"],
  ["SUPER_RELEASE", "inc.super.lump"],
];

/**
 * Rows of categories that deserve attention. Rows whose category is only inferred are listed separately from rows with
 * a named payee.
 */
export function listMarkers(ledger: Ledger): ConductMarker[] {
  return KINDS.flatMap(([kind, code]) => {
    const found = ledger.entriesCoded(code);
    return [true, false].flatMap((isNamed): ConductMarker[] => {
      const entries = found.filter(({ decision }) => decision.inferred !== isNamed);
      if (entries.length === 0) return [];
      const name = `${code}${isNamed ? "" : ":inferred"}`;
      return [{ kind, isNamed, ...toEvents(name, entries, ledger), total: toTotal(name, entries, ledger) }];
    });
  });
}

const LARGE_CENTS_MIN = 200_000;
const LISTED_MAX = 20;

/**
 * Single large amounts: $2,000 or more, and at least half the net monthly income. Leaves out regular payments,
 * transfers between accounts of the report, reversed or dishonoured payments, and loan interest. Lists at most the
 * twenty largest in each direction, by date.
 */
export function listLargeRows(
  ledger: Ledger,
  incomeMonthly: number | null,
): { largeCredits: ConductEvent[]; largeDebits: ConductEvent[] } {
  const least = Math.max(LARGE_CENTS_MIN, (incomeMonthly ?? 0) / 2);
  const regular = new Set<number>();
  for (const stream of ledger.streams)
    if (stream.isMature) for (const row of stream.rows) regular.add(row.index);
  const large = ledger.entries.filter(
    ({ row, pair, decision }) =>
      Math.abs(row.cents) >= least &&
      !regular.has(row.index) &&
      (pair === null || pair.kind === "REFUND") &&
      decision.code !== "fin.loan_interest",
  );
  const list = (entries: readonly Entry[]) =>
    [...entries]
      .sort((a, b) => Math.abs(b.row.cents) - Math.abs(a.row.cents) || a.row.index - b.row.index)
      .slice(0, LISTED_MAX)
      .sort((a, b) => a.row.index - b.row.index)
      .map(toEvent);
  return {
    largeCredits: list(large.filter(({ row }) => row.cents > 0)),
    largeDebits: list(large.filter(({ row }) => row.cents < 0)),
  };
}
