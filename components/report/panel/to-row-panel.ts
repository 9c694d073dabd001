import type { Transaction, Wording } from "@/lib/engine/document";
import { accountKey, label, noteText } from "../context";
import { day, money } from "../format";
import { plain } from "../words";
import { type Desk, figuresOf } from "./desk";
import { LAYER, sureText } from "./find-rows";
import type { PanelKey, RowPanel } from "./model";

const FIGURES_MAX = 24;

const PAIR: Readonly<Record<NonNullable<Transaction["pair"]>["kind"], string>> = {
  OWN_TRANSFER: "The other side of a transfer between the customer's own accounts",
  REVERSAL: "Reversed with",
  REFUND: "Refund of",
  DISHONOUR: "Dishonour of",
};

/** The panel of one row: the bank's text, its categorisation, its paired row, and the figures that include it. */
export function toRowPanel(desk: Desk, key: PanelKey, row: Transaction): RowPanel {
  return {
    kind: "row",
    key,
    name: row.name === "" ? row.description : row.name,
    value: money(row.amountCents),
    description: row.description,
    facts: toFacts(desk, row),
    figures: figuresOf(desk, row.id).slice(0, FIGURES_MAX),
  };
}

function toFacts(desk: Desk, row: Transaction): RowPanel["facts"] {
  const { context } = desk;
  const account = context.document.accounts.find(({ id }) => id === row.accountId);
  const facts: [string, string | null][] = [
    ["Date", day(row.on)],
    ["Account", `${accountKey(context, row.accountId)} ${account?.displayName ?? ""}`.trim()],
    ["Category", label(context, row.code)],
    ["Why", `${LAYER[row.decision.layer] ?? plain(row.decision.layer)}: ${row.decision.rule}`],
    ["Confidence", `${sureText(row)}${row.inferred ? ", inferred from a pattern" : ""}`],
    ["Channel", row.channel === null ? null : plain(row.channel)],
    ["Merchant code", row.merchantCategoryCode],
    ...wordingFacts(row.wording),
    ["Marks", row.flags.length === 0 ? null : row.flags.map((flag) => flagText(desk, flag)).join(", ")],
    ["Customer", noteText(context, row.id)?.replace(/^Customer: /, "") ?? null],
  ];
  return [
    ...facts.flatMap(([term, text]) => (text === null ? [] : [{ term, text, key: null }])),
    ...pairFact(desk, row),
  ];
}

function wordingFacts(wording: Wording | null): [string, string | null][] {
  if (wording === null) return [];
  const place = [wording.place, wording.state, wording.country].filter(Boolean).join(", ");
  const foreign = wording.foreignCents === null ? null : (wording.foreignCents / 100).toFixed(2);
  return [
    ["Place", place === "" ? null : place],
    ["Receipt", wording.receipt],
    ["Value date", wording.valueOn === null ? null : day(wording.valueOn)],
    ["Foreign amount", foreign === null ? null : `${wording.foreignCurrency ?? ""} ${foreign}`.trim()],
    ["Payer’s words", wording.note],
  ];
}

function flagText({ context }: Desk, flag: string): string {
  return flag.startsWith("NETS_") ? `taken off ${label(context, flag.slice(5)).toLowerCase()}` : plain(flag);
}

/** Describes the other row of a pair. `pair.id` is the id of the other row, or an id that both rows share. */
function pairFact({ context, rowsById }: Desk, row: Transaction): RowPanel["facts"] {
  const { pair } = row;
  if (pair === null) return [];
  const other =
    rowsById.get(pair.id) ??
    context.document.transactions.find((own) => own.id !== row.id && own.pair?.id === pair.id);
  if (other === undefined) return [];
  const text = `${day(other.on)}, ${other.description}, ${money(other.amountCents)}`;
  return [{ term: PAIR[pair.kind], text, key: `t${context.rowOf.get(other.id) ?? 0}` }];
}
