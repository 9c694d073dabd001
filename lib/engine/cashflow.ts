import { type Day, monthOf } from "@/lib/engine/calendar/day";
import { toCreditCategory } from "@/lib/engine/categories/credits";
import type { CashflowMonth, Conduct } from "@/lib/engine/document";
import { listMonths } from "@/lib/engine/figures/average";
import { type Entry, isMoved, type Ledger } from "@/lib/engine/ledger";
import { isLoan } from "@/lib/engine/row";

type Column = "incomeCents" | "essentialCents" | "discretionaryCents" | "commitmentsCents" | "otherCents";

/**
 * Money in and out in each calendar month, from the rows themselves. `commitments` are rent, debts, other contracts and
 * repayments of loans whose accounts were shared. `other` is money out that was not spent, less money in that was not
 * income. Net is income less living expenses, commitments and `other`.
 */
export function buildCashflow(ledger: Ledger, balances: Conduct["dailyBalances"]): CashflowMonth[] {
  const months = new Map(listMonths(ledger.bank.period).map((month) => [month, newMonth(month, ledger)]));
  let on: Day | null = null;
  let month: CashflowMonth | undefined;
  for (const entry of ledger.entries) {
    const column = columnOf(entry);
    // The entries are in order of days, so the month is looked up only when the day changes.
    if (entry.row.on !== on) month = months.get(monthOf(entry.row.on));
    on = entry.row.on;
    if (!column || !month) continue;
    month[column] += column === "incomeCents" ? entry.row.cents : -entry.row.cents;
    if (isBorrowed(entry)) month.borrowedCents = (month.borrowedCents ?? 0) + entry.row.cents;
  }
  for (const { on, amountCents } of balances) {
    const month = months.get(monthOf(on));
    if (month) month.closingBalanceCents = amountCents;
  }
  for (const month of months.values())
    month.netCents =
      month.incomeCents -
      month.essentialCents -
      month.discretionaryCents -
      month.commitmentsCents -
      month.otherCents;
  return [...months.values()];
}

/**
 * Reports whether a row is loan money paid into an account or redrawn from a loan. It must be repaid, so it does
 * not improve a month.
 */
function isBorrowed({ row, category, decision }: Entry): boolean {
  return row.cents > 0 && !category && toCreditCategory(decision.code).reason === "LOAN";
}

function newMonth(month: string, ledger: Ledger): CashflowMonth {
  return {
    month,
    partial: ledger.bank.period.partialMonths.includes(month),
    incomeCents: 0,
    essentialCents: 0,
    discretionaryCents: 0,
    commitmentsCents: 0,
    otherCents: 0,
    netCents: 0,
    closingBalanceCents: null,
    borrowedCents: 0,
  };
}

function columnOf({ row, category, decision, pair }: Entry): Column | null {
  if (isLoan(row.kind)) return null;
  if (category) {
    // A repayment reduces the household's debt, so it counts as a commitment.
    if (decision.code === "trf.loan_shared") return "commitmentsCents";
    if (isMoved(category.code)) return null;
    if (category.part === "NONE") return "otherCents";
    if (category.part === "COMMITMENT") return "commitmentsCents";
    return category.basis === "ESSENTIAL" ? "essentialCents" : "discretionaryCents";
  }
  const { reason, code } = toCreditCategory(decision.code);
  // Includes income that the report's main figures leave out, such as a leave payout or a lump sum, because the
  // customer received it in this month.
  if (reason === null) return "incomeCents";
  // A transfer between own accounts cancels out only if the matching debit is in the data. Money from an account that
  // was not shared counts as other money in.
  const isBetween = code === "crd.reversal" || (code === "crd.own_transfer" && pair);
  return isBetween ? null : "otherCents";
}
