import type { Worded } from "@/lib/engine/row";
import { AMBIGUOUS_BANK_WORDS, BANK_WORDS } from "@/lib/engine/text/banks";
import { FIRM_WORDS } from "@/lib/engine/text/first-names";
import { isSameName } from "@/lib/engine/text/is-person";
import { peel } from "@/lib/engine/text/peel";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";
import { toTokens } from "@/lib/engine/text/tokens";

/** Names of the customer and of the accounts that were shared, each as a list of words. */
export type Own = { people: readonly (readonly string[])[]; accounts: readonly (readonly string[])[] };

const MOVES: ReadonlySet<string | null> = new Set(["TRANSFER", "OSKO", "STANDING_ORDER", null]);

/**
 * Reports whether a transfer's words show that the other side is the customer's own account, even if the words look
 * like a name.
 */
export function isOwnAccount(row: Worded, text: Descriptor, accounts: Own["accounts"]): boolean {
  if (!MOVES.has(text.channel) || row.mcc !== "" || row.billerCode !== "") return false;
  if (text.words.some((word) => DEBTS.has(word))) return false;
  if (saysOwn(text.words) || isLinkedNumber(text.words) || isBankProduct(text.tokens)) return true;
  const isMoved = text.channel !== null || row.type.startsWith("TRANSFER");
  if (!isMoved) return false;
  return isPot(text.words) || accounts.some((name) => isCutOf(text.tokens, name));
}

/** Words for repayments. A payment with one of them is a repayment, even if the loan or card is the customer's own. */
const DEBTS: ReadonlySet<string> = new Set([
  "LOAN",
  "MORTGAGE",
  "REPAY",
  "REPAYMENT",
  "CARD",
  "VISA",
  "MASTERCARD",
]);

/** Words with fewer letters than this do not identify an account, because they may be the beginning of any name. */
const LETTERS_MIN = 8;

/** Reports whether the words are the truncated name of an account that was shared: "WESTPAC LIF" for Westpac Life. */
function isCutOf(tokens: readonly string[], name: readonly string[]): boolean {
  if (tokens.length < 2 || tokens.length > name.length) return false;
  if (tokens.join("").length < LETTERS_MIN) return false;
  return tokens.every((token, index) => {
    const word = name[index] ?? "";
    return index === tokens.length - 1 ? word.startsWith(token) && token.length >= 2 : word === token;
  });
}

const OWNED: ReadonlySet<string> = new Set([
  ..."ACCOUNT ACCOUNTS ACC ACCT AC SAVER SAVE SAVINGS SAVING DDA SHARE TRANSACTION EVERYDAY OFFSET BILLS FUNDS".split(
    " ",
  ),
  ...BANK_WORDS,
]);

/** Reports whether a transfer names no party but a bank: "INTERNET TRANSFER TO UBANK". */
export function isBankAlone({ tokens }: Descriptor): boolean {
  return (
    tokens.every((word) => BANK_WORDS.has(word)) && tokens.some((word) => !AMBIGUOUS_BANK_WORDS.has(word))
  );
}

/**
 * Words that occur in firms' names, but also in the names of banks and funds. Next to the customer's name they do not
 * show another party.
 */
const OF_BANKS: ReadonlySet<string> = new Set(
  "BANK CREDIT AUSTRALIA AUSTRALIAN LTD LIMITED SERVICES FUND FUNDS SUPER SUPERANNUATION TRUST TRUSTEE INVESTMENTS SECURITIES NOMINEES PAY".split(
    " ",
  ),
);

/**
 * Reports whether the words name the customer as the other party. Payrolls and billers print the customer's name
 * after their own name, so the firm is the other party in "BRIGHTLEA FOODS J CITIZEN".
 */
export function isOwnPerson(tokens: readonly string[], name: readonly string[]): boolean {
  if (!isSameName(tokens, name)) return false;
  const surname = name.at(-1) ?? "";
  const party = tokens.slice(0, tokens.lastIndexOf(surname));
  if (party.includes(surname) || party.some((word) => BANK_WORDS.has(word))) return true;
  return !party.some((word) => FIRM_WORDS.has(word) && !OF_BANKS.has(word));
}

const LOOK_AHEAD = 3;

/**
 * Reports whether the words say that the other account belongs to the customer: "To my ING account", "to self", "own
 * ANZ Plus", "linked acc".
 */
