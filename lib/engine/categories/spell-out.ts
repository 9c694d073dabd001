import { BENEFIT_CODES } from "@/lib/engine/categories/tables/benefit-codes";

/** The agency that pays benefits, as every table writes it. */
const AGENCY = "CENTRELINK";
/** Names of the agency that banks and the agency glue to the payment: "AUSGOVFAMILIES", "SERVICESAUSTRALIA". */
const GLUED: readonly (readonly [joined: string, words: readonly string[]])[] = [
  ["SERVICESAUSTRALIA", ["SERVICES", "AUSTRALIA"]],
  ["SERVICESAUST", ["SERVICES", "AUST"]],
  ["CENTRELINK", [AGENCY]],
  ["AUSGOVT", ["AUSGOV"]],
  ["AUSGOV", ["AUSGOV"]],
];
const AGENCY_FIRST: ReadonlySet<string> = new Set("SERV SVC SVCS SERVICE SERVICES AUS AUST".split(" "));
const SERVICES: ReadonlySet<string> = new Set("SERV SVC SVCS SERVICE SERVICES".split(" "));
const AGENCY_SECOND: ReadonlySet<string> = new Set("AUS AUST AUSTRALIA GOV GOVT".split(" "));
const AGENCY_ALONE: ReadonlySet<string> = new Set(`${AGENCY} AUSGOV FAO DSS`.split(" "));

/** Words of the agency's payments. The first that a short form fits is meant. */
const WORDS: readonly string[] =
  "PENSION DISABILITY SUPPORT JOBSEEKER PARENTING PAYMENT ALLOWANCE YOUTH STUDENT AUSTUDY ABSTUDY CARER FAMILIES FAMILY BENEFIT PARENTAL CHILD AGED CRISIS DISASTER SUPPLEMENT ASSISTANCE BONUS RENT".split(
    " ",
  );
/** Words that stand as they are: the tables know them. */
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
const SHORT_MIN = 3;

/**
 * The words of a credit with the benefit agency's short forms written out, so that one table reads every bank: "CLK JOBSKR" is
 * CENTRELINK JOBSEEKER and "AUSGOVPNSN" is AUSGOV PENSION. Words of rows that do not name the agency are given back
 * as they are: elsewhere the same letters mean anything.
 */
export function spellOut(words: readonly string[]): readonly string[] {
  const parted = words.flatMap(partAgency);
  const isAgency = parted.some(
    (word, place) =>
      AGENCY_ALONE.has(word) || (AGENCY_FIRST.has(word) && AGENCY_SECOND.has(parted[place + 1] ?? "")),
  );
  const isServices = (place: number) =>
    SERVICES.has(parted[place] ?? "") && (parted[place + 1] ?? "").startsWith("AUS");
  if (!isAgency) return words;
  return parted.flatMap((word, place) => {
    if (isServices(place)) return ["SERVICES"];
    if (isServices(place - 1)) return ["AUSTRALIA"];
    return AGENCY_FIRST.has(word) ? [word] : partWord(word);
  });
}

/** CTRLINK, CNTRLNK, CLINK, CLK: what is left of "Centrelink" keeps its first letter, its L and its last letter in order. */
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

/** The word that a short form stands for: its letters in order from the first, of a cut word all of them. */
function writeOut(word: string): string | null {
  if (WHOLE.has(word)) return word;
  if (word.length < SHORT_MIN || !/^[A-Z]+$/.test(word)) return null;
  return WORDS.find((whole) => whole.startsWith(word)) ?? WORDS.find((whole) => isShort(word, whole)) ?? null;
}

/** A short form that is no cut word keeps at least four letters, or its consonants from the start. */
function isShort(word: string, whole: string): boolean {
  if (word.length >= whole.length || !isWithin(word, whole)) return false;
  return word.length > SHORT_MIN
    ? word[1] === whole[1] || !/[AEIOU]/.test(word)
    : toConsonants(whole).startsWith(word);
}

const toConsonants = (word: string) => word[0] + word.slice(1).replace(/[AEIOU]/g, "");

/** True when the letters of `word` stand in `whole` in the same order, the first one first. */
function isWithin(word: string, whole: string): boolean {
  if (word[0] !== whole[0]) return false;
  let at = 0;
  for (const letter of word) {
    at = whole.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
