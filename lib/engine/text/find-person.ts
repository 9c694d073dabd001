import { BANK_WORDS } from "@/lib/engine/text/banks";
import { FIRMS_LIKE_PEOPLE, isFirmLikePerson } from "@/lib/engine/text/firms-like-people";
import { FIRM_WORDS, FIRST_NAMES } from "@/lib/engine/text/first-names";
import { SURNAMES } from "@/lib/engine/text/surnames";

type FoundPerson = {
  person: readonly string[];
  /** The words around the name, written by the payer. */
  note: readonly string[];
};

const TITLES: ReadonlySet<string> = new Set(["MR", "MRS", "MS", "MISS", "DR", "MASTER"]);
const SAINTS: ReadonlySet<string> = new Set(["ST", "SAINT"]);
/** Particles that belong to the surname after them. */
const PARTICLES: ReadonlySet<string> = new Set(
  "VAN VON DE DI DA DEL DELA DER EL AL BIN BINTI LE LA MAC MC O SANTA DOS".split(" "),
);
/** Bank words that may remain before the name. */
export const LEADING_BANK_WORDS: ReadonlySet<string> = new Set([
  "CREDIT",
  "DEBIT",
  "PYMT",
  "PAYMENT",
  "TO",
  "FROM",
]);
const WORDS_MAX = 12;
const SURE = 3;

/**
 * Finds a person's name in the words of a transfer, with the payer's note before or after it: "LAWN MOWING SARAH
 * WHITFIELD" and "BEN MURPHY DINNER". A known given name next to a known surname is found anywhere. If only one of the
 * two is known, the name is found only at the beginning or end. Null if no person is named, or if a firm is named.
 *
 * `isTransfer` is false if the bank does not say how the money moved. "ROSE HILL BAKERY" may then be a shop, so the
 * name must have a title, or a known given name and a known surname, and no business word may occur.
 */
export function findPerson(words: readonly string[], isTransfer: boolean): FoundPerson | null {
  const tokens = LEADING_BANK_WORDS.has(words[0] ?? "") ? words.slice(1) : words;
  if (tokens.length > WORDS_MAX || tokens.some((token) => COMPANY_WORDS.has(token))) return null;
  if (isFirmLikePerson(tokens) || hasShortForm(tokens) || isBanksCard(tokens)) return null;
  if (tokens.some((token, index) => token === "NILS" && REPAID.test(tokens[index + 1] ?? ""))) return null;
  if (!isTransfer && tokens.some((token) => FIRM_WORDS.has(token))) return null;
  let best: { from: number; to: number; strength: number } | null = null;
  for (let from = 0; from < tokens.length; from++) {
    const to = endOfName(tokens, from);
    if (to === null) continue;
    const strength = strengthOf(tokens, from, to);
    if (strength > (best?.strength ?? 0)) best = { from, to, strength };
  }
  if (!best && isTransfer && isUnlistedHost(tokens))
    return { person: tokens.slice(0, 2), note: tokens.slice(2) };
  if (!best || (!isTransfer && best.strength < SURE)) return null;
  const { from } = best;
  const to = endOfSyllables(tokens, best);
  return { person: tokens.slice(from, to), note: [...tokens.slice(0, from), ...tokens.slice(to)] };
}

const SYLLABLE = /^[A-Z]{2,4}$/;

/**
 * The index after a name of two short words. A third short word also belongs to the name if "rent" or "board" follows,
 * or if the note comes before the name: "LE QUOC BAO RENT", "RENT LE QUOC BAO". The third word need not be in a list of
 * names.
 */
function endOfSyllables(tokens: readonly string[], { from, to }: { from: number; to: number }): number {
  const name = tokens.slice(from, to + 1);
  const isShort = name.length === 3 && to - from === 2 && name.every((word) => SYLLABLE.test(word));
  const next = tokens[to + 1];
  const isAtEnd = next === undefined ? from > 0 : HOSTED.test(next);
  return isShort && isAtEnd && mayBeName(name) ? to + 1 : to;
}

