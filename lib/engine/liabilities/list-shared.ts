import { businessDayAfter } from "@/lib/engine/calendar/business-days";
import { type Day, fromDayNumber, toDayNumber } from "@/lib/engine/calendar/day";
import type { Assumptions, Figure, LiabilityClass, SharedDebt } from "@/lib/engine/document";
import { coveredMean } from "@/lib/engine/figures/average";
import { CONTRACT_REASONS } from "@/lib/engine/figures/contract-note";
import { calculate, toMonthlyFigure } from "@/lib/engine/figures/figure";
import { atCadence } from "@/lib/engine/figures/kinds";
import { findMedian } from "@/lib/engine/figures/statistics";
import type { Bank } from "@/lib/engine/input/read-bank";
import type { Ledger } from "@/lib/engine/ledger";
import { partExtra, toExtra } from "@/lib/engine/liabilities/extra-repayments";
import { findContractMonthly, toTerms } from "@/lib/engine/liabilities/loan-terms";
import { isPaidOut, toNothing } from "@/lib/engine/liabilities/paid-out";
import { toServicingFigure } from "@/lib/engine/liabilities/servicing-figure";
import type { BankRow } from "@/lib/engine/row";
import { fitCadence } from "@/lib/engine/streams/fit-cadence";
import { isLongCycle } from "@/lib/engine/streams/frequency";
import type { Fit } from "@/lib/engine/streams/score-fit";

export type SharedAccount = Bank["accounts"][number];

const INTEREST_ROWS_MIN = 3;
const IMPLIED_RATE_MIN = 0.01;
const IMPLIED_RATE_MAX = 0.4;

/**
 * Debts whose accounts were shared: the balance, the limit, the contract's terms, the repayments, and the amounts that
 * a lender would count. `linked` contains repayments seen only in the paying account, by the id of the account that
 * they repay.
 */
export function listShared(
  ledger: Ledger,
  assumptions: Assumptions,
  linked: ReadonlyMap<string, readonly BankRow[]>,
): SharedDebt[] {
  return ledger.bank.accounts.flatMap((account) => {
    const kind = classOf(account);
    if (!kind) return [];
    const own = repaymentsTo(account.id, ledger);
    return [
      toShared(account, kind, {
        repayments: own.length > 0 ? own : (linked.get(account.id) ?? []),
        ledger,
        assumptions,
      }),
    ];
  });
}

const CLASS_OF_PRODUCT: Readonly<Record<string, LiabilityClass>> = {
  BUY_NOW_PAY_LATER: "BNPL",
  LEASES: "LEASE",
  MARGIN_LOANS: "MARGIN_LOAN",
  BUSINESS_LOANS: "BUSINESS_LOAN",
  TRADE_FINANCE: "BUSINESS_LOAN",
};

/**
 * The class of an account that is a debt: a loan or card, or an everyday account that is overdrawn, has a limit or is
 * an overdraft product. Null for other accounts.
 */
export function classOf(account: SharedAccount): LiabilityClass | null {
  if (account.kind === "MORTGAGE") return "MORTGAGE";
  if (account.kind === "CREDIT_CARD") return "CREDIT_CARD";
  if (account.kind === "LOAN") {
    const product = CLASS_OF_PRODUCT[account.productCategory ?? ""];
    if (product) return product;
    return /\b(?:car|auto|vehicle|motor)\b/i.test(`${account.displayName} ${account.productName ?? ""}`)
      ? "CAR"
      : "PERSONAL";
  }
  const { limitCents, currentCents } = account.balance;
  const isOverdraft =
    account.kind === "TRANSACTION" &&
    (limitCents !== null || (currentCents ?? 0) < 0 || account.productCategory === "OVERDRAFTS");
  return isOverdraft ? "OTHER_CREDIT" : null;
}

/** The repayments that arrived in this card or loan account, oldest first. Empty for other types of account. */
export function repaymentsTo(accountId: string, ledger: Ledger): BankRow[] {
  return ledger
    .entriesOf(accountId)
    .filter(
      ({ row, decision }) =>
        row.cents > 0 &&
        decision.code === "crd.own_transfer" &&
        (row.kind === "MORTGAGE" || row.kind === "LOAN" || row.kind === "CREDIT_CARD"),
    )
    .map((entry) => entry.row);
}

