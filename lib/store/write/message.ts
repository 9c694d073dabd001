import { newId } from "@/lib/ids";
import {
  type Channel,
  listBefore,
  type MessageKind,
  type MessageState,
  type SuppressionReason,
} from "@/lib/rules/message";
import type { Scope } from "@/lib/scope";
import { db, inScope, type Tx } from "@/lib/store/client";
import { addAlert } from "@/lib/store/write/alert";
import type { AuditFact } from "@/lib/store/write/audit";
import { appendAudit } from "@/lib/store/write/audit";
import { writeSuppression } from "@/lib/store/write/suppression";
import type { Message } from "@/prisma/generated/client";

/** A period that begins with the first message counted in it, and the largest number of messages in it. */
export type Window = { id: string; seconds: number; most: number };
/** The first full window: its index in the list (`place`), and the seconds until it resets. */
export type FullWindow = { place: number; seconds: number };

type NewMessage = {
  requestId: string;
  channel: Channel;
  kind: MessageKind;
  /**
   * The idempotency key. Null for an invite: two invites to the same recipient within a minute count as one message.
   */
  key: string | null;
  recipient: Uint8Array<ArrayBuffer>;
  windows: readonly Window[];
  now: Date;
};

type MessageClaim =
  | { verdict: "taken"; id: string; key: string }
  /** The message has been sent. */
  | { verdict: "known"; id: string }
  /**
   * The message may have been sent and must not be sent twice: the provider's response was lost, or the process that
   * sent the message died.
   */
  | { verdict: "unknown" }
  | { verdict: "refused" }
  /** Another process is sending the message. */
  | { verdict: "held" }
  | { verdict: "suppressed"; reason: SuppressionReason }
  | { verdict: "full"; window: FullWindow }
  | { verdict: "erased" };

/** Milliseconds within which an identical invite counts as the same message. */
const SAME_MS = 60_000;
/** Milliseconds that sending a text message may take, including its provider's timeout. */
const HELD_MS = 30_000;
/**
 * Milliseconds for which an email with an unknown result may be sent again under its key. Shorter than the day for
 * which the email provider remembers a key, so that no email is sent twice.
 */
const KEY_KEPT_MS = 23 * 3_600_000;

/**
 * Claims a message for sending and counts it. Concurrent claims wait for each other, so each counts the others. An
 * unfinished email is claimed again under its own key, and is not counted again. An unfinished text message is never
 * claimed again, because its provider has no idempotency keys.
 */
export async function claimMessage(scope: Scope, message: NewMessage): Promise<MessageClaim> {
  const { requestId, channel, recipient, now } = message;
  return inScope(scope, async (tx) => {
    // Locks the request: two senders of the same message then run one after the other, and an erasure runs either
    // before or after this transaction.
    const [request] = await tx.$queryRaw<{ open: boolean; leaving: boolean }[]>`
      select data_key_wrapped is not null as open, farewell_sealed is not null as leaving from request
      where id = ${requestId} and company_id = ${scope.companyId} and environment = ${scope.environment}::environment
      for update`;
    // After a request is erased, only the receipt of its withdrawal is sent.
    const isOpen = request?.open || (request?.leaving && message.kind === "withdrawal");
    if (!isOpen) return { verdict: "erased" };
    const suppression = await tx.suppression.findFirst({ where: { ...scope, channel, recipient } });
    if (suppression) return { verdict: "suppressed", reason: suppression.reason as SuppressionReason };
    const before = await findBefore(tx, scope, message);
    if (before) return takeOver(before, now);
    const full = await countIn(tx, message.windows, now);
    if (full) return { verdict: "full", window: full };
    const id = newId("mes");
    const key = message.key ?? `${message.kind}-${id}`;
    const heldUntil = channel === "sms" ? new Date(now.getTime() + HELD_MS) : null;
    const { kind } = message;
    await tx.message.create({
      data: {
        id,
        ...scope,
        requestId,
        channel,
        kind,
        key,
        recipient,
        heldUntil,
        createdAt: now,
        changedAt: now,
      },
    });
    return { verdict: "taken", id, key };
  });
}

/** Finds an earlier attempt to send the same message, successful or not; null if there is none. */
async function findBefore(tx: Tx, scope: Scope, message: NewMessage): Promise<Message | null> {
  const { requestId, channel, kind, recipient, key, now } = message;
  if (key !== null) return tx.message.findFirst({ where: { ...scope, key } });
  const since = (ms: number) => new Date(now.getTime() - ms);
  return tx.message.findFirst({
    where: {
      ...scope,
      requestId,
      channel,
      kind,
      recipient,
      OR: [
        { state: "sending", createdAt: { gt: since(channel === "email" ? KEY_KEPT_MS : SAME_MS) } },
        { state: { in: ["sent", "delayed", "delivered"] }, createdAt: { gt: since(SAME_MS) } },
      ],
    },
    orderBy: { createdAt: "desc" },
  });
}

