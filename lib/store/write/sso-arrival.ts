import { newId } from "@/lib/ids";
import type { RoleChoice } from "@/lib/rules/sso";
import { SsoRefusal } from "@/lib/rules/sso-refusal";
import type { Actor } from "@/lib/scope";
import { inCompany, type Tx } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";
import { revokeInvitationsBeyond } from "@/lib/store/write/membership";

/**
 * A user whose identity the company's identity provider confirmed, with an address on the company's verified domain.
 */
type SsoArrival = {
  companyId: string;
  subject: string;
  email: string;
  name: string;
  choice: RoleChoice;
  now: Date;
};

/**
 * Finds or creates the user and the membership, assigns the role from the role mapping, and links the provider's
 * account to the user. Returns the user's id. Throws SsoRefusal for a user without a role here and for a disabled user.
 * Also throws SsoRefusal if the account must not be linked to the user (see requireFree).
 */
export async function admitArrival(arrival: SsoArrival): Promise<string> {
  const { companyId, subject } = arrival;
  return inCompany(companyId, async (tx) => {
    // The company is locked, so that two browsers of a new user do not both create the account.
    await tx.$queryRaw`select id from company where id = ${companyId} for no key update`;
    const link = await tx.ssoLink.findUnique({ where: { companyId_subject: { companyId, subject } } });
    const known = await findUser(tx, arrival, link?.userId ?? null);
    if (known?.disabledAt) throw new SsoRefusal("disabled");
    if (known && !link) await requireFree(tx, arrival, known);
    const role = await settleRole(tx, arrival, known?.id ?? null);
    const userId = known?.id ?? (await createUser(tx, arrival));
    if (role.isNew) await join(tx, arrival, userId, role.role);
    if (!link) await tx.ssoLink.create({ data: { companyId, userId, subject, createdAt: arrival.now } });
    return userId;
  });
}

type FoundUser = { id: string; disabledAt: Date | null; emailConfirmedAt: Date | null };
const FOUND_FIELDS = { id: true, disabledAt: true, emailConfirmedAt: true } as const;

/**
 * Finds the user by the provider's own id or, if no user is linked to it, by address. The id comes first, because an
 * address may get a new owner.
 */
async function findUser(tx: Tx, { email }: SsoArrival, linkedId: string | null): Promise<FoundUser | null> {
  const where = linkedId ? { id: linkedId } : { email };
  return tx.user.findUnique({ where, select: FOUND_FIELDS });
}

/**
 * Refuses to link an account at the provider if the user is already linked to another account there, or has not
 * proved the email address.
 */
async function requireFree(tx: Tx, { companyId }: SsoArrival, known: FoundUser): Promise<void> {
  const taken = await tx.ssoLink.findUnique({ where: { companyId_userId: { companyId, userId: known.id } } });
  if (taken) throw new SsoRefusal("taken");
  if (!known.emailConfirmedAt) throw new SsoRefusal("unconfirmed");
}

type Settled = { isNew: true; role: NonNullable<RoleChoice["role"]> } | { isNew: false };

/**
 * Determines the role of a user who signs in through single sign-on. Refuses a new user if the company's settings
 * give them no role. If the company has role rules, updates an existing member's role, or refuses the member if the
 * rules give no role. Owners stay owners and are never refused.
 */
async function settleRole(tx: Tx, arrival: SsoArrival, userId: string | null): Promise<Settled> {
  const { companyId, choice, now } = arrival;
  const member =
    userId &&
    (await tx.membership.findUnique({
      where: { companyId_userId: { companyId, userId } },
      select: { role: true },
    }));
  const isRuled = choice.isBinding && !(member && member.role === "owner");
  if (!choice.role && (isRuled || !member)) throw new SsoRefusal("no_role");
  if (!member) return { isNew: true, role: choice.role as NonNullable<RoleChoice["role"]> };
  if (!isRuled || !choice.role || member.role === choice.role) return { isNew: false };
  await tx.membership.updateMany({ where: { companyId, userId: userId ?? "" }, data: { role: choice.role } });
  const actor: Actor = { kind: "system", id: null };
  const detail = { member_id: userId, from: member.role, to: choice.role, by: "sso" };
  const fact = { companyId, environment: null, requestId: null, actor, at: now };
  await appendAudit(tx, { ...fact, action: "member.role_changed", detail });
  await revokeInvitationsBeyond(tx, { companyId, userId: userId ?? "", actor, now }, choice.role);
  return { isNew: false };
}

async function createUser(tx: Tx, { email, name, now }: SsoArrival): Promise<string> {
  const id = newId("usr");
  await tx.user.create({
    data: { id, email, name, emailConfirmedAt: now, createdAt: now },
    select: { id: true },
  });
  return id;
}

async function join(
  tx: Tx,
  { companyId, now }: SsoArrival,
  userId: string,
  role: NonNullable<RoleChoice["role"]>,
) {
  await tx.membership.create({
    data: { id: newId("mbr"), companyId, userId, role, createdAt: now },
    select: { id: true },
  });
  const actor: Actor = { kind: "member", id: userId };
  const fact = { companyId, environment: null, requestId: null, actor, at: now };
  await appendAudit(tx, { ...fact, action: "member.joined", detail: { role, by: "sso" } });
}

/**
 * Records that a sign-in from the company's identity provider was refused, unless the same refusal was recorded
 * within `quietMs`. `why` is one of our own codes.
 */
export async function noteSsoRefusal(
  companyId: string,
  why: string,
  quietMs: number,
  now: Date,
): Promise<void> {
  await inCompany(companyId, async (tx) => {
    await tx.$queryRaw`select seq from audit_head where company_id = ${companyId} for update`;
    const since = new Date(now.getTime() - quietMs);
    const same = { companyId, action: "sso.refused", at: { gt: since }, detail: { equals: { why } } };
    if (await tx.auditEntry.findFirst({ where: same, select: { id: true } })) return;
    const actor: Actor = { kind: "system", id: null };
    const fact = { companyId, environment: null, requestId: null, actor, at: now };
    await appendAudit(tx, { ...fact, action: "sso.refused", detail: { why } });
  });
}
