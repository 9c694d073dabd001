import { toCreditCategory } from "@/lib/engine/categories/credits";
import type { Expenses, Income, Transaction } from "@/lib/engine/document";
import type { Entry, Ledger } from "@/lib/engine/ledger";
import { readFacts } from "@/lib/engine/text/read-facts";

const LOW_CONFIDENCE = 0.7;

/** Every row of the period with the decisions about it, in canonical order. */
export function listTransactions(ledger: Ledger, income: Income, expenses: Expenses): Transaction[] {
  const streamOf = new Array<string | null>(ledger.entries.length).fill(null);
  for (const stream of [...income.streams, ...expenses.streams])
    for (const row of ledger.evidence.rowsOf(stream.evidence)) streamOf[row.index] = stream.id;
  return ledger.entries.map((entry) => toTransaction(entry, streamOf[entry.row.index] ?? null));
}

function toTransaction(
  { row, text, pair, decision, name, category }: Entry,
  streamId: string | null,
): Transaction {
  return {
    id: row.id,
    accountId: row.accountId,
    on: row.on,
    amountCents: row.cents,
    description: row.description,
    name,
    channel: text.channel,
    merchantCategoryCode: row.mcc || null,
    wording: readFacts(row, text),
    code: decision.code,
    basis: row.cents < 0 ? (category?.basis ?? "DISCRETIONARY") : "NEUTRAL",
    streamId,
    pair: pair && { kind: pair.kind, id: pair.id },
    decision: { layer: decision.layer, rule: decision.rule, confidence: decision.confidence },
    inferred: decision.inferred,
    flags: listFlags({ row, decision, category }),
  };
}

/** Shared by the rows without flags, which are most rows. */
const NO_FLAGS: string[] = [];
Object.freeze(NO_FLAGS);

function listFlags({ row, decision, category }: Pick<Entry, "row" | "decision" | "category">): string[] {
  const isNetted = row.cents > 0 && category !== null;
  const isNotOngoing = row.cents > 0 && !category && toCreditCategory(decision.code).treatment === "EXCLUDED";
  if (decision.confidence >= LOW_CONFIDENCE && !isNetted && !isNotOngoing) return NO_FLAGS;
  const flags: string[] = [];
  if (decision.confidence < LOW_CONFIDENCE) flags.push("LOW_CONFIDENCE");
  if (isNetted) flags.push(`NETS_${category.code}`);
  if (isNotOngoing) flags.push("NOT_ONGOING");
  return flags;
}
