import { toCreditCategory } from "@/lib/engine/categories/credits";
import { groupOf } from "@/lib/engine/categories/taxonomy";
import type { CashflowBridge, ExcludedReason, Income } from "@/lib/engine/document";
import { toSum } from "@/lib/engine/figures/statistics";
import type { Entry, Ledger } from "@/lib/engine/ledger";
import { type BankRow, isLoan } from "@/lib/engine/row";

/** The bridge's lines in table order. Transfers, which usually cancel out, are one line for both directions. */
const LABELS = {
  INCOME: "Income counted",
  INCOME_NOT_COUNTED: "Income not counted: one-off or ended",
  LIVING: "Living expenses, less refunds",
  CONTRACTS: "Rent, tax and other contracts",
  LENDERS: "Payments to other lenders, and card interest",
  SHARED_LOANS: "Repayments of loans whose accounts were shared",
  BORROWED: "Borrowed or redrawn",
  PEOPLE_PAID: "To people",
  PEOPLE_RECEIVED: "From people",
  ELSEWHERE_OUT: "To accounts that were not shared",
  ELSEWHERE_IN: "From the customer's accounts that were not shared",
  SAVED: "Saved, invested or put in super",
  GAMBLING_RETURN: "Gambling returns",
  TAX_REFUND: "Tax refunds",
  CASH_DEPOSIT: "Cash deposits",
  ASSET_SALE: "Sales of assets",
  OTHER_CREDIT: "Other money in",
  OTHER_DEBIT: "Other money out",
  BETWEEN: "Transfers between accounts in this report, and reversed payments",
} as const;
type Line = keyof typeof LABELS;

const OF_CREDIT: Readonly<Record<ExcludedReason, Line>> = {
  OWN_TRANSFER: "ELSEWHERE_IN",
  REFUND: "OTHER_CREDIT",
  REVERSAL: "BETWEEN",
  LOAN: "BORROWED",
  TAX_REFUND: "TAX_REFUND",
  CASH: "CASH_DEPOSIT",
  PERSON: "PEOPLE_RECEIVED",
  GAMBLING: "GAMBLING_RETURN",
  ASSET_SALE: "ASSET_SALE",
  MEDICARE: "LIVING",
  UNKNOWN: "OTHER_CREDIT",
};
const OF_DEBIT: Readonly<Record<string, Line>> = {
  "trf.loan_shared": "SHARED_LOANS",
  "trf.own_matched": "BETWEEN",
  "trf.card_shared": "BETWEEN",
  "trf.reversed": "BETWEEN",
  "trf.own_unshared": "ELSEWHERE_OUT",
  "trf.business_unknown": "ELSEWHERE_OUT",
  "trf.person": "PEOPLE_PAID",
  "fam.person_gift": "PEOPLE_PAID",
  "fin.super_contribution": "SAVED",
  "fin.invest": "SAVED",
  "fin.crypto": "SAVED",
  "fin.saving": "SAVED",
};

/**
 * Lists the lines that lead from the opening to the closing balances. Each line is an exact sum of rows. Loan accounts
 * are left out.
 */
export function buildBridge(ledger: Ledger, income: Income): CashflowBridge {
  const counted = new Set(ledger.evidence.rowsOf(income.totals.netMonthly.evidence ?? ""));
  const byLine = new Map<Line, Entry[]>();
  for (const entry of ledger.entries) {
    if (isLoan(entry.row.kind)) continue;
    const line = lineOf(entry, counted);
    const entries = byLine.get(line);
    if (entries) entries.push(entry);
    else byLine.set(line, [entry]);
  }
  const lines = (Object.keys(LABELS) as Line[]).flatMap((code) => {
    const rows = (byLine.get(code) ?? []).map((entry) => entry.row);
    const amountCents = toSum(rows.map((row) => row.cents));
    if (rows.length === 0 || (code === "BETWEEN" && amountCents === 0)) return [];
    const evidence = ledger.evidence.keep(`bridge:${code}`, rows);
    return [{ code, label: LABELS[code], amountCents, count: rows.length, evidence }];
  });
  const totalCents = toSum(lines.map((line) => line.amountCents));
  const { openingCents, closingCents, accountIds, note } = readBalances(ledger);
  return {
    formula: "K-BRIDGE",
    window: ledger.whole.window,
    accountIds,
    lines,
    totalCents,
    openingCents,
    closingCents,
    differenceCents:
      openingCents === null || closingCents === null ? null : closingCents - openingCents - totalCents,
    note,
  };
}

/**
 * The sum of the balances of all accounts except loans, now and before the first rows. Null if a balance is unknown;
 * the sum before the first rows is also null if the data of an account has a gap.
 */
function readBalances(
  ledger: Ledger,
): Pick<CashflowBridge, "openingCents" | "closingCents" | "accountIds" | "note"> {
  const { bank } = ledger;
  const accounts = bank.accounts.filter(({ kind }) => !isLoan(kind));
  const accountIds = accounts.map(({ id }) => id);
  const balances = accounts.map(({ balance }) => balance.currentCents).filter((cents) => cents !== null);
  const isKnown = accounts.length > 0 && balances.length === accounts.length;
  const hasGap = accounts.some(({ coverage }) => coverage.gaps.length > 0);
  const closingCents = isKnown ? toSum(balances) : null;
  const posted = accountIds.map((id) => toSum(ledger.entriesOf(id).map(({ row }) => row.cents)));
  return {
    accountIds,
    closingCents,
    openingCents: closingCents === null || hasGap ? null : closingCents - toSum(posted),
    note: !isKnown
      ? "An account had no balance in the bank data."
      : hasGap
        ? "The data of an account has a gap. The account's balance before the gap is not known."
        : null,
  };
}

function lineOf({ row, decision, category, pair }: Entry, counted: ReadonlySet<BankRow>): Line {
  if (category) {
    const moved = OF_DEBIT[category.code];
    if (moved) return moved;
    if (category.part === "LIVING") return "LIVING";
    if (category.part !== "COMMITMENT") return "OTHER_DEBIT";
    return groupOf(category.code) === "dbt" || category.basis === "DEBT" ? "LENDERS" : "CONTRACTS";
  }
  if (counted.has(row)) return "INCOME";
  const { reason } = toCreditCategory(decision.code);
  if (reason === null) return "INCOME_NOT_COUNTED";
  return reason === "OWN_TRANSFER" && pair ? "BETWEEN" : OF_CREDIT[reason];
}
