import { type Change, mapRows, NEAR } from "./change";

/** A bank's wordings for rows other than card purchases, from public guides and statements. */
type Wording = Record<"credit" | "debit" | "from" | "to" | "atm", (words: string) => string> &
  Record<"dishonour" | "monthly" | "overdrawn", string>;

const wording = (
  credit: string,
  debit: string,
  from: string,
  to: string,
  atm: string,
  [dishonour, monthly, overdrawn]: readonly [string, string, string],
): Wording => {
  const say = (pattern: string) => (words: string) => pattern.replace("*", words);
  return {
    credit: say(credit),
    debit: say(debit),
    from: say(from),
    to: say(to),
    atm: say(atm),
    dishonour,
    monthly,
    overdrawn,
  };
};

const PLAIN = ["Dishonour Fee", "Monthly Account Fee", "Overdrawn Fee"] as const;
const BANKS: Readonly<Record<string, Wording>> = {
  CommBank: wording(
    "Direct Credit 301500 *",
    "Direct Debit 301500 *",
    "Fast Transfer From *",
    "Transfer To *",
    "Wdl ATM *",
    PLAIN,
  ),
  NAB: wording("*", "*", "ONLINE FROM *", "ONLINE X4410 *", "NAB ATM *", [
    "DISHONOUR FEE RETURNED DEBIT",
    "ACCOUNT SERVICING FEE",
    "OVERDRAWN FEE",
  ]),
  ANZ: wording(
    "TRANSFER FROM *",
    "PAYMENT TO *",
    "ANZ M-BANKING PAYMENT FROM *",
    "ANZ INTERNET BANKING PAYMENT 441208 TO *",
    "ANZ ATM *",
    ["DISHONOUR FEE", "ACCOUNT SERVICING FEE", "OVERDRAWN FEE"],
  ),
  Westpac: wording(
    "DEPOSIT *",
    "PAYMENT BY AUTHORITY TO *",
    "DEPOSIT-OSKO PAYMENT 1180042 *",
    "WITHDRAWAL-OSKO PAYMENT 1180042 *",
    "WITHDRAWAL AT WESTPAC ATM *",
    ["DISHONOUR FEE", "MONTHLY PLAN FEE", "OVERDRAWN FEE"],
  ),
  "St.George": wording(
    "DIRECT CREDIT *",
    "DIRECT DEBIT *",
    "OSKO DEPOSIT *",
    "OSKO WITHDRAWAL *",
    "ATM WITHDRAWAL *",
    ["DISHONOUR FEE", "ACCOUNT SERVICE FEE", "OVERDRAWN FEE"],
  ),
  ING: wording(
    "* - Deposit - Receipt 104233",
    "* - Direct Debit - Receipt 104233",
    "* - Osko Payment - Receipt 104233",
    "* - Internal Transfer - Receipt 104233",
    "ATM Withdrawal - Receipt 104233 *",
    PLAIN,
  ),
  Bendigo: wording(
    "DIRECT CREDIT * 0041887",
    "DIRECT DEBIT * 0041887",
    "OSKO PAYMENT FROM *",
    "OSKO PAYMENT TO *",
    "ATM WITHDRAWAL *",
    ["DISHONOUR FEE", "MONTHLY SERVICE FEE", "OVERDRAWN FEE"],
  ),
  Suncorp: wording(
    "DIRECT CREDIT *",
    "DIRECT DEBIT *",
    "REAL TIME TFR FROM *",
    "REAL TIME TFR TO *",
    "ATM WITHDRAWAL *",
    ["DISHONOUR FEE", "ACCOUNT KEEPING FEE", "OVERDRAWN FEE"],
  ),
  Bankwest: wording("*", "DIRECT DEBIT *", "OSKO FROM *", "OSKO TO *", "ATM WITHDRAWAL *", [
    "DISHONOUR FEE",
    "MAINTENANCE FEE",
    "OVERDRAWN FEE",
  ]),
  Macquarie: wording("*", "*", "From: *", "Payment to *", "ATM withdrawal *", PLAIN),
  Up: wording("*", "*", "*", "*", "ATM *", PLAIN),
  HSBC: wording(
    "DIRECT CREDIT *",
    "DIRECT DEBIT *",
    "NPP CREDIT *",
    "NPP DEBIT TO *",
    "ATM WITHDRAWAL *",
    PLAIN,
  ),
  BOQ: wording(
    "* - DIRECT CREDIT",
    "DIRECT DEBIT - *",
    "OSKO PAYMENT FROM *",
    "OSKO PAYMENT TO *",
    "ATM WITHDRAWAL *",
    PLAIN,
  ),
};

/**
 * The first words of the mock bank's wordings, each with the function that rewrites the rest in another bank's wording.
 */
const OPENINGS: readonly (readonly [opening: RegExp, write: (bank: Wording, words: string) => string])[] = [
  [/^Direct Credit \d+ /i, (bank, words) => bank.credit(words)],
  [/^Salary /i, (bank, words) => bank.credit(`SALARY ${words}`)],
  [/^Direct Debit \d+ /i, (bank, words) => bank.debit(words)],
  [/^Fast Transfer From /i, (bank, words) => bank.from(words)],
  [/^Transfer To (?!xx)/i, (bank, words) => bank.to(words)],
  [/^Wdl ATM /i, (bank, words) => bank.atm(words)],
  [/^Dishonour fee$/i, (bank) => bank.dishonour],
  [/^Monthly account fee$/i, (bank) => bank.monthly],
  [/^Overdrawn fee$/i, (bank) => bank.overdrawn],
];

const inWordingOf = (name: string, bank: Wording): Change => ({
  name: `credits, debits, transfers, cash and fees in the wording of ${name}`,
  apply: (data) =>
    mapRows(data, (row) => {
      const description = row.description ?? "";
      const found = OPENINGS.find(([opening]) => opening.test(description));
      return found ? { ...row, description: found[1](bank, description.replace(found[0], "").trim()) } : row;
    }),
  income: NEAR,
  sameCategory: 0.99,
  sameOrUnknown: 0.995,
  reason: null,
});

export const WORDING_CHANGES: readonly Change[] = Object.entries(BANKS).map(([name, bank]) =>
  inWordingOf(name, bank),
);
