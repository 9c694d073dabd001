import type { ReportDocument } from "@/lib/engine/document";
import type { Context } from "../context";
import { counted, DASH, money } from "../format";
import type { Facts } from "../model";

/**
 * Shows how the whole months were paid for. First states how much living expenses and commitments exceeded income, then
 * how much came from loans, money moved in, card debt, balances and unpaid bills. Uses the same income as the first
 * page. Null if no whole month is shown. Also null if income covered every whole month and nothing was borrowed.
 */
export function fundingFacts({ document }: Context): Facts | null {
  const months = document.cashflow.months.filter(({ partial }) => !partial);
  const left = months.map(
    ({ incomeCents, essentialCents, discretionaryCents, commitmentsCents }) =>
      incomeCents - essentialCents - discretionaryCents - commitmentsCents,
  );
  const short = left.filter((cents) => cents < 0);
  const borrowed = sum(months.map(({ borrowedCents = 0 }) => borrowedCents));
  if (months.length === 0 || (short.length === 0 && borrowed === 0)) return null;
  const movedIn = -sum(months.map(({ otherCents }) => otherCents)) - borrowed;
  const unpaid = sum(document.liabilities.arrears.map(({ notMadeGoodCents }) => notMadeGoodCents ?? 0));
  const change = changeOf(document);
  const onCards = cardDebtOf(document);
  return {
    kind: "facts",
    title: `How the ${counted(months.length, "whole month")} ${months.length === 1 ? "was" : "were"} paid for`,
    pairs: [
      {
        term: "Months with living expenses and commitments above income",
        cell: { text: `${short.length} of ${months.length}`, small: `${money(-sum(short))} in all` },
      },
      {
        term: "Income less living expenses and commitments, in all months",
        cell: { text: money(sum(left)) },
      },
      { term: "Loan money received", cell: { text: money(borrowed) } },
      { term: "Money moved in, less money moved out", cell: { text: money(movedIn) } },
      ...(onCards === null
        ? []
        : [{ term: "Rise in debt on shared credit cards", cell: { text: money(onCards) } }]),
      {
        term: "Change in everyday and savings balances",
        cell: { text: change === null ? DASH : money(change) },
      },
      { term: "Dishonoured rent and repayments not paid within 14 days", cell: { text: money(unpaid) } },
    ],
  };
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, cents) => total + cents, 0);

/**
 * The rise in the debt on shared credit cards over the whole months. Card purchases are part of living expenses but
 * reduce no account balance, so this rise shows how they were paid for. Null if there is no card or no transaction.
 */
function cardDebtOf({ accounts, cashflow, transactions }: ReportDocument): number | null {
  const cards = new Set(accounts.filter(({ kind }) => kind === "CREDIT_CARD").map(({ id }) => id));
  if (cards.size === 0 || transactions.length === 0) return null;
  const months = new Set<string>(cashflow.months.filter(({ partial }) => !partial).map(({ month }) => month));
  const rows = transactions.filter(({ accountId, on }) => cards.has(accountId) && months.has(on.slice(0, 7)));
  return -sum(rows.map(({ amountCents }) => amountCents));
}

/**
 * The change in the balance over the whole months: the closing balance of the last whole month, less that of the
 * month before the first whole month. Null if either balance is unknown.
 */
function changeOf({ cashflow: { months } }: ReportDocument): number | null {
  const first = months.findIndex(({ partial }) => !partial);
  const before = months[first - 1]?.closingBalanceCents ?? null;
  const last = months.findLast(({ partial }) => !partial)?.closingBalanceCents ?? null;
  return before === null || last === null ? null : last - before;
}
