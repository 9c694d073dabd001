import { FIRM_WORDS, FIRST_NAMES } from "@/lib/engine/text/first-names";
import { SURNAMES } from "@/lib/engine/text/surnames";

export type FoundPerson = {
  person: readonly string[];
  /** The words around the name: what the payer wrote. */
  note: readonly string[];
};

const TITLES: ReadonlySet<string> = new Set(["MR", "MRS", "MS", "MISS", "DR", "MASTER"]);
const SAINTS: ReadonlySet<string> = new Set(["ST", "SAINT"]);
/** Particles that make one surname of two words. */
const PARTICLES: ReadonlySet<string> = new Set(
  "VAN VON DE DI DA DEL DELA DER EL AL BIN BINTI LE LA MAC MC O SANTA DOS".split(" "),
);
/** Firms that are named like people. */
const FIRMS_LIKE_PEOPLE: ReadonlySet<string> = new Set([
  "BARRY PLANT",
  "CALVIN KLEIN",
  "DAN MURPHY",
  "DAN MURPHYS",
  "DAVID JONES",
  "DI JONES",
  "DICK SMITH",
  "FRANK GREEN",
  "GALLAGHER BASSETT",
  "FRED HOLLOWS",
  "HARVEY NORMAN",
  "HENRY SCHEIN",
  "HOCKING STUART",
  "HUGO BOSS",
  "JAMES HARDIE",
  "JELLIS CRAIG",
  "JENNY CRAIG",
  "JOHN HOLLAND",
  "KATE SPADE",
  "LORNA JANE",
  "MICHAEL HILL",
  "MICHAEL KORS",
  "NELSON ALEXANDER",
  "NOEL JONES",
  "PAUL SMITH",
  "PETER ALEXANDER",
  "PETER MAC",
  "RALPH LAUREN",
  "RAY WHITE",
  "RONALD MCDONALD",
  "TED BAKER",
  "TOMMY HILFIGER",
]);
/** Words a bank leaves before the name. */
const LEADS: ReadonlySet<string> = new Set(["CREDIT", "DEBIT", "PYMT", "PAYMENT", "TO", "FROM"]);
const WORDS_MAX = 12;
const SURE = 3;

/** True when the words begin with a firm that is named like a person. */
export function isFirmLikePerson(tokens: readonly string[]): boolean {
  return FIRMS_LIKE_PEOPLE.has(tokens.slice(0, 2).join(" "));
}

/**
 * A person's name among the words of a transfer, with the payer's words before or behind it: "LAWN MOWING SARAH WHITFIELD" and
 * "BEN MURPHY DINNER". A known given name beside a known surname counts anywhere; one of the two only at an edge. Null where
 * no person is named, or a firm is. `isTransfer` is false where the bank does not say how the money moved: then "ROSE HILL BAKERY"
 * may be a shop, and only both names and no firm's word are enough.
 */
export function findPerson(words: readonly string[], isTransfer: boolean): FoundPerson | null {
  const tokens = LEADS.has(words[0] ?? "") ? words.slice(1) : words;
  if (tokens.length > WORDS_MAX || tokens.some((token) => COMPANY_WORDS.has(token))) return null;
  if (!isTransfer && tokens.some((token) => FIRM_WORDS.has(token))) return null;
  let best: { from: number; to: number; strength: number } | null = null;
  for (let from = 0; from < tokens.length; from++) {
    const to = endOfName(tokens, from);
    if (to === null) continue;
    const strength = strengthOf(tokens, from, to);
    if (strength > (best?.strength ?? 0)) best = { from, to, strength };
  }
  if (!best || (!isTransfer && best.strength < SURE)) return null;
  const { from, to } = best;
  return { person: tokens.slice(from, to), note: [...tokens.slice(0, from), ...tokens.slice(to)] };
}

/** True for one word that is a given name or what people call their own: "MUM", "JESSIE". A firm of one such name is rare. */
export function isLoneName(tokens: readonly string[]): boolean {
  const [word = ""] = tokens;
  return tokens.length === 1 && (KIN.has(word) || FIRST_NAMES.has(word));
}

/** Words that make the whole a company, wherever they stand. */
const COMPANY_WORDS: ReadonlySet<string> = new Set(
  "PTY LTD LIMITED PL GROUP HOLDINGS TRUST REALTY INC CORPORATION COUNCIL BANK".split(" "),
);

/** Endings and openings of surnames that hardly any other word has. */
const SURNAME_SHAPE =
  /^(?:MC[A-Z]{4,}|[A-Z]{3,}(?:OPOULOS|OPOULOU|IDIS|AKIS|ROU|OVIC|EVIC|OVSKI|EVSKI|OVSKY|ENKO|CHUK|WICZ|SZKI|ESCU|DOTTIR|SSON|YAN|SINGHE|WARDENA|NATHAN|SAMY|ULLAH|ZADEH|OGLU|AKUL))$/;

function isSurname(word: string): boolean {
  return SURNAMES.has(word) || SURNAME_SHAPE.test(word);
}

