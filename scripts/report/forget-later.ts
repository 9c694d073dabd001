import type { BankData } from "@/lib/domain/bank";
import { type Day, findStatementDay } from "@/lib/domain/day";

/**
 * The data without what the bank could only say after the day: rows not yet posted, the last use of an authority, and what a
 * card or a loan asks for next. A report of an earlier day that showed them would know what nobody knew then.
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
