import type { Inngest } from "inngest";
import { cron } from "inngest";
import { checkEndpoint } from "@/lib/deliver/check-endpoint";
import { notifyOwners } from "@/lib/deliver/notify-owners";
import { remindCustomer } from "@/lib/deliver/remind-customer";
import { sendReceipt } from "@/lib/deliver/send-receipt";
import { sendWebhook } from "@/lib/deliver/send-webhook";
import { endUpstream } from "@/lib/erase/end-upstream";
import { expireConsent } from "@/lib/erase/expire-consent";
import { expireShare } from "@/lib/erase/expire-share";
import { purgeWhenDue } from "@/lib/erase/purge-when-due";
import { retryInMs } from "@/lib/jobs/back-off";
import { Message, messageOf } from "@/lib/jobs/client";
import { SCHEDULE, SCHEDULE_ZONE } from "@/lib/jobs/schedule";
import { advance, finishRefresh, reconcile } from "@/lib/pipeline";
import type { Scope } from "@/lib/scope";
import { failWork, finishWork, type WorkName } from "@/lib/store/write/outbox";
import { traced } from "@/lib/trace";

/** What follows from a piece of work: more of its kind, in so many milliseconds; null when nothing does. */
export type Follow = { dedupeKey: string; inMs: number } | null;
type Verb = (scope: Scope, subjectId: string, workId: string) => Promise<Follow>;

/** The same piece of work once more, later. The moment makes its name its own, and is that of the try it follows from. */
const again = (name: WorkName, subjectId: string, inMs: number | null): Follow =>
  inMs === null ? null : { dedupeKey: `${name}:${subjectId}:${Date.now() + Math.round(inMs)}`, inMs };

/**
 * What is done for each kind of work. Every verb is safe to repeat: a worker may die after the verb and before its
 * work is marked done, and the work is then done again.
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
  async expire_share(scope, requestId) {
    await expireShare(scope, requestId);
    return null;
  },
  async expire_consent(scope, requestId) {
    return again("expire_consent", requestId, await expireConsent(scope, requestId));
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
};

/** Four at a time of one company, so that no company's backlog holds up another's. */
const CONCURRENCY = { key: "event.data.company_id", limit: 4 };
const RETRIES = 4;

function makeFunction(client: Inngest, name: WorkName) {
  return client.createFunction(
    {
      id: name.replaceAll("_", "-"),
      triggers: [messageOf[name]],
      retries: RETRIES,
      concurrency: CONCURRENCY,
      // Reached on Inngest alone: in this process the driver sees the failure itself.
      onFailure: async ({ event, error }) => {
        const message = Message.parse(event.data.event.data);
        const wait = retryInMs(name, message.failures + 1, error.message, Math.random());
        await failWork({ id: message.outbox_id, leaseToken: null }, error.message.slice(0, 200), wait);
      },
    },
    // No steps: the verb is safe to repeat as a whole, and each step would be a call more.
    async ({ event }) => {
      const { outbox_id, company_id, environment, subject_id } = Message.parse(event.data);
      const scope = { companyId: company_id, environment };
      const follow = await traced("job", name, () => VERBS[name](scope, subject_id, outbox_id), {
        ids: { outbox_id, company_id, environment },
      });
      await finishWork(outbox_id, follow && { name, subjectId: subject_id, ...follow });
    },
  );
}

function makeScheduled(client: Inngest, { id, cron: expression, run }: (typeof SCHEDULE)[number]) {
  const triggers = [cron(`TZ=${SCHEDULE_ZONE} ${expression}`)];
  return client.createFunction({ id, triggers }, async () => {
    await run();
  });
}

export function makeFunctions(client: Inngest) {
  return [
    ...(Object.keys(VERBS) as WorkName[]).map((name) => makeFunction(client, name)),
    ...SCHEDULE.map((each) => makeScheduled(client, each)),
  ];
}