function toShared(
  account: SharedAccount,
  kind: LiabilityClass,
  {
    repayments,
    ledger,
    assumptions,
  }: { repayments: readonly BankRow[]; ledger: Ledger; assumptions: Assumptions },
): SharedDebt {
  const { loan, balance } = account;
  const contract = findContractMonthly(account);
  const { usual, extra } = partExtra(account, repayments);
  const fit = fitCadence([...new Set(usual.map((row) => row.dayNumber))]);
  const owedCents = isIncomplete(account, usual, ledger.bank.period.to) ? null : toOwed(balance.currentCents);
  const isOver = isPaidOut(account, usual, repayments, ledger.bank.period.to);
  const { whole: repaymentMonthly, ownShare } = isOver
    ? { whole: toNothing(account, usual, ledger), ownShare: null }
    : toRepayment(account, usual, contract, ledger);
  const known = { loan, kind, owedCents, repaidCents: repaymentMonthly.value };
  const debt = {
    accountId: account.id,
    class: kind,
    name: account.productName ?? account.displayName,
    institution: account.institution,
    ownership: account.ownership,
    owedCents,
    limitCents: balance.limitCents,
    rate: loan?.rate ?? null,
    rateType: loan?.rateType ?? null,
    repaymentType: loan?.repaymentType ?? null,
    startedOn: loan?.startedOn ?? null,
    endsOn: loan?.endsOn ?? null,
    redrawCents: loan?.redrawCents ?? null,
    contractMonthlyCents: contract.cents,
    offsets: listOffsets(account, ledger),
    repaymentMonthly,
    ownShareMonthly: ownShare,
    extraRepayments: toExtra(account, extra, ledger),
    terms: toTerms(known, ledger.bank.period.to, impliedRate(account, ledger), assumptions),
    nextRepaymentOn: isOver ? null : findNext(account, fit, ledger.bank.period.to),
  };
  return { ...debt, servicingMonthly: toServicingFigure(debt, assumptions) };
}

function toOwed(currentCents: number | null): number | null {
  return currentCents === null ? null : Math.max(0, -currentCents);
}

/**
 * A zero balance counts as not reported if the loan was repaid as usual within this many days and its contract requires
 * more repayments. The repayments then still count.
 */
const STILL_REPAID_DAYS = 45;

function isIncomplete(account: SharedAccount, usual: readonly BankRow[], to: Day): boolean {
  const { loan, balance } = account;
  const last = usual[usual.length - 1];
  const asksMore = [loan?.endsOn, loan?.nextInstalmentOn].some((day) => day != null && day > to);
  return (
    balance.currentCents === 0 &&
    account.openStatus === "OPEN" &&
    asksMore &&
    usual.length >= 2 &&
    last !== undefined &&
    toDayNumber(to) - last.dayNumber <= STILL_REPAID_DAYS
  );
}

function listOffsets(account: SharedAccount, ledger: Ledger): SharedDebt["offsets"] {
  return [...new Set(account.loan?.offsetAccountIds ?? [])].sort().map((accountId) => {
    const offset = ledger.accountOf(accountId);
    return {
      accountId,
      name: offset ? (offset.productName ?? offset.displayName) : null,
      balanceCents: offset?.balance.currentCents ?? null,
    };
  });
}

function findNext(account: SharedAccount, fit: Fit | null, to: Day): Day | null {
  const stated = account.loan?.nextInstalmentOn ?? account.card?.dueOn ?? null;
  if (stated !== null && stated > to) return stated;
  return isSteady(fit) ? fromDayNumber(businessDayAfter(fit.next(toDayNumber(to)))) : null;
}

function isSteady(fit: Fit | null): fit is Fit {
  return fit !== null && fit.hits >= 3 && fit.score >= 0.5 && !isLongCycle(fit.frequency);
}

/** The sum of the repayments on each date: two people may each pay half of one loan on one day. */
function sumByDate(amounts: readonly { on: string; cents: number }[]): number[] {
  const sums = new Map<string, number>();
  for (const { on, cents } of amounts) sums.set(on, (sums.get(on) ?? 0) + cents);
  return [...sums.values()];
}

/** Separates repayments made from accounts of this report (`own`) from repayments by another person (`others`). */
export function partByPayer(rows: readonly BankRow[], ledger: Ledger): { own: BankRow[]; others: BankRow[] } {
  const isOwn = (row: BankRow) => ledger.entries[row.index]?.pair?.kind === "OWN_TRANSFER" || row.cents < 0;
  return { own: rows.filter(isOwn), others: rows.filter((row) => !isOwn(row)) };
}

/**
 * The current monthly repayment. If the repayments have a steady cadence, it is calculated from the median of the
 * amounts on the last three dates. If not, it is the mean over the covered days. Null without repayments.
 */
