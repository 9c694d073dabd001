import { type Channel, channelOf } from "@/lib/rules/message";
import type { Actor, Scope } from "@/lib/scope";
import { inScope, type Tx } from "@/lib/store/client";
import { seal, unseal, versionContext } from "@/lib/store/seal";
import { appendAudit } from "@/lib/store/write/audit";
import { addWork, endWork } from "@/lib/store/write/outbox";
import type { Prisma } from "@/prisma/generated/client";

/**
 * Milliseconds that a worker may take to send a reminder before another worker takes over. Longer than the timeout of
 * an email.
 */
const HELD_MS = 60_000;

/**
 * Records that the link was sent to `to`: stores the address, sealed, on the request, and schedules the first reminder
 * if `remindInMs` is given. A second invite replaces the address and resumes reminders that had ended. Their days are
 * still counted from the first invite, unless its address was refused. Stores no address if the request was closed in
 * the meantime. Writes one audit entry for each message.
 */
export async function recordInvite(
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
    // The row is locked, so that a concurrent withdrawal either erases this address too or has already closed the
    // request.
    await tx.$queryRaw`select id from request where id = ${requestId} for update`;
    const row = await tx.request.findFirstOrThrow({
      where: { id: requestId, ...scope },
      select: { id: true, dataKeyWrapped: true, inviteSealed: true, inviteVersion: true },
    });
    if (row.dataKeyWrapped) {
      const begun = row.inviteSealed === null ? { invitedAt: at, remindedAt: null } : {};
      const inviteVersion = row.inviteVersion + 1;
      const inviteSealed = seal(row, versionContext("invite", inviteVersion), to);
      const data = { inviteSealed, inviteVersion, ...begun };
      await tx.request.updateMany({ where: { id: requestId, ...scope }, data });
      // If an earlier address was refused, the work of its reminders might not have ended yet. Ends that work.
      if (row.inviteSealed === null) await endWork(tx, scope, "remind", requestId);
      if (remindInMs !== null) await addReminders(tx, scope, requestId, { inMs: remindInMs, at });
    }
    const fact = { ...scope, requestId, action: "request.invited" };
    const known = { ...fact, detail: { path: ["message_id"], equals: messageId } };
    if (await tx.auditEntry.findFirst({ where: known, select: { id: true } })) return;
    await appendAudit(tx, { ...fact, actor, detail: { channel, message_id: messageId }, at });
  });
}

/** Schedules the reminders of a customer who was sent their link, if none are scheduled. */
export async function scheduleReminders(
  tx: Tx,
  scope: Scope,
  requestId: string,
  { inMs, at }: { inMs: number; at: Date },
): Promise<void> {
  const invited = { id: requestId, ...scope, inviteSealed: { not: null } };
  if (await tx.request.findFirst({ where: invited, select: { id: true } }))
    await addReminders(tx, scope, requestId, { inMs, at });
}

/** Schedules the first reminder, if none is scheduled. */
async function addReminders(
  tx: Tx,
  scope: Scope,
  requestId: string,
  { inMs, at }: { inMs: number; at: Date },
): Promise<void> {
  const open = { ...scope, name: "remind", subjectId: requestId, doneAt: null };
  if (await tx.outbox.findFirst({ where: open, select: { id: true } })) return;
  const dedupeKey = `remind:${requestId}:${at.getTime()}`;
  await addWork(tx, scope, { name: "remind", subjectId: requestId, dedupeKey, inMs });
}

/**
 * The address of a reminder, and the sealed value from which it was read, to check later that the address is
 * unchanged.
 */
type ReminderClaim = { to: string; sealed: Uint8Array<ArrayBuffer> };

/**
 * Claims reminder `number` of a request for this worker, and unseals the address that the reminder goes to. Returns
 * null if it is not the next reminder, or if another worker has claimed it. Also returns null if the customer has
 * consented, reminders were stopped or no address is stored. If a worker dies, its claim expires.
 */
export async function claimReminder(
  scope: Scope,
  requestId: string,
  number: number,
  now: Date,
): Promise<ReminderClaim | null> {
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
      select: { id: true, dataKeyWrapped: true, inviteSealed: true, inviteVersion: true },
    });
    const { inviteSealed: sealed, inviteVersion } = row;
    return sealed && { to: unseal(row, versionContext("invite", inviteVersion), sealed), sealed };
  });
}

/** Releases a reminder that could not be sent, so that the next try can start immediately. */
export async function releaseReminder(
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

/** The result of a claimed reminder: whether it was sent, or refused by the provider. */
type ReminderEnd = {
  number: number;
  taken: ReminderClaim;
  outcome: "sent" | "refused";
  actor: Actor;
  now: Date;
};

/**
 * Records, once, that a reminder was sent or that the provider refused it. Does not count a refused reminder, and
 * removes its address. If the firm has replaced the address in the meantime, keeps the new address. The days until its
 * reminders then count from now. `addressStands` is true if the request still has an address.
 */
export async function endReminder(
  scope: Scope,
  requestId: string,
  { number, taken, outcome, actor, now }: ReminderEnd,
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
      await appendAudit(tx, { ...scope, requestId, action, actor, detail, at: now });
    }
    const left = await tx.request.findFirst({
      where: { id: requestId, ...scope, inviteSealed: { not: null } },
      select: { id: true },
    });
    return { addressStands: left !== null };
  });
}
