import { setAmountOf } from "@/lib/engine/adjustments/override-rows";
import { BY_CARD_NUMBER, findCardName } from "@/lib/engine/categories/card-number";
import { toCreditCategory } from "@/lib/engine/categories/credits";
import type { Signs } from "@/lib/engine/categories/read-signs";
import { type Category, toCategory } from "@/lib/engine/categories/taxonomy";
import type { Expenses, Income, Transaction, Window } from "@/lib/engine/document";
import type { EvidenceBook } from "@/lib/engine/figures/evidence";
import { countDays, listWholeMonths, type Span, toWindow } from "@/lib/engine/input/coverage";
import { type Bank, coverageOf } from "@/lib/engine/input/read-bank";
import type { BankRow, Decision, Pair } from "@/lib/engine/row";
import type { FoundStream } from "@/lib/engine/streams/find-streams";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";
import { newFacts } from "@/lib/engine/text/read-facts";

/** A row with all of the engine's decisions about it. */
export type Entry = {
  row: BankRow;
  text: Descriptor;
  signs: Signs;
  pair: Pair | null;
  decision: Decision;
  /** The other party's name as people see it: the merchant's proper name if known. */
  name: string;
  /**
   * The spending category in which the row counts. A refund or Medicare rebate counts in the category whose spending
   * it reduces. Null for any other credit, and for a refund that exceeds that spending.
   */
  category: Category | null;
};

/** The observed days, and the whole months among them. An average divides a total by these days. */
export type Cover = { window: Window; spans: Span[]; months: string[] };

/** The input of every stage after categorising. */
export type Ledger = {
  bank: Bank;
  entries: readonly Entry[];
  streams: readonly FoundStream[];
  evidence: EvidenceBook;
  /** Coverage of the accounts that contain these rows. For an empty list, coverage of all accounts that have rows. */
  coverOf(rows: readonly BankRow[]): Cover;
  /** The entries of one account, in canonical order. A stage may call this for thousands of accounts. */
  entriesOf(accountId: string): readonly Entry[];
  /** The entries with any of these codes, in canonical order. Saves a stage from reading every entry. */
  entriesCoded(...codes: readonly string[]): readonly Entry[];
  /** The dishonoured payments whose payee has this key (`key` of the Descriptor), in canonical order. */
  bouncedOf(key: string): readonly Entry[];
  /** Every code that an entry has, in an arbitrary order. */
  codes: ReadonlySet<string>;
  /** The entries that count in each outgoing category, in canonical order. */
  byCategory: ReadonlyMap<Category, readonly Entry[]>;
  accountOf(accountId: string): Bank["accounts"][number] | null;
  whole: Cover;
  /** The assessor's monthly amount for these rows, in cents; null unless the same amount was given for each of them. */
  setAmountOf(rows: readonly BankRow[]): number | null;
};

/** Joins the stages' results for each row. */
export function toLedger(
  bank: Bank,
  read: {
    texts: readonly Descriptor[];
    signs: readonly Signs[];
    pairs: readonly (Pair | null)[];
    decisions: readonly Decision[];
    streams: readonly FoundStream[];
    monthly?: ReadonlyMap<string, number> | undefined;
  },
  evidence: EvidenceBook,
): Ledger {
  const entries = bank.rows.map((row): Entry => {
    const text = read.texts[row.index];
    const signs = read.signs[row.index];
    const decision = read.decisions[row.index];
    if (!text || !signs || !decision) throw new Error("a row was not read");
    const pair = read.pairs[row.index] ?? null;
    return { row, text, signs, pair, decision, name: nameOf(text, signs, decision), category: null };
  });
  for (const entry of entries) {
    entry.category = categoryOf(entry, entries);
    if (entry.pair?.kind === "REFUND") entry.name = entries[entry.pair.otherIndex]?.name ?? entry.name;
  }
  leaveOutUnspent(entries);
  const known = new Map<string, Cover>();
  const everyId = bank.accounts.filter((account) => account.coverage.rows > 0).map((account) => account.id);
  const coverOf = (rows: readonly BankRow[]): Cover => {
    const ids = listAccountIds(rows);
    const key = ids.join("\u0000");
    const found = known.get(key);
    if (found) return found;
    const spans = coverageOf(bank, ids.length > 0 ? ids : everyId);
    const from = spans[0]?.from;
    const to = spans[spans.length - 1]?.to;
    const cover: Cover = {
      spans,
      months: listWholeMonths(spans),
      window:
        from === undefined || to === undefined
          ? { from: bank.period.from, to: bank.period.to, days: 0 }
          : toWindow(from, to, countDays(spans)),
    };
    known.set(key, cover);
    return cover;
  };
  return {
    bank,
    entries,
    streams: read.streams,
    evidence,
    coverOf,
    bouncedOf: partBounced(entries),
    whole: coverOf([]),
    setAmountOf: (rows) => setAmountOf(rows, read.monthly),
    ...toIndex(bank, entries),
  };
}