/** Reports whether the words are a bank's card: in "WESTPAC LOW RATE CARD", LOW is not a surname. */
function isBanksCard(tokens: readonly string[]): boolean {
  return tokens.at(-1) === "CARD" && BANK_WORDS.has(tokens[0] ?? "");
}

/** NILS is a given name. Before one of these words, it is a no-interest loan scheme that the customer repays. */
const REPAID = /^(?:RPMT|RPYMT|REPMT|REPAYMENTS?|INSTALMENTS?)$/;

const HOSTED = /^(?:BOARD|RENT)$/;

/**
 * Reports whether the text is two words that may be a name, and then "board" or "rent". The host's name need not be in
 * a list.
 */
function isUnlistedHost(tokens: readonly string[]): boolean {
  const [given = "", family = "", note = ""] = tokens;
  return tokens.length === 3 && mayBeName([given, family]) && HOSTED.test(note);
}

/**
 * Reports whether the words may be a person's name that is in no list. No word may be typical of firms' names, bills
 * or notes. If more than one word is an initial, the last word must have more than three letters.
 */
export function mayBeName(words: readonly string[]): boolean {
  const isPossible = (word: string) => isNameWord(word) && !FIRM_WORDS.has(word) && !NO_GIVEN.has(word);
  const isNamed = words.filter((word) => word.length === 1).length <= 1 || (words.at(-1)?.length ?? 0) > 3;
  const isPhrase = words.some((word) => PHRASE_WORDS.has(word));
  return (
    words.length > 1 && isNamed && !isPhrase && words.every(isPossible) && !NOT_NAMES.has(words[0] ?? "")
  );
}

/** Words that show a phrase and not a name: "Cabin by the lake". */
const PHRASE_WORDS: ReadonlySet<string> = new Set(["THE", "OF", "WITH"]);

/** Words that begin a note or the name of a thing, but not a person's name. */
const NOT_NAMES: ReadonlySet<string> = new Set(
  "THE MY OUR YOUR WEEKLY FORTNIGHTLY MONTHLY ROOM SURF SKATE SNOW NEW OLD FULL FOOD".split(" "),
);

/**
 * Reports whether the only word is a given name or a word for a relative: "MUM", "JESSIE". Firms rarely have
 * such a name.
 */
export function isLoneName(tokens: readonly string[]): boolean {
  const [word = ""] = tokens;
  return tokens.length === 1 && (KIN.has(word) || FIRST_NAMES.has(word));
}

/** Reports whether "P/L", which is read as two words, follows a name of at least one word. */
export const hasShortForm = (tokens: readonly string[]): boolean =>
  tokens.some((token, index) => index > 1 && token === "L" && tokens[index - 1] === "P");

/** Words that make the whole name a company, wherever they occur. */
const COMPANY_WORDS: ReadonlySet<string> = new Set(
  "PTY LTD LIMITED PL GROUP HOLDINGS TRUST REALTY INC CORPORATION COUNCIL BANK LAWYERS SOLICITORS AOG".split(
    " ",
  ),
);

/** Beginnings and endings that many surnames have. Hardly any other words have them. */
const SURNAME_SHAPE =
  /^(?:MC[A-Z]{4,}|[A-Z]{3,}(?:OPOULOS|OPOULOU|IDIS|AKIS|ROU|OVIC|EVIC|OVSKI|EVSKI|OVSKY|ENKO|CHUK|WICZ|SZKI|ESCU|DOTTIR|SSON|YAN|SINGHE|WARDENA|NATHAN|SAMY|ULLAH|ZADEH|OGLU|AKUL))$/;

function isSurname(word: string): boolean {
  return SURNAMES.has(word) || SURNAME_SHAPE.test(word);
}

/**
 * The index after a name that begins at `from` (title, given names or initials, particles, surname); null if
 * there is none.
 */
