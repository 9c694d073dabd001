import { toDecision, toInferred } from "@/lib/engine/categories/decision";
import { isCutFirmWord } from "@/lib/engine/categories/firm-name";
import type { BankRow, Decision } from "@/lib/engine/row";
import { FIRM_WORDS } from "@/lib/engine/text/first-names";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

/** At home a hotel mostly sells meals and drinks; abroad it is where the customer slept. */
export const INNS: ReadonlySet<string> = new Set(["HOTEL", "INN"]);
const CURRENCY = /^(?:USD|EUR|GBP|NZD|SGD|HKD|JPY|CAD|CHF|THB|IDR|FJD|INR|PHP|CNY|KRW|VND)$/;

export function isAbroad({ country, words }: Descriptor): boolean {
  if (country !== null && country !== "AU") return true;
  return words.some(
    (word, place) =>
      CURRENCY.test(word) || word === "OVERSEAS" || (word === "O" && words[place + 1] === "SEAS"),
  );
}

/** "DR S ABERNATHY" paid with a card. */
export function isDoctor(row: BankRow, { tokens, channel }: Descriptor): boolean {
  return tokens[0] === "DR" && tokens.length > 1 && (channel === "CARD" || row.type === "PAYMENT");
}

/** Round-ups of purchases, which banks and apps move to savings. */
export function isSpareChange({ words }: Descriptor): boolean {
  return words.some(
    (word, place) =>
      word === "ROUNDUP" ||
      word === "ROUNDUPS" ||
      (word === "ROUND" && /^UPS?$/.test(words[place + 1] ?? "")),
  );
}

/** "Westpac Altitude Card", "Amplify Visa Repay": a product of a bank, moved to by transfer. */
export function isCardProduct({ tokens }: Descriptor): boolean {
  const at = tokens.findIndex(
    (word) => word === "CARD" || word === "VISA" || word === "MASTERCARD" || word === "AMEX",
  );
  return at > 0 && at >= tokens.length - 2;
}

/**
 * Two or three words of letters alone, none of a firm or a trade: most money so moved goes to a person. The names of no culture are
 * listed in full, and a label must not depend on which are.
 */
export function isLikePerson({ tokens }: Descriptor): boolean {
  if (tokens.length < 2 || tokens.length > 3 || isCutFirmWord(tokens.at(-1) ?? "")) return false;
  return tokens.every(
    (word) =>
      /^[A-Z]+$/.test(word) &&
      !FIRM_WORDS.has(word) &&
      !BANK_WORDS.has(word) &&
      !LENDER_WORDS.has(word) &&
      !BILLED.has(word),
  );
}

/** Words of a bill or of a note: no name has one. */
export const BILLED: ReadonlySet<string> = new Set(
  "INV INVOICE PL DEPOSIT FEES FEE LEVY CAMP TERM SCHOOL PS UNTIL PAYDAY FOR THE AND WITH MY YOUR OUR HALF SHARE SPLIT DINNER LUNCH BIRTHDAY HOLIDAY BILLS MONEY OWED THANKS".split(
    " ",
  ),
);

/** Words in the names of unlisted lenders; their debits repay something, most often a loan. */
const LENDER_WORDS: ReadonlySet<string> = new Set(
  "LOAN LOANS FINANCE LENDING LENDERS CAPITAL CREDIT".split(" "),
);

/** Words in the names of unlisted banks: their debits are for what they lent where the product is named. */
const BANKS: ReadonlySet<string> = new Set(
  "BANK BANKING MUTUAL UNION BUILDING SOCIETY MORTGAGE HOMELOANS MONEY".split(" "),
);

export function fromLender({ tokens }: Descriptor): Decision | null {
  const word = tokens.length > 1 ? tokens.findLast((token) => LENDER_WORDS.has(token)) : undefined;
  const isBank = word !== undefined || tokens.some((token) => BANKS.has(token));
  if (isBank && tokens.includes("HL")) return toDecision("dbt.mortgage", "KEYWORD", "HL", 0.86);
  // "CREDIT CO" is the front of too many names.
  return word === undefined || tokens.indexOf(word) === 0
    ? null
    : toInferred("dbt.personal", "KEYWORD", word, 0.7);
}

/** Councils end in their kind on bills ("MERRIBEK CC"), and funds in SUPER. */
const COUNCIL_ENDINGS: ReadonlySet<string> = new Set("CC SC RC DC RCC SHIRE".split(" "));

export function fromBillEnding({ tokens }: Descriptor): Decision | null {
  const last = tokens[tokens.length - 1] ?? "";
  if (tokens.length < 2) return null;
  if (last === "OWNERS") return toDecision("hou.strata_landtax", "BILLER", "ending OWNERS", 0.86);
  if (COUNCIL_ENDINGS.has(last)) return toDecision("hou.rates_water", "BILLER", `ending ${last}`, 0.75);
  return last === "SUPER" ? toDecision("fin.super_contribution", "BILLER", "ending SUPER", 0.85) : null;
}