/**
 * Decides what to do with a message that an earlier attempt may have sent. Two workers may both submit an email,
 * because the provider sends only one for each key. Only one worker may send a text message.
 */
function takeOver({ id, key, state, channel, heldUntil }: Message, now: Date): MessageClaim {
  if (state === "refused") return { verdict: "refused" };
  if (state === "unknown") return { verdict: "unknown" };
  if (state !== "sending") return { verdict: "known", id };
  if (channel === "email") return { verdict: "taken", id, key };
  return { verdict: heldUntil && heldUntil > now ? "held" : "unknown" };
}

/** Counts a message in every window. If a window is full, returns that window and counts the message in none. */
async function countIn(tx: Tx, windows: readonly Window[], now: Date): Promise<FullWindow | null> {
  if (windows.length === 0) return null;
  const rows = windows.map(({ id, seconds, most }, index) => ({ id, seconds, most, place: index }));
  const [row] = await tx.$queryRaw<{ full: FullWindow | null }[]>`
    select count_message(${JSON.stringify(rows)}::json, ${now}) as "full"`;
  return row?.full ?? null;
}

/** Records the provider's response, unless the provider itself has reported a later state. */
export async function endMessage(
  scope: Scope,
  id: string,
  end: { state: "sent" | "refused" | "unknown"; providerId: string | null; now: Date },
): Promise<void> {
  const { state, providerId, now } = end;
  await inScope(scope, async (tx) => {
    const mine = { id, ...scope };
    if (providerId)
      await tx.message.updateMany({ where: { ...mine, recipient: { not: null } }, data: { providerId } });
    const where = { ...mine, state: { in: listBefore(state) } };
    await tx.message.updateMany({ where, data: { state, heldUntil: null, changedAt: now } });
  });
}

/**
 * Deletes a message that the provider did not accept and removes it from the counts, so that it may be requested again.
 */
export async function forgetMessage(scope: Scope, id: string, windows: readonly Window[]): Promise<void> {
  await inScope(scope, (tx) => tx.message.deleteMany({ where: { id, ...scope } }));
  await uncount(windows);
}

/** Removes a message from the counts of these windows. */
export async function uncount(windows: readonly Window[]): Promise<void> {
  const where = { id: { in: windows.map(({ id }) => id) }, used: { gt: 0 } };
  await db().messageCount.updateMany({ where, data: { used: { decrement: 1 } } });
}

export type MessageReport = {
  state: MessageState;
  /** The recipient in the provider's report who must get no further messages; null if there is none. */
  suppress: { recipient: Uint8Array<ArrayBuffer>; reason: SuppressionReason } | null;
  providerId: string | null;
  now: Date;
};

/**
 * Records a provider's report on a message. Adds an audit entry if the new state is in ACTION_OF. If the report is
 * repeated or out of order, returns false and leaves the message unchanged. Even then, stores a suppression that the
 * report asks for, unless it repeats a bounce or a STOP.
 */
export async function recordMessageReport(scope: Scope, id: string, report: MessageReport): Promise<boolean> {
  const { state, suppress, providerId, now } = report;
  return inScope(scope, async (tx) => {
    const before = await tx.message.findFirstOrThrow({ where: { id, ...scope } });
    // A repeated report must not suppress a recipient again after the firm has removed the suppression or the recipient
    // has replied START.
    const isRepeated = suppress?.reason !== "complained" && before.state === state;
    if (suppress && !isRepeated)
      await writeSuppression(tx, scope, { channel: before.channel as Channel, ...suppress, now });
    const where = { id, ...scope, state: { in: listBefore(state) } };
    const { count } = await tx.message.updateMany({
      where,
      data: { state, heldUntil: null, changedAt: now },
    });
    if (count === 0) return false;
    const row = await tx.message.findFirstOrThrow({ where: { id, ...scope } });
    if (providerId && !row.providerId && row.recipient)
      await tx.message.update({ where: { id }, data: { providerId } });
    const action = ACTION_OF[state];
    if (action) await appendAudit(tx, factOf(scope, row, action, now));
    const { requestId } = row;
    if (isLostLink(row)) await addAlert(tx, scope, { requestId, kind: "bounced", at: now });
    return true;
  });
}

/** True for a consent link that did not reach the customer. */
const isLostLink = ({ kind, state }: Message) =>
  (kind === "invite" || kind === "reminder") && (state === "failed" || state === "bounced");

const ACTION_OF: Readonly<Partial<Record<MessageState, string>>> = {
  delivered: "message.delivered",
  failed: "message.failed",
  bounced: "message.bounced",
  complained: "message.complained",
};

function factOf(scope: Scope, { requestId, channel, kind }: Message, action: string, at: Date): AuditFact {
  const actor = { kind: "system", id: null } as const;
  return { ...scope, requestId, action, actor, detail: { channel, kind }, at };
}
