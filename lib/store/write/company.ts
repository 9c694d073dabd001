import { newId } from "@/lib/ids";
import type { Actor, Environment } from "@/lib/scope";
import { inCompany } from "@/lib/store/client";
import { sealSecret } from "@/lib/store/seal";
import { appendAudit, signEnd } from "@/lib/store/write/audit";
import { secretContext } from "@/lib/store/write/secret-context";

type NewCompany = {
  companyId: string;
  name: string;
  owner: {
    userId: string;
    name: string;
    email: string;
    /** Null until the owner has chosen a password. */
    passwordHash: string | null;
    emailConfirmedAt: Date | null;
  };
  secrets: Record<Environment, string>;
  now: Date;
};

/** Writes a company, its owner and the rows that every company has. Throws if the email address is taken. */
export async function createCompany({ companyId, name, owner, secrets, now }: NewCompany): Promise<void> {
  await inCompany(companyId, async (tx) => {
    await tx.company.create({ data: { id: companyId, name, createdAt: now }, select: { id: true } });
    await tx.companySettings.create({ data: { companyId } });
    await tx.brand.create({ data: { companyId, displayName: name } });
    const start = { seq: 0, hash: "0".repeat(64) };
    await tx.auditHead.create({ data: { companyId, ...start, signature: signEnd(companyId, start) } });
    const { userId, ...person } = owner;
    await tx.user.create({
      data: { id: userId, ...person, passwordAt: person.passwordHash && now, createdAt: now },
      select: { id: true },
    });
    await tx.membership.create({
      data: { id: newId("mbr"), companyId, userId, role: "owner", createdAt: now },
    });
    for (const environment of ["test", "live"] as const) {
      const secretSealed = sealSecret(secretContext({ companyId, environment }), secrets[environment]);
      await tx.webhookEndpoint.create({
        data: { id: newId("whe"), companyId, environment, secretSealed, createdAt: now },
      });
    }
    const actor: Actor = { kind: "member", id: userId };
    await appendAudit(tx, {
      companyId,
      environment: null,
      requestId: null,
      action: "company.created",
      actor,
      at: now,
    });
  });
}

/** Renames the company. The audit entry says that the name changed, but contains neither name. */
export async function renameCompany(companyId: string, name: string, actor: Actor, now: Date): Promise<void> {
  await inCompany(companyId, async (tx) => {
    await tx.company.update({ where: { id: companyId }, data: { name }, select: { id: true } });
    const fact = { companyId, environment: null, requestId: null, action: "company.renamed", actor, at: now };
    await appendAudit(tx, fact);
  });
}

type SettingsChange = {
  shareMode?: "automatic" | "customer_review";
  documentProfile?: "full" | "insight";
  consentType?: "once" | "ongoing";
  banks?: "one" | "several";
  remindCustomers?: boolean;
  retentionDays?: number;
  linkDays?: number | null;
};

/**
 * Changes a company's settings. Ready requests keep the retention that their customers were promised, and unanswered
 * links keep their lock time.
 */
export async function changeSettings(
  companyId: string,
  change: SettingsChange,
  actor: Actor,
  now: Date,
): Promise<void> {
  await inCompany(companyId, async (tx) => {
    await tx.companySettings.update({ where: { companyId }, data: change });
    const detail = Object.fromEntries(Object.entries(change).map(([key, value]) => [key, value ?? null]));
    await appendAudit(tx, {
      companyId,
      environment: null,
      requestId: null,
      action: "settings.changed",
      actor,
      at: now,
      detail,
    });
  });
}

/** Sets whether members need a second factor, with an audit entry. Writes nothing if the rule is unchanged. */
export async function requireSecondFactor(
  companyId: string,
  isRequired: boolean,
  actor: Actor,
  now: Date,
): Promise<void> {
  await inCompany(companyId, async (tx) => {
    const where = { companyId, requireSecondFactor: !isRequired };
    const { count } = await tx.companySettings.updateMany({
      where,
      data: { requireSecondFactor: isRequired },
    });
    if (count === 0) return;
    const action = isRequired ? "member.second_factor_required" : "member.second_factor_optional";
    await appendAudit(tx, { companyId, environment: null, requestId: null, action, actor, at: now });
  });
}
