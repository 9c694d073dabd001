import { AppError } from "@/lib/errors";
import type { RoleRule, SsoRole } from "@/lib/rules/sso";
import type { Actor } from "@/lib/scope";
import { inCompany, type Tx } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";
import { endSsoSessions, lockSso, recordSso, requireOptionalSso } from "@/lib/store/write/sso";

type RuleChange = { companyId: string; actor: Actor };
type RoleChange = { roleClaim: string | null; roleRules: RoleRule[]; defaultRole: SsoRole | null };

/** Saves the role mapping, which applies from each user's next sign-in. Throws not_found. */
export async function saveSsoRoles(change: RuleChange, roles: RoleChange, now = new Date()): Promise<void> {
  const { companyId } = change;
  await inCompany(companyId, async (tx) => {
    await lockSso(tx, companyId);
    await tx.ssoConnection.update({ where: { companyId }, data: { ...roles } });
    const detail = { rules: roles.roleRules.length, default_role: roles.defaultRole };
    await recordSso(tx, { ...change, now }, "sso.roles_saved", detail);
  });
}

/**
 * Switches single sign-on on or off. Switching it off also ends the sessions that single sign-on started. Records
 * nothing if nothing changes. Throws not_found. Throws conflict if it is switched on before the domain is verified and
 * the provider is saved. Also throws conflict if it is switched off while the company requires it.
 */
export async function switchSso(change: RuleChange, isOn: boolean, now = new Date()): Promise<void> {
  const { companyId } = change;
  await inCompany(companyId, async (tx) => {
    const { domainVerifiedAt, issuer, clientId, isOn: was } = await lockSso(tx, companyId);
    if (was === isOn) return;
    if (isOn && !(domainVerifiedAt && issuer && clientId))
      throw new AppError("conflict", "Verify the domain and save the identity provider first.");
    if (!isOn) {
      await requireOptionalSso(tx, companyId);
      await endSsoSessions(tx, { ...change, now });
    }
    await tx.ssoConnection.update({ where: { companyId }, data: { isOn } });
    await recordSso(tx, { ...change, now }, isOn ? "sso.switched_on" : "sso.switched_off");
  });
}

/**
 * Requires single sign-on of every member except the owner `breakGlassUserId`, from each member's next page. If
 * `breakGlassUserId` is null, ends the requirement. The excepted owner must use a second factor in each session
 * without single sign-on. Throws conflict if single sign-on is not switched on or was never used. Also throws
 * conflict if the excepted user is not an owner or has no second factor.
 */
export async function requireSso(
  { companyId, actor }: RuleChange,
  breakGlassUserId: string | null,
  now = new Date(),
): Promise<void> {
  await inCompany(companyId, async (tx) => {
    // Locks the company, so that the owner cannot be removed or demoted at the same moment (membership.ts).
    await tx.$queryRaw`select id from company where id = ${companyId} for no key update`;
    if (breakGlassUserId) await requireBreakGlass(tx, companyId, breakGlassUserId);
    const before = await tx.companySettings.findUniqueOrThrow({ where: { companyId } });
    if (before.breakGlassUserId === breakGlassUserId && before.requireSso === (breakGlassUserId !== null))
      return;
    const data = { requireSso: breakGlassUserId !== null, breakGlassUserId };
    await tx.companySettings.update({ where: { companyId }, data });
    const fact = { companyId, environment: null, requestId: null, actor, at: now };
    if (breakGlassUserId)
      await appendAudit(tx, { ...fact, action: "sso.required", detail: { member_id: breakGlassUserId } });
    else await appendAudit(tx, { ...fact, action: "sso.optional" });
  });
}

async function requireBreakGlass(tx: Tx, companyId: string, userId: string): Promise<void> {
  const sso = await tx.ssoConnection.findUnique({ where: { companyId }, select: { isOn: true } });
  if (!sso?.isOn || (await tx.ssoLink.count({ where: { companyId } })) === 0)
    throw new AppError("conflict", "Before you require single sign-on, turn it on and sign in with it once.");
  const member = await tx.membership.findUnique({
    where: { companyId_userId: { companyId, userId } },
    select: { role: true, user: { select: { totpAt: true, passkeys: { select: { id: true }, take: 1 } } } },
  });
  if (member?.role !== "owner" || !(member.user.totpAt || member.user.passkeys.length > 0))
    throw new AppError("conflict", "Choose an owner who has set up an authenticator app or a passkey.");
}

/** Records a sign-in without single sign-on by the owner who may sign in that way. */
export async function noteBreakGlass(companyId: string, userId: string, now: Date): Promise<void> {
  await inCompany(companyId, async (tx) => {
    const actor: Actor = { kind: "member", id: userId };
    const fact = { companyId, environment: null, requestId: null, actor, at: now };
    await appendAudit(tx, { ...fact, action: "member.break_glass_used" });
  });
}
