import { notFound } from "@/lib/errors";
import { isId, newId } from "@/lib/ids";
import type { NoticeKind } from "@/lib/rules/notice";
import type { Actor, Environment, Scope } from "@/lib/scope";
import { inCompany, inScope, type Tx } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";
import { addWork } from "@/lib/store/write/outbox";

type NewNotice = {
  kind: NoticeKind;
  /** Contains ids, times and counts; never an address, a name or a secret. */
  detail: Record<string, string | number>;
  /** A second notice with the same key is not stored. */
  dedupeKey: string;
  at: Date;
};

/** The recipient of a notice: a company in one environment, or in both if `environment` is null. */
type NoticeScope = Pick<Scope, "companyId"> & { environment: Environment | null };

/**
 * Writes a notice to the company and queues its emails, in the transaction that causes the notice. Does nothing if a
 * notice with the same key exists.
 */
export async function addNotice(tx: Tx, scope: NoticeScope, notice: NewNotice): Promise<void> {
  const { at, ...rest } = notice;
  const id = newId("ntc");
  const data = [{ id, ...scope, ...rest, createdAt: at }];
  const { count } = await tx.notice.createMany({ data, skipDuplicates: true });
  if (count === 0) return;
  // Work always has an environment, so a notice about both environments is emailed as a notice about live.
  const workScope = { companyId: scope.companyId, environment: scope.environment ?? "live" };
  await addWork(tx, workScope, { name: "notify", subjectId: id, dedupeKey: `notify:${id}` });
}

/**
 * Closes open notices of these kinds, in the transaction that ends their cause. With `subject`, closes only notices
 * about that subject: their keys contain the subject after the kind.
 */
export async function closeNotices(
  tx: Tx,
  scope: NoticeScope,
  { kinds, at, subject }: { kinds: readonly NoticeKind[]; at: Date; subject?: string },
) {
  const named = subject
    ? { OR: kinds.map((kind) => ({ dedupeKey: { startsWith: `${kind}:${subject}:` } })) }
    : {};
  await tx.notice.updateMany({
    where: { ...scope, kind: { in: [...kinds] }, dismissedAt: null, ...named },
    data: { dismissedAt: at },
  });
}

/** Dismisses a notice for all members. A repeat changes nothing. Throws not_found. */
export async function dismissNotice(companyId: string, id: string, actor: Actor, now: Date): Promise<void> {
  if (!isId("ntc", id)) throw notFound();
  await inCompany(companyId, async (tx) => {
    const notice = await tx.notice.findFirst({ where: { companyId, id } });
    if (!notice) throw notFound();
    const where = { companyId, id, dismissedAt: null };
    const { count } = await tx.notice.updateMany({ where, data: { dismissedAt: now } });
    if (count === 0) return;
    const fact = { companyId, environment: notice.environment, requestId: null, actor, at: now };
    await appendAudit(tx, { ...fact, action: "notice.dismissed", detail: { kind: notice.kind } });
  });
}

/** Records that the notice was emailed. */
export async function markMailed(scope: Scope, id: string, now: Date): Promise<void> {
  await inScope(scope, (tx) =>
    tx.notice.updateMany({
      where: { companyId: scope.companyId, id, mailedAt: null },
      data: { mailedAt: now },
    }),
  );
}
