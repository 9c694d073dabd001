import type { BankData, CdsAccount, CdsBalance, CdsTransaction } from "@/lib/engine/bank";
import { findStatementDay } from "@/lib/engine/calendar/day";
import { isDebtCategory } from "@/lib/engine/input/judge-signs";
import { isPosted, rowKey } from "@/lib/engine/input/upgrade-shapes";
import { findCents, toAmountString } from "@/lib/engine/money";

export type DebtNotes = {
  /** The number of debts whose balance lacked a minus sign and was corrected. */
  corrected: number;
  /**
   * The number of debts whose positive balance was left unchanged, because the data does not show whether it is owed or
   * in credit.
   */
  unclear: number;
};

type Verdict = "OWED" | "CREDIT" | "UNCLEAR";

/**
 * If at least this many repayments were made while the data shows the loan in credit, the balance counts as a debt. A
 * single repayment near a zero balance may be a refund.
 */
const REPAYMENTS_MIN = 2;
const INSTALMENTS_MIN = 12;

/**
 * Corrects debts that are positive in the data. Some banks send the debt of a loan or card as a positive amount, which
 * in the Consumer Data Standards means money that belongs to the customer. If the data shows that an account's balance
 * is a debt, makes that balance and the earlier ones negative. A loan's balance is a debt if, for example, the loan is
 * charged interest, or is repaid while the data shows it in credit. A card's balance is a debt if it is about equal to
 * the card's limit less the available amount.
 */
export function correctDebts(data: BankData): { data: BankData; notes: DebtNotes } {
  const notes: DebtNotes = { corrected: 0, unclear: 0 };
  const accounts = new Map(data.accounts.map((account) => [account.accountId, account]));
  const owed = new Set<string>();
  const judged = new Set<string>();
  for (const balance of data.balances) {
    const account = accounts.get(balance.accountId);
    const cents = textCents(balance.currentBalance);
    if (!account || cents === null || cents <= 0 || judged.has(balance.accountId)) continue;
    const category = account.productCategory ?? "";
    // A travel card contains prepaid money; every other card is a debt.
    if (!isDebtCategory(category) || category === "TRAVEL_CARDS") continue;
    judged.add(balance.accountId);
    const verdict = category.includes("CARD")
      ? judgeCard(balance, cents)
      : judgeLoan(account, cents, data.transactions);
    if (verdict === "OWED") owed.add(balance.accountId);
    if (verdict === "OWED") notes.corrected++;
    if (verdict === "UNCLEAR") notes.unclear++;
  }
  if (owed.size === 0) return { data, notes };
  const turn = (balance: CdsBalance) => (owed.has(balance.accountId) ? turned(balance) : balance);
  const previousBalances = data.previousBalances?.map((balance) => {
    const cents = owed.has(balance.accountId) ? textCents(balance.currentBalance) : null;
    return cents === null || cents <= 0 ? balance : { ...balance, currentBalance: toAmountString(-cents) };
  });
  const balances = data.balances.map(turn);
  return { data: { ...data, balances, ...(previousBalances ? { previousBalances } : {}) }, notes };
}

function turned(balance: CdsBalance): CdsBalance {
  const cents = textCents(balance.currentBalance);
  return cents === null || cents <= 0 ? balance : { ...balance, currentBalance: toAmountString(-cents) };
}

/**
 * The verdict for a card. The part of its limit that is not available is owed. If the whole limit or more is available,
 * nothing is owed.
 */
function judgeCard(balance: CdsBalance, cents: number): Verdict {
  const limit = textCents(balance.creditLimit);
  const available = textCents(balance.availableBalance);
  if (limit === null || limit <= 0 || available === null) return "UNCLEAR";
  if (available >= limit) return "CREDIT";
  const slack = Math.max(100, Math.min(cents / 10, limit / 50));
  return Math.abs(limit - available - cents) <= slack ? "OWED" : "UNCLEAR";
}

/**
 * The verdict for a loan. Goes back through the rows as if the balance were in credit, and looks for rows that
 * contradict this.
 */
function judgeLoan(account: CdsAccount, cents: number, transactions: readonly CdsTransaction[]): Verdict {
  const days = groupDays(account.accountId, transactions);
  let balance = cents;
  let repayments = 0;
  for (const [, { sum, repaid, isCharged }] of [...days].sort(([a], [b]) => (a < b ? 1 : -1))) {
    balance -= sum;
    if (balance <= 0) break;
    repayments += repaid;
    if (isCharged || repayments >= REPAYMENTS_MIN) return "OWED";
  }
  // Somewhere in the rows, the reconstructed balance is zero or below. So later payments overpaid the loan.
  if (balance <= 0) return "CREDIT";
  return isContracted(account, cents) ? "OWED" : "UNCLEAR";
}

/**
 * Reports whether the positive balance of an open loan is too large to be an overpayment. It is too large if it reaches
 * a year of instalments or, if the instalment is unknown, a tenth of the loan.
 */
function isContracted({ loan, openStatus }: CdsAccount, cents: number): boolean {
  const instalment = textCents(loan?.minInstalmentAmount) ?? 0;
  const original = textCents(loan?.originalLoanAmount) ?? 0;
  const isLarge = instalment > 0 ? cents >= instalment * INSTALMENTS_MIN : cents * 10 >= original;
  return openStatus !== "CLOSED" && (instalment > 0 || original > 0) && isLarge;
}

type DayRows = { sum: number; repaid: number; isCharged: boolean };

function groupDays(accountId: string, transactions: readonly CdsTransaction[]): Map<string, DayRows> {
  const days = new Map<string, DayRows>();
  const seen = new Set<string>();
  for (const row of transactions) {
    if (row.accountId !== accountId || !isPosted(row) || seen.has(rowKey(row))) continue;
    seen.add(rowKey(row));
    const when = row.postingDateTime ?? row.valueDateTime ?? row.executionDateTime;
    const on = when === undefined ? null : findStatementDay(when);
    const cents = textCents(row.amount);
    if (on === null || cents === null || cents === 0) continue;
    const day = days.get(on) ?? { sum: 0, repaid: 0, isCharged: false };
    days.set(on, day);
    day.sum += cents;
    if (cents > 0 && row.type !== "INTEREST_PAID") day.repaid++;
    if (cents < 0 && row.type === "INTEREST_CHARGED") day.isCharged = true;
  }
  return days;
}

function textCents(value: unknown): number | null {
  return typeof value === "string" ? findCents(value) : null;
}
