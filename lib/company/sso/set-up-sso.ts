import { randomBytes } from "node:crypto";
import { discover } from "@/lib/adapters/sign-on/oidc";
import { type ReadTxt, readTxt } from "@/lib/adapters/sign-on/txt";
import { AppError } from "@/lib/errors";
import { REACH } from "@/lib/identity/sso/reach";
import { bucketOf, requireAttempt } from "@/lib/identity/throttle";
import { txtName, txtValue, writeRoleRules } from "@/lib/rules/sso";
import type { Actor } from "@/lib/scope";
import { getSso, type SsoRecord } from "@/lib/store/read/sso";
import type { ProviderChange } from "@/lib/store/write/sso";
import * as sso from "@/lib/store/write/sso";

/** A change of a company's single sign-on, by one of its owners. */
type SsoChange = { companyId: string; actor: Actor };

/**
 * The number of look-ups at name servers and identity providers that a company may cause before it must wait, and the
 * first wait in seconds.
 */
const LOOKUPS = { free: 20, firstWaitSeconds: 30 };

const requireLookup = (companyId: string) => requireAttempt([[bucketOf("sso-lookup", companyId), LOOKUPS]]);

/**
 * Sets the domain whose email addresses sign in through single sign-on. A change switches single sign-on off and ends
 * the sessions it started. The new domain must be verified. Throws conflict while single sign-on is required.
 */
export async function setSsoDomain(change: SsoChange, domain: string, now = new Date()): Promise<void> {
  await sso.setSsoDomain({ ...change, now }, domain, randomBytes(20).toString("hex"));
}

/**
 * Verifies the company's domain by its TXT record. Throws too_many and not_found. Throws conflict if the record is
 * missing, the domain was changed in the meantime, or another company has verified it.
 */
export async function verifySsoDomain(
  change: SsoChange,
  read: ReadTxt = readTxt,
  now = new Date(),
): Promise<void> {
  await requireLookup(change.companyId);
  const { domain, domainToken } = await getSso(change.companyId);
  const records = await read(txtName(domain));
  if (!records.some((record) => record.trim() === txtValue(domainToken)))
    throw new AppError(
      "conflict",
      `${txtName(domain)} has no TXT record with this value yet. A new record can take up to an hour to appear.`,
    );
  await sso.verifySsoDomain({ ...change, now }, domain, "dns");
}

/**
 * Saves the identity provider after reading its configuration. A different issuer removes the links between users and
 * the earlier provider, and ends the sessions of single sign-on. Throws too_many and not_found. Throws conflict in
 * three cases:
 * - The configuration is faulty. The error states the fault.
 * - Someone else changed the provider.
 * - The issuer differs while single sign-on is required.
 */
export async function saveSsoProvider(
  change: SsoChange,
  provider: ProviderChange,
  now = new Date(),
): Promise<void> {
  await requireLookup(change.companyId);
  await discover(provider.issuer, REACH);
  await sso.saveSsoProvider({ ...change, now }, provider);
}

/**
 * The role rules as values of the portal's form. A `default_role` of `none` gives no role to a user who matches no
 * rule.
 */
export function toRoleFields({ roleClaim, roleRules, defaultRole }: SsoRecord) {
  return {
    role_claim: roleClaim ?? "",
    role_rules: writeRoleRules(roleRules),
    default_role: defaultRole ?? "none",
  };
}
