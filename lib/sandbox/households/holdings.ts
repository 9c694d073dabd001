import type { AccountSpec, Household } from "./types";

/** The fields of a household that a caller may omit, in addition to `arrivesLate` and `lenders`. */
type OptionalParts = "habits" | "transfers" | "topUps" | "skims" | "loanCycles" | "instalments" | "advances";
type HouseholdInput = Omit<Household, OptionalParts | "arrivesLate" | "lenders"> & Partial<Household>;

/** Builds a household, with empty defaults for the omitted fields. */
export function household(input: HouseholdInput): Household {
  return {
    arrivesLate: false,
    lenders: [],
    habits: [],
    transfers: [],
    topUps: [],
    skims: [],
    loanCycles: [],
    instalments: [],
    advances: [],
    ...input,
  };
}

type AccountRow = Omit<AccountSpec, "kind" | "ownership" | "holder"> & Partial<AccountSpec>;
type AccountMaker = (account: AccountRow) => AccountSpec;

/** Makes accounts in this name; joint accounts if the name contains "&". */
export function heldBy(holder: string): Record<AccountSpec["kind"], AccountMaker> {
  const ownership = holder.includes("&") ? "TWO_PARTY" : "ONE_PARTY";
  const hold =
    (kind: AccountSpec["kind"]): AccountMaker =>
    (account) => ({ kind, ownership, holder, ...account });
  return { everyday: hold("everyday"), savings: hold("savings"), card: hold("card"), loan: hold("loan") };
}
