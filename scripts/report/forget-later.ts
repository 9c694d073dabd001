import type { BankData } from "@/lib/engine/bank";
import { type Day, findStatementDay } from "@/lib/engine/calendar/day";

/**
 * Removes facts that were not known on the given day. These are rows that were not posted yet, the last use of a direct
 * debit authority, and the next amount due on a card or loan. A report of an earlier day must not show them.
 */
export function forgetLater(data: BankData, day: Day): BankData {
  const isLater = (time: string | null | undefined) => {
    const on = time ? findStatementDay(time) : null;
    return on !== null && on > day;
  };
  return {
    ...data,
    transactions: data.transactions.filter((row) => row.status !== "PENDING"),
    directDebits: data.directDebits.map((debit) => {
      const { lastDebitDateTime, lastDebitAmount: _amount, ...rest } = debit;
      return isLater(lastDebitDateTime) ? rest : debit;
    }),
    accounts: data.accounts.map(({ creditCard: _card, loan, ...account }) => {
      if (!loan) return account;
      const { nextInstalmentDate: _next, ...terms } = loan;
      return { ...account, loan: terms };
    }),
  };
}
