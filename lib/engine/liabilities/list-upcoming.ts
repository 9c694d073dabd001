import { businessDayAfter } from "@/lib/engine/calendar/business-days";
import { addDays, addMonths, type Day, fromDayNumber, toDayNumber } from "@/lib/engine/calendar/day";
import type {
  Commitments,
  ExpenseStream,
  Figure,
  Liabilities,
  ScheduledPayment,
  UpcomingPayment,
} from "@/lib/engine/document";
import type { Ledger } from "@/lib/engine/ledger";
import { addInterval, compare } from "@/lib/engine/liabilities/list-scheduled";
import { CYCLE_DAYS } from "@/lib/engine/streams/frequency";

const AHEAD_DAYS = 30;
const TIMES_MAX = 31;
/**
 * Categories of bank fees for failed payments and overdrawn accounts. They are not agreed payments, however regular
 * they are.
 */
const NOT_AGREED: ReadonlySet<string> = new Set(["fin.dishonour_fee", "fin.overdrawn_fee"]);
/**
 * Types of accounts that pay on credit. Purchases on credit are not listed, because the household pays only when it
 * repays the debt.
 */
const ON_CREDIT: ReadonlySet<string> = new Set(["CREDIT_CARD", "MORTGAGE", "LOAN"]);

/**
 * Payments expected in the thirty days after the end of the data: payments scheduled with the bank, regular payments at
 * their cadence, and due amounts of loans and cards. Counts cash only: a card purchase is paid when the card is repaid.
 * A payment known from two sources appears once.
 */
export function listUpcoming(
  ledger: Ledger,
  streams: readonly ExpenseStream[],
  scheduled: readonly ScheduledPayment[],
  liabilities: Liabilities,
): Commitments["upcoming30Days"] {
  const from = addDays(ledger.bank.period.to, 1);
  const to = addDays(from, AHEAD_DAYS - 1);
  const inside = (on: Day) => on >= from && on <= to;
  const isCash = (accountId: string) => !ON_CREDIT.has(ledger.accountOf(accountId)?.kind ?? "OTHER");
  const made = scheduled.filter((payment) => !payment.isSkipped && !isSaving(payment, ledger, liabilities));
  const items = [
    ...made
      .filter(({ accountId }) => isCash(accountId))
      .flatMap((payment) => fromSchedule(payment, streams, to)),
    ...fromDebts(ledger, liabilities, made, to),
    ...streams
      .filter(({ accountId }) => isCash(accountId))
      .filter((stream) => !scheduled.some((payment) => payment.streamId === stream.id))
      .flatMap((stream) => fromStream(withAsk(stream, liabilities), to)),
  ]
    .filter((item) => inside(item.on))
    .sort(
      (a, b) => compare(a.on, b.on) || compare(a.name, b.name) || (a.amountCents ?? 0) - (b.amountCents ?? 0),
    );
  const known = items.filter((item) => item.amountCents !== null);
  return {
    from,
    to,
    items,
    totalCents: known.length === 0 ? null : known.reduce((sum, item) => sum + (item.amountCents ?? 0), 0),
    unknownAmounts: items.length - known.length,
  };
}

/**
 * Reports whether a payment goes to one of the customer's own accounts that is not a debt, so that the money is not
 * spent.
 */
function isSaving({ toAccountId }: ScheduledPayment, ledger: Ledger, { shared }: Liabilities): boolean {
  const isOwn = toAccountId !== null && ledger.accountOf(toAccountId) !== null;
  return isOwn && !shared.some((debt) => debt.accountId === toAccountId);
}

function fromSchedule(
  payment: ScheduledPayment,
  streams: readonly ExpenseStream[],
  to: Day,
): UpcomingPayment[] {
  const { nextOn, interval, paymentsRemaining, finalOn } = payment;
  if (nextOn === null) return [];
  const stream = streams.find((candidate) => candidate.id === payment.streamId);
  const item = {
    name: payment.payee,
    amountCents: payment.isAmountCalculated ? null : payment.amountCents,
    accountId: payment.accountId,
    source: "SCHEDULED" as const,
    code: stream?.code ?? null,
    streamId: payment.streamId,
  };
  const days: Day[] = [nextOn];
  const times = payment.recurrence === "intervalSchedule" && interval !== null ? TIMES_MAX : 1;
  for (let step = 1; step < Math.min(times, paymentsRemaining ?? times); step++) {
    const on = addInterval(nextOn, interval ?? "", step);
    if (on === null || on > to || (finalOn !== null && on > finalOn)) break;
    days.push(on);
  }
  return days.map((on) => ({ ...item, on }));
}