/** Groups the entries once, so that no later stage has to scan all of them. */
function toIndex(
  bank: Bank,
  entries: readonly Entry[],
): Pick<Ledger, "entriesOf" | "entriesCoded" | "codes" | "byCategory" | "accountOf"> {
  const byAccount = new Map<string, Entry[]>();
  const byCode = new Map<string, Entry[]>();
  const byCategory = new Map<Category, Entry[]>();
  for (const entry of entries) {
    put(byAccount, entry.row.accountId, entry);
    put(byCode, entry.decision.code, entry);
    if (entry.category) put(byCategory, entry.category, entry);
  }
  const accounts = new Map(bank.accounts.map((account) => [account.id, account]));
  return {
    byCategory,
    codes: new Set(byCode.keys()),
    accountOf: (accountId) => accounts.get(accountId) ?? null,
    entriesOf: (accountId) => byAccount.get(accountId) ?? [],
    entriesCoded: (...codes) => {
      const lists = codes.map((code) => byCode.get(code) ?? []).filter((list) => list.length > 0);
      return lists.length === 1 ? (lists[0] ?? []) : inOrder(lists.flat());
    },
  };
}

function put<Key>(parts: Map<Key, Entry[]>, key: Key, entry: Entry): void {
  const part = parts.get(key);
  if (part) part.push(entry);
  else parts.set(key, [entry]);
}

/** Sorts the entries in place, into the order of the data. */
function inOrder(entries: Entry[]): Entry[] {
  return entries.sort((a, b) => a.row.index - b.row.index);
}

/** Dishonoured payments by payee. Leaves out refunded fees, which are paired as dishonours too. */
function partBounced(entries: readonly Entry[]): Ledger["bouncedOf"] {
  const parts = new Map<string, Entry[]>();
  for (const entry of entries)
    if (entry.pair?.kind === "DISHONOUR" && entry.row.cents < 0 && !entry.signs.fee)
      put(parts, entry.text.key, entry);
  return (key) => parts.get(key) ?? [];
}

function listAccountIds(rows: readonly BankRow[]): string[] {
  const ids = new Set<string>();
  let last = "";
  for (const { accountId } of rows) {
    if (accountId !== last) ids.add(accountId);
    last = accountId;
  }
  return [...ids].sort();
}

/**
 * The name that people see: "Cash", the name for a card number, or the merchant's proper name. The merchant's name is
 * used if the merchant decided the category or, for a card purchase, is known with confidence. Otherwise, the name is
 * the bank's text for the other party.
 */
function nameOf(text: Descriptor, signs: Signs, decision: Decision): string {
  if (decision.code.startsWith("csh.")) return "Cash";
  if (decision.rule === BY_CARD_NUMBER) return findCardName(text) ?? text.name;
  if (decision.layer === "MERCHANT" || decision.layer === "BILLER") {
    const merchant = [signs.merchant, signs.payer].find((found) => found?.value.name === decision.rule);
    return merchant?.value.name ?? text.name;
  }
  const isKnown = signs.merchant && signs.merchant.confidence >= 0.95 && !text.isPerson;
  return isKnown && text.channel === "CARD" ? (signs.merchant?.value.name ?? text.name) : text.name;
}

