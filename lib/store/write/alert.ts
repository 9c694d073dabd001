import { newId } from "@/lib/ids";
import type { AlertChoice, AlertKind, AlertScope } from "@/lib/rules/alert";
import type { Actor, Scope } from "@/lib/scope";
import { inCompany, type Tx } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";
import { addWork } from "@/lib/store/write/outbox";

type NewAlert = { requestId: string; kind: AlertKind; at: Date };

/**
 * Writes an update about a request, in the transaction that causes it, and queues its two emails. One is sent
 * immediately; the other is the summary of that Sydney day, due at seven the next morning. Writes nothing if no member
 * of the company wants updates.
 */
export async function addAlert(tx: Tx, scope: Scope, { requestId, kind, at }: NewAlert): Promise<void> {
  const { companyId, environment } = scope;
  const where = { companyId, OR: [{ alertScope: { not: "none" } }, { browserScope: { not: "none" } }] };
  if (!(await tx.membership.findFirst({ where, select: { id: true } }))) return;
  const id = newId("alt");
  await tx.alert.create({ data: { id, ...scope, requestId, kind, createdAt: at } });
  await addWork(tx, scope, { name: "alert", subjectId: id, dedupeKey: `alert:${id}` });
  const [summary] = await tx.$queryRaw<{ day: string; dueAt: Date }[]>`
    select d.day::text as day, ((d.day + 1) + time '07:00') at time zone 'Australia/Sydney' as "dueAt"
    from (select (${at}::timestamptz at time zone 'Australia/Sydney')::date as day) d`;
  if (!summary) throw new Error("the database returned no day");
  const dedupeKey = `digest:${companyId}:${environment}:${summary.day}`;
  await addWork(tx, scope, {
    name: "digest",
    subjectId: summary.day,
    dedupeKey,
    availableAt: summary.dueAt,
  });
}

/** Stores which requests' updates a member gets in the browser: none, their own requests' or all. */
export async function chooseBrowserAlerts(
  { companyId, userId }: { companyId: string; userId: string },
  choice: AlertScope,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  await inCompany(companyId, async (tx) => {
    await tx.membership.updateMany({ where: { companyId, userId }, data: { browserScope: choice } });
    const entry = { companyId, environment: null, requestId: null, action: "alerts.changed" };
    await appendAudit(tx, { ...entry, actor, detail: { browser: choice }, at: now });
  });
}

/** Stores which requests' updates a member gets by email, and how often. */
export async function chooseAlerts(
  { companyId, userId }: { companyId: string; userId: string },
  choice: AlertChoice,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  await inCompany(companyId, async (tx) => {
    const data = { alertScope: choice.scope, alertPace: choice.pace };
    await tx.membership.updateMany({ where: { companyId, userId }, data });
    const entry = { companyId, environment: null, requestId: null, action: "alerts.changed" };
    await appendAudit(tx, {
      ...entry,
      actor,
      detail: { requests: choice.scope, pace: choice.pace },
      at: now,
    });
  });
}
