import type { Actor } from "@/lib/scope";
import { inCompany } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";

/** Stores the kinds of notice that a member wants by email. The member's choices for other kinds stay. */
export async function chooseNotifications(
  companyId: string,
  userId: string,
  { byMail, actor, now }: { byMail: Readonly<Record<string, boolean>>; actor: Actor; now: Date },
): Promise<void> {
  await inCompany(companyId, async (tx) => {
    for (const [kind, wanted] of Object.entries(byMail)) {
      const said = { byMail: wanted, updatedAt: now };
      await tx.notificationPreference.upsert({
        where: { companyId_userId_kind: { companyId, userId, kind } },
        create: { companyId, userId, kind, ...said },
        update: said,
      });
    }
    const detail = Object.fromEntries(Object.entries(byMail).map(([kind, on]) => [kind, on ? "on" : "off"]));
    const entry = { companyId, environment: null, requestId: null, action: "notifications.changed" };
    await appendAudit(tx, { ...entry, actor, detail, at: now });
  });
}
