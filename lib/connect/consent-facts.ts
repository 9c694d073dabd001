import { createHash } from "node:crypto";
import type { UpstreamConsent } from "@/lib/adapters/upstream/port";
import { OVER } from "@/lib/rules/consent-evidence";
import type { RequestRecord } from "@/lib/store/read/request";
import type { ConsentFacts } from "@/lib/store/write/consent";

type ConsentRow = NonNullable<RequestRecord["consent"]>;

/** The provider's ids of the consents that were in force at the last check. */
export const refsOf = ({
  activeRefs,
  consentRef,
}: Pick<ConsentRow, "activeRefs" | "consentRef">): string[] =>
  activeRefs.length > 0 ? activeRefs : consentRef === null ? [] : [consentRef];

/**
 * Returns the consent. If the provider lists a later end date for it, the returned consent has that date, even
 * if its data cannot be read now. Without this, the consent would end on its old date although the customer
 * extended it.
 */
export function followEnd(consent: ConsentRow, listed: readonly UpstreamConsent[]): ConsentRow {
  const refs = refsOf(consent);
  const ends = listed
    .filter(({ consentRef, state }) => refs.includes(consentRef) && !OVER.includes(state))
    .flatMap(({ expiresAt }) => expiresAt ?? [])
    .map((at) => at.getTime());
  const latest = Math.max(...ends);
  return consent.expiresAt && latest > consent.expiresAt.getTime()
    ? { ...consent, expiresAt: new Date(latest) }
    : consent;
}

/**
 * The facts to store about the consents in force; null if no consent is active. `consentRef` identifies the newest
 * active consent.
 */
export function factsOf(
  consents: readonly UpstreamConsent[],
  { activeRefs }: Pick<ConsentRow, "activeRefs">,
): ConsentFacts | null {
  const active = consents.filter(({ isActive }) => isActive);
  const [newest] = active;
  if (!newest) return null;
  // A bank that cannot be read for now is still shared. A bank that the customer has only begun to add is not.
  const shared = consents.filter(
    ({ state, isActive, consentRef }) =>
      isActive ||
      state === "invalid" ||
      state === "unclear" ||
      (state === "pending" && activeRefs.includes(consentRef)),
  );
  const ends = active.flatMap(({ expiresAt }) => expiresAt ?? []).map((at) => at.getTime());
  const accounts = [...new Set(shared.flatMap(({ accountRefs }) => accountRefs))].sort();
  return {
    consentRef: newest.consentRef,
    institutions: [...new Set(shared.map(({ institutionName }) => institutionName))].sort(),
    givenAt: newest.givenAt,
    // The latest end of all banks' consents. An earlier end needs no check here, because upstream returns no data for
    // an expired consent.
    expiresAt: ends.length === 0 ? null : new Date(Math.max(...ends)),
    renewBy: ends.length === 0 ? null : new Date(Math.min(...ends)),
    activeRefs: shared.map(({ consentRef }) => consentRef).sort(),
    accountsDigest: accounts.length === 0 ? null : digestOf(accounts),
    banks: shared.map(toBank),
  };
}

const toBank = ({ consentRef, institutionName, accountRefs, givenAt, expiresAt }: UpstreamConsent) => ({
  consentRef,
  institution: institutionName,
  accountCount: accountRefs.length,
  givenAt,
  expiresAt,
});

const digestOf = (texts: readonly string[]): string =>
  createHash("sha256").update(JSON.stringify(texts)).digest("base64url");

/** Reports whether the provider's list differs from the stored facts. */
export function hasChanged(known: ConsentRow, facts: ConsentFacts): boolean {
  return (
    known.consentRef !== facts.consentRef ||
    known.expiresAt?.getTime() !== facts.expiresAt?.getTime() ||
    known.renewBy?.getTime() !== facts.renewBy?.getTime() ||
    known.accountsDigest !== facts.accountsDigest ||
    known.activeRefs.join("\n") !== facts.activeRefs.join("\n") ||
    known.institutions.join("\n") !== facts.institutions.join("\n")
  );
}