function categoryOf(entry: Entry, entries: readonly Entry[]): Category | null {
  if (entry.row.cents < 0) return toCategory(entry.decision.code);
  // A Medicare rebate refunds part of the doctor's fee, so it reduces medical spending.
  if (entry.decision.code === "crd.medicare") return toCategory("hea.medical");
  if (entry.decision.code !== "crd.refund") return null;
  const purchase = entry.pair ? entries[entry.pair.otherIndex] : undefined;
  if (purchase) return toCategory(purchase.decision.code);
  const code = entry.signs.merchant?.value.code ?? entry.signs.keyword?.value.code ?? "";
  const category = toCategory(code);
  // If the words name no living expense, the refund reduces uncategorised spending.
  return category.part === "LIVING" ? category : toCategory("unc.debit");
}

/**
 * Limits refunds to spending in this data. Refunds whose purchase is unknown reduce a category only up to the amount
 * spent in that category, beginning with the smallest refund. The remaining refunds lose their category, because their
 * purchase was made before the data began or with a card that was not shared.
 */
function leaveOutUnspent(entries: readonly Entry[]): void {
  const spent = new Map<Category, number>();
  const unpaired: Entry[] = [];
  for (const entry of entries) {
    if (!entry.category) continue;
    if (entry.row.cents > 0 && entry.pair?.kind !== "REFUND") unpaired.push(entry);
    else spent.set(entry.category, (spent.get(entry.category) ?? 0) - entry.row.cents);
  }
  unpaired.sort((a, b) => a.row.cents - b.row.cents || a.row.index - b.row.index);
  for (const entry of unpaired) {
    if (!entry.category) continue;
    const left = (spent.get(entry.category) ?? 0) - entry.row.cents;
    if (left >= 0) spent.set(entry.category, left);
    else entry.category = null;
  }
}

/**
 * Codes of transfers between accounts of the report, of reversed rows, and of interest on a loan whose account was
 * shared: listed, but in no spending figure.
 */
const MOVED: ReadonlySet<string> = new Set([
  "trf.own_matched",
  "trf.card_shared",
  "trf.loan_shared",
  "trf.reversed",
  "fin.loan_interest",
]);

/** True for a code that is listed, but counts in no spending figure. */
export function isMoved(code: string): boolean {
  return MOVED.has(code);
}

/** A category with less confidence than this is marked as uncertain. */
export const LOW_CONFIDENCE = 0.7;

/** Every row of the period with the decisions about it, in canonical order. */
export function listTransactions(ledger: Ledger, income: Income, expenses: Expenses): Transaction[] {
  const streamOf = new Array<string | null>(ledger.entries.length).fill(null);
  for (const stream of [...income.streams, ...expenses.streams])
    for (const row of ledger.evidence.rowsOf(stream.evidence)) streamOf[row.index] = stream.id;
  const shared: Shared = { decisions: new Map(), factsOf: newFacts() };
  return ledger.entries.map((entry) => toTransaction(entry, streamOf[entry.row.index] ?? null, shared));
}

/** Objects shared by rows with the same decision or wording. Sharing makes a document a fifth smaller in memory. */
type Shared = { decisions: Map<Decision, Transaction["decision"]>; factsOf: ReturnType<typeof newFacts> };

function toTransaction(
  { row, text, pair, decision, name, category }: Entry,
  streamId: string | null,
  { decisions, factsOf }: Shared,
): Transaction {
  const { layer, rule, confidence } = decision;
  const shown = decisions.get(decision) ?? { layer, rule, confidence };
  decisions.set(decision, shown);
  return {
    id: row.id,
    accountId: row.accountId,
    on: row.on,
    amountCents: row.cents,
    description: row.description,
    name,
    channel: text.channel,
    merchantCategoryCode: row.mcc || null,
    wording: factsOf(row, text),
    code: decision.code,
    basis: row.cents < 0 ? (category?.basis ?? "DISCRETIONARY") : "NEUTRAL",
    streamId,
    pair: pair && { kind: pair.kind, id: pair.id },
    decision: shown,
    inferred: decision.inferred,
    flags: listFlags({ row, decision, category }),
  };
}

/** The empty list of flags. Most rows have no flags, and all of these rows share this list. */
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
