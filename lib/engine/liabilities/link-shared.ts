import type { LiabilityClass } from "@/lib/engine/document";
import { CLASS_OF } from "@/lib/engine/figures/liability-class";
import type { Ledger } from "@/lib/engine/ledger";
import type { Lender } from "@/lib/engine/liabilities/lender";
import { classOf, repaymentsTo, type SharedAccount } from "@/lib/engine/liabilities/list-shared";
import type { BankRow } from "@/lib/engine/row";
import { toTokens } from "@/lib/engine/text/tokens";

/**
 * The maximum number of days between a repayment and its arrival in the debt's account, in either order. Applies to
 * rows that were not paired.
 */
const APART_DAYS_MAX = 7;
const EQUAL_SHARE_MIN = 0.5;
const NEAR: readonly number[] = Array.from(
  { length: 2 * APART_DAYS_MAX + 1 },
  (_, index) => index - APART_DAYS_MAX,
);

/**
 * For each class of lender, the classes of shared debts that its repayments may be for. For example, the wording may
 * show only a personal loan, although the repayment is for a car loan.
 */
const MAY_REPAY: Partial<Record<LiabilityClass, readonly LiabilityClass[]>> = {
  MORTGAGE: ["MORTGAGE"],
  PERSONAL: ["PERSONAL", "CAR", "BUSINESS_LOAN"],
  CAR: ["CAR", "PERSONAL", "LEASE"],
  CREDIT_CARD: ["CREDIT_CARD"],
  BNPL: ["BNPL"],
  LEASE: ["LEASE", "CAR"],
};
/** Words that many lenders have in their names, so they identify no lender. */
const COMMON: ReadonlySet<string> = new Set(
  "HOME LOAN LOANS CARD CARDS CREDIT BANK BANKING FINANCE FINANCIAL REPAYMENT REPAYMENTS PAYMENT PAYMENTS PERSONAL MORTGAGE MORTGAGES CAR THE AND OF PTY LTD LIMITED AUSTRALIA AUSTRALIAN TO FROM DIRECT DEBIT VISA MASTERCARD PLATINUM GOLD BASIC LOW RATE FIXED VARIABLE".split(
    " ",
  ),
);
const SAME_BANK: Readonly<Record<string, string>> = {
  COMMBANK: "COMMONWEALTH",
  CBA: "COMMONWEALTH",
  AMEX: "AMERICAN",
  WBC: "WESTPAC",
  STG: "ST.GEORGE",
  STGEORGE: "ST.GEORGE",
  BSA: "BANKSA",
  BOM: "MELBOURNE",
  BOQ: "QUEENSLAND",
  BEN: "BENDIGO",
  BBL: "BENDIGO",
  SUN: "SUNCORP",
  MBL: "MACQUARIE",
  MQG: "MACQUARIE",
};
/** Banks whose full names consist only of words that are common or that also name other banks. */
const FULL_NAMES: readonly (readonly [name: string, words: readonly string[]])[] = [
  ["NAB", ["NATIONAL", "AUSTRALIA", "BANK"]],
  ["ANZ", ["AUSTRALIA", "NEW", "ZEALAND"]],
  ["ANZ", ["AUSTRALIAN", "NEW", "ZEALAND"]],
  ["ST.GEORGE", ["ST", "GEORGE"]],
  ["BANKSA", ["BANK", "SA"]],
];

/**
 * Finds the account in the report that each lender's payments repay. Pairing misses payments that arrive days later or
 * with another amount, and payments to a loan whose rows were not supplied. Without the link, the debt would count
 * twice: with the lender and with the account.
 */
export function linkShared(lenders: readonly Lender[], ledger: Ledger): Map<Lender, string> {
  const links = new Map<Lender, string>();
  const taken = new Set<string>();
  const accounts = ledger.bank.accounts.flatMap((account) => {
    const kind = classOf(account);
    return kind ? [{ account, kind, repaid: repaymentsTo(account.id, ledger) }] : [];
  });
  for (const lender of lenders) {
    const own = CLASS_OF[lender.code];
    const paid = lender.entries.map((entry) => entry.row).filter((row) => row.cents < 0);
    const may = (own && MAY_REPAY[own]) ?? [];
    if (paid.length === 0 || may.length === 0) continue;
    const found = accounts.find(({ account, kind, repaid }) => {
      if (!may.includes(kind) || taken.has(account.id)) return false;
      const name = nameMatch(lender, account);
      if (repaid.length > 0) return name !== "OTHER" && hasEqual(paid, repaid);
      // A card's repayments may be linked only if its own rows were supplied, because only then are its purchases
      // counted.
      if (kind === "CREDIT_CARD" && account.coverage.rows === 0) return false;
      return name === "SAME" || (name === "NONE" && kind !== "CREDIT_CARD");
    });
    if (!found) continue;
    links.set(lender, found.account.id);
    taken.add(found.account.id);
  }
  return links;
}

/**
 * Compares the name of a lender with the names of an account in the report:
 * - SAME: they share a distinctive word.
 * - OTHER: they share no distinctive word, and the lender is in our list. The account is then probably another
 *   lender's.
 * - NONE: they share no distinctive word, but that shows nothing. Either the lender is not in our list, or its name
 *   has no distinctive word.
 */
function nameMatch(lender: Lender, account: SharedAccount): "SAME" | "NONE" | "OTHER" {
  const own = namesOf(lender.name);
  if (own.length === 0) return "NONE";
  const names = new Set(
    namesOf(`${account.institution ?? ""} ${account.productName ?? ""} ${account.displayName}`),
  );
  if (own.some((word) => names.has(word))) return "SAME";
  return lender.isGeneric ? "NONE" : "OTHER";
}

function namesOf(text: string): string[] {
  const words = toTokens(text);
  const full = FULL_NAMES.find(([, parts]) => parts.every((part) => words.includes(part)));
  const rest = full ? [full[0], ...words.filter((word) => !full[1].includes(word))] : words;
  return rest
    .map((word) => SAME_BANK[word] ?? word)
    .filter((word) => word.length > 1 && !COMMON.has(word) && !/\d/.test(word));
}

/** Reports whether, for at least half of the payments, a credit of the same amount arrived within a few days. */
function hasEqual(paid: readonly BankRow[], repaid: readonly BankRow[]): boolean {
  const arrivals = new Set(
    repaid.flatMap((row) => NEAR.map((apart) => `${row.cents}|${row.dayNumber + apart}`)),
  );
  const equal = paid.filter((row) => arrivals.has(`${-row.cents}|${row.dayNumber}`));
  return equal.length >= paid.length * EQUAL_SHARE_MIN;
}