function endOfName(tokens: readonly string[], from: number): number | null {
  let at = from;
  // After "saint", a name is a church's, school's or place's, not a person's.
  if (SAINTS.has(tokens[at] ?? "") || SAINTS.has(tokens[at - 1] ?? "")) return null;
  const isTitled = TITLES.has(tokens[at] ?? "");
  if (isTitled) at++;
  const lead = at;
  while (at - lead < 2 && isGiven(tokens[at]) && isNameWord(tokens[at + 1])) {
    // A word of bills is never a surname: "RENT" in "MISS LAI RENT", "BOARD" in "HANH TRUONG BOARD".
    if (NO_GIVEN.has(tokens[at + 1] ?? "")) break;
    if (tokens[at + 1] === "CHILD" && /^SUPP/.test(tokens[at + 2] ?? "")) break;
    // The second word ends the name if it is also a surname and a note follows. The note must have at least two words
    // ("JESS LLOYD SPOUSAL MAINTENANCE"), or one after a name with an initial ("T NGUYEN DINNER"). It must not begin
    // with a surname, and a note of one word must not be a given name either.
    const wordsLeft = tokens.length - at - 1;
    const isEnd =
      at > lead && isSurname(tokens[at] ?? "") && wordsLeft > (tokens[lead]?.length === 1 ? 0 : 1);
    if (isEnd && !isSurname(tokens[at + 1] ?? "") && !(wordsLeft === 1 && isGiven(tokens[at + 1]))) break;
    at++;
  }
  if (at === lead && !isTitled) return surnameFirst(tokens, from) ?? unknownGiven(tokens, from);
  while (PARTICLES.has(tokens[at] ?? "") && isNameWord(tokens[at + 1])) at++;
  if (!isNameWord(tokens[at])) return null;
  // If there are only given names, the last one serves as the surname: "DAVID JAMES".
  return at + 1;
}

/**
 * Finds the end of a name at the start of the words if its given name is in no list. The name is one of these:
 * - a word before a known surname ("BUDI SANTOSO DINNER"), or two short words before such a surname ("LI NA CHEN")
 * - a surname with an initial: "BUTCHER J"
 * - a word for a relative: "MUM"
 *
 * Null for other words.
 */
function unknownGiven(tokens: readonly string[], from: number): number | null {
  if (NO_GIVEN.has(tokens[from] ?? "")) return null;
  // "BUTCHER J" is a surname and an initial, whatever else the word means.
  if (from === 0 && isNameWord(tokens[0]) && tokens[1]?.length === 1 && tokens.length <= 4) return 2;
  // Two short words before a known surname are given names: "LI NA CHEN".
  const isSyllables = [tokens[0], tokens[1]].every((word) => isNameWord(word) && (word?.length ?? 9) <= 4);
  if (from === 0 && isSyllables && isSurname(tokens[2] ?? "")) return 3;
  const isKin = from === 0 && KIN.has(tokens[0] ?? "");
  if (isKin) return 1;
  return from === 0 && isNameWord(tokens[0]) && isSurname(tokens[1] ?? "") ? 2 : null;
}

/** Licensed trades. A person's name with one of these words directly after it is the name of a firm. */
const LICENSED_TRADES: ReadonlySet<string> = new Set(
  `PLUMBING ELECTRICAL ROOFING CONCRETING CARPENTRY TILING PLASTERING LANDSCAPING CONSTRUCTIONS REFRIGERATION MECHANICAL
RECOVERIES COLLECTIONS RECEIVABLES MERCANTILE INSOLVENCY BOOKMAKER BOOKMAKERS BOOKMAKING WAGERING PAWNBROKER PAWNBROKERS`.split(
    /\s+/,
  ),
);

/** Reports whether the words after a name begin with a licensed trade. The name and the trade are then a firm's. */
export const isLicensed = ([first = ""]: readonly string[]): boolean => LICENSED_TRADES.has(first);

/** Words of a bill or note. No name begins with them, but a name may follow them. */
const NO_GIVEN: ReadonlySet<string> = new Set(
  `INV INVOICE RENT BOARD LOAN BOND DEPOSIT FEES FEE BILL BILLS FOOD DINNER LUNCH BRUNCH BREAKFAST DRINKS TICKETS BIRTHDAY BDAY XMAS PRESENT WEDDING
PAYMENT SHARE CAR HOUSE UNIT ROOM LEVY SPOUSAL MAINTENANCE THANKS FOR
GARDENING CLEANING MOWING LAWN LAWNS TUTORING TUITION BABYSITTING LESSON LESSONS MASSAGE HAIRCUT REPAIRS`.split(
    /\s+/,
  ),
);