function toSeen(rows: readonly BankRow[], evidenceId: string | null, ledger: Ledger): Figure | null {
  if (rows.length === 0) return null;
  const evidence = evidenceId === null ? null : ledger.evidence.note(evidenceId, rows);
  const cover = ledger.coverOf(rows);
  const amounts = rows.map((row) => ({ on: row.on, cents: Math.abs(row.cents) }));
  const fit = fitCadence([...new Set(rows.map((row) => row.dayNumber))]);
  if (!isSteady(fit)) return coveredMean(amounts, cover, evidence);
  const usual = findMedian(sumByDate(amounts).slice(-3)) ?? 0;
  const basis = { window: cover.window, count: rows.length, evidence };
  return calculate("A-STREAM", [atCadence(usual, fit.frequency) ?? 0], basis);
}

const OWN_SHARE_NOTE =
  "the customer's own share: another person repays the rest, and the whole repayment is assessed";

/**
 * The monthly repayment of a debt: `whole`, and the customer's own share if another person repays too. `whole` is the
 * larger of the contract's repayment and the current one. A card's minimum payment is used only if no repayment was
 * seen. If two people repay one loan, their payments have two cadences. So the current repayment of each person is
 * computed separately, and the two are added.
 */
function toRepayment(
  account: SharedAccount,
  rows: readonly BankRow[],
  contract: { cents: number | null; note: string | null },
  ledger: Ledger,
): { whole: Figure; ownShare: Figure | null } {
  const id = `repaid:${account.id}`;
  const { own, others } = partByPayer(rows, ledger);
  const isSplit = own.length > 0 && others.length > 0;
  const share = isSplit ? toSeen(own, `${id}:own`, ledger) : null;
  const ownShare = share === null ? null : { ...share, note: OWN_SHARE_NOTE };
  const theirs = isSplit ? toSeen(others, null, ledger) : null;
  const seen =
    ownShare && theirs ? joinSeen(ownShare, { other: theirs, rows, id, ledger }) : toSeen(rows, id, ledger);
  // A card's minimum payment falls with the card's balance, so the current minimum is not a lower limit for repayments
  // of earlier statements.
  const floor = account.kind === "CREDIT_CARD" && seen !== null ? null : contract.cents;
  if (seen !== null && (floor === null || (seen.value ?? 0) >= floor)) return { whole: seen, ownShare };
  const { window = null, count = 0, evidence = null } = seen ?? {};
  const whole = calculate("L-CONTRACT", floor, {
    window,
    count,
    evidence,
    quality: floor === null ? "INCOMPLETE" : "ESTIMATED",
    note:
      floor === null
        ? `${CONTRACT_REASONS.unseen} and no instalment stated by the bank`
        : [
            contract.note,
            seen === null
              ? `${CONTRACT_REASONS.unseen}: the contracted amount counts`
              : `the contracted amount, which is ${CONTRACT_REASONS.larger}`,
          ]
            .filter((note) => note !== null)
            .join("; "),
  });
  return { whole, ownShare };
}

function joinSeen(
  one: Figure,
  { other, rows, id, ledger }: { other: Figure; rows: readonly BankRow[]; id: string; ledger: Ledger },
): Figure {
  return toMonthlyFigure(
    (one.value ?? 0) + (other.value ?? 0),
    one.formula === other.formula ? one.formula : "A-MIX",
    {
      window: ledger.coverOf(rows).window,
      count: rows.length,
      evidence: ledger.evidence.note(id, rows),
      note: "two people repay this debt, each at a separate cadence",
    },
  );
}

/**
 * The yearly rate implied by the interest that was charged: interest a year divided by the balance. Null if the bank
 * states a rate, if there is too little interest, or if the result is implausible. Null too with an offset account,
 * which makes the implied rate too low.
 */
function impliedRate(account: SharedAccount, ledger: Ledger): number | null {
  const owed = -(account.balance.currentCents ?? 0);
  if (account.loan?.rate != null || owed <= 0 || (account.loan?.offsetAccountIds.length ?? 0) > 0)
    return null;
  const rows = ledger
    .entriesOf(account.id)
    .filter(({ decision }) => decision.code === "fin.loan_interest")
    .map((entry) => entry.row);
  const fit = fitCadence([...new Set(rows.map((row) => row.dayNumber))]);
  if (rows.length < INTEREST_ROWS_MIN || !isSteady(fit)) return null;
  const monthly = atCadence(findMedian(rows.slice(-3).map((row) => -row.cents)) ?? 0, fit.frequency) ?? 0;
  const rate = Math.round(((monthly * 12) / owed) * 10_000) / 10_000;
  return rate >= IMPLIED_RATE_MIN && rate <= IMPLIED_RATE_MAX ? rate : null;
}
