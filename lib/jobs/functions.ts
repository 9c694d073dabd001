import type { Inngest } from "inngest";
import { cron } from "inngest";
import { sendWebhook } from "@/lib/deliver/send-webhook";
import { endUpstream } from "@/lib/erase/end-upstream";
import { expireShare } from "@/lib/erase/expire-share";
import { purgeRequest } from "@/lib/erase/purge-request";
import { tidyUp } from "@/lib/erase/tidy-up";
import { Message, messageOf } from "@/lib/jobs/client";
import { advance, reconcile, refresh } from "@/lib/pipeline";
import type { Scope } from "@/lib/scope";
import { finishWork, type WorkName } from "@/lib/store/write/outbox";

/** What follows from a piece of work, as ids and times; null when nothing does. Survives being sent as JSON. */
export type Follow = { dedupeKey: string; availableAtMs: number } | null;
type Verb = (scope: Scope, subjectId: string) => Promise<Follow>;

const REFRESH_AGAIN_MS = 30_000;

/**
 * What is done for each kind of work. Every verb is safe to repeat: a worker may die after the verb and before its
 * work is marked done, and the work is then done again.
 */
export const VERBS: Record<WorkName, Verb> = {
  async generate(scope, requestId) {
    await advance(scope, requestId);
    return null;
  },
  async refresh(scope, requestId) {
    const { done } = await refresh(scope, requestId);
    const availableAtMs = Date.now() + REFRESH_AGAIN_MS;
    return done ? null : { dedupeKey: `refresh:${requestId}:${availableAtMs}`, availableAtMs };
  },
  async deliver(scope, deliveryId) {
    const next = await sendWebhook(scope, deliveryId);
    return (
      next && { dedupeKey: `deliver:${deliveryId}:${next.number}`, availableAtMs: next.nextAt.getTime() }
    );
  },
  async reconcile(scope, requestId) {
    const availableAtMs = (await reconcile(scope, requestId))?.getTime();
    return availableAtMs ? { dedupeKey: `reconcile:${requestId}:${availableAtMs}`, availableAtMs } : null;
  },
  async purge(scope, requestId) {
    await purgeRequest(scope, requestId);
    return null;
  },
  async end_upstream(scope, requestId) {
    await endUpstream(scope, requestId);
    return null;
  },
  async expire_share(scope, requestId) {
    await expireShare(scope, requestId);
    return null;
  },
};

/** Four at a time of one company, so that no company's backlog holds up another's. */
const CONCURRENCY = { key: "event.data.company_id", limit: 4 };
const STEP_RETRIES = 4;

function makeFunction(client: Inngest, name: WorkName) {
  return client.createFunction(
    {
      id: name.replaceAll("_", "-"),
      triggers: [messageOf[name]],
      retries: STEP_RETRIES,
      concurrency: CONCURRENCY,
    },
    async ({ event, step }) => {
      const { outbox_id, company_id, environment, subject_id } = Message.parse(event.data);
      const scope = { companyId: company_id, environment };
      const follow = (await step.run("work", () => VERBS[name](scope, subject_id))) as Follow;
      await step.run("finish", async () => {
        const next = follow && {
          name,
          subjectId: subject_id,
          dedupeKey: follow.dedupeKey,
          availableAt: new Date(follow.availableAtMs),
        };
        await finishWork(outbox_id, scope, next);
        return null;
      });
    },
  );
}

/** At a quiet hour: throw away what is only kept for a while. */
export const TIDY_CRON = "TZ=Australia/Sydney 40 3 * * *";

export function makeFunctions(client: Inngest) {
  const tidy = client.createFunction({ id: "tidy", triggers: [cron(TIDY_CRON)] }, async ({ step }) => {
    await step.run("tidy", async () => {
      await tidyUp();
      return null;
    });
  });
  return [...(Object.keys(VERBS) as WorkName[]).map((name) => makeFunction(client, name)), tidy];
}
