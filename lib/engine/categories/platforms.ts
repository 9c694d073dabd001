import { PLATFORM_ROWS } from "@/lib/engine/categories/data/codes-table";
import { toDecision, toInferred } from "@/lib/engine/categories/decision";
import type { Signs } from "@/lib/engine/categories/read-signs";
import type { Decidable, Decision } from "@/lib/engine/row";
import { FIRM_WORDS } from "@/lib/engine/text/first-names";
import { SMALL_TILLS } from "@/lib/engine/text/gateways";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

/**
 * Payment platforms and ticket sellers by name, with the category of the trade that mainly uses them. `hasOnePurpose`
 * is true if no other trade uses the platform.
 */
const PLATFORMS: ReadonlyMap<string, { category: string; hasOnePurpose: boolean }> = new Map(
  PLATFORM_ROWS.split("\n").map((row) => {
    const [name = "", category = "", onePurpose] = row.split("|");
    return [name, { category, hasOnePurpose: onePurpose === "yes" }];
  }),
);

/**
 * The category of a platform with only one purpose, whatever name follows it: "RAISELY*SWIM FOR LUNGS" is a donation.
 * Also the category of a ticket platform if the name is a school's. Null otherwise.
 */
export function fromSurePlatform({ gateway }: Descriptor, { keyword }: Signs): Decision | null {
  const platform = PLATFORMS.get(gateway ?? "");
  // A ticket to a school's or college's concert is for a show, not for education.
  const isShow = platform?.category === "rec.entertainment" && keyword?.value.code.startsWith("edu.");
  return platform?.hasOnePurpose || (platform && isShow)
    ? toDecision(platform.category, "MERCHANT", gateway ?? "", 0.92)
    : null;
}

/**
 * Reports whether a platform that several trades use prints the seller's trade: "TRYBOOKING*NETBALL" is sport and not a
 * show.
 */
export function isTradeNamed({ gateway }: Descriptor, { merchant, keyword }: Signs): boolean {
  if (gateway === null || merchant?.value.name !== gateway || keyword === null) return false;
  return PLATFORMS.get(gateway)?.hasOnePurpose === false && !keyword.value.inferred && !keyword.isDisputed;
}

const SMALL_CENTS_MAX = 4_000;

/**
 * Counts a small purchase at a small shop's till as coffee or a meal. Null for other payments, and for a name with a
 * business word.
 */
export function fromSmallTill({ cents }: Decidable, text: Descriptor): Decision | null {
  const isSmall = SMALL_TILLS.has(text.gateway ?? "") && -cents <= SMALL_CENTS_MAX && text.tokens.length > 0;
  return isSmall && !text.tokens.some((word) => FIRM_WORDS.has(word))
    ? toInferred("foo.dining", "WORDS", "a small shop's till", 0.55)
    : null;
}

/**
 * The usual category of a platform's payments, used if the name gives no other evidence. Null for an unlisted platform.
 */
export function fromPlatform({ gateway }: Descriptor): Decision | null {
  const platform = PLATFORMS.get(gateway ?? "");
  return platform ? toInferred(platform.category, "WORDS", gateway ?? "", 0.7) : null;
}
