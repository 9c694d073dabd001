import { FIRM_WORDS, FIRST_NAMES } from "@/lib/domain/text/first-names";

const TITLES: ReadonlySet<string> = new Set(["MR", "MRS", "MS", "MISS", "DR", "MASTER"]);
/** Words a bank leaves between its channel and the name. */
const LEADS: ReadonlySet<string> = new Set(["TO", "FROM", "CREDIT", "DEBIT", "PYMT", "PAYMENT"]);
/** Particles that make one surname of two words. */
const PARTICLES: ReadonlySet<string> = new Set(
  "VAN VON DE DI DA DEL DELA DER EL AL BIN BINTI LE LA ST MAC MC O SANTA".split(" "),
);

/**
 * A person's name at the head of a transfer, and the note behind it: "BEN MURPHY DINNER" is Ben Murphy, who was paid for dinner.
 * Null where the words do not begin with a given name (or title) and a surname, or hold a firm's word. Only for transfers:
 * on a card "ROSE HILL BAKERY" is a shop.
 */
export function splitPerson(
  tokens: readonly string[],
): { person: readonly string[]; note: readonly string[] } | null {
  let start = 0;
  while (start < tokens.length && LEADS.has(tokens[start] ?? "")) start++;
  const words = tokens.slice(start);
  let given = TITLES.has(words[0] ?? "") ? 1 : 0;
  const isTitled = given === 1;
  if (!isTitled && !FIRST_NAMES.has(words[0] ?? "")) return null;
  given += isTitled && words.length < 3 ? 0 : 1;
  // A second given name or an initial belongs to the name.
  const isMiddle = FIRST_NAMES.has(words[given] ?? "") || (words[given] ?? "").length === 1;
  if (isMiddle && isNameWord(words[given + 1])) given++;
  while (PARTICLES.has(words[given] ?? "") && words.length > given + 1) given++;
  if (!isNameWord(words[given])) return null;
  const person = words.slice(0, given + 1);
  if (person.length < 2 || person.some((word) => FIRM_WORDS.has(word))) return null;
  const note = words.slice(given + 1);
  return note.some((word) => COMPANY_WORDS.has(word)) ? null : { person, note };
}

/** In what follows a name, these make the whole a company's name. */
const COMPANY_WORDS: ReadonlySet<string> = new Set(
  "PTY LTD LIMITED GROUP HOLDINGS TRUST REALTY ESTATE".split(" "),
);

function isNameWord(word: string | undefined): boolean {
  return word !== undefined && word.length >= 2 && /^[A-Z]+$/.test(word);
}
