import { startPlannedRefresh } from "@/lib/analyse/refresh";
import { doBulkRow } from "@/lib/bulk/do-row";
import { anchorAudit } from "@/lib/company/audit-anchors";
import { endUpstream } from "@/lib/erase/end-upstream";
import { purgeWhenDue } from "@/lib/erase/purge-request";
import { rotateEpochs } from "@/lib/erase/rotate-epochs";
import { expireShare } from "@/lib/erase/withdraw-request";
import { toReason } from "@/lib/jobs/back-off";
import { describeError, log } from "@/lib/log";
import { mailAlert, mailDigest } from "@/lib/messages/mail-alert";
import { mailOperators } from "@/lib/messages/mail-operators";
import { notifyOwners } from "@/lib/messages/notify-owners";
import { remindCustomer } from "@/lib/messages/remind-customer";
import { remindOfSharing } from "@/lib/messages/remind-of-sharing";
import { sendReceipt } from "@/lib/messages/send-receipt";
import { sendWithdrawalReceipt } from "@/lib/messages/send-withdrawal-receipt";
import { advance, dropStoppedBanks, expire, finishRefresh, reconcile } from "@/lib/pipeline";
import type { Scope } from "@/lib/scope";
import { warnOfExpiry } from "@/lib/store/write/expiry-notice";
import { finishWork, sweepWork, type Work, type WorkName } from "@/lib/store/write/outbox";
import { tidyUp } from "@/lib/store/write/tidy";
import { traced } from "@/lib/telemetry/trace";
import { checkEndpoint } from "@/lib/webhooks/check-endpoint";
import { sendWebhook } from "@/lib/webhooks/send-webhook";

/** The next job of the same kind, due in `inMs` milliseconds; null if there is none. */
type NextWork = { dedupeKey: string; inMs: number } | null;
type Verb = (scope: Scope, subjectId: string, workId: string) => Promise<NextWork>;

/**
 * A repeat of the same work, due in `inMs` milliseconds; null if `inMs` is null. The due time makes the repeat's key
 * unique.
 */
const again = (name: WorkName, subjectId: string, inMs: number | null): NextWork =>
  inMs === null ? null : { dedupeKey: `${name}:${subjectId}:${Date.now() + Math.round(inMs)}`, inMs };

/**
 * The function for each kind of work. Each is safe to repeat: a worker may die after the function ends and before the
 * work is marked done, and the function then runs again.
 */
export const VERBS: Record<WorkName, Verb> = {
  async generate(scope, requestId) {
    await advance(scope, requestId);
    return null;
  },
  async refresh(scope, requestId, workId) {
    return again("refresh", requestId, await finishRefresh(scope, requestId, workId));
  },
  async deliver(scope, deliveryId) {
    const next = await sendWebhook(scope, deliveryId);
    return next && { dedupeKey: `deliver:${deliveryId}:${next.number}`, inMs: next.inMs };
  },
  async reconcile(scope, requestId) {
    return again("reconcile", requestId, await reconcile(scope, requestId));
  },
  async purge(scope, requestId) {
    return again("purge", requestId, await purgeWhenDue(scope, requestId));
  },
  async end_upstream(scope, requestId) {
    await endUpstream(scope, requestId);
    return null;
  },
  async end_bank(scope, requestId) {
    await dropStoppedBanks(scope, requestId);
    return null;
  },
  async expire_share(scope, requestId) {
    await expireShare(scope, requestId);
    return null;
  },
  async expire_consent(scope, requestId) {
    return again("expire_consent", requestId, await expire(scope, requestId));
  },
  async remind(scope, requestId) {
    return again("remind", requestId, await remindCustomer(scope, requestId));
  },
  async check_endpoint(scope, endpointId) {
    return again("check_endpoint", endpointId, await checkEndpoint(scope, endpointId));
  },
  async notify(scope, noticeId) {
    await notifyOwners(scope, noticeId);
    return null;
  },
  async send_receipt(scope, requestId) {
    await sendReceipt(scope, requestId);
    return null;
  },
  async send_withdrawal(scope, requestId) {
    await sendWithdrawalReceipt(scope, requestId);
    return null;
  },
  async alert(scope, alertId) {
    await mailAlert(scope, alertId);
    return null;
  },
  async digest(scope, day) {
    await mailDigest(scope, day);
    return null;
  },
  async plan_refresh(scope, requestId) {
    return again("plan_refresh", requestId, await startPlannedRefresh(scope, requestId));
  },
  async bulk(scope, rowId) {
    return again("bulk", rowId, await doBulkRow(scope, rowId));
  },
};

