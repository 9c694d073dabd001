import { eventType, Inngest, Middleware, NonRetriableError, RetryAfterError, StepError } from "inngest";
import { z } from "zod";
import { usesInngest } from "@/lib/env";
import { describeError, log } from "@/lib/log";
import { WORK, type Work, type WorkName } from "@/lib/store/write/outbox";

/** What a message carries: ids and nothing else. Bank data is loaded inside the verb that needs it. */
export const Message = z.object({
  outbox_id: z.string(),
  company_id: z.string(),
  environment: z.enum(["test", "live"]),
  subject_id: z.string(),
  /** How often this work failed before, for the wait after another failure. */
  failures: z.number().int(),
});
export type Message = z.infer<typeof Message>;

/** One message name a piece of work; the function of the same name answers it. */
export const messageOf = Object.fromEntries(
  WORK.map((name) => [name, eventType(`surplus/${name}`, { schema: Message })]),
) as Record<WorkName, ReturnType<typeof eventType<string, typeof Message>>>;

/**
 * A piece of work as an event. Its id is the outbox row's, so that a hand-over repeated after a crash is one event; a try
 * that follows a failure, or a run that was lost, is an event of its own, which Inngest would else drop for a day.
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
    failures,
  };
  return { id: parts.join("."), name: messageOf[work.name].event, data };
}

/**
 * Errors leave a function as a kind and a code: their messages, causes and stacks would be stored by the job server, and may
 * quote what they choked on. The error itself is left alone, because a caller who waits for the same work may hold it too.
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
      // What a step threw was seen to there, and carries the SDK's own account of the step.
      throw error instanceof StepError ? error : scrub(error);
    }
  }
}

function scrub(error: unknown): Error {
  const described = describeError(error);
  log().warn({ job: described }, "a function failed");
  const words = described.code ? `${described.name} (${described.code})` : described.name;
  if (error instanceof NonRetriableError) return bare(new NonRetriableError(words));
  if (error instanceof RetryAfterError) {
    const safe = new RetryAfterError(words, 0);
    return bare(Object.assign(safe, { retryAfter: error.retryAfter }));
  }
  return bare(Object.assign(new Error(words), { name: described.name }));
}

/** Without the lines that say where: paths of this machine are nobody's business. */
const bare = <E extends Error>(error: E): E => Object.assign(error, { stack: undefined });

const silent = { info: () => {}, warn: () => {}, error: () => {}, debug: () => {} };

/** The client never calls out on its own when Inngest is not set up: the outbox is read in this process instead. */
export function makeClient(): Inngest {
  const isLocal = !usesInngest();
  const refuse: typeof fetch = async () => {
    throw new Error("Inngest is not set up: nothing is sent");
  };
  return new Inngest({
    id: "surplus",
    logger: silent,
    middleware: [SafeErrors],
    ...(isLocal ? { isDev: true, fetch: refuse } : {}),
  });
}
