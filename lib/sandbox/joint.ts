// Joint accounts. Either holder may share the account. The other holder is notified, and may stop the sharing or switch
// it off for the account.
import type { AccountSpec, Household } from "./households/types";

/** The other account holder as the bank names them; null for a sole account. */
export function findOtherHolder(
  { ownership, holder }: Pick<AccountSpec, "ownership" | "holder">,
  person: string,
): string | null {
  if (ownership !== "TWO_PARTY") return null;
  const others = holder.split(/\s*&\s*|\s+and\s+/).filter((name) => name !== person);
  return others.join(" and ") || "someone else";
}

/** Returns the household with sharing switched off for its first joint account, as if the other holder had done so. */
export function withJointSharingOff(household: Household): Household {
  const first = household.accounts.find(({ ownership }) => ownership === "TWO_PARTY");
  return {
    ...household,
    accounts: household.accounts.map((account) =>
      account === first ? { ...account, isSharingOff: true as const } : account,
    ),
  };
}
