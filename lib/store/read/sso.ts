import { createHash } from "node:crypto";
import { notFound } from "@/lib/errors";
import { isId } from "@/lib/ids";
import type { RoleRule, SsoRole } from "@/lib/rules/sso";
import { asking, inCompany } from "@/lib/store/client";
import { unsealSecret } from "@/lib/store/seal";
import type { SsoConnection } from "@/prisma/generated/client";

/** The sealing context of a client secret, which ties the secret to its company's row. */
export const ssoSecretContext = (companyId: string) => `sso-secret:${companyId}`;

/** A company's single sign-on as its settings page shows it, without the client secret. */
export type SsoRecord = {
  companyId: string;
  id: string;
  domain: string;
  domainToken: string;
  domainVerifiedAt: Date | null;
  issuer: string | null;
  clientId: string | null;
  hasSecret: boolean;
  /**
   * A digest that changes with the issuer, the client id or the secret. A form that was loaded before such a change is
   * refused.
   */
  providerVersion: string;
  roleClaim: string | null;
  roleRules: RoleRule[];
  defaultRole: SsoRole | null;
  isOn: boolean;
};

/** Converts a row to a record without the client secret: `hasSecret` says only whether there is one. */
export function toSsoRecord(row: SsoConnection): SsoRecord {
  const { clientSecretSealed, createdAt: _, updatedAt: __, ...rest } = row;
  return {
    ...rest,
    hasSecret: clientSecretSealed !== null,
    providerVersion: versionOf(row),
    // The casts are safe: only one function writes these columns, and it accepts only these types.
    roleRules: row.roleRules as RoleRule[],
    defaultRole: row.defaultRole as SsoRole | null,
  };
}

function versionOf({ issuer, clientId, clientSecretSealed }: SsoConnection): string {
  const sealed = clientSecretSealed && Buffer.from(clientSecretSealed).toString("base64");
  return createHash("sha256")
    .update(JSON.stringify([issuer, clientId, sealed]))
    .digest("base64url");
}

/** The company's single sign-on; null before a domain was entered. */
export async function findSso(companyId: string): Promise<SsoRecord | null> {
  const row = await inCompany(companyId, (tx) => tx.ssoConnection.findUnique({ where: { companyId } }));
  return row && toSsoRecord(row);
}

/** Like findSso, but throws not_found. */
export async function getSso(companyId: string): Promise<SsoRecord> {
  const found = await findSso(companyId);
  if (!found) throw notFound();
  return found;
}

/** A connection that is switched on, with its secret. Use it only for signing in. */
export type OpenConnection = SsoRecord & { issuer: string; clientId: string; clientSecret: string | null };

/**
 * Finds a connection by its verified domain or its id, in any company; null if there is none or it is not switched on.
 */
export async function findOpenConnection(
  by: { domain: string } | { id: string },
): Promise<OpenConnection | null> {
  if ("id" in by && !isId("sso", by.id)) return null;
  const asked = "id" in by ? by.id : by.domain;
  const where = { ...by, isOn: true, domainVerifiedAt: { not: null } };
  const row = await asking(asked, (tx) => tx.ssoConnection.findFirst({ where }));
  if (!row?.issuer || !row.clientId) return null;
  const { companyId, issuer, clientId, clientSecretSealed: sealed } = row;
  const clientSecret = sealed && unsealSecret(ssoSecretContext(companyId), sealed);
  return { ...toSsoRecord(row), issuer, clientId, clientSecret };
}

/** Finds the user who is linked to an account at the company's identity provider; null if there is none. */
export async function findLinkedUser(companyId: string, subject: string): Promise<string | null> {
  const link = await inCompany(companyId, (tx) =>
    tx.ssoLink.findUnique({ where: { companyId_subject: { companyId, subject } } }),
  );
  return link?.userId ?? null;
}

/** Counts the members who have signed in through the company's identity provider at least once. */
export async function countLinked(companyId: string): Promise<number> {
  return inCompany(companyId, (tx) => tx.ssoLink.count({ where: { companyId } }));
}
