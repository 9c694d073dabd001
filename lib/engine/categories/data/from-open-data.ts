import { fromAllusion } from "@/lib/engine/categories/allusions";
import { findBrand } from "@/lib/engine/categories/data/find-brand";
import { toDecision } from "@/lib/engine/categories/decision";
import { GAMBLING_CODES } from "@/lib/engine/categories/mcc";
import { askOpinion } from "@/lib/engine/categories/opinion/ask-opinion";
import { isHarmful } from "@/lib/engine/categories/other-firm";
import type { Signs } from "@/lib/engine/categories/read-signs";
import type { Decidable, Decision } from "@/lib/engine/row";
import { PLACES } from "@/lib/engine/text/places";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

/**
 * The confidence of a brand. Estimated rather than measured, because the curated tables already contain nearly every
 * brand in the independent test lines.
 */
const BRAND_CONFIDENCE = 0.85;

/**
 * The name of a bank's own service, which some banks truncate within a word. A text with this name does not name the
 * payee.
 */
const BANK_CHANNEL = /\b(INTERNET|ONLINE|MOBILE|PHONE|TELEPHONE) ?BANK/;

/**
 * Categorises a purchase that no rule matched: by a brand in open data, then by an allusion in the name, then by the
 * model. Skips transfers, because the payer writes their text, and payments to people, who are not brands.
 */
export function fromOpenData(row: Decidable, text: Descriptor): Decision | null {
  if (row.cents >= 0 || text.isPerson || text.isPrivate || isMove(row, text)) return null;
  if (BANK_CHANNEL.test(text.tokens.join(" "))) return null;
  const brand = isFuelStation(text) ? FUEL : findBrand(text.tokens);
  if (brand)
    return {
      code: brand.code,
      layer: "BRAND",
      rule: brand.name,
      confidence: BRAND_CONFIDENCE,
      inferred: false,
    };
  return fromAllusion(text) ?? askOpinion(text.tokens);
}

/**
 * If the keyword of a purchase is one word of a brand's name, returns the brand's category. The brand says more than
 * the keyword: the name of a hotel chain says more than "hotel". Null for other purchases.
 */
export function fromBrandOf(row: Decidable, text: Descriptor, { keyword, merchant }: Signs): Decision | null {
  if (!keyword || merchant || isHarmful(keyword.value.code) || GAMBLING_CODES.has(row.mcc)) return null;
  const brand = row.cents >= 0 || text.isPerson || isMove(row, text) ? null : findBrand(text.tokens);
  return brand && brand.words.length > 1 && brand.words.includes(keyword.phrase)
    ? toDecision(brand.code, "BRAND", brand.name, BRAND_CONFIDENCE)
    : null;
}

/** Fuel chains whose names are ordinary words, so the name alone does not show that fuel was bought. */
const FUEL_CHAINS: ReadonlySet<string> = new Set(["UNITED", "LIBERTY", "MATILDA"]);
const TOWN_LETTERS_MIN = 4;
const TOWN_WORDS_MAX = 3;
const FUEL = { code: "tra.fuel", name: "a fuel chain and its town" };

/**
 * Reports whether the words are only a fuel chain and a town. Stations have the town in their name, and the card
 * network prints it again: "UNITED URALLA URALLA". An unlisted town is accepted if it is printed twice, or before a
 * state or country.
 */
function isFuelStation({ channel, words, tokens, place, state, country }: Descriptor): boolean {
  const [chain = "", ...town] = tokens;
  if (!FUEL_CHAINS.has(chain) || (country !== null && country !== "AU")) return false;
  // A chain numbers its stations: "UNITED 5885 EIGHT MILE PL", where the town is truncated.
  const isNumbered = /^\d{3,4}$/.test(words[words.indexOf(chain) + 1] ?? "");
  if (isNumbered && channel === "CARD" && town.length <= TOWN_WORDS_MAX) return true;
  if (town.length === 0) return place !== null;
  const isListed = town.every((word) => PLACES.has(word) || place?.split(" ").includes(word));
  const isTwice = town.length > 1 && new Set(town).size === town.length / 2;
  const isBeforeState = place === null && town.length === 1 && (state ?? country) !== null;
  return isListed || isTwice || (isBeforeState && (town[0] ?? "").length >= TOWN_LETTERS_MIN);
}

function isMove(row: Decidable, { channel }: Descriptor): boolean {
  const isMoved = channel === "TRANSFER" || channel === "OSKO" || channel === "STANDING_ORDER";
  return isMoved || row.type.startsWith("TRANSFER");
}
