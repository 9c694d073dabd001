import { fromAllusion } from "@/lib/engine/categories/allusions";
import { findBrand } from "@/lib/engine/categories/data/find-brand";
import { askOpinion } from "@/lib/engine/categories/opinion/ask-opinion";
import type { Decidable, Decision } from "@/lib/engine/row";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

/** Estimated, not measured: the curated tables already contain nearly every brand in the independent test lines. */
const BRAND_CONFIDENCE = 0.85;

/** A bank's name for its own service, which does not name the payee. Banks truncate it within a word. */
const BANK_CHANNEL = /\b(INTERNET|ONLINE|MOBILE|PHONE|TELEPHONE) ?BANK/;

/**
 * Categorises a purchase that no rule matched: by a brand in open data, then by an allusion in the name, then by the
 * model. Skips transfers, because the payer writes their text, and payments to people, who are not brands.
 */
export function fromOpenData(row: Decidable, text: Descriptor): Decision | null {
  if (row.cents >= 0 || text.isPerson || text.isPrivate || isMove(row, text)) return null;
  if (BANK_CHANNEL.test(text.tokens.join(" "))) return null;
  const brand = findBrand(text.tokens);
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

function isMove(row: Decidable, { channel }: Descriptor): boolean {
  const isMoved = channel === "TRANSFER" || channel === "OSKO" || channel === "STANDING_ORDER";
  return isMoved || row.type.startsWith("TRANSFER");
}
