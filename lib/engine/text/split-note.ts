/**
 * The other party and the payer's note, which banks print in one line. The note ("rent", "Woolies run") is only a hint
 * and must not be read as the name of a merchant or a person.
 */
type NamedParty = {
  party: readonly string[];
  /** The payer's note; empty if the bank's wording does not separate it from the name. */
  note: readonly string[];
};

/** Words that banks print between the party and the note. */
const DIVIDERS: readonly (readonly string[])[] = [
  "PAYID PHONE FROM COMMBANK APP",
  "PAYID EMAIL FROM COMMBANK APP",
  "PAYID ABN FROM COMMBANK APP",
  "PAYID MOBILE FROM COMMBANK APP",
  "PAYID FROM COMMBANK APP",
  "FROM COMMBANK APP",
  "TO PAYID PHONE",
  "TO PAYID EMAIL",
  "TO PAYID MOBILE",
  "TO PAYID ABN",
  "PAYID PHONE",
  "PAYID EMAIL",
  "PAYID MOBILE",
  "COMMBANK APP",
  "NETBANK",
  "INTERNET BANKING",
  "MOBILE BANKING",
  "OSKO PAYMENT RECEIPT",
  "INTERNAL TRANSFER RECEIPT",
  "RECEIPT",
].map((words) => words.split(" "));

/** Words for the other bank or account that some banks print instead of the payee's name. The payer's note follows. */
const NO_PAYEE: readonly (readonly string[])[] = [
  "CBA A C",
  "CBA ACCOUNT",
  "OTHER BANK",
  "OTHER BANKS",
  "OTHER ACCOUNT",
  "OTHER BANK ACCOUNT",
  "ANOTHER BANK",
].map((words) => words.split(" "));

/**
 * Splits `tokens`, the words after the channel. A divider at the very start belongs to the channel and separates
 * nothing.
 */
export function splitNote(tokens: readonly string[]): NamedParty {
  const divided = divide(tokens);
  const bank = NO_PAYEE.find((words) => startsWith(divided.party, words, 0));
  if (!bank) return divided;
  const left = divided.party.slice(bank.length);
  return { party: [], note: [...left, ...divided.note] };
}

const OPENERS: ReadonlySet<string> = new Set(DIVIDERS.map(([first = ""]) => first));

function divide(tokens: readonly string[]): NamedParty {
  for (let at = 1; at < tokens.length; at++) {
    if (!OPENERS.has(tokens[at] ?? "")) continue;
    const divider = DIVIDERS.find((words) => startsWith(tokens, words, at));
    if (divider) return { party: tokens.slice(0, at), note: tokens.slice(at + divider.length) };
  }
  return { party: tokens, note: [] };
}

function startsWith(tokens: readonly string[], words: readonly string[], at: number): boolean {
  return words.every((word, index) => tokens[at + index] === word);
}
