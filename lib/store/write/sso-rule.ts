import { AppError } from "@/lib/errors";
import type { Actor } from "@/lib/scope";
import { inCompany, type Tx } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";

/**
 * Requires single sign-on of all members except the owner `breakGlassUserId`. If `breakGlassUserId` is null, ends the
 * requirement. Throws conflict if single sign-on is off or was never used. Also throws conflict if `breakGlassUserId`
 * is not an owner with a second factor.
 */
export async function writeSsoRule(
  { companyId, actor, now }: { companyId: string; actor: Actor; now: Date },
  breakGlassUserId: string | null,
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
export async function noteBreakGlassUse(companyId: string, userId: string, now: Date): Promise<void> {
  await inCompany(companyId, async (tx) => {
    const actor: Actor = { kind: "member", id: userId };
    const fact = { companyId, environment: null, requestId: null, actor, at: now };
    await appendAudit(tx, { ...fact, action: "member.break_glass_used" });
  });
}
