import { isFullName } from "@/lib/engine/text/is-person";
import { PLACES, PLACES_OF_THREE, PLACES_OF_TWO, STATE_ENDINGS } from "@/lib/engine/text/places";

type NameAndLocality = {
  /** The name without the place; at least one word. */
  rest: readonly string[];
  place: string | null;
  state: string | null;
  /** The country's two letters (ISO 3166-1); null if the wording does not name a country. */
  country: string | null;
};

const ENDINGS: ReadonlyMap<string, string | null> = new Map(Object.entries(STATE_ENDINGS));
const COUNTRIES: Readonly<Record<string, string>> = {
  AU: "AU",
  AUS: "AU",
  AUST: "AU",
  US: "US",
  USA: "US",
  GB: "GB",
  GBR: "GB",
  NZ: "NZ",
  NZL: "NZ",
  SG: "SG",
  SGP: "SG",
  IE: "IE",
  IRL: "IE",
  LU: "LU",
  LUX: "LU",
  NL: "NL",
  NLD: "NL",
  HK: "HK",
  HKG: "HK",
  JPN: "JP",
  THA: "TH",
  IDN: "ID",
  FRA: "FR",
  DEU: "DE",
  ITA: "IT",
  ESP: "ES",
  CAN: "CA",
  CHN: "CN",
  PHL: "PH",
  VNM: "VN",
  MYS: "MY",
  KOR: "KR",
  FJI: "FJ",
  CHE: "CH",
  GRC: "GR",
  TWN: "TW",
};
const CURRENCIES: ReadonlySet<string> = new Set(
  "AUD USD EUR GBP NZD SGD HKD JPY CAD CHF THB IDR FJD INR PHP".split(" "),
);
const JOINING: ReadonlySet<string> = new Set(["OF", "THE", "AND", "IN", "AT"]);

/**
 * Removes the suburb, state and country from the end of a card's wording. `isCard` is true if a card network may have
 * joined the suburb to the name.
 */
export function dropPlace(tokens: readonly string[], isCard = false): NameAndLocality {
  let end = tokens.length;
  let state: string | null = null;
  let country: string | null = null;
  while (end > 1) {
    const token = tokens[end - 1] ?? "";
    const ending = ENDINGS.get(token);
    if (ending === undefined && !CURRENCIES.has(token)) break;
    state = state ?? ending ?? null;
    country = country ?? COUNTRIES[token] ?? null;
    end--;
  }
  const isGluing = GLUING_ENDING.test(tokens[end] ?? "");
  const given = tokens.slice(0, end);
  const named = isGluing || isCard ? unglue(given, isGluing) : given;
  const size = isFullName(named) ? 0 : sizeOfPlace(named);
  // In "CITY OF MELBOURNE" the place is part of the payee's name, so it stays.
  const isJoined = JOINING.has(named[named.length - size - 1] ?? "");
  if (size === 0 || isJoined) return { rest: named, place: null, state, country };
  const before = named.length - size;
  // A direction before a suburb is part of the place: no list of suburbs has "SOUTH DUBBO".
  const at = before > 1 && DIRECTIONS.has(named[before - 1] ?? "") ? before - 1 : before;
  const place = named.slice(at).join(" ");
  return { rest: dropRepeated(named.slice(0, at), place), place, state, country };
}

const DIRECTIONS: ReadonlySet<string> = new Set(["NORTH", "SOUTH", "EAST", "WEST"]);
/**
 * A truncated place at the end of a shop's name is removed only if it has at least this many letters. Fewer letters may
 * be the beginning of another word.
 */
const REPEATED_LETTERS_MIN = 5;

/**
 * Removes a truncated copy of `place` from the end of `rest`. Some shops print the place after their own name, and the
 * bank truncates it: "ZELDON FUEL MOUNT GAMBIE".
 */
function dropRepeated(rest: readonly string[], place: string): readonly string[] {
  for (let at = 1; at < rest.length; at++) {
    const tail = rest.slice(at).join(" ");
    if (tail.length >= REPEATED_LETTERS_MIN && tail.length < place.length && place.startsWith(tail))
      return rest.slice(0, at);
  }
  return rest;
}

/**
 * Endings such as "Nswau" in "Nonna Rosa Trattorialeichhardt Nswau". A bank that prints text of a fixed width may join
 * the suburb to the name before such an ending.
 */
const GLUING_ENDING = /^(?:NSW|VIC|QLD|TAS|ACT|NT|SA|WA|NS|VI|QL|TA)AU$/;
const GLUED_PLACE_MIN = 4;
/**
 * Card networks print a shop's name in a field of 22 to 25 characters and the suburb directly after it, so a long
 * name is joined to the suburb: "ZORRIN QUALITY BUTCHERATHERTON". The minimum here is lower than 22, because the
 * words that we read may lack a few of the field's characters. If the join is not at the end of such a field, the
 * text is more often one word: "STRAWBERRY" ends in a short suburb's name.
 */
const FIELD_LETTERS = { min: 15, max: 25 };
const FIELD_PLACE_MIN = 6;

/**
 * Separates a suburb from the word that it is joined to. Returns the words unchanged if no known suburb is joined to
 * another word. `isGluing` is true if a GLUING_ENDING follows the words.
 */
function unglue(tokens: readonly string[], isGluing: boolean): readonly string[] {
  const placeMin = isGluing ? GLUED_PLACE_MIN : FIELD_PLACE_MIN;
  for (const words of [3, 2, 1]) {
    const head = tokens[tokens.length - words] ?? "";
    const tail = tokens.slice(tokens.length - words + 1);
    if (tokens.length < words || TABLES_OF_PLACES[words - 1]?.has([head, ...tail].join(" "))) continue;
    const before = tokens.slice(0, tokens.length - words);
    const start = before.join(" ").length + 1;
    for (let at = 2; at <= head.length - (words === 1 ? placeMin : 2); at++) {
      const isField = start + at >= FIELD_LETTERS.min && start + at <= FIELD_LETTERS.max;
      if ((isGluing || isField) && TABLES_OF_PLACES[words - 1]?.has([head.slice(at), ...tail].join(" ")))
        return [...before, head.slice(0, at), head.slice(at), ...tail];
    }
  }
  return tokens;
}

const TABLES_OF_PLACES = [PLACES, PLACES_OF_TWO, PLACES_OF_THREE];
/** The last words of places of two or three words. They are checked first, because few names end in such a word. */
const LAST_WORDS: ReadonlySet<string> = new Set(
  [...PLACES_OF_TWO, ...PLACES_OF_THREE].map((place) => place.slice(place.lastIndexOf(" ") + 1)),
);

/** The number of words at the end that name a place, longest place first. Leaves at least one word for the name. */
export function sizeOfPlace(tokens: readonly string[]): number {
  const last = tokens.at(-1) ?? "";
  if (tokens.length < 2) return 0;
  for (let size = LAST_WORDS.has(last) ? Math.min(3, tokens.length - 1) : 1; size > 1; size--)
    if (TABLES_OF_PLACES[size - 1]?.has(tokens.slice(-size).join(" "))) return size;
  return PLACES.has(last) ? 1 : 0;
}