function saysOwn(words: readonly string[]): boolean {
  return words.some((word, index) => {
    const next = words[index + 1] ?? "";
    if (word === "SELF" || word === "MYSELF")
      return index > 0 && /^(?:TO|FROM)$/.test(words[index - 1] ?? "");
    if (word === "LINKED") return next === "ACC" || next === "ACCT" || next === "ACCOUNT";
    if (word === "OWN") return OWNED.has(next);
    return word === "MY" && words.slice(index + 1, index + 1 + LOOK_AHEAD).some((other) => OWNED.has(other));
  });
}

/** Words that banks print around a linked account's number. */
const LINKED_NOISE: ReadonlySet<string> = new Set("COMMBANK APP NETBANK ACCOUNT ACC A C REF".split(" "));
const LINKED_NUMBER = /^(?:X{2,}\d{3,4}|\d{3,}X*\d*)$/;

/**
 * Reports whether the word may follow a linked account's number: a bank's word, a number, or a word for a savings goal.
 */
const isLinkedNoise = (word: string): boolean =>
  LINKED_NOISE.has(word) || AIMS.has(word) || POTS.has(word) || /\d/.test(word);

/** Transfers that name the other account only by its number: "From account xx1234". */
const NUMBER_ALONE =
  /^(?:(?:FROM|TO) ACCOUNT X{2,}\d{3,4}|INTERNET TRANSFER (?:CREDIT FROM|DEBIT TO) \d{6,} REF NO \d+)$/;

/**
 * Reports whether the row is a transfer between linked accounts, such as CommBank's "Transfer to xx1234 CommBank
 * app" or ANZ's "FUNDS TFER TRANSFER 12345 TO 012…". Transfers to other people are printed with a name.
 */
function isLinkedNumber(words: readonly string[]): boolean {
  if (NUMBER_ALONE.test(words.join(" "))) return true;
  const isLinked =
    words[0] === "TRANSFER" && /^X{2,}\d/.test(words[2] ?? "")
      ? words.includes("COMMBANK") || words.includes("NETBANK")
      : words.join(" ").includes("FUNDS TFER");
  const at = words.findIndex(
    (word, index) => (word === "TO" || word === "FROM") && LINKED_NUMBER.test(words[index + 1] ?? ""),
  );
  return isLinked && at > 0 && words.slice(at + 2).every(isLinkedNoise);
}

/** Words in the names of banks' accounts, which statements may truncate. */
const PRODUCTS: readonly string[] =
  "CHOICE LIFE ESAVER ISAVER SAVER SAVINGS MAXIMISER EVERYDAY ACCESS STREAMLINE GOALSAVER PROGRESS ADVANTAGE FREEDOM INCENTIVE REWARD".split(
    " ",
  );
const PRODUCT_CUT_MIN = 3;

const CALLED: ReadonlySet<string> = new Set([
  ...PRODUCTS,
  ..."SAVE SAVING SPEND SPENDING ACCOUNT ACCT ACC OFFSET BILLS".split(" "),
]);

/**
 * Reports whether the words are only a bank and words for accounts ("UBANK SAVE ACCOUNT"), or a bank and the beginning
 * of an account's name ("WESTPAC CHO").
 */
function isBankProduct(tokens: readonly string[]): boolean {
  const [bank = "", product = ""] = tokens;
  const isCalled = tokens.length > 1 && tokens.slice(1).every((word) => CALLED.has(word));
  if (isCalled && (BANK_WORDS.has(bank) || bank === "2UP")) return true;
  if (tokens.length !== 2 || !BANK_WORDS.has(bank) || product.length < PRODUCT_CUT_MIN) return false;
  return PRODUCTS.some((whole) => whole.startsWith(product));
}

/** Reports whether the words are a bank's account and the customer's surname: "TFR WESTPAC SAV CASTELLANOS". */
export function isOwnProduct(row: Worded, { channel, tokens }: Descriptor, { people }: Own): boolean {
  if (!MOVES.has(channel) || row.mcc !== "" || row.billerCode !== "") return false;
  const isSurname = (token: string) => people.some((name) => name.length > 1 && name.at(-1) === token);
  const rest = tokens.filter((token) => !isSurname(token));
  return rest.length < tokens.length && isBankProduct(rest);
}

