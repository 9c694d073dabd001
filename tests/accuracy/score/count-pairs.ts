import type { Joined, Judged } from "@/tests/accuracy/score/join";
import { count, type Share } from "@/tests/accuracy/score/judge";
import type { Tally } from "@/tests/accuracy/score/tally";

type Edge = { out: Judged; into: Judged };

/** Counts transfers between own accounts, and reversals, as pairs: each debit with each matching credit. */
export function countPairs(tally: Tally, joined: Joined): void {
  const compare = (what: string, kinds: readonly string[], precision: Share, recall: Share) => {
    const truth = listEdges(joined.rows, (row) => row.truth.pair, kinds);
    const said = listEdges(joined.rows, (row) => row.said.pair, kinds);
    for (const [key, edge] of said) {
      count(precision, truth.has(key));
      if (!truth.has(key)) note(tally, joined, what, "WRONG", edge);
    }
    for (const [key, edge] of truth) {
      count(recall, said.has(key));
      if (!said.has(key)) note(tally, joined, what, "MISSED", edge);
    }
  };
  compare("own transfer", ["OWN_TRANSFER"], tally.transferPrecision, tally.transferRecall);
  compare("reversal", ["REVERSAL", "DISHONOUR"], tally.reversalPrecision, tally.reversalRecall);
}

function listEdges(
  rows: readonly Judged[],
  pairOf: (row: Judged) => { kind: string; id: string } | null,
  kinds: readonly string[],
): Map<string, Edge> {
  const groups = new Map<string, Judged[]>();
  for (const row of rows) {
    const pair = pairOf(row);
    if (!pair || !kinds.includes(pair.kind)) continue;
    const group = groups.get(pair.id);
    if (group) group.push(row);
    else groups.set(pair.id, [row]);
  }
  const edges = new Map<string, Edge>();
  for (const group of groups.values())
    for (const out of group.filter((row) => row.truth.cents < 0))
      for (const into of group.filter((row) => row.truth.cents > 0))
        edges.set(`${out.said.id}>${into.said.id}`, { out, into });
  return edges;
}

function note(
  tally: Tally,
  { household }: Joined,
  what: string,
  kind: "MISSED" | "WRONG",
  { out, into }: Edge,
): void {
  const days = Math.round((Date.parse(into.truth.on) - Date.parse(out.truth.on)) / 86_400_000);
  const tell = ({ truth, said }: Judged) => `${truth.description} [${truth.code}; said ${said.code}]`;
  tally.pairMisses.push({
    persona: household.persona,
    seed: household.seed,
    what,
    kind,
    out: tell(out),
    into: tell(into),
    days,
    cents: into.truth.cents,
  });
}
