import { consentBaseUrl } from "@/lib/env/env";
import { withdrawRequest } from "@/lib/erase/withdraw-request";
import { AppError, type ErrorCode } from "@/lib/errors";
import { recipientOf } from "@/lib/messages/recipient-digest";
import { remindNow } from "@/lib/messages/remind-customer";
import { REMINDERS_MAX } from "@/lib/messages/reminder-schedule";
import { sendInvite } from "@/lib/messages/send-invite";
import { type BulkOutcome, findSkip } from "@/lib/rules/bulk";
import type { MessageState } from "@/lib/rules/message";
import type { Scope } from "@/lib/scope";
import { toBulkFacts } from "@/lib/store/read/bulk-run";
import { readClock } from "@/lib/store/read/clock";
import { findMessageState } from "@/lib/store/read/message";
import { getRequest, type RequestRecord } from "@/lib/store/read/request";
import { findSuppression } from "@/lib/store/read/suppression";
import { beginRow, delayRow, endRow, type StartedRow } from "@/lib/store/write/bulk-run";
import { assignRequest } from "@/lib/store/write/owner";

/** The milliseconds to wait before the next try, or the row's outcome. */
type Result = { outcome: BulkOutcome } | { waitMs: number };

const LOOK_AGAIN_MS = 5_000;
/** If the provider is down, a row is retried until this many milliseconds after its first try. */
const PROVIDER_MAX_MS = 6 * 3_600_000;

/**
 * Does one row of a bulk action. Returns the milliseconds until its next try, or null once the row has ended. If a
 * worker dies, the next worker checks the message and the request before it acts, so that nothing is sent twice. Throws
 * upstream_unavailable while a provider is down, for up to six hours; then the row fails.
 */
export async function doBulkRow(scope: Scope, rowId: string): Promise<number | null> {
  const now = await readClock();
  const row = await beginRow(scope, rowId, now);
  if (!row) return null;
  const result = await doRow(scope, rowId, row, now).catch((error: unknown) => toResult(error, row, now));
  if ("waitMs" in result) {
    await delayRow(scope, rowId, new Date(now.getTime() + result.waitMs));
    return result.waitMs;
  }
  await endRow(scope, rowId, result.outcome, now);
  return null;
}

async function doRow(scope: Scope, rowId: string, row: StartedRow, now: Date): Promise<Result> {
  const { act, requestId, actor, beganAt } = row;
  const request = await getRequest(scope, requestId);
  const done = await findDone(scope, rowId, row, request);
  if (done) return { outcome: done };
  const skip = findSkip(act, toBulkFacts(request), now, REMINDERS_MAX);
  if (skip && !isOwnReminder(act, request, beganAt)) return { outcome: skip };
  if (act === "withdraw") {
    await withdrawRequest(scope, requestId, { by: "firm", actor });
    return { outcome: "withdrawn" };
  }
  if (act === "remind") {
    const sent = await remindNow(scope, requestId, actor);
    if (sent.outcome === "full") return { waitMs: sent.waitMs };
    if (sent.outcome === "held") return { waitMs: LOOK_AGAIN_MS };
    if (sent.outcome === "sent") return { outcome: "reminded" };
    return { outcome: sent.outcome === "refused" ? "refused" : "ended" };
  }
  if (act === "assign") {
    const isDone = await assignRequest(scope, requestId, { ownerId: row.ownerId, actor, now });
    return { outcome: isDone ? "assigned" : "no_member" };
  }
  if (act === "send") return sendLink(scope, rowId, row, request);
  throw new Error("this action does not run in the background");
}

/** The outcome of a row that an earlier worker finished but did not record; null if there is none. */
async function findDone(
  scope: Scope,
  rowId: string,
  { act, beganAt }: StartedRow,
  request: RequestRecord,
): Promise<BulkOutcome | null> {
  const isSince = (at: Date | null) => at !== null && at >= beganAt;
  if (act === "withdraw") return isSince(request.withdrawnAt) ? "withdrawn" : null;
  if (act === "remind") return isSince(request.remindedAt) ? "reminded" : null;
  if (act !== "send") return null;
  const state = await findMessageState(scope, keyOf(rowId));
  // A text message whose response was lost may have arrived, so it is not sent again.
  if (state === "unknown") return "unknown";
  // If the provider accepted the message but the request does not record it, this returns null, so that the link is
  // sent again. The second send has the same key, so the customer gets only one message, and the request then records
  // it.
  return request.inviteSealed && state !== null && HANDED_OVER.includes(state) ? "sent" : null;
}

const HANDED_OVER: readonly MessageState[] = [
  "sent",
  "delayed",
  "delivered",
  "failed",
  "bounced",
  "complained",
];

/**
 * True if an earlier worker began this row's reminder. The reminder already counts towards the request's limit, but
 * this row must still send it.
 */
const isOwnReminder = (act: string, { reminderHeldUntil }: RequestRecord, beganAt: Date): boolean =>
  act === "remind" && reminderHeldUntil !== null && reminderHeldUntil > beganAt;

const keyOf = (rowId: string) => `bulk-${rowId}`;

/** Sends the link by email if there is an address, otherwise by text message. */
async function sendLink(
  scope: Scope,
  rowId: string,
  row: StartedRow,
  request: RequestRecord,
): Promise<Result> {
  const { email, phone } = request.contact;
  const channel = email ? "email" : "sms";
  const to = email ?? phone ?? "";
  const suppression = await findSuppression(scope, channel, recipientOf(scope.companyId, channel, to));
  if (suppression) return { outcome: "suppressed" };
  const url = `${consentBaseUrl()}/connect/${request.id}`;
  await sendInvite(scope, request.id, {
    invite: { channel, to, key: keyOf(rowId) },
    consentUrl: url,
    actor: row.actor,
  });
  return { outcome: "sent" };
}

const OUTCOMES: Readonly<Partial<Record<ErrorCode, BulkOutcome>>> = {
  not_found: "ended",
  invalid: "refused",
  not_approved: "not_allowed",
  production_only: "not_set_up",
  not_set_up: "not_set_up",
};

function toResult(error: unknown, { beganAt }: StartedRow, now: Date): Result {
  if (!(error instanceof AppError)) throw error;
  if (error.code === "too_many") return { waitMs: (error.retryAfterSeconds ?? 60) * 1_000 + 1_000 };
  // Another process is working on the row, or the request has changed since it was read. The next try reads the request
  // again.
  if (error.code === "conflict") return { waitMs: LOOK_AGAIN_MS };
  const isLate = now.getTime() - beganAt.getTime() > PROVIDER_MAX_MS;
  if (error.code === "upstream_unavailable" && !isLate) throw error;
  return { outcome: OUTCOMES[error.code] ?? "failed" };
}
