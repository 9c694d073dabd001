import { coveredMean } from "@/lib/domain/average";
import { toDayNumber } from "@/lib/domain/day";
import type { Assumptions, Figure, Liabilities, LiabilityClass } from "@/lib/domain/document";
import { toMonthlyFigure } from "@/lib/domain/figure";
import type { Ledger } from "@/lib/domain/ledger";
import { findTimesPerMonth, toServicing } from "@/lib/domain/liability/servicing";
import type { Bank } from "@/lib/domain/read/read-bank";
import type { BankRow } from "@/lib/domain/row";
import { findMedian } from "@/lib/domain/statistics";
import { fitCadence } from "@/lib/domain/stream/fit-cadence";
import { isLongCycle, toMonthlyAmount } from "@/lib/domain/stream/frequency";

type SharedAccount = Bank["accounts"][number];
type Shared = Liabilities["shared"][number];

const DAYS_PER_MONTH = 365.25 / 12;

/** Debts whose accounts were shared: what is owed, the limit, what is repaid, and what a lender would count for it. */
export function listShared(ledger: Ledger, assumptions: Assumptions): Shared[] {
  return ledger.bank.accounts.flatMap((account) => {
    const kind = classOf(account);
    if (!kind) return [];
    const repayments = ledger.entries
      .filter(({ row, decision }) => row.accountId === account.id && isRepayment(row, decision.code))
      .map((entry) => entry.row);
    const repaymentMonthly = toRepayment(account, repayments, ledger);
    return [
      {
        accountId: account.id,
        class: kind,
        name: account.productName ?? account.displayName,
        owedCents: account.balance.currentCents === null ? null : Math.max(0, -account.balance.currentCents),
        limitCents: account.balance.limitCents,
        rate: account.loan?.rate ?? null,
        repaymentMonthly,
        servicingMonthly: toServicingFigure(account, kind, repaymentMonthly, ledger, assumptions),
      },
    ];
  });
}

/** An account is a debt by its kind, or because a transaction account carries an overdraft limit. */
function classOf(account: SharedAccount): LiabilityClass | null {
  if (account.kind === "MORTGAGE") return "MORTGAGE";
  if (account.kind === "CREDIT_CARD") return "CREDIT_CARD";
  if (account.kind === "LOAN") {
    if (account.productCategory === "BUY_NOW_PAY_LATER") return "BNPL";
    if (account.productCategory === "LEASES") return "LEASE";
    return /\b(?:car|auto|vehicle|motor)\b/i.test(`${account.displayName} ${account.productName ?? ""}`)
      ? "CAR"
      : "PERSONAL";
  }
  const hasOverdraft = account.kind === "TRANSACTION" && account.balance.limitCents !== null;
  return hasOverdraft ? "OTHER_CREDIT" : null;
}

function isRepayment(row: BankRow, code: string): boolean {
  const isDebt = row.kind === "MORTGAGE" || row.kind === "LOAN" || row.kind === "CREDIT_CARD";
  return isDebt && row.cents > 0 && code === "crd.own_transfer";
}

/** What is repaid now: the median of the last three at their rhythm, else the mean; else what the contract asks for. */
function toRepayment(account: SharedAccount, rows: readonly BankRow[], ledger: Ledger): Figure {
  const evidence = ledger.evidence.note(`repaid:${account.id}`, rows);
  const cover = ledger.coverOf(rows);
  const basis = { window: cover.window, count: rows.length, evidence };
  const fit = fitCadence([...new Set(rows.map((row) => row.dayNumber))]);
  if (fit && fit.hits >= 3 && fit.score >= 0.5 && !isLongCycle(fit.frequency)) {
    const current = findMedian(rows.slice(-3).map((row) => row.cents)) ?? 0;
    return toMonthlyFigure(toMonthlyAmount(current, fit.frequency), "A-STREAM", basis);
  }
  if (rows.length > 0)
    return coveredMean(
      rows.map((row) => ({ on: row.on, cents: row.cents })),
      cover,
      evidence,
    );
  const contract = contractMonthly(account);
  return toMonthlyFigure(contract, "L-CONTRACT", { quality: contract === null ? "INCOMPLETE" : "ESTIMATED" });
}

function contractMonthly(account: SharedAccount): number | null {
  const instalment = account.loan?.minInstalmentCents ?? null;
  const times = findTimesPerMonth(account.loan?.repaymentFrequency ?? null);
  return instalment === null ? null : instalment * (times ?? 1);
}

/** Limits are counted as drawn and repaid over three years; loans at the larger of contract, observed and buffered. */
function toServicingFigure(
  account: SharedAccount,
  kind: LiabilityClass,
  repayment: Figure,
  ledger: Ledger,
  assumptions: Assumptions,
): Figure {
  const owed = Math.max(0, -(account.balance.currentCents ?? 0));
  if (kind === "CREDIT_CARD" || kind === "OTHER_CREDIT") {
    const limit = account.balance.limitCents ?? (owed > 0 ? owed : null);
    const rate = account.loan?.rate ?? assumptions.cardRate;
    const value = limit === null ? null : toServicing(limit, rate, assumptions.cardServicingMonths);
    return toMonthlyFigure(value, "L-LIMIT", {
      quality: account.balance.limitCents === null ? "INCOMPLETE" : "ESTIMATED",
      note: account.balance.limitCents === null ? "limit not supplied by the bank" : null,
    });
  }
  const rate = account.loan?.rate ?? null;
  const end = account.loan?.endsOn ?? null;
  const months =
    end === null ? null : (toDayNumber(end) - toDayNumber(ledger.bank.period.to)) / DAYS_PER_MONTH;
  const buffered =
    rate === null || months === null || months < 1 || account.balance.currentCents === null
      ? null
      : toServicing(owed, rate + assumptions.bufferPercentagePoints / 100, Math.round(months));
  const observed = [repayment.value, contractMonthly(account), buffered].filter((value) => value !== null);
  return toMonthlyFigure(observed.length === 0 ? null : Math.max(...observed), "L-SERVICE", {
    window: repayment.window,
    count: repayment.count,
    evidence: repayment.evidence,
    quality: buffered === null ? "INCOMPLETE" : "ESTIMATED",
    note: buffered === null ? "rate or term not supplied by the bank: no buffer applied" : null,
  });
}
