import type { Role } from "@/lib/identity/permission";
import { isAlwaysMailed, isMailed, NOTICE_KINDS, type NoticeKind } from "@/lib/rules/notice";
import type { Actor } from "@/lib/scope";
import { readPreferences } from "@/lib/store/read/notice";
import * as preferences from "@/lib/store/write/preference";

type Notification = { kind: NoticeKind; byMail: boolean; isAlways: boolean };
type Who = { companyId: string; userId: string; role: Role };

/** Lists each kind of notice, whether this member gets it by email, and whether that email is mandatory. */
export async function listNotifications({ companyId, userId, role }: Who): Promise<Notification[]> {
  const said = await readPreferences(companyId, userId);
  return NOTICE_KINDS.map((kind) => ({
    kind,
    byMail: isMailed(kind, role, said.get(kind)),
    isAlways: isAlwaysMailed(kind, role),
  }));
}

/** Saves which kinds of notice this member wants by email. Mandatory emails stay. */
export async function chooseNotifications(
  { companyId, userId, role }: Who,
  wanted: ReadonlySet<string>,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  const free = NOTICE_KINDS.filter((kind) => !isAlwaysMailed(kind, role));
  const byMail = Object.fromEntries(free.map((kind) => [kind, wanted.has(kind)]));
  await preferences.chooseNotifications(companyId, userId, { byMail, actor, now });
}