/** The place behind a name that begins at `from`: title, given names or initials, particles, surname; null for none. */
function endOfName(tokens: readonly string[], from: number): number | null {
  let at = from;
  // A saint stands for a church, a school or a place.
  if (SAINTS.has(tokens[at] ?? "") || SAINTS.has(tokens[at - 1] ?? "")) return null;
  const isTitled = TITLES.has(tokens[at] ?? "");
  if (isTitled) at++;
  const lead = at;
  while (at - lead < 2 && isGiven(tokens[at]) && isNameWord(tokens[at + 1])) {
    // "JESS LLOYD SPOUSAL MAINTENANCE": a second name that is a surname too ends the name where words follow and no surname.
    // Behind an initial one word is enough: "T NGUYEN DINNER".
    const wordsLeft = tokens.length - at - 1;
    const isEnd =
      at > lead && isSurname(tokens[at] ?? "") && wordsLeft > (tokens[lead]?.length === 1 ? 0 : 1);
    if (isEnd && !isSurname(tokens[at + 1] ?? "") && !(wordsLeft === 1 && isGiven(tokens[at + 1]))) break;
    at++;
  }
  if (at === lead && !isTitled) return surnameFirst(tokens, from) ?? unknownGiven(tokens, from);
  while (PARTICLES.has(tokens[at] ?? "") && isNameWord(tokens[at + 1])) at++;
  if (!isNameWord(tokens[at])) return null;
  // A given name before a given name that nothing follows is a surname like one: "DAVID JAMES".
  return at + 1;
}

/** A name that is not listed before a known surname, with nothing else said or only behind it: "BUDI SANTOSO DINNER". */
function unknownGiven(tokens: readonly string[], from: number): number | null {
  if (NO_GIVEN.has(tokens[from] ?? "")) return null;
  // "BUTCHER J" is a surname and an initial, whatever the word also is.
  if (from === 0 && isNameWord(tokens[0]) && tokens[1]?.length === 1 && tokens.length <= 4) return 2;
  // "LI NA CHEN": short syllables before a known surname.
  const isSyllables = [tokens[0], tokens[1]].every((word) => isNameWord(word) && (word?.length ?? 9) <= 4);
  if (from === 0 && isSyllables && isSurname(tokens[2] ?? "")) return 3;
  const isKin = from === 0 && KIN.has(tokens[0] ?? "");
  if (isKin) return 1;
  return from === 0 && isNameWord(tokens[0]) && isSurname(tokens[1] ?? "") ? 2 : null;
}

/** A licensed trade directly behind a name makes it the firm of that name. */
const LICENSED_TRADES: ReadonlySet<string> = new Set(
  "PLUMBING ELECTRICAL ROOFING CONCRETING CARPENTRY TILING PLASTERING LANDSCAPING CONSTRUCTIONS REFRIGERATION MECHANICAL".split(
    " ",
  ),
);

/** Words of a bill or of a note: they begin no name, though a name may follow them. */
const NO_GIVEN: ReadonlySet<string> = new Set(
  "INV INVOICE RENT BOARD LOAN BOND DEPOSIT FEES FEE BILL BILLS FOOD DINNER LUNCH PAYMENT SHARE CAR HOUSE UNIT ROOM LEVY THANKS FOR".split(
    " ",
  ),
);

/** What people call their own in an address book. */
const KIN: ReadonlySet<string> = new Set(
  "MUM DAD MOM MUMMY DADDY NAN NANNA NANA POP GRANDMA GRANDPA GRAN AUNTY AUNTIE UNCLE SIS BRO HUBBY WIFEY".split(
    " ",
  ),
);

/** "NGUYEN THI HOA", "SMITH JOHN", "BURGESS L". Behind an initial the surname is that initial's: "K OKONKWO LUCIA PAY". */
function surnameFirst(tokens: readonly string[], from: number): number | null {
  const isFamily = isSurname(tokens[from] ?? "") && tokens[from - 1]?.length !== 1;
  let at = from + 1;
  while (at - from <= 2 && FIRST_NAMES.has(tokens[at] ?? "")) at++;
  if (at > from + 1) return isFamily ? at : null;
  return isFamily && tokens[at]?.length === 1 && at === tokens.length - 1 ? at + 1 : null;
}

/** Written beside a name by people who pay wages; alone they make no firm of it, listed or not. */
const PAY_WORDS: ReadonlySet<string> = new Set("PAY PAYROLL SALARY WAGES".split(" "));

/** 3 for a title or a known given name with a known surname, 2 for a known one of both at an edge, 0 for too little. */
function strengthOf(tokens: readonly string[], from: number, to: number): number {
  const name = tokens.slice(from, to);
  if (LICENSED_TRADES.has(tokens[to] ?? "")) return 0;
  // "BRIGHTWIRE ELECTRICAL P L" ends in a company's form, not in two initials.
  if (name.every((word) => word.length === 1)) return 0;
  if (FIRMS_LIKE_PEOPLE.has(name.join(" ")) || name.some((word) => FIRM_WORDS.has(word))) return 0;
  if (TITLES.has(name[0] ?? "")) return SURE;
  const hasGiven = name.some((word) => FIRST_NAMES.has(word));
  const [head = ""] = name;
  const hasFamily = isSurname(name[name.length - 1] ?? "") || (isSurname(head) && !FIRST_NAMES.has(head));
  if (name.length === 1) return KIN.has(head) ? 2 : 0;
  if (hasGiven && hasFamily) return SURE;
  const isEdge = from === 0 || to === tokens.length;
  // An initial before an unlisted name is a person as much as one before a listed name.
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
