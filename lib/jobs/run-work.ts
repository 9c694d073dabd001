import { eventOf } from "@/lib/jobs/client";
import { jobs } from "@/lib/jobs/handler";
import type { Work } from "@/lib/store/write/outbox";

/**
 * Runs one piece of work through the very function Inngest would call, by the SDK's own protocol, in this process:
 * post the event and the finished steps, take the answer's operations, go on until it ends. Only `step.run` is used by
 * our functions; anything else in an answer is a mistake and throws.
 *
 * Protocol facts, pinned by a test: leaving out `ctx.fn_id` keeps the SDK from reporting to a server; an in-process
 * request must carry a host header; 206 carries operations, 200 ends the run.
 */
const CALLS_MAX = 10;
const ADDRESS = "http://in.process/api/inngest";

type Operation = { id: string; op: string; data?: unknown; error?: { message?: string } };

/** A step failed; `message` is already scrubbed. */
export class StepFailed extends Error {
  constructor(
    message: string,
    readonly mayRetry: boolean,
  ) {
    super(message);
    this.name = "StepFailed";
  }
}

export async function runWork(work: Work): Promise<void> {
  const event = { ...eventOf(work), ts: Date.now() };
  const steps: Record<string, { type: "data"; data: unknown }> = {};
  for (let call = 0; call < CALLS_MAX; call++) {
    const answer = await callFunction(work, event, steps);
    if (answer.status === 200) return;
    const mayRetry = answer.headers.get("x-inngest-no-retry") !== "true";
    if (answer.status !== 206) throw new StepFailed(`function answered ${answer.status}`, mayRetry);
    for (const operation of (await answer.json()) as Operation[]) {
      if (operation.op !== "StepRun")
        throw new StepFailed(operation.error?.message ?? operation.op, mayRetry);
      steps[operation.id] = { type: "data", data: operation.data ?? null };
    }
  }
  throw new StepFailed("function did not end", false);
}

async function callFunction(work: Work, event: object, steps: object): Promise<Response> {
  const functionId = `surplus-${work.name.replaceAll("_", "-")}`;
  const stack = Object.keys(steps);
  return jobs().handler(
    new Request(`${ADDRESS}?fnId=${functionId}&stepId=step`, {
      method: "POST",
      headers: { host: "in.process", "content-type": "application/json" },
      body: JSON.stringify({
        event,
        events: [event],
        steps,
        ctx: { run_id: work.id, attempt: 0, stack: { stack, current: stack.length } },
      }),
    }),
  );
}
