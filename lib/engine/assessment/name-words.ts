import { toTokens } from "@/lib/engine/text/tokens";

/** Words that say what kind of firm or account it is, and not which. */
const COMMON: ReadonlySet<string> = new Set(
  (
    "THE OF AND FOR A AN PTY LTD LIMITED INC INCORPORATED CO CORP CORPORATION COMPANY GROUP HOLDINGS TRUST TRUSTEE ATF TA " +
    "TRADING AS AUSTRALIA AUSTRALIAN AUST BANK BANKING FINANCE FINANCIAL FINANCE CREDIT LOAN LOANS LENDING MORTGAGE HOME CAR " +
    "PERSONAL CARD SERVICES PAYROLL SALARY SALARIES WAGES WAGE PAY PAYMENT"
  ).split(" "),
);

/** The words of a firm's name that tell it from others; all of them where each is a common one. */
export function toNameWords(name: string): string[] {
  const words = [...new Set(toTokens(name))];
  const own = words.filter((word) => !COMMON.has(word));
  return own.length > 0 ? own : words;
}

/** Whether all words of a name are among those of another; a name without words is within none. */
export function isWithin(words: readonly string[], others: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => others.includes(word));
}
