import { BENEFIT_CODES } from "@/lib/engine/categories/tables/benefit-codes";

/** The benefit agency's name, as the tables write it. */
const AGENCY = "CENTRELINK";
/**
 * Names of the benefit agency that are printed as one word, each with the words it stands for. A statement may also
 * join such a name to the next word: "AUSGOVFAMILIES".
 */
const GLUED: readonly (readonly [joined: string, words: readonly string[]])[] = [
  ["SERVICESAUSTRALIA", ["SERVICES", "AUSTRALIA"]],
  ["SERVICESAUST", ["SERVICES", "AUST"]],
  ["SERVICESAUS", ["SERVICES", "AUS"]],
  ["SERVAUST", ["SERVICES", "AUST"]],
  ["SERVAUS", ["SERVICES", "AUS"]],
  ["CENTRELINK", [AGENCY]],
  ["AUSGOVT", ["AUSGOV"]],
  ["AUSGOV", ["AUSGOV"]],
];
const AGENCY_FIRST: ReadonlySet<string> = new Set("SERV SVC SVCS SERVICE SERVICES AUS AUST".split(" "));
const SERVICES: ReadonlySet<string> = new Set("SERV SVC SVCS SERVICE SERVICES".split(" "));
/** "Australia", whole or truncated, or an abbreviation of "government". */
const AGENCY_SECOND = /^(?:AUS(?:T(?:R(?:A(?:L(?:I(?:A)?)?)?)?)?)?|GOVT?)$/;
const AGENCY_ALONE: ReadonlySet<string> = new Set(`${AGENCY} AUSGOV FAO DSS`.split(" "));

/**
 * Words in the names of the agency's payments. If an abbreviation fits several words equally well, it means the first.
 */
const WORDS: readonly string[] =
  "PENSION DISABILITY SUPPORT JOBSEEKER PARENTING PAYMENT ALLOWANCE YOUTH STUDENT AUSTUDY ABSTUDY CARER FAMILIES FAMILY BENEFIT PARENTAL CHILD AGED CRISIS DISASTER SUPPLEMENT ASSISTANCE BONUS RENT".split(
    " ",
  );
/** Words that stay unchanged, because the tables contain them. */
const WHOLE: ReadonlySet<string> = new Set([
  ...AGENCY_ALONE,
  ...[...BENEFIT_CODES.values()].flat(),
  ...WORDS,
  "AGE",
  "PENS",
  "PEN",
  "PAY",
  "SUPP",
  "CARE",
]);
/** The benefit agency's codes and words for its payments. */
const CODES: ReadonlySet<string> = new Set([...BENEFIT_CODES.values()].flat());
const SHORT_MIN = 3;

/**
 * Expands abbreviations in a credit from the benefit agency, so that one table covers every bank: "CLK JOBSKR"
 * becomes CENTRELINK JOBSEEKER and "AUSGOVPNSN" becomes AUSGOV PENSION. Returns other rows unchanged, because
 * there the same letters may mean anything.
 */
export function spellOut(words: readonly string[]): readonly string[] {
  const parted = words.flatMap(partAgency);
  const isAgency = parted.some(
    (word, index) =>
      AGENCY_ALONE.has(word) ||
      (AGENCY_FIRST.has(word) && AGENCY_SECOND.test(parted[index + 1] ?? "")) ||
      isInitialed(parted, index),
  );
  const isServices = (index: number) =>
    (SERVICES.has(parted[index] ?? "") && (parted[index + 1] ?? "").startsWith("AUS")) ||
    isInitialed(parted, index);
  if (!isAgency) return words;
  return parted.flatMap((word, index) => {
    if (isServices(index)) return ["SERVICES"];
    if (isServices(index - 1)) return ["AUSTRALIA"];
    return AGENCY_FIRST.has(word) ? [word] : partWord(word);
  });
}

/**
 * Reports whether the agency's name begins at `index` as "S/AUST". The names of South Australian bodies begin with the
 * same letters, so only the agency's code for a payment may follow.
 */
function isInitialed(words: readonly string[], index: number): boolean {
  const [initial, country, code = "", ...others] = words.slice(index);
  if (initial !== "S" || !AGENCY_SECOND.test(country ?? "")) return false;
  return CODES.has(code) && others.every((word) => /\d/.test(word));
}

/**
 * Splits the agency's name from a word. Abbreviations of "Centrelink" (CTRLINK, CNTRLNK, CLINK, CLK) keep its
 * first letter, its L and its last letter in order.
 */
function partAgency(word: string): readonly string[] {
  if (/^C[A-Z]{0,7}L[A-Z]{0,2}K$/.test(word) && isWithin(word, AGENCY)) return [AGENCY];
  const glued = GLUED.find(([joined]) => word.startsWith(joined));
  if (!glued) return [word];
  const rest = word.slice(glued[0].length);
  return rest.length >= SHORT_MIN && /^[A-Z]+$/.test(rest) ? [...glued[1], rest] : glued[1];
}

function partWord(word: string): readonly string[] {
  const whole = writeOut(word);
  if (whole) return [whole];
  for (let at = SHORT_MIN; at <= word.length - SHORT_MIN; at++) {
    const first = writeOut(word.slice(0, at));
    const second = writeOut(word.slice(at));
    if (first && second) return [first, second];
  }
  return [word];
}

/** The word that an abbreviation means, or null. Truncated words take precedence over other abbreviations. */
function writeOut(word: string): string | null {
  if (WHOLE.has(word)) return word;
  if (word.length < SHORT_MIN || !/^[A-Z]+$/.test(word)) return null;
  return WORDS.find((whole) => whole.startsWith(word)) ?? WORDS.find((whole) => isShort(word, whole)) ?? null;
}

/**
 * Reports whether `word` is `whole` with letters left out and the remaining letters in the same order. In a word of
 * four letters or more, the second letter must also be the second letter of `whole`, unless the word has no vowel. A
 * shorter word must be the first letter of `whole` and the consonants that come next.
 */
function isShort(word: string, whole: string): boolean {
  if (word.length >= whole.length || !isWithin(word, whole)) return false;
  return word.length > SHORT_MIN
    ? word[1] === whole[1] || !/[AEIOU]/.test(word)
    : toConsonants(whole).startsWith(word);
}

const toConsonants = (word: string) => word[0] + word.slice(1).replace(/[AEIOU]/g, "");

/**
 * Reports whether `word` and `whole` begin with the same letter and `whole` has all letters of `word` in the same
 * order.
 */
export function isWithin(word: string, whole: string): boolean {
  if (word[0] !== whole[0]) return false;
  let at = 0;
  for (const letter of word) {
    at = whole.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
