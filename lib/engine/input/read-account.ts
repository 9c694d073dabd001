import type { BankData, CdsAccount, CdsBalance } from "@/lib/engine/bank";
import { type Day, findStatementDay } from "@/lib/engine/calendar/day";
import type { Account, AccountKind } from "@/lib/engine/document";
import { toHash } from "@/lib/engine/hash";
import { chooseRate } from "@/lib/engine/liabilities/choose-rate";
import { findCents } from "@/lib/engine/money";
import { tidyText } from "@/lib/engine/text/tidy-text";

/** An account as the bank described it, before its rows are known. */
export type ReadAccount = Omit<Account, "coverage" | "flows"> & { bankId: string; currency: string };

const KIND_OF: Record<string, AccountKind> = {
  TRANS_AND_SAVINGS_ACCOUNTS: "TRANSACTION",
  REGULATED_TRUST_ACCOUNTS: "TRANSACTION",
  OVERDRAFTS: "TRANSACTION",
  TRAVEL_CARDS: "OTHER",
  TERM_DEPOSITS: "TERM_DEPOSIT",
  CRED_AND_CHRG_CARDS: "CREDIT_CARD",
  RESIDENTIAL_MORTGAGES: "MORTGAGE",
  PERS_LOANS: "LOAN",
  BUSINESS_LOANS: "LOAN",
  MARGIN_LOANS: "LOAN",
  BUY_NOW_PAY_LATER: "LOAN",
  LEASES: "LOAN",
  TRADE_FINANCE: "LOAN",
};
const SAVINGS_WORDS =
  /\b(?:SAVER|SAVINGS|SAVE|E?SAVER|BONUS|GOAL ?SAVER|NETBANK SAVER|ISAVER|INCENTIVE|REWARD SAVER|MAXIMI[SZ]ER)\b/;
const OWNERSHIPS = ["ONE_PARTY", "TWO_PARTY", "MANY_PARTY", "OTHER"] as const;
const SAFE_ID = /^[\x21-\x7e]{1,128}$/;

/**
 * The accounts in the bank's data, once each, ordered by id. For a repeated account id, keeps the fullest description.
 * Includes accounts that only rows mention.
 */
export function readAccounts(data: BankData): ReadAccount[] {
  const balances = new Map<string, CdsBalance>();
  for (const balance of listOf(data.balances))
    if (balance?.accountId) balances.set(balance.accountId, balance);
  const described = new Map<string, CdsAccount>();
  for (const account of listOf(data.accounts)) {
    if (typeof account?.accountId !== "string" || account.accountId === "") continue;
    const known = described.get(account.accountId);
    if (!known || JSON.stringify(account).length > JSON.stringify(known).length)
      described.set(account.accountId, account);
  }
  for (const row of listOf(data.transactions)) {
    if (typeof row?.accountId !== "string" || row.accountId === "" || described.has(row.accountId)) continue;
    described.set(row.accountId, {
      accountId: row.accountId,
      displayName: "Account not described by the bank",
    });
  }
  return [...described.values()]
    .map((account) => toAccount(account, balances.get(account.accountId)))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The list, or an empty one if the value is missing or not a list. */
export function listOf<T>(value: readonly T[] | undefined | null): readonly T[] {
  return Array.isArray(value) ? value : [];
}

/** The bank's own id if it is printable, otherwise a hash of it. */
export function toPublicId(bankId: string): string {
  return isSafeId(bankId) ? bankId : `id-${toHash(bankId)}`;
}

/** True for an id that can be printed as the bank sent it. */
export function isSafeId(value: unknown): value is string {
  return typeof value === "string" && SAFE_ID.test(value);
}

function toAccount(account: CdsAccount, balance: CdsBalance | undefined): ReadAccount {
  const displayName = tidyText(account.displayName, 120) || tidyText(account.productName, 120) || "Account";
  const kind = toKind(account, displayName);
  return {
    id: toPublicId(account.accountId),
    bankId: account.accountId,
    currency: tidyText(balance?.currency, 8).toUpperCase() || "AUD",
    institution: textOrNull(account.institutionName),
    holder: textOrNull(account.holderName),
    displayName,
    productName: textOrNull(account.productName),
    productCategory: textOrNull(account.productCategory),
    kind,
    maskedNumber: textOrNull(account.maskedNumber),
    ownership: OWNERSHIPS.find((word) => word === account.accountOwnership) ?? "UNKNOWN",
    openStatus: account.openStatus === "CLOSED" ? "CLOSED" : "OPEN",
    openedOn: dayOrNull(account.creationDate),
    balance: {
      currentCents: centsOrNull(balance?.currentBalance),
      availableCents: centsOrNull(balance?.availableBalance),
      limitCents: toLimit(balance),
      reconciled: null,
    },
    loan: toLoan(account),
    card: account.creditCard
      ? {
          minPaymentCents: centsOrNull(account.creditCard.minPaymentAmount),
          dueCents: centsOrNull(account.creditCard.paymentDueAmount),
          dueOn: dayOrNull(account.creditCard.paymentDueDate),
        }
      : null,
  };
}

function toKind(account: CdsAccount, displayName: string): AccountKind {
  const kind = KIND_OF[account.productCategory ?? ""] ?? (account.productCategory ? "OTHER" : "TRANSACTION");
  if (kind !== "TRANSACTION") return kind;
  // Looks for savings words outside the bank's name, because "Example Savings Bank" has everyday accounts too.
  const bank = tidyText(account.institutionName, 160).toUpperCase();
  const names = `${displayName} ${tidyText(account.productName, 120)}`.toUpperCase();
  return SAVINGS_WORDS.test(bank === "" ? names : names.replaceAll(bank, " ")) ? "SAVINGS" : "TRANSACTION";
}

function toLoan(account: CdsAccount): Account["loan"] {
  const loan = account.loan;
  const chosen = chooseRate(account);
  if (!loan && !chosen) return null;
  return {
    originalCents: centsOrNull(loan?.originalLoanAmount),
    startedOn: dayOrNull(loan?.originalStartDate),
    endsOn: dayOrNull(loan?.loanEndDate),
    repaymentType: textOrNull(loan?.repaymentType),
    repaymentFrequency: textOrNull(loan?.repaymentFrequency),
    minInstalmentCents: centsOrNull(loan?.minInstalmentAmount),
    redrawCents: centsOrNull(loan?.maxRedraw),
    rate: chosen?.rate ?? null,
    rateType: chosen?.type ?? null,
    nextInstalmentOn: dayOrNull(loan?.nextInstalmentDate),
    offsetAccountIds: listOf(loan?.offsetAccountIds)
      .filter((id) => typeof id === "string" && id !== "")
      .map(toPublicId),
  };
}

/** The limit in cents; null if unknown. Many banks send a limit of zero for "no limit known". */
function toLimit(balance: CdsBalance | undefined): number | null {
  const limit = centsOrNull(balance?.creditLimit);
  return limit === null || limit <= 0 ? null : limit;
}

function textOrNull(value: unknown): string | null {
  return tidyText(value, 160) || null;
}

function centsOrNull(value: unknown): number | null {
  return typeof value === "string" ? findCents(value) : null;
}

function dayOrNull(value: unknown): Day | null {
  return typeof value === "string" ? findStatementDay(value) : null;
}
