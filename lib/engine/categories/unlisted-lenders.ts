import { LEGAL_ENDS } from "@/lib/engine/categories/bookmaker-names";
import { toDecision, toInferred } from "@/lib/engine/categories/decision";
import type { Decision } from "@/lib/engine/row";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";
import { isNumber } from "@/lib/engine/text/tokens";

/** Words in the names of unlisted lenders. A debit to such a lender is a repayment, usually of a loan. */
export const LENDER_WORDS: ReadonlySet<string> = new Set(
  "LOAN LOANS FINANCE LENDING LENDERS CAPITAL CREDIT".split(" "),
);

/**
 * Words in the names of unlisted banks. A debit to such a bank is a repayment only if its text also names a home loan
 * ("HL"), a card ("CC") or a loan.
 */
export const BANKS: ReadonlySet<string> = new Set(
  "BANK BANKING MUTUAL UNION BUILDING SOCIETY BS MORTGAGE HOMELOANS MONEY".split(" "),
);

/** "Loan", which the bank may have truncated to two letters. */
const CUT_LOAN = /^LO(?:A(?:NS?)?)?$/;
/**
 * The kind of loan by the word before "loan". "Trustee" shows a home loan, because trustees hold the home loans that
 * non-banks sold to investors.
 */
const LOANS_OF: ReadonlyMap<string, string> = new Map([
  ["TRUSTEE", "dbt.mortgage"],
  ["TRUSTEES", "dbt.mortgage"],
  ["HOME", "dbt.mortgage"],
  ["MORTGAGE", "dbt.mortgage"],
  ["PERSONAL", "dbt.personal"],
  ["PERS", "dbt.personal"],
  ["CAR", "dbt.car"],
  ["AUTO", "dbt.car"],
  ["VEHICLE", "dbt.car"],
]);

/** A bank that lends to farms. A direct debit to it is a repayment; a transfer to it may be savings. */
const FARM_BANK = "RABOBANK";

/**
 * Recognises the repayment of a debt by the payee's name:
 * - A direct debit of FARM_BANK is a home loan.
 * - A name that ends with a kind of loan and "loan" is a loan of that kind. "Loan" may be truncated.
 * - A bank's name with "CC" at the end is a card if it is paid by direct debit or BPAY.
 * - A name with "HL" at the end, or a bank's or lender's name with "HL" anywhere, is a home loan.
 * - Any other name with a lender's word after its first word is a collector's debt if a file number is printed. Without
 *   a file number, it is a personal loan.
 *
 * Null if no rule applies.
 */
export function fromLender({ tokens, front, words, channel }: Descriptor): Decision | null {
  if (tokens[0] === FARM_BANK && channel === "DIRECT_DEBIT")
    return toInferred("dbt.mortgage", "KEYWORD", FARM_BANK, 0.75);
  const end = tokens.findLastIndex((token) => !LEGAL_ENDS.has(token) && token !== "DEBIT");
  const cut = findCutLoan(tokens.slice(0, end + 1)) ?? (front && findCutLoan(front, /^L/));
  if (cut) return cut;
  if (end > 0 && tokens[end] === "CC" && (channel === "DIRECT_DEBIT" || channel === "BPAY")) {
    const isOfBank = tokens.slice(0, end).some((token) => BANKS.has(token));
    if (isOfBank) return toDecision("dbt.card_unshared", "KEYWORD", "a bank's CC", 0.84);
  }
  const isMoney = end > 0 && tokens[end] === "MONEY" && tokens[end - 1] !== "POCKET";
  const word = isMoney
    ? "MONEY"
    : tokens.length > 1
      ? tokens.findLast((token) => LENDER_WORDS.has(token))
      : undefined;
  const isBank = word !== undefined || tokens.some((token) => BANKS.has(token));
  if ((isBank || end > 0) && tokens.at(-1) === "HL") return toDecision("dbt.mortgage", "KEYWORD", "HL", 0.86);
  if (isBank && tokens.includes("HL")) return toDecision("dbt.mortgage", "KEYWORD", "HL", 0.86);
  // A lender's word at the start of a name does not count, because many firms that do not lend have names such as
  // "CREDIT CORVANE".
  if (word === undefined || tokens.indexOf(word) === 0) return null;
  // Lenders number loans and contracts, and collectors number files. So a file number indicates a collector.
  return hasNumbered(words, "FILE")
    ? toInferred("dbt.collection", "KEYWORD", "FILE", 0.6)
    : toInferred("dbt.personal", "KEYWORD", word, 0.7);
}

/** Finds the kind of loan at the end of a name whose "loan" may be truncated: "PERSONAL LO" in "ZELDON PERSONAL LO". */
function findCutLoan(name: readonly string[], loan = CUT_LOAN): Decision | null {
  const [kind = "", last = ""] = name.slice(-2);
  const code =
    name.length > 2 && loan.test(last) && "LOANS".startsWith(last) ? LOANS_OF.get(kind) : undefined;
  return code ? toInferred(code, "KEYWORD", `${kind} LOAN`, 0.7) : null;
}

/** Reports whether the word occurs with a number after it or joined to it: "FILE 118820", "DA2231". */
function hasNumbered(words: readonly string[], label: string): boolean {
  return words.some(
    (word, index) =>
      (word === label && isNumber(words[index + 1] ?? "")) ||
      (word.startsWith(label) && isNumber(word.slice(label.length))),
  );
}

/**
 * A debt agreement, recognised by its number after a name with the word "debt": "EXAMPLE DEBT HELP DA-2231". In a
 * direct debit "admin" is enough: "EXAMPLE GROUP ADMIN DA-2231". Null for other wording.
 */
export function fromAgreement({ tokens, words, channel }: Descriptor): Decision | null {
  if (!hasNumbered(words, "DA")) return null;
  const isOfDebt = tokens.some((word) => word === "DEBT" || word === "DEBTS");
  if (isOfDebt) return toDecision("dbt.agreement", "KEYWORD", "DEBT DA", 0.86);
  const isAdministered = channel === "DIRECT_DEBIT" && tokens.some((word) => ADMINISTRATION.test(word));
  return isAdministered ? toInferred("dbt.agreement", "KEYWORD", "ADMIN DA", 0.6) : null;
}

/** A word of the firms that administer debt agreements, whole or truncated. */
const ADMINISTRATION = /^ADMIN(?:IST[A-Z]*)?$/;
