import { AppError, notFound } from "@/lib/errors";
import { newId } from "@/lib/ids";
import type { Actor } from "@/lib/scope";
import { inCompany, type Tx } from "@/lib/store/client";
import { type SsoRecord, ssoSecretContext, toSsoRecord } from "@/lib/store/read/sso";
import { sealSecret } from "@/lib/store/seal";
import { appendAudit } from "@/lib/store/write/audit";
import { Prisma } from "@/prisma/generated/client";

/** A change of a company's single sign-on: the company, the user who makes the change, and the time. */
type SsoChange = { companyId: string; actor: Actor; now: Date };
type Detail = Record<string, string | number | boolean | null>;

/** Adds an entry to the audit log of the company. */
export async function recordSso(
  tx: Tx,
  { companyId, actor, now }: SsoChange,
  action: string,
  detail: Detail = {},
): Promise<void> {
  await appendAudit(tx, { companyId, environment: null, requestId: null, action, actor, detail, at: now });
}

/** Returns the company's single sign-on row, locked until the transaction ends. Throws not_found. */
export async function lockSso(tx: Tx, companyId: string): Promise<SsoRecord> {
  await tx.$queryRaw`select 1 from sso_connection where company_id = ${companyId} for update`;
  const row = await tx.ssoConnection.findUnique({ where: { companyId } });
  if (!row) throw notFound();
  return toSsoRecord(row);
}

/** Ends every session that the company's identity provider started. */
export async function endSsoSessions(tx: Tx, { companyId, now }: SsoChange): Promise<void> {
  await tx.session.updateMany({
    where: { ssoCompanyId: companyId, revokedAt: null },
    data: { revokedAt: now },
  });
}

/** Throws conflict while the company requires single sign-on. */
export async function requireOptionalSso(tx: Tx, companyId: string): Promise<void> {
  const settings = await tx.companySettings.findUniqueOrThrow({ where: { companyId } });
  if (settings.requireSso)
    throw new AppError(
      "conflict",
      "Single sign-on is required for this company. Choose “Stop requiring it” first.",
    );
}

/**
 * Sets the company's domain, unverified, with a new token for its TXT record. Switches single sign-on off and ends the
 * sessions that single sign-on started. Setting the same domain again changes nothing. Throws conflict while single
 * sign-on is required.
 */
export async function setSsoDomain(change: SsoChange, domain: string, domainToken: string): Promise<void> {
  const { companyId } = change;
  await inCompany(companyId, async (tx) => {
    await requireOptionalSso(tx, companyId);
    const before = await tx.ssoConnection.findUnique({ where: { companyId } });
    if (before?.domain === domain) return;
    const data = { domain, domainToken, domainVerifiedAt: null, isOn: false };
    await tx.ssoConnection.upsert({
      where: { companyId },
      create: { companyId, id: newId("sso"), ...data },
      update: data,
    });
    await endSsoSessions(tx, change);
    await recordSso(tx, change, "sso.domain_set");
  });
}

/**
 * Marks the domain as verified. Throws conflict if the domain was changed in the meantime or another company has
 * verified it.
 */
export async function verifySsoDomain(
  change: SsoChange,
  domain: string,
  by: "dns" | "operator",
): Promise<void> {
  const { companyId, now } = change;
  try {
    await inCompany(companyId, async (tx) => {
      const before = await lockSso(tx, companyId);
      if (before.domain !== domain)
        throw new AppError("conflict", "The domain was changed in the meantime. Reload to continue.");
      if (before.domainVerifiedAt) return;
      await tx.ssoConnection.update({ where: { companyId }, data: { domainVerifiedAt: now } });
      await recordSso(tx, change, "sso.domain_verified", { by });
    });
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002")
      throw new AppError("conflict", "Another company has verified this domain.");
    throw error;
  }
}

export type ProviderChange = {
  issuer: string;
  clientId: string;
  /** A new secret; null removes it; undefined keeps the current one. */
  clientSecret: string | null | undefined;
  /** The `providerVersion` that the user saw; undefined accepts any. */
  seenVersion?: string;
};

/**
 * Saves the identity provider. If the issuer changes, removes the previous issuer's links to accounts and ends its
 * sessions, because another provider may give the same ids to other people. Throws not_found. Throws conflict if the
 * issuer would change while single sign-on is required. Also throws conflict if someone else changed the provider,
 * because its fields belong together and cannot be merged.
 */
export async function saveSsoProvider(change: SsoChange, provider: ProviderChange): Promise<void> {
  const { companyId } = change;
  const { issuer, clientId, clientSecret, seenVersion } = provider;
  await inCompany(companyId, async (tx) => {
    const before = await lockSso(tx, companyId);
    if (seenVersion !== undefined && seenVersion !== before.providerVersion)
      throw new AppError(
        "conflict",
        "Someone else changed the identity provider. Your changes were not saved. Reload to continue.",
      );
    const isOther = before.issuer !== null && before.issuer !== issuer;
    if (isOther) {
      await requireOptionalSso(tx, companyId);
      await tx.ssoLink.deleteMany({ where: { companyId } });
      await endSsoSessions(tx, change);
    }
    const sealed =
      clientSecret === undefined
        ? {}
        : {
            clientSecretSealed:
              clientSecret === null ? null : sealSecret(ssoSecretContext(companyId), clientSecret),
          };
    await tx.ssoConnection.update({ where: { companyId }, data: { issuer, clientId, ...sealed } });
    const detail = { issuer_changed: isOther, secret_changed: clientSecret !== undefined };
    await recordSso(tx, change, "sso.provider_saved", detail);
  });
}
