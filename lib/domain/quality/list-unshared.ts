import type { Quality } from "@/lib/domain/document";
import { toHash } from "@/lib/domain/hash";
import type { Entry, Ledger } from "@/lib/domain/ledger";

type Unshared = Quality["suspectedUnshared"][number];

const KIND_OF: Readonly<Record<string, Unshared["kind"]>> = {
  "trf.own_unshared": "OWN_ACCOUNT",
  "dbt.card_unshared": "CREDIT_CARD",
  "dbt.mortgage": "MORTGAGE",
  "dbt.personal": "LOAN",
  "dbt.car": "LOAN",
};
/** One transfer may be anything; a hint needs a second. */
const ROWS_MIN = 2;

/** Accounts the rows speak of that were not shared, once each, by the name the bank printed. */
export function listUnshared(ledger: Ledger): Unshared[] {
  const found = new Map<string, { kind: Unshared["kind"]; hint: string; entries: Entry[] }>();
  for (const entry of ledger.entries) {
    const kind = kindOf(entry);
    if (!kind) continue;
    const hint =
      kind === "OWN_ACCOUNT" ? "Transfers to or from an account in the customer's name" : entry.name;
    const key = `${kind}|${hint}`;
    const known = found.get(key);
    if (known) known.entries.push(entry);
    else found.set(key, { kind, hint, entries: [entry] });
  }
  return [...found.values()]
    .filter(({ entries }) => entries.length >= ROWS_MIN)
    .sort((a, b) => (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : a.hint < b.hint ? -1 : 1))
    .map(({ kind, hint, entries }) => ({
      kind,
      hint,
      evidence: ledger.evidence.note(
        `unshared:${toHash(`${kind}|${hint}`)}`,
        entries.map((entry) => entry.row),
      ),
    }));
}

function kindOf({ row, decision, pair }: Entry): Unshared["kind"] | null {
  if (row.cents < 0) return KIND_OF[decision.code] ?? null;
  return decision.code === "crd.own_transfer" && !pair ? "OWN_ACCOUNT" : null;
}
