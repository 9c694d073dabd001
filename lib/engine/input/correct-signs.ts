import type { BankData, CdsTransaction } from "@/lib/engine/bank";
import { findStatementDay } from "@/lib/engine/calendar/day";
import {
  isDebtCategory,
  judgeSigns,
  type SignRow,
  type SignVerdict,
  UNSIGNED_ROWS_MIN,
} from "@/lib/engine/input/judge-signs";
import { isPosted, rowKey } from "@/lib/engine/input/upgrade-shapes";
import { findCents } from "@/lib/engine/money";

type SignNotes = {
  /** The number of rows whose sign was corrected, by account id as the bank wrote it. */
  turned: Map<string, number>;
  /** The number of rows left out because nothing shows whether they are money in or money out, by account id. */
  ambiguous: Map<string, number>;
  /** The number of accounts whose signs are unchanged, although the balance shows that some rows must be money out. */
  doubted: number;
};

/**
 * Corrects signs, because some banks send debits without a minus. If an account's rows allow only one reading, corrects
 * their signs, and the report says so. If several readings are possible, leaves out the doubtful rows. Other rows stay
 * as they are. Returns `data` itself if no row is affected.
 */
export function correctSigns(data: BankData): { data: BankData; notes: SignNotes } {
  const notes: SignNotes = { turned: new Map(), ambiguous: new Map(), doubted: 0 };
  const verdicts = new Map<string, SignVerdict>();
  for (const [accountId, rows] of groupSuspects(data)) {
    const account = data.accounts.find((candidate) => candidate.accountId === accountId);
    const balance = data.balances.find((candidate) => candidate.accountId === accountId);
    const verdict = judgeSigns(rows, {
      category: account?.productCategory ?? "",
      balanceCents: textCents(balance?.currentBalance),
      limitCents: textCents(balance?.creditLimit) ?? 0,
    });
    if (verdict === "DOUBTED") notes.doubted++;
    else if (verdict !== "AS_SENT") verdicts.set(accountId, verdict);
  }
  if (verdicts.size === 0) return { data, notes };
  const transactions: CdsTransaction[] = [];
  const counted = new Set<string>();
  for (const row of data.transactions) {
    const verdict = verdicts.get(row.accountId);
    const done = verdict ? apply(row, verdict) : row;
    if (done !== null) transactions.push(done);
    const count = done === null ? notes.ambiguous : done === row ? null : notes.turned;
    if (!count || !isPosted(row) || counted.has(rowKey(row))) continue;
    counted.add(rowKey(row));
    count.set(row.accountId, (count.get(row.accountId) ?? 0) + 1);
  }
  return { data: { ...data, transactions }, notes };
}

/** Types that say money went out. */
const OUTGOING: ReadonlySet<string> = new Set([
  "DIRECT_DEBIT",
  "PAYMENT",
  "FEE",
  "TRANSFER_OUTGOING",
  "INTEREST_CHARGED",
]);
const CHARGES: ReadonlySet<string> = new Set(["FEE", "INTEREST_CHARGED"]);
const INCOMING: ReadonlySet<string> = new Set(["TRANSFER_INCOMING", "INTEREST_PAID"]);

/**
 * Returns the rows of accounts with suspicious signs. An account is suspicious if it has outgoing payments but none
 * of them has a minus. For a loan or card, only charges are checked in this way. An account is also suspicious if it
 * has at least UNSIGNED_ROWS_MIN rows and none of them has a minus. Most files have no such account, so a quick pass
 * first checks whether there is one.
 */
function groupSuspects(data: BankData): Map<string, SignRow[]> {
  const suspects = new Set<string>();
  const cleared = new Set<string>();
  const isDebt = new Map(
    data.accounts.map((one) => [one.accountId, isDebtCategory(one.productCategory ?? "")]),
  );
  const signed = new Set<string>();
  const positives = new Map<string, number>();
  for (const { type, amount, accountId } of data.transactions) {
    if (amount === undefined) continue;
    if (!signed.has(accountId)) {
      if (amount.startsWith("-")) signed.add(accountId);
      else positives.set(accountId, (positives.get(accountId) ?? 0) + 1);
    }
    if (type === undefined || cleared.has(accountId)) continue;
    const isWatched = isDebt.get(accountId) ? CHARGES.has(type) : OUTGOING.has(type);
    if (isWatched) (amount.startsWith("-") ? cleared : suspects).add(accountId);
  }
  for (const accountId of cleared) suspects.delete(accountId);
  for (const [accountId, count] of positives)
    if (count >= UNSIGNED_ROWS_MIN && !signed.has(accountId)) suspects.add(accountId);
  const groups = new Map<string, SignRow[]>();
  if (suspects.size === 0) return groups;
  const seen = new Set<string>();
  for (const row of data.transactions) {
    if (!suspects.has(row.accountId) || !isPosted(row)) continue;
    // A page that was sent twice must not count twice.
    const key = rowKey(row);
    if (seen.has(key)) continue;
    seen.add(key);
    const cents = textCents(row.amount);
    const when = row.postingDateTime ?? row.valueDateTime ?? row.executionDateTime;
    const on = typeof when === "string" ? findStatementDay(when) : null;
    if (cents === null || cents === 0 || on === null) continue;
    const group = groups.get(row.accountId) ?? [];
    groups.set(row.accountId, group);
    group.push({ type: row.type ?? "", cents, on });
  }
  return groups;
}

function apply(row: CdsTransaction, verdict: SignVerdict): CdsTransaction | null {
  const type = row.type ?? "";
  const { amount } = row;
  if (typeof amount !== "string" || textCents(amount) === 0) return row;
  if (verdict === "INVERTED") return { ...row, amount: turn(amount) };
  if (verdict === "UNREADABLE") return INCOMING.has(type) ? row : null;
  const isPositive = !amount.startsWith("-");
  if (verdict === "UNSIGNED_CHARGES" || verdict === "UNSIGNED_CARD") {
    if (type === "FEE" || type === "INTEREST_CHARGED")
      return isPositive ? { ...row, amount: turn(amount) } : row;
    return verdict === "UNSIGNED_CARD" && !INCOMING.has(type) ? null : row;
  }
  const isOut = OUTGOING.has(type);
  if (verdict === "DOUBTFUL") return isOut && isPositive ? null : row;
  if (isOut) return isPositive ? { ...row, amount: turn(amount) } : row;
  return verdict === "UNSIGNED" && !INCOMING.has(type) ? null : row;
}

function turn(amount: string): string {
  return amount.startsWith("-") ? amount.slice(1) : `-${amount.replace(/^\+/, "")}`;
}

function textCents(value: unknown): number | null {
  return typeof value === "string" ? findCents(value) : null;
}
