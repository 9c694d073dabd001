import { groupOf } from "@/lib/engine/categories/taxonomy";
import type { Income, Liabilities, LiabilityClass, SuspectedAccount } from "@/lib/engine/document";
import { coveredMean } from "@/lib/engine/figures/average";
import { toHash } from "@/lib/engine/hash";
import { isSavingsOnly } from "@/lib/engine/income/list-income-streams";
import { type Entry, isMoved, type Ledger } from "@/lib/engine/ledger";
import { isLoan } from "@/lib/engine/row";

type Kind = SuspectedAccount["kind"];
type UnsharedAccount = { kind: Kind; hint: string; entries: Entry[] };

const KIND_OF: Readonly<Record<string, Kind>> = {
  "trf.own_unshared": "OWN_ACCOUNT",
  "trf.business_unknown": "UNNAMED_ACCOUNT",
  "dbt.card_unshared": "CREDIT_CARD",
  "dbt.mortgage": "MORTGAGE",
  "dbt.personal": "LOAN",
  "dbt.car": "LOAN",
  "dbt.lease": "LOAN",
};
const HINTS: Partial<Record<Kind, string>> = {
  OWN_ACCOUNT: "Transfers to or from an account in the customer's name",
  UNNAMED_ACCOUNT: "Transfers to an account whose holder the bank does not name",
};
/**
 * Rows with the same name are a sign of an unshared account only if there are at least this many, because a single
 * payment may be for anything.
 */
const ROWS_MIN = 2;
/**
 * Transfers to unnamed accounts are a sign of an unshared account only if they are at least this share of outgoing
 * money. All of them together count as one account.
 */
const UNNAMED_SHARE_MIN = 0.01;
/**
 * Missing income or missing food is a sign of an unshared account only if the data has at least this many days and
 * payments.
 */
const DAYS_MIN = 45;
const DEBITS_MIN = 20;

/**
 * Lists accounts that were probably not shared. If rows name the lender of such an account, each printed name is
 * listed once. The customer's own unshared accounts are listed as one entry, and so are accounts without a named
 * holder. Lists an income account if no income arrives in the shared accounts, and a spending account if no food is
 * bought from them. Leaves out lenders whose debts were matched to shared accounts.
 */
export function listUnshared(
  ledger: Ledger,
  income: Income,
  detected: Liabilities["detected"],
): SuspectedAccount[] {
  const found = new Map<string, UnsharedAccount>();
  for (const entry of ledger.entries) {
    const kind = kindOf(entry);
    if (!kind) continue;
    const hint = HINTS[kind] ?? entry.name;
    const key = `${kind}|${hint}`;
    const known = found.get(key);
    if (known) known.entries.push(entry);
    else found.set(key, { kind, hint, entries: [entry] });
  }
  const out = ledger.entries.reduce((sum, { row }) => sum + Math.max(0, -row.cents), 0);
  const isLarge = (entries: readonly Entry[]) =>
    entries.reduce((sum, { row }) => sum + Math.abs(row.cents), 0) >= out * UNNAMED_SHARE_MIN;
  const seen = [...found.values()].filter(
    ({ kind, hint, entries }) =>
      entries.length >= ROWS_MIN &&
      (kind !== "UNNAMED_ACCOUNT" || isLarge(entries)) &&
      !isShared(kind, hint, detected),
  );
  return [...seen, ...listImplied(ledger, income)]
    .sort((a, b) => (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : a.hint < b.hint ? -1 : 1))
    .map((one) => toSuspected(one, ledger));
}

/**
 * The kinds of unshared account that a detected debt of each class explains. A home loan also explains LOAN, because
 * its wording may say only "loan".
 */
const KINDS_OF_CLASS: Partial<Record<LiabilityClass, readonly Kind[]>> = {
  MORTGAGE: ["MORTGAGE", "LOAN"],
  PERSONAL: ["LOAN"],
  CAR: ["LOAN"],
  LEASE: ["LOAN"],
  CREDIT_CARD: ["CREDIT_CARD"],
};

/** Reports whether every debt of this name and class was matched to an account that was shared. */
function isShared(kind: Kind, name: string, detected: Liabilities["detected"]): boolean {
  const same = detected.filter((debt) => debt.lender === name && KINDS_OF_CLASS[debt.class]?.includes(kind));
  return same.length > 0 && same.every((debt) => debt.sharedAccountId !== null);
}

/**
 * The estimated share of the customer's accounts that were shared. It is the number of shared accounts with rows,
 * divided by the sum of that number and the number of suspected unshared accounts. Null if no account has rows.
 */
export function toCompleteness(ledger: Ledger, suspected: readonly SuspectedAccount[]): number | null {
  const shared = ledger.bank.accounts.filter((account) => account.coverage.rows > 0).length;
  return shared === 0 ? null : Math.round((shared / (shared + suspected.length)) * 10_000) / 10_000;
}

function listImplied(ledger: Ledger, income: Income): UnsharedAccount[] {
  const { entries, bank, whole } = ledger;
  const spent = entries.filter(({ row, decision }) => row.cents < 0 && !isMoved(decision.code));
  if (whole.window.days < DAYS_MIN || spent.length < DEBITS_MIN) return [];
  const implied: UnsharedAccount[] = [];
  const hasEveryday = bank.accounts.some(({ kind, coverage }) => kind === "TRANSACTION" && coverage.rows > 0);
  // If net income is null, the income may be among the credits of an unknown kind, so perhaps no account is missing.
  if (
    hasEveryday &&
    income.totals.netMonthly.value !== null &&
    income.streams.every(({ included }) => !included)
  ) {
    const fed = entries.filter(({ row, decision }) => row.cents > 0 && decision.code === "crd.own_transfer");
    const hint = "The accounts shared are in use, but nothing that arrives in them is counted as income";
    implied.push({ kind: "INCOME_ACCOUNT", hint, entries: fed.filter(({ pair }) => !pair) });
  }
  if (isSavingsOnly(ledger, income.streams))
    implied.push({
      kind: "INCOME_ACCOUNT",
      hint: "Only savings accounts were shared, and no wage or benefit is paid into them",
      entries: [],
    });
  if (![...ledger.codes].some((code) => groupOf(code) === "foo"))
    implied.push({
      kind: "SPENDING_ACCOUNT",
      hint: "No food is bought from the accounts shared",
      entries: [],
    });
  return implied;
}

function toSuspected({ kind, hint, entries }: UnsharedAccount, ledger: Ledger): SuspectedAccount {
  const id = `unshared:${toHash(`${kind}|${hint}`)}`;
  const rows = entries.map((entry) => entry.row);
  const flow = (name: string, sign: 1 | -1) => {
    const part = rows.filter((row) => Math.sign(row.cents) === sign);
    const amounts = part.map((row) => ({ on: row.on, cents: Math.abs(row.cents) }));
    return coveredMean(amounts, ledger.coverOf(rows), ledger.evidence.note(`${id}:${name}`, part));
  };
  return {
    kind,
    hint,
    evidence: ledger.evidence.note(id, rows),
    monthlyOut: flow("out", -1),
    monthlyIn: flow("in", 1),
  };
}

/**
 * The kind of unshared account that a row indicates; null if it indicates none. A row of a loan account indicates
 * none: money out of a shared loan account is a redraw.
 */
function kindOf({ row, decision, pair }: Entry): Kind | null {
  if (isLoan(row.kind)) return null;
  if (row.cents < 0) return KIND_OF[decision.code] ?? null;
  return decision.code === "crd.own_transfer" && !pair ? "OWN_ACCOUNT" : null;
}