/** Runs the function of one job, then marks the job done and queues the next. Throws the function's errors. */
export async function perform(
  work: Pick<Work, "id" | "name" | "companyId" | "environment" | "subjectId">,
): Promise<void> {
  const { id, name, companyId, environment, subjectId } = work;
  const ids = { outbox_id: id, company_id: companyId, environment };
  const scope = { companyId, environment };
  const next = await traced("job", name, () => VERBS[name](scope, subjectId, id), { ids });
  await finishWork(id, next && { name, subjectId, ...next });
}

/**
 * The error of work that failed. Its `message` is safe to store, because it has only the name and code of the original
 * error.
 */
export class WorkFailed extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = "WorkFailed";
  }
}

/** Runs one job in this process. Throws WorkFailed. */
export async function runWork(work: Work): Promise<void> {
  try {
    await perform(work);
  } catch (error) {
    log().warn({ job: describeError(error) }, "a function failed");
    throw new WorkFailed(toReason(error));
  }
}

/**
 * Tasks that run on a schedule instead of from an outbox row. Each must be safe if several processes run it at the same
 * time or if a run is missed.
 */
export const SCHEDULE = [
  {
    /** Every minute, as a fallback: queues work that should be in the outbox but is missing. */
    id: "sweep",
    cron: "* * * * *",
    run: () => sweep(),
  },
  {
    /** Every minute: emails the operators if we have stopped ending a provider's consents automatically. */
    id: "operators",
    cron: "* * * * *",
    run: () => mailOperators(),
  },
  {
    /** Every hour: writes an anchor of each audit log that has new entries. */
    id: "anchor",
    cron: "20 * * * *",
    run: async () => {
      await anchorAudit();
    },
  },
  {
    /** Every hour: begins a new epoch if the current one is a day old, and destroys epochs that have ended. */
    id: "epochs",
    cron: "35 * * * *",
    run: async () => {
      await rotateEpochs();
    },
  },
  {
    /** At a quiet hour: deletes temporary rows. */
    id: "tidy",
    cron: "40 3 * * *",
    run: () => tidyUp(),
  },
  {
    /** In the morning: notifies each company of ongoing consents that are about to expire. */
    id: "expiring",
    cron: "10 8 * * *",
    run: () => warnOfExpiry(),
  },
  {
    /** Later in the morning: reminds customers who have shared for ninety days, if the duty to remind them is ours. */
    id: "sharing",
    cron: "10 10 * * *",
    run: () => remindOfSharing(),
  },
] as const;

export const SCHEDULE_ZONE = "Australia/Sydney";

/** One sweep finds at most this many jobs of one kind. The next sweep, a minute later, finds more. */
const FOUND_MAX = 1_000;

/**
 * Queues work that is due but not queued. Examples are the check of a customer at their bank, the purge of a report
 * past its retention, the deletion of an upstream record, and a webhook to send. Unqueued work is a sign of a fault
 * elsewhere, so it is logged.
 */
export async function sweep(): Promise<void> {
  const written = await sweepWork(FOUND_MAX);
  if (Object.keys(written).length > 0)
    log().warn({ written }, "due work was not in the queue and has been added");
}
