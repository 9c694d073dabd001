import type { Role } from "@/lib/company/permission";
import { isAlwaysMailed, isMailed, NOTICE_KINDS, type NoticeKind } from "@/lib/domain/notice";
import type { Actor } from "@/lib/scope";
import { readPreferences } from "@/lib/store/read/notice";
import { writePreferences } from "@/lib/store/write/preference";

export type Notification = { kind: NoticeKind; byMail: boolean; isAlways: boolean };
type Who = { companyId: string; userId: string; role: Role };

/** Of each kind of notice whether this member is mailed of it, and whether that is beyond their choice. */
export async function listNotifications({ companyId, userId, role }: Who): Promise<Notification[]> {
  const said = await readPreferences(companyId, userId);
  return NOTICE_KINDS.map((kind) => ({
    kind,
    byMail: isMailed(kind, role, said.get(kind)),
    isAlways: isAlwaysMailed(kind, role),
  }));
}

/** Keeps which kinds this member wants by mail; those they must have are left as they are. */
export async function chooseNotifications(
  { companyId, userId, role }: Who,
  wanted: ReadonlySet<string>,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  const free = NOTICE_KINDS.filter((kind) => !isAlwaysMailed(kind, role));
  const byMail = Object.fromEntries(free.map((kind) => [kind, wanted.has(kind)]));
  await writePreferences(companyId, userId, byMail, actor, now);
}
