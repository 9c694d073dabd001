import { eventOf } from "@/lib/jobs/client";
import { jobs } from "@/lib/jobs/handler";
import type { Work } from "@/lib/store/write/outbox";

/**
 * Runs one piece of work through the very function Inngest would call, by the SDK's own protocol, in this process: one
 * call, because our functions have no steps. An answer that speaks of steps is a mistake and throws.
 *
 * Protocol facts, pinned by a test: leaving out `ctx.fn_id` keeps the SDK from reporting to a server; an in-process
 * request must carry a host header; 200 ends the run, 206 carries steps, 400 and 500 carry the error.
 */
const ADDRESS = "http://in.process/api/inngest";

/** The work failed; `message` is already scrubbed: the error's name and code. */
export class WorkFailed extends Error {
  constructor(message: string) {
    super(message);
    this.name = "WorkFailed";
  }
}

/** Throws WorkFailed. */
export async function runWork(work: Work): Promise<void> {
  const event = { ...eventOf(work), ts: Date.now() };
  const functionId = `surplus-${work.name.replaceAll("_", "-")}`;
  const answer = await jobs().handler(
    new Request(`${ADDRESS}?fnId=${functionId}&stepId=step`, {
      method: "POST",
      headers: { host: "in.process", "content-type": "application/json" },
      body: JSON.stringify({
        event,
        events: [event],
        steps: {},
        ctx: { run_id: work.id, attempt: 0, stack: { stack: [], current: 0 } },
      }),
    }),
  );
  const text = await answer.text();
  if (answer.status !== 200) throw new WorkFailed(readFailure(answer.status, text));
}

function readFailure(status: number, text: string): string {
  try {
    const { message } = JSON.parse(text) as { message?: unknown };
    if (typeof message === "string") return message;
  } catch {
    // Not the SDK's account of an error; the status is what is known.
  }
  return `function answered ${status}`;
}
