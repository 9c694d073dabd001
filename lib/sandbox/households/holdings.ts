import type { AccountSpec, Household } from "./types";

/** What a household is made of, with nothing for whatever its life does not have. */

type Parts = "habits" | "transfers" | "topUps" | "skims" | "loanCycles" | "instalments" | "advances";
type Told = Omit<Household, Parts | "arrivesLate" | "lenders"> & Partial<Household>;

/** A household as its page tells it. */
export function household(told: Told): Household {
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
    ...told,
  };
}

type Held = (
  key: string,
  displayName: string,
  productName: string,
  openingCents: number,
  creationDate: string,
  more?: Partial<AccountSpec>,
) => AccountSpec;

/** Accounts in this name: held alone, or by two where two names are given. */
export function heldBy(holder: string): Record<AccountSpec["kind"], Held> {
  const ownership = holder.includes("&") ? "TWO_PARTY" : "ONE_PARTY";
  const hold =
    (kind: AccountSpec["kind"]): Held =>
    (key, displayName, productName, openingCents, creationDate, more = {}) => ({
      key,
      kind,
      displayName,
      productName,
      ownership,
      holder,
      openingCents,
      creationDate,
      ...more,
    });
  return { everyday: hold("everyday"), savings: hold("savings"), card: hold("card"), loan: hold("loan") };
}
