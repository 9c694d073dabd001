import { toTokens } from "@/lib/engine/text/tokens";

/** Words that describe the kind of firm or account and do not identify it. */
const COMMON: ReadonlySet<string> = new Set(
  (
    "THE OF AND FOR A AN PTY LTD LIMITED INC INCORPORATED CO CORP CORPORATION COMPANY GROUP HOLDINGS TRUST TRUSTEE ATF TA " +
    "TRADING AS AUSTRALIA AUSTRALIAN AUST BANK BANKING FINANCE FINANCIAL FINANCE CREDIT LOAN LOANS LENDING MORTGAGE HOME CAR " +
    "PERSONAL CARD SERVICES PAYROLL SALARY SALARIES WAGES WAGE PAY PAYMENT"
  ).split(" "),
);

/** The distinctive words of a firm's name; all its words if every word is common. */
export function toNameWords(name: string): string[] {
  const words = [...new Set(toTokens(name))];
  const own = words.filter((word) => !COMMON.has(word));
  return own.length > 0 ? own : words;
}

/** Reports whether the other name has all words of this name. False for a name without words. */
export function isWithin(words: readonly string[], others: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => others.includes(word));
}
