import { asking, type Tx } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";

export type PersonEvent = {
  userId: string;
  action: string;
  /** Ids and counts of our own. */
  detail?: Record<string, string | number | boolean | null>;
  now: Date;
};

/**
 * Changes something of a person's account and records it with every company they belong to, all or nothing. `work` says
 * whether anything was changed; without a change nothing is recorded, and this is false.
 */
export async function changePerson(event: PersonEvent, work: (tx: Tx) => Promise<boolean>): Promise<boolean> {
  return asking(event.userId, async (tx) => {
    if (!(await work(tx))) return false;
    await recordOfPerson(tx, event);
    return true;
  });
}

/** Companies' records are locked in one order, so that two changes never wait for each other. */
async function recordOfPerson(tx: Tx, { userId, action, detail = {}, now }: PersonEvent): Promise<void> {
  const where = { userId };
  const select = { companyId: true };
  const memberships = await tx.membership.findMany({
    where,
    select,
    orderBy: { companyId: "asc" },
    take: 100,
  });
  for (const { companyId } of memberships) {
    await tx.$executeRaw`select set_config('app.company_id', ${companyId}, true)`;
    const actor = { kind: "member", id: userId } as const;
    await appendAudit(tx, { companyId, environment: null, requestId: null, action, actor, detail, at: now });
  }
}

/** Ends the user's sessions but the one that stays; in the transaction of what they end for. */
export async function revokeSessions(
  tx: Tx,
  userId: string,
  keptId: string | null,
  now: Date,
): Promise<number> {
  const kept = keptId ? { id: { not: keptId } } : {};
  const { count } = await tx.session.updateMany({
    where: { userId, revokedAt: null, ...kept },
    data: { revokedAt: now },
  });
  return count;
}
