import { saveSsoProvider, setSsoDomain, verifySsoDomain } from "@/lib/company/sso/set-up-sso";
import { beginSso } from "@/lib/identity/sso/begin-sso";
import { finishSso } from "@/lib/identity/sso/finish-sso";
import { newId } from "@/lib/ids";
import { type RoleRule, type SsoRole, txtName, txtValue } from "@/lib/rules/sso";
import type { Actor } from "@/lib/scope";
import { getSso } from "@/lib/store/read/sso";
import { saveSsoRoles, switchSso } from "@/lib/store/write/sso-rule";
import { CLIENT, type IdentityProvider } from "@/tests/support/identity-provider";
import { makePerson, newAddress } from "@/tests/support/people";

export type SsoFirm = {
  companyId: string;
  ownerId: string;
  ownerEmail: string;
  actor: Actor;
  domain: string;
};

/** Creates a company whose single sign-on uses this provider and is switched on for the company's own domain. */
export async function makeSsoFirm(
  provider: IdentityProvider,
  roles: { roleClaim?: string; roleRules?: RoleRule[]; defaultRole?: SsoRole | null } = {},
): Promise<SsoFirm> {
  const { companyId, userId: ownerId, email: ownerEmail } = await makePerson();
  const actor: Actor = { kind: "member", id: ownerId };
  const domain = `${newId("co").slice(3)}.example`;
  const change = { companyId, actor };
  await setSsoDomain(change, domain);
  await verifySsoDomain(change, await recordOf(companyId));
  await saveSsoProvider(change, {
    issuer: provider.issuer,
    clientId: CLIENT.id,
    clientSecret: CLIENT.secret,
  });
  const { roleClaim = null, roleRules = [], defaultRole = "member" } = roles;
  await saveSsoRoles(change, { roleClaim, roleRules, defaultRole });
  await switchSso(change, true);
  return { companyId, ownerId, ownerEmail, actor, domain };
}

/** A name server that returns the TXT record that the company was asked to create. */
export async function recordOf(companyId: string) {
  const { domain, domainToken } = await getSso(companyId);
  return async (name: string) => (name === txtName(domain) ? ["v=spf1 -all", txtValue(domainToken)] : []);
}

/** Signs in through the provider, as a user with an address of the firm. */
export async function signInBySso(provider: IdentityProvider, email: string, now = new Date()) {
  const { url, journey } = await beginSso({ email, address: newAddress(), back: null }, now);
  const back = await provider.visit(url);
  const { connectionId } = journey;
  return finishSso(
    { connectionId, params: back.searchParams, journey, address: newAddress(), userAgent: "a browser" },
    now,
  );
}