/** "Transfer to xx1234": another account, known by the end of its number. Nothing was bought there. */
export function hasAccountNumber({ words }: Descriptor): boolean {
  return words.some((word, place) => place > 0 && words[place - 1] !== "CARD" && /^X{2,}\d{3,4}$/.test(word));
}

export const BANK_WORDS: ReadonlySet<string> = new Set(
  "TRANSFER TFR PAYMENT WITHDRAWAL INTERNET ONLINE BANKING MOBILE TO FROM ACCOUNT A C NETBANK CBA NAB ANZ WBC ING BANK REF OTHER".split(
    " ",
  ),
);

/** What friends write when they share a bill. */
const SOCIAL: ReadonlySet<string> = new Set(
  "DINNER LUNCH BRUNCH BREKKIE DRINKS BEERS PIZZA BIRTHDAY BDAY HALF SPLIT OWED OWE THANKS THX TA CHEERS FRIEND MATE XX XO LOVE POCKET".split(
    " ",
  ),
);

/** A transfer that says what friends share and names no firm. */
export function isSocial(tokens: readonly string[]): boolean {
  return tokens.some((word) => SOCIAL.has(word)) && !tokens.some((word) => FIRM_WORDS.has(word));
}

/** Words that end or begin like a bookmaker's name and are none. */
const NO_BETS =
  /^(?:CORBET|NESBET|NISBET|LISBET|ELSBET|LISABET|GIBBET|BARBET|ALPHABET|SHERBET|TIBET|ELI[SZ]ABET|BETWEEN|BETTER|BETTERS|BETTINA)$/;
/** What bookmakers glue to "bet": "-bet" at the end of a coined word, and everyday words behind it. */
const COINED_BET =
  /^(?:[A-Z]{3,}BET|BET(?:DASH|EXPRESS|GOLD|HQ|IT|JET|KINGS?|LOCAL|CHAMPS?|NATION|ROYALE|VISION|STAR|NOW|ZONE|WORLD|LIVE|PLAY|WIN|MAX|PRO|CLUB|CITY|HUB|X|THEBEST)|[A-Z]*BOOKIES?)$/;

/** A game of chance inside a coined word: "EXAMPLESLOTSVIP", "CASINX". */
const COINED_GAME = /^(?=.{6})[A-Z]*(?:SLOTS|CASIN[A-Z]|POKIES|JACKPOT|ROULETTE|BLACKJACK|SPORTSBOOK)[A-Z]*$/;
const NO_GAMES = /^(?:CASING|CASINGS|CASINO|CASINOS)$/;

/** "EXAMPLEBET" or "EXAMPLE BET": hardly a name but a bookmaker's is made so. */
export function isBet({ tokens, isPrivate }: Descriptor): boolean {
  if (isPrivate) return false;
  if (tokens.some((word) => COINED_BET.test(word) && !NO_BETS.test(word))) return true;
  if (tokens.some((word) => COINED_GAME.test(word) && !NO_GAMES.test(word))) return true;
  const end = tokens.findLastIndex((word) => !LEGAL_ENDS.has(word));
  return end > 0 && /^BETS?$/.test(tokens[end] ?? "");
}

const LEGAL_ENDS: ReadonlySet<string> = new Set("PTY LTD LIMITED AU AUS AUSTRALIA COM".split(" "));

const COLLECTORS = /^(?:RECOVERIES|RECEIVABLES|MERCANTILE|COLLECTIONS|COLLECT)$/;

/** A bill of a firm whose name ends in what collectors call their trade. Enough to ask about. */
export function fromCollector({ tokens }: Descriptor): Decision | null {
  const end = tokens.findLastIndex((word) => !LEGAL_ENDS.has(word));
  const word = tokens[end] ?? "";
  return end > 0 && COLLECTORS.test(word) ? toInferred("dbt.collection", "KEYWORD", word, 0.6) : null;
}

const HOLY = /^(?:ST|SAINT|HOLY|SACRED|MARIST|LASALLE|SALESIAN|XAVIER|LORETO|IONA|MERCY)$/;
const SCHOOLS = /^(?:COLLEGE|COLL|SCHOOL|SCHOOLS|PRIMARY|CATHOLIC|PARISH SCHOOL)$/;

/** "ST MARYS COLLEGE": in Australia schools called after saints are church schools. */
export function isSaintSchool({ tokens }: Descriptor): boolean {
  return HOLY.test(tokens[0] ?? "") && tokens.slice(1).some((word) => SCHOOLS.test(word));
}
