import type { BankData } from "@/lib/engine/bank";
import { addDays, addMonths, type Day, parseDay, toDay, toSydneyTime } from "@/lib/engine/calendar/day";
import { newDayReader, rewind } from "@/lib/engine/input/rewind";
import { monthStart } from "@/lib/engine/insight/widen-windows";

/**
 * The number of whole months in an insight report. Twelve months of data always contain at least this many whole
 * calendar months, whatever day the data begins on.
 */
const MONTHS = 11;

/**
 * Cuts the data of an insight report to whole months. The last month is the one before the collection of the data,
 * and the balances are those at its end. Two collections in one month give the same data, so that a comparison of the
 * reports does not reveal a payment. Also leaves out other facts that change daily, and the balances of the last
 * collection.
 */
export function cutToMonths(data: BankData, dataAsAt: string): { data: BankData; dataAsAt: string } {
  const end = monthStart(dayOf(dataAsAt));
  const from = addMonths(end, -MONTHS);
  const readDay = newDayReader();
  const past = rewind(
    { ...data, transactions: data.transactions.filter(({ status }) => status !== "PENDING") },
    addDays(end, -1),
  ).data;
  const { previousBalances: _previous, ...rest } = past;
  return {
    data: {
      ...rest,
      accounts: past.accounts.map(withoutDues),
      balances: past.balances.map(({ availableBalance: _available, ...balance }) => balance),
      transactions: past.transactions.filter((row) => {
        const on =
          readDay(row.postingDateTime) ?? readDay(row.valueDateTime) ?? readDay(row.executionDateTime);
        return on === null || on >= from;
      }),
      directDebits: past.directDebits.map(
        ({ lastDebitDateTime: _on, lastDebitAmount: _amount, ...debit }) => debit,
      ),
      scheduledPayments: [],
    },
    dataAsAt: toSydneyTime(new Date(`${addDays(end, -1)}T14:00:00Z`)),
  };
}

/**
 * Removes a card's terms and a loan's next instalment date and redraw limit, because they could reveal the
 * last payments.
 */
function withoutDues({ creditCard: _card, loan, ...account }: BankData["accounts"][number]) {
  if (!loan) return account;
  const { nextInstalmentDate: _next, maxRedraw: _redraw, ...terms } = loan;
  return { ...account, loan: terms };
}

function dayOf(instant: string): Day {
  const time = Date.parse(instant);
  return Number.isNaN(time) ? parseDay(instant.slice(0, 10)) : toDay(new Date(time));
}
