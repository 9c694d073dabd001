import type { Signs } from "@/lib/engine/categories/read-signs";
import type { BankRow } from "@/lib/engine/row";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";
import { toTokens } from "@/lib/engine/text/tokens";
import { TOPPED_UP } from "@/lib/engine/text/topped-up";

/** The category of the firms whose accounts people top up by card. These firms also send money abroad. */
const WALLET = "giv.remittance";

/**
 * Reports whether a card payment ("REVOLUT 9171") topped up the account that received the credit ("Top-up by *4864").
 * Either the credit prints the number of the card, or the card payment went to a firm whose accounts people top up.
 */
export function isTopUp(
  debit: BankRow,
  credit: BankRow,
  { texts, signs }: { texts: readonly Descriptor[]; signs: readonly Signs[] },
): boolean {
  if (!TOPPED_UP.test(texts[credit.index]?.words.join(" ") ?? "")) return false;
  const suffix = texts[debit.index]?.cardSuffix ?? null;
  const isCard = suffix !== null && toTokens(credit.description).some((word) => word.endsWith(suffix));
  return isCard || signs[debit.index]?.merchant?.value.code === WALLET;
}
