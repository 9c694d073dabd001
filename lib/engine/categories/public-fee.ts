import type { Signs } from "@/lib/engine/categories/read-signs";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

const FEE = /^(?:FEES?|CHARGES?|CHGE?)$/;

/**
 * Reports whether a row of type FEE is a fine or public fee, not a fee of the bank. Such a row names a public body
 * and has no word for a bank's fee.
 */
export function isPaidToState({ words }: Descriptor, { merchant, keyword }: Signs): boolean {
  const code = merchant?.value.code ?? keyword?.value.code ?? "";
  return code.startsWith("gov.") && !words.some((word) => FEE.test(word));
}
