import type { NoticeKind } from "@/lib/domain/notice";
import { notFound } from "@/lib/errors";
import { isId, newId } from "@/lib/ids";
import type { Actor, Environment, Scope } from "@/lib/scope";
import { inCompany, inScope, type Tx } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";
import { addWork } from "@/lib/store/write/outbox";

export type NewNotice = {
  kind: NoticeKind;
  /** What it is about, as ids, times and counts; never an address, a name or a secret. */
  detail: Record<string, string | number>;
  /** Two notices with one key are the same notice. */
  dedupeKey: string;
  at: Date;
};

/** Whom a notice is for: a company, in one environment or, with null, whichever it works in. */
export type NoticePlace = Pick<Scope, "companyId"> & { environment: Environment | null };

/** Writes a notice to the company's owners, and the work of mailing it, in the transaction of what it tells of. */
export async function addNotice(tx: Tx, place: NoticePlace, notice: NewNotice): Promise<void> {
  const { at, ...rest } = notice;
  const id = newId("ntc");
  const data = [{ id, ...place, ...rest, createdAt: at }];
  const { count } = await tx.notice.createMany({ data, skipDuplicates: true });
  if (count === 0) return;
  // All work is some environment's; what tells of both is mailed as live's.
  const scope = { companyId: place.companyId, environment: place.environment ?? "live" };
  await addWork(tx, scope, { name: "notify", subjectId: id, dedupeKey: `notify:${id}` });
}

/** Closes what is still open of these kinds, in the transaction in which it stops being true. */
export async function closeNotices(tx: Tx, place: NoticePlace, kinds: readonly NoticeKind[], at: Date) {
  await tx.notice.updateMany({
    where: { ...place, kind: { in: [...kinds] }, dismissedAt: null },
    data: { dismissedAt: at },
  });
}

/** Takes a notice off the company's pages, for everybody; again changes nothing. Throws not_found. */
export async function closeNotice(companyId: string, id: string, actor: Actor, now: Date): Promise<void> {
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

/** Notes that the owners were mailed. */
export async function markMailed(scope: Scope, id: string, now: Date): Promise<void> {
  await inScope(scope, (tx) =>
    tx.notice.updateMany({
      where: { companyId: scope.companyId, id, mailedAt: null },
      data: { mailedAt: now },
    }),
  );
}