const POTS: ReadonlySet<string> = new Set(["FUND", "POT", "STASH", "SAVER", "BUCKET"]);
const AIMS: ReadonlySet<string> = new Set(
  "HOLIDAY HOLIDAYS TRAVEL EMERGENCY HOUSE CAR PET WEDDING BABY CHRISTMAS XMAS BILLS GROCERIES GIFT RENO SINKING RAINY".split(
    " ",
  ),
);

/** Ubank's "Save" account, and a pot for the rent. A tenant's transfer would also have a name. */
const NAMED_POTS = /^(?:TO|FROM) SAVE$|^TRANSFER (?:TO|FROM) RENT MONEY$/;

const ENDS: ReadonlySet<string> = new Set("ACCOUNT ACCT ACC AC".split(" "));

/**
 * Reports whether the words name a savings pot in an app: "Cover from Groceries", "Forward to Pet Fund",
 * "Transfer to Holiday Fund", "Rainy Day".
 */
function isPot(words: readonly string[]): boolean {
  if (NAMED_POTS.test(words.join(" "))) return true;
  const [first = "", second = ""] = words;
  const aims = words.slice(2);
  const isTransfer = first === "TRANSFER" && (second === "TO" || second === "FROM");
  if (
    isTransfer &&
    aims.length > 0 &&
    AIMS.has(aims[0] ?? "") &&
    aims.every((word) => AIMS.has(word) || POTS.has(word) || ENDS.has(word))
  )
    return true;
  if ((first === "COVER" || first === "FORWARD") && (second === "FROM" || second === "TO")) return true;
  return words.some((word, index) => {
    const before = words[index - 1] ?? "";
    return (POTS.has(word) && AIMS.has(before)) || (word === "DAY" && before === "RAINY");
  });
}

/** Words for banks and accounts. If one precedes the customer's own name, the customer has an account there. */
const KEPT_AT: ReadonlySet<string> = new Set([
  ...OWNED,
  ...CALLED,
  ...POTS,
  ..."CREDIT UNION BUILDING SOCIETY MUTUAL FINANCIAL BANKING COMMONWEALTH NATIONAL AUSTRALIA SELF OWN MY BONUS HISA".split(
    " ",
  ),
  ..."HIGH INTEREST DIRECT REDRAW HOME LOAN CARD ONLINE TERM DEPOSIT MATURITY INVESTMENT SUPER TRADING".split(
    " ",
  ),
]);
const PAYER_WORDS_MIN = 2;
const PAYER_WORD_LETTERS_MIN = 3;
const BY_ENTRY: ReadonlySet<string | null> = new Set(["DIRECT_CREDIT", "DIRECT_DEBIT", null]);

/**
 * Removes the customer's own name from a description that names another party before it: "KEMBLA CIVIL ROHAN SILVA"
 * becomes "KEMBLA CIVIL". Payrolls print the employee's name, and billers the customer's. Leaves the name in a transfer
 * or after a bank, because there it shows that the account is the customer's own.
 */
export function withoutOwnName<T extends Worded>(row: T, people: Own["people"]): T {
  if (row.type.startsWith("TRANSFER") || row.mcc !== "") return row;
  const words = toTokens(row.description);
  for (const name of people) {
    const given = name[0] ?? "";
    const surname = name.at(-1) ?? "";
    if (surname.length < PAYER_WORD_LETTERS_MIN || given === surname || !words.includes(surname)) continue;
    const at = words.findIndex((word, index) => isWritten(word, words[index + 1] ?? "", given, surname));
    if (at < PAYER_WORDS_MIN || !isOtherParty(words.slice(0, at))) continue;
    return { ...row, description: [...words.slice(0, at), ...words.slice(at + 2)].join(" ") };
  }
  return row;
}

/** Reports whether the two words are this person's name: "ROHAN SILVA", "R SILVA", "SILVA ROHAN", "SILVA R". */
function isWritten(one: string, two: string, given: string, surname: string): boolean {
  const [initial, name] = one === surname ? [two, one] : [one, two];
  return name === surname && (initial === given || initial === given[0]);
}

function isOtherParty(words: readonly string[]): boolean {
  const { channel, tokens } = peel(words);
  if (!BY_ENTRY.has(channel) || tokens.some((word) => KEPT_AT.has(word))) return false;
  return (
    tokens.filter((word) => word.length >= PAYER_WORD_LETTERS_MIN && !/\d/.test(word)).length >=
    PAYER_WORDS_MIN
  );
}
