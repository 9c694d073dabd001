import { isFullName } from "@/lib/domain/text/is-person";
import { PLACES, PLACES_OF_THREE, PLACES_OF_TWO, STATE_ENDINGS } from "@/lib/domain/text/places";

export type Placed = {
  /** The name without the place; at least one word. */
  rest: readonly string[];
  place: string | null;
  state: string | null;
  /** Two letters (ISO 3166-1), where the wording names one. */
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
};
const CURRENCIES: ReadonlySet<string> = new Set(
  "AUD USD EUR GBP NZD SGD HKD JPY CAD CHF THB IDR FJD INR PHP".split(" "),
);
const JOINING: ReadonlySet<string> = new Set(["OF", "THE", "AND", "IN", "AT"]);

/** Takes the suburb, state and country off the end of a card's wording. */
export function dropPlace(tokens: readonly string[]): Placed {
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
  const named = tokens.slice(0, end);
  const size = isFullName(named) ? 0 : sizeOfPlace(named);
  // "CITY OF MELBOURNE" without its place is nobody.
  const isJoined = JOINING.has(named[end - size - 1] ?? "");
  if (size === 0 || isJoined) return { rest: named, place: null, state, country };
  return { rest: named.slice(0, end - size), place: named.slice(end - size).join(" "), state, country };
}

const TABLES_OF_PLACES = [PLACES, PLACES_OF_TWO, PLACES_OF_THREE];
/** The last words of longer places: asked first, because few names end in one. */
const LAST_WORDS: ReadonlySet<string> = new Set(
  [...PLACES_OF_TWO, ...PLACES_OF_THREE].map((place) => place.slice(place.lastIndexOf(" ") + 1)),
);

/** How many words at the end name a place, the longest first; at least one word of the name is left. */
function sizeOfPlace(tokens: readonly string[]): number {
  const sizeMax = LAST_WORDS.has(tokens.at(-1) ?? "") ? 3 : 1;
  for (let size = Math.min(sizeMax, tokens.length - 1); size > 0; size--)
    if (TABLES_OF_PLACES[size - 1]?.has(tokens.slice(-size).join(" "))) return size;
  return 0;
}
