import type { PayerGroup } from "@/lib/engine/streams/payer-group";

/** A payer's short reference before its name: a letter, or a letter and up to four digits. */
const LABEL = /^[A-Z]\d{0,4} /;
/** The name after the reference has at least this many words. With fewer, the letter may be a person's initial. */
const NAME_WORDS_MIN = 3;

/**
 * Removes the reference that some banks print between the channel and the payer's name: "W CORVANE HOME CARE" becomes
 * "CORVANE HOME CARE" if other payments have that name.
 */
export function dropLabels(groups: readonly PayerGroup[]): PayerGroup[] {
  const names = new Set(groups.map(({ party }) => party));
  return groups.map((group) => {
    const party = group.party.replace(LABEL, "");
    const isLabelled = party !== group.party && names.has(party) && party.split(" ").length >= NAME_WORDS_MIN;
    return isLabelled ? { ...group, party, parties: new Set([...group.parties, party]) } : group;
  });
}