/** Instalments of loans and minimum payments of cards that no scheduled or regular payment already covers. */
function fromDebts(
  ledger: Ledger,
  { shared, detected }: Liabilities,
  made: readonly ScheduledPayment[],
  to: Day,
): UpcomingPayment[] {
  const repaid = new Set<string | null>(made.map((payment) => payment.toAccountId));
  for (const lender of detected) if (lender.repayment !== null) repaid.add(lender.sharedAccountId);
  return shared.flatMap((debt): UpcomingPayment[] => {
    const isPaid = repaid.has(debt.accountId);
    if (isPaid || debt.nextRepaymentOn === null || debt.owedCents === 0) return [];
    const isCard = debt.class === "CREDIT_CARD";
    const account = ledger.accountOf(debt.accountId);
    const amountCents = isCard
      ? toCardPayment(account?.card?.minPaymentCents ?? null, debt.repaymentMonthly)
      : (account?.loan?.minInstalmentCents ?? debt.repaymentMonthly.value);
    if (amountCents === 0) return [];
    const item = {
      name: debt.name,
      amountCents,
      accountId: debt.accountId,
      source: isCard ? ("CARD_MINIMUM" as const) : ("INSTALMENT" as const),
      code: null,
      streamId: null,
    };
    const days: Day[] = [debt.nextRepaymentOn];
    // Without an instalment in the contract, the amount is monthly and is due once.
    const interval = account?.loan?.minInstalmentCents ? (account.loan.repaymentFrequency ?? "") : "";
    for (let step = 1; step < TIMES_MAX; step++) {
      const on = addInterval(debt.nextRepaymentOn, interval, step);
      if (on === null || on > to) break;
      days.push(on);
    }
    return days.map((on) => ({ ...item, on }));
  });
}

/** The larger of a card's usual repayment and the bank's minimum. Null if both are unknown. */
function toCardPayment(minCents: number | null, { value, count }: Figure): number | null {
  return count > 0 && value !== null && value > (minCents ?? 0) ? value : minCents;
}

function fromStream(stream: ExpenseStream, to: Day): UpcomingPayment[] {
  const { next, frequency, status, kind } = stream;
  const isLive = status === "ACTIVE" || status === "NEW" || status === "LATE";
  if (!next || !isLive || kind === "SAVING" || frequency === "IRREGULAR") return [];
  if (NOT_AGREED.has(stream.code)) return [];
  const days: Day[] = [];
  for (let step = 0; step < TIMES_MAX; step++) {
    const due = isMonths(frequency)
      ? addMonths(next.on, step * Math.round(CYCLE_DAYS[frequency] / 30.4))
      : addDays(next.on, Math.round(step * CYCLE_DAYS[frequency]));
    const on = fromDayNumber(businessDayAfter(toDayNumber(due)));
    if (on > to) break;
    days.push(on);
  }
  return days.map((on) => ({
    on,
    name: stream.name,
    amountCents: next.amountCents,
    accountId: stream.accountId,
    source: "STREAM" as const,
    code: stream.code,
    streamId: stream.id,
  }));
}

/**
 * Updates the stream of a lender whose repayment is calculated from paid and dishonoured debit attempts (formula
 * L-ASK). The stream becomes active. It gets the lender's frequency, and the day and amount of the next expected
 * attempt. If that day or amount is unknown, the stream is unchanged. Other streams are unchanged too.
 */
function withAsk(stream: ExpenseStream, { detected }: Liabilities): ExpenseStream {
  const lender = detected.find(
    ({ repayment, repaymentMonthly }) =>
      repayment?.streamId === stream.id && repaymentMonthly.formula === "L-ASK",
  );
  const ask = lender?.repayment;
  if (!ask || ask.nextOn === null || ask.amountCents === null) return stream;
  const { nextOn: on, amountCents, frequency } = ask;
  return {
    ...stream,
    status: "ACTIVE",
    frequency,
    next: { on, amountCents, lowCents: null, highCents: null },
  };
}

function isMonths(frequency: Exclude<ExpenseStream["frequency"], "IRREGULAR">): boolean {
  return CYCLE_DAYS[frequency] > 29;
}
