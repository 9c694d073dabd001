// The adapter to Inngest: the client, our functions as Inngest calls them, and the handler of Inngest's calls. Used
// only if the settings choose Inngest (usesInngest); otherwise the driver calls the same functions directly.
import { cron, eventType, Inngest, Middleware, NonRetriableError, RetryAfterError, StepError } from "inngest";
import { serve } from "inngest/edge";
import { z } from "zod";
import { isEnding, retryInMs, toReason } from "@/lib/jobs/back-off";
import { perform, SCHEDULE, SCHEDULE_ZONE } from "@/lib/jobs/functions";
import { describeError, log } from "@/lib/log";
import { failWork, WORK, type Work, type WorkName } from "@/lib/store/write/outbox";

/** The payload of a job: ids only. Each function loads the bank data that it needs itself. */
const Message = z.object({
  outbox_id: z.string(),
  company_id: z.string(),
  environment: z.enum(["test", "live"]),
  subject_id: z.string(),
  /**
   * The concurrency pool, by which Inngest limits concurrency: the webhook endpoint for a delivery, the company for
   * other work. Keeps the name in the events that Inngest stores. Events of older versions lack it.
   */
  lane: z.string().optional(),
  /** The number of times that this work has failed. Determines the wait after another failure. */
  failures: z.number().int(),
});
type Message = z.infer<typeof Message>;

/** One event type for each kind of work, handled by the function of the same name. */
const messageOf = Object.fromEntries(
  WORK.map((name) => [name, eventType(`surplus/${name}`, { schema: Message })]),
) as Record<WorkName, ReturnType<typeof eventType<string, typeof Message>>>;

/**
 * Converts work to an event. The event's id is the outbox row's id, so that a send repeated after a crash is the same
 * event. A retry after a failure or a lost run gets a different id, because Inngest drops a repeated id for a day.
 */
export function eventOf(work: Work): { id: string; name: string; data: Message } {
  const { failures, sentAt } = work;
  const parts = [
    work.id,
    ...(failures > 0 ? [`f${failures}`] : []),
    ...(sentAt ? [`s${sentAt.getTime()}`] : []),
  ];
  const data = {
    outbox_id: work.id,
    company_id: work.companyId,
    environment: work.environment,
    subject_id: work.subjectId,
    lane: work.pool,
    failures,
  };
  return { id: parts.join("."), name: messageOf[work.name].event, data };
}

/**
 * Replaces each error that leaves a function with its kind and code. The job server would store the message, cause and
 * stack, and each of them may quote bank data. Leaves the original error unchanged because another caller that waits
 * for the same work may get the same error.
 */
class SafeErrors extends Middleware.BaseMiddleware {
  override readonly id = "safe-errors";

  override async wrapStepHandler({
    next,
  }: Parameters<NonNullable<Middleware.BaseMiddleware["wrapStepHandler"]>>[0]) {
    try {
      return await next();
    } catch (error) {
      throw scrub(error);
    }
  }

  override async wrapFunctionHandler({
    next,
  }: Parameters<NonNullable<Middleware.BaseMiddleware["wrapFunctionHandler"]>>[0]) {
    try {
      return await next();
    } catch (error) {
      // A StepError was already scrubbed in its step, and contains the SDK's own details of the step.
      throw error instanceof StepError ? error : scrub(error);
    }
  }
}

function scrub(error: unknown): Error {
  log().warn({ job: describeError(error) }, "a function failed");
  const reason = toReason(error);
  if (error instanceof NonRetriableError) return bare(new NonRetriableError(reason));
  if (error instanceof RetryAfterError) {
    const safe = new RetryAfterError(reason, 0);
    return bare(Object.assign(safe, { retryAfter: error.retryAfter }));
  }
  return bare(Object.assign(new Error(reason), { name: describeError(error).name }));
}

/** Removes the stack, which contains paths of this machine. */
const bare = <E extends Error>(error: E): E => Object.assign(error, { stack: undefined });

const silent = { info: () => {}, warn: () => {}, error: () => {}, debug: () => {} };

/** Creates a client that logs nothing and removes customers' data from errors before Inngest receives them. */
export const makeClient = () => new Inngest({ id: "surplus", logger: silent, middleware: [SafeErrors] });

/**
 * Inngest runs at most four jobs of one kind at a time for each company or webhook endpoint. One backlog thus does not
 * delay the work of other companies or endpoints.
 */
const CONCURRENCY = { key: "event.data.lane", limit: 4 };
const RETRIES = 4;
/**
 * Inngest's own waits between retries grow to minutes. Revocations must reach the provider within one minute of its
 * recovery (back-off.ts), so the driver retries them and Inngest must not.
 */
const retriesOf = (name: WorkName) => (isEnding(name) ? 0 : RETRIES);

function makeFunction(client: Inngest, name: WorkName) {
  return client.createFunction(
    {
      id: name.replaceAll("_", "-"),
      triggers: [messageOf[name]],
      retries: retriesOf(name),
      concurrency: CONCURRENCY,
      onFailure: async ({ event, error }) => {
        const message = Message.parse(event.data.event.data);
        const wait = retryInMs(name, message.failures + 1, error.message, Math.random());
        await failWork({ id: message.outbox_id, leaseToken: null }, error.message.slice(0, 200), wait);
      },
    },
    // Uses no steps: the function is safe to repeat as a whole, and each step would add a call.
    async ({ event }) => {
      const { outbox_id, company_id, environment, subject_id } = Message.parse(event.data);
      await perform({ id: outbox_id, name, companyId: company_id, environment, subjectId: subject_id });
    },
  );
}

function makeScheduled(client: Inngest, { id, cron: expression, run }: (typeof SCHEDULE)[number]) {
  const triggers = [cron(`TZ=${SCHEDULE_ZONE} ${expression}`)];
  return client.createFunction({ id, triggers }, async () => {
    await run();
  });
}

function makeFunctions(client: Inngest) {
  return [
    ...WORK.map((name) => makeFunction(client, name)),
    ...SCHEDULE.map((each) => makeScheduled(client, each)),
  ];
}

type Handler = (request: Request) => Promise<Response>;

const cache = globalThis as unknown as { surplusJobs?: { client: Inngest; handler: Handler } };

/** The client and the handler that runs our functions, created once per process. */
export function jobs(): { client: Inngest; handler: Handler } {
  if (!cache.surplusJobs) {
    const client = makeClient();
    // Refuses an unsigned sync, because anyone could use one to make this server call another server.
    const served = serve({ client, functions: makeFunctions(client), enableUnauthedSync: false } as never);
    cache.surplusJobs = { client, handler: served as unknown as Handler };
  }
  return cache.surplusJobs;
}
