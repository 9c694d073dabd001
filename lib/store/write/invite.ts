import { type Channel, channelOf } from "@/lib/domain/message";
import { type Actor, type Scope, SYSTEM } from "@/lib/scope";
import { inScope, type Tx } from "@/lib/store/client";
import { seal, unseal } from "@/lib/store/seal";
import { appendAudit } from "@/lib/store/write/audit";
import { addWork, endWork } from "@/lib/store/write/outbox";
import type { Prisma } from "@/prisma/generated/client";

/** How long a worker may take to send a reminder before another takes it over; well past the time-out of a mail. */
const HELD_MS = 60_000;

/**
 * Keeps that the link went to `to`, sealed on the request, and, where there is a `remindInMs`, makes the first reminder
 * due. The first invite's time stays: a second one changes the address and starts nothing anew, unless the address before
 * it was refused: then its days are counted from now. Reminders that had ended go on. Of a request that was closed
 * meanwhile no address is kept. The record tells of one message once, however often it was asked for.
 */
export async function keepInvite(
  scope: Scope,
  requestId: string,
  invite: {
    channel: Channel;
    to: string;
    messageId: string;
    remindInMs: number | null;
    actor: Actor;
    at: Date;
  },
): Promise<void> {
  const { channel, to, messageId, remindInMs, actor, at } = invite;
  await inScope(scope, async (tx) => {
    // Locked, so that a withdrawal either erases this address too, or is seen here.
    await tx.$queryRaw`select id from request where id = ${requestId} for update`;
    const row = await tx.request.findFirstOrThrow({
      where: { id: requestId, ...scope },
      select: { id: true, dataKeyWrapped: true, inviteSealed: true },
    });
    if (row.dataKeyWrapped) {
      const begun = row.inviteSealed === null ? { invitedAt: at, remindedAt: null } : {};
      const data = { inviteSealed: seal(row, "invite", to), ...begun };
      await tx.request.updateMany({ where: { id: requestId, ...scope }, data });
      // Work that was about an address that is gone is at its end, even where its worker has yet to say so.
      if (row.inviteSealed === null) await endWork(tx, scope, "remind", requestId);
      if (remindInMs !== null) await addReminders(tx, scope, requestId, remindInMs, at);
    }
    const fact = { ...scope, requestId, action: "request.invited" };
    const known = { ...fact, detail: { path: ["message_id"], equals: messageId } };
    if (await tx.auditEntry.findFirst({ where: known, select: { id: true } })) return;
    await appendAudit(tx, { ...fact, actor, detail: { channel, message_id: messageId }, at });
  });
}

/** Goes on with the reminders of a customer who was sent their link, where none is under way. */
export async function resumeReminders(
  tx: Tx,
  scope: Scope,
  requestId: string,
  inMs: number,
  at: Date,
): Promise<void> {
  const invited = { id: requestId, ...scope, inviteSealed: { not: null } };
  if (await tx.request.findFirst({ where: invited, select: { id: true } }))
    await addReminders(tx, scope, requestId, inMs, at);
}

/** Begins a row of reminders, where none is under way. */
async function addReminders(tx: Tx, scope: Scope, requestId: string, inMs: number, at: Date): Promise<void> {
  const open = { ...scope, name: "remind", subjectId: requestId, doneAt: null };
  if (await tx.outbox.findFirst({ where: open, select: { id: true } })) return;
  const dedupeKey = `remind:${requestId}:${at.getTime()}`;
  await addWork(tx, scope, { name: "remind", subjectId: requestId, dedupeKey, inMs });
}

/** The address a reminder goes to, and the sealed value it was read from, which says whether it still is the address. */
export type Taken = { to: string; sealed: Uint8Array<ArrayBuffer> };

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
): Promise<Taken | null> {
  return inScope(scope, async (tx) => {
    const { count } = await tx.request.updateMany({
      where: {
        id: requestId,
        ...scope,
        consentedAt: null,
        remindersStoppedAt: null,
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
    const { inviteSealed: sealed } = row;
    return sealed && { to: unseal(row, "invite", sealed), sealed };
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

/** What became of a reminder that was taken. */
export type ReminderEnd = { number: number; taken: Taken; outcome: "sent" | "refused"; now: Date };

/**
 * Notes, once, that a reminder is done with: sent, or refused by the provider. A refused one does not count, and
 * its address is forgotten; `addressStands` says that the firm had put another in its place meanwhile, which is kept and
 * whose days are counted from now.
 */
export async function endReminder(
  scope: Scope,
  requestId: string,
  { number, taken, outcome, now }: ReminderEnd,
): Promise<{ addressStands: boolean }> {
  const mine = { id: requestId, ...scope, reminders: number, reminderHeldUntil: { not: null } };
  return inScope(scope, async (tx) => {
    const end = async (where: Prisma.RequestWhereInput, data: Prisma.RequestUpdateManyMutationInput) => {
      const ended = { reminderHeldUntil: null, ...data };
      return (await tx.request.updateMany({ where: { ...mine, ...where }, data: ended })).count > 0;
    };
    const isSent = outcome === "sent";
    const uncounted = { reminders: number - 1, remindedAt: null };
    const isNoted = isSent
      ? await end({}, { remindedAt: now })
      : (await end({ inviteSealed: taken.sealed }, { ...uncounted, inviteSealed: null })) ||
        (await end({ inviteSealed: { not: null } }, { ...uncounted, invitedAt: now }));
    if (isNoted) {
      const action = isSent ? "request.reminded" : "request.mail_refused";
      const detail = { channel: channelOf(taken.to), number };
      await appendAudit(tx, { ...scope, requestId, action, actor: SYSTEM, detail, at: now });
    }
    const left = await tx.request.findFirst({
      where: { id: requestId, ...scope, inviteSealed: { not: null } },
      select: { id: true },
    });
    return { addressStands: left !== null };
  });
}
