import type { AccountSpec, Household } from "./households/types";

/** Accounts that two people hold. Either may share one; the other is told, and may stop it or switch it off. */

/** Who holds the account beside this person, as the bank names them; null where the account is theirs alone. */
export function findOtherHolder(
  { ownership, holder }: Pick<AccountSpec, "ownership" | "holder">,
  person: string,
): string | null {
  if (ownership !== "TWO_PARTY") return null;
  const others = holder.split(/\s*&\s*|\s+and\s+/).filter((name) => name !== person);
  return others.join(" and ") || "somebody else";
}

/** The household after the other holder of its first joint account has switched its sharing off. */
export function withJointSharingOff(household: Household): Household {
  const first = household.accounts.find(({ ownership }) => ownership === "TWO_PARTY");
  return {
    ...household,
    accounts: household.accounts.map((account) =>
      account === first ? { ...account, isSharingOff: true as const } : account,
    ),
  };
}
