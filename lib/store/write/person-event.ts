import type { Actor } from "@/lib/scope";
import { asking, type Tx } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";

type PersonEvent = {
  userId: string;
  action: string;
  /** Contains only our own ids and counts. */
  detail?: Record<string, string | number | boolean | null>;
  now: Date;
  /** The actor of the event; by default, the person whose account changes. */
  actor?: Actor;
};

/**
 * Changes a person's account and records the change in the audit log of every company of the person, in one
 * transaction. `work` returns whether it changed anything; if not, nothing is recorded and this returns false.
 */
export async function changePerson(event: PersonEvent, work: (tx: Tx) => Promise<boolean>): Promise<boolean> {
  return asking(event.userId, async (tx) => {
    if (!(await work(tx))) return false;
    await recordOfPerson(tx, event);
    return true;
  });
}

/**
 * Records an event about a person's account in the audit log of every company of the person. Skips an event that was
 * recorded within `quietMs`, so that an attacker cannot fill a log with entries.
 */
export async function notePersonEvent(event: PersonEvent, quietMs: number): Promise<void> {
  const since = new Date(event.now.getTime() - quietMs);
  await asking(event.userId, (tx) =>
    recordOfPerson(tx, event, async (companyId) => {
      // The head of the chain is locked first, so that if two writers are concurrent, the second finds the entry of
      // the first.
      await tx.$queryRaw`select seq from audit_head where company_id = ${companyId} for update`;
      const same = { companyId, action: event.action, actorId: event.userId, at: { gt: since } };
      return (await tx.auditEntry.findFirst({ where: same, select: { id: true } })) === null;
    }),
  );
}

/**
 * Records the event in the audit log of every company of the person. Locks the logs in a fixed order, so that two
 * changes cannot deadlock.
 */
async function recordOfPerson(
  tx: Tx,
  { userId, action, detail = {}, now, actor = { kind: "member", id: userId } }: PersonEvent,
  isNew: (companyId: string) => Promise<boolean> = async () => true,
): Promise<void> {
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
    if (!(await isNew(companyId))) continue;
    await appendAudit(tx, { companyId, environment: null, requestId: null, action, actor, detail, at: now });
  }
}

/** Ends the user's sessions except `keptId`, in the caller's transaction. Returns the number ended. */
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
