import { type Actor, type Scope, SYSTEM } from "@/lib/scope";
import { inScope } from "@/lib/store/client";
import { seal, unseal } from "@/lib/store/seal";
import { appendAudit } from "@/lib/store/write/audit";
import { addWork } from "@/lib/store/write/outbox";

/** How long a worker may take to send a reminder before another takes it over; well past the time-out of a mail. */
const HELD_MS = 60_000;

/**
 * Keeps that the link went to `to`, sealed on the request, and, where there is a `remindInMs`, makes the first reminder
 * due. The first invite's time stays: a second one changes the address and starts nothing anew. Of a request that was
 * closed meanwhile no address is kept.
 */
export async function keepInvite(
  scope: Scope,
  requestId: string,
  invite: { to: string; remindInMs: number | null; actor: Actor; at: Date },
): Promise<void> {
  const { to, remindInMs, actor, at } = invite;
  await inScope(scope, async (tx) => {
    // Locked, so that a withdrawal either erases this address too, or is seen here.
    await tx.$queryRaw`select id from request where id = ${requestId} for update`;
    const row = await tx.request.findFirstOrThrow({
      where: { id: requestId, ...scope },
      select: { id: true, dataKeyWrapped: true, invitedAt: true },
    });
    if (row.dataKeyWrapped) {
      const data = { inviteSealed: seal(row, "invite", to), invitedAt: row.invitedAt ?? at };
      await tx.request.updateMany({ where: { id: requestId, ...scope }, data });
      if (remindInMs !== null) {
        const work = { subjectId: requestId, dedupeKey: `remind:${requestId}`, inMs: remindInMs };
        await addWork(tx, scope, { name: "remind", ...work });
      }
    }
    const detail = { channel: "email" };
    await appendAudit(tx, { ...scope, requestId, action: "request.invited", actor, detail, at });
  });
}

/**
 * Takes reminder `number` of a request for this worker alone and opens the address it goes to. Null when another has
 * it, when it is not the next, or when the customer has answered meanwhile. One that was taken and never ended, because
 * its worker died, can be taken over later.
 */
export async function takeReminder(
  scope: Scope,
  requestId: string,
  number: number,
  now: Date,
): Promise<string | null> {
  return inScope(scope, async (tx) => {
    const { count } = await tx.request.updateMany({
      where: {
        id: requestId,
        ...scope,
        consentedAt: null,
        inviteSealed: { not: null },
        OR: [
          { reminders: number - 1, reminderHeldUntil: null },
          { reminders: number, reminderHeldUntil: { lte: now } },
        ],
      },
      data: { reminders: number, reminderHeldUntil: new Date(now.getTime() + HELD_MS) },
    });
    if (count === 0) return null;
    const row = await tx.request.findFirstOrThrow({
      where: { id: requestId, ...scope },
      select: { id: true, dataKeyWrapped: true, inviteSealed: true },
    });
    return row.inviteSealed && unseal(row, "invite", row.inviteSealed);
  });
}

/** Gives a reminder that could not be sent back at once, so that the next try need not wait. */
export async function giveBackReminder(
  scope: Scope,
  requestId: string,
  number: number,
  now: Date,
): Promise<void> {
  await inScope(scope, (tx) =>
    tx.request.updateMany({
      where: { id: requestId, ...scope, reminders: number, reminderHeldUntil: { not: null } },
      data: { reminderHeldUntil: now },
    }),
  );
}

/** Notes, once, that a reminder is done with: sent, or refused by the mail provider, and then the address is forgotten. */
export async function endReminder(
  scope: Scope,
  requestId: string,
  number: number,
  outcome: "sent" | "refused",
  now: Date,
): Promise<void> {
  const isSent = outcome === "sent";
  await inScope(scope, async (tx) => {
    const { count } = await tx.request.updateMany({
      where: { id: requestId, ...scope, reminders: number, reminderHeldUntil: { not: null } },
      data: { reminderHeldUntil: null, ...(isSent ? { remindedAt: now } : { inviteSealed: null }) },
    });
    if (count === 0) return;
    await appendAudit(tx, {
      ...scope,
      requestId,
      action: isSent ? "request.reminded" : "request.mail_refused",
      actor: SYSTEM,
      detail: { channel: "email", number },
      at: now,
    });
  });
}
