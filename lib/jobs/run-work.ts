import { toReason } from "@/lib/jobs/back-off";
import { perform } from "@/lib/jobs/functions";
import { describeError, log } from "@/lib/log";
import type { Work } from "@/lib/store/write/outbox";

/** The work failed. `message` is safe to store: the error's name and code only. */
export class WorkFailed extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = "WorkFailed";
  }
}

/** Runs one piece of work in this process. Throws WorkFailed. */
export async function runWork(work: Work): Promise<void> {
  try {
    await perform(work);
  } catch (error) {
    log().warn({ job: describeError(error) }, "a function failed");
    throw new WorkFailed(toReason(error));
  }
}