/** Words for relatives, as saved in an address book. */
const KIN: ReadonlySet<string> = new Set(
  "MUM DAD MOM MUMMY DADDY NAN NANNA NANA POP GRANDMA GRANDPA GRAN AUNTY AUNTIE UNCLE SIS BRO HUBBY WIFEY".split(
    " ",
  ),
);

/**
 * Finds a name with the surname first: "NGUYEN THI HOA", "SMITH JOHN", "BURGESS L". A surname after an initial does not
 * begin such a name, because it belongs to the initial: "K OKONKWO LUCIA PAY".
 */
function surnameFirst(tokens: readonly string[], from: number): number | null {
  const isFamily = isSurname(tokens[from] ?? "") && tokens[from - 1]?.length !== 1;
  let at = from + 1;
  while (at - from <= 2 && FIRST_NAMES.has(tokens[at] ?? "")) at++;
  if (at > from + 1) return isFamily ? at : null;
  return isFamily && tokens[at]?.length === 1 && at === tokens.length - 1 ? at + 1 : null;
}

/** Words that people who pay wages write next to a name. They do not make the name a firm's. */
const PAY_WORDS: ReadonlySet<string> = new Set("PAY PAYROLL SALARY WAGES".split(" "));

/** Words for schools. Many schools are named after their owner, with a title: "MISS KATES DANCE ACADEMY". */
const SCHOOL_WORDS: ReadonlySet<string> = new Set(
  "ACADEMY ACAD SCHOOL STUDIO STUDIOS KINDERGARTEN KINDER".split(" "),
);

/**
 * How surely the words are a person's name:
 * - 3 for a title, or for a known given name with a known surname
 * - 2 for a word for a relative, and for a name that is the whole text
 * - 2 for a name at the start or end of the text with a known given name or surname, or with an initial
 * - 0 for other words
 */
function strengthOf(tokens: readonly string[], from: number, to: number): number {
  const name = tokens.slice(from, to);
  if (isLicensed(tokens.slice(to))) return 0;
  // "BRIGHTWIRE ELECTRICAL P L" ends in a company form, so two initials are not a name.
  if (name.every((word) => word.length === 1)) return 0;
  // In "MICK THE ROOFER" and "CRYSTAL HOME CLEANING", a trade follows the given name, so the word is not a surname.
  if (name.at(-1) === "THE" || (name.at(-1) === "HOME" && FIRM_WORDS.has(tokens[to] ?? ""))) return 0;
  if (FIRMS_LIKE_PEOPLE.has(name.join(" ")) || name.some((word) => FIRM_WORDS.has(word))) return 0;
  // In "MISS KATES DANCE ACADEMY", the title belongs to the firm's name.
  if (TITLES.has(name[0] ?? "")) return tokens.slice(to).some((word) => SCHOOL_WORDS.has(word)) ? 0 : SURE;
  const hasGiven = name.some((word) => FIRST_NAMES.has(word));
  const [head = ""] = name;
  const hasFamily = isSurname(name[name.length - 1] ?? "") || (isSurname(head) && !FIRST_NAMES.has(head));
  if (name.length === 1) return KIN.has(head) ? 2 : 0;
  if (hasGiven && hasFamily) return SURE;
  const isEdge = from === 0 || to === tokens.length;
  // An initial and an unlisted name count as a person's name, just as an initial and a listed name do.
  const isUnlisted = from === 0 && head.length === 1 && name.length === 2 && (name[1]?.length ?? 0) >= 4;
  const isFirm = tokens.some((word) => FIRM_WORDS.has(word) && !PAY_WORDS.has(word));
  const isInitialled = (name.length === 2 && name[1]?.length === 1) || (isUnlisted && !isFirm);
  return isEdge && (hasGiven || hasFamily || isInitialled || (from === 0 && to === tokens.length)) ? 2 : 0;
}

function isGiven(word: string | undefined): boolean {
  return word !== undefined && (FIRST_NAMES.has(word) || /^[A-Z]$/.test(word));
}

function isNameWord(word: string | undefined): boolean {
  return word !== undefined && /^[A-Z]+$/.test(word);
}
