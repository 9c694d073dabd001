import { log } from "@/lib/log";
import { sweepWork } from "@/lib/store/write/outbox";

/** The largest number of rows of one kind in one sweep. The next sweep, a minute later, finds the rest. */
const FOUND_MAX = 1_000;

/**
 * Finds work that is due and not queued (a customer at their bank without a check, a report past its retention, an
 * upstream record to delete, a webhook to send) and queues it. Unqueued work is a sign of a fault elsewhere, so it is
 * logged.
 */
export async function sweep(): Promise<void> {
  const written = await sweepWork(FOUND_MAX);
  if (Object.keys(written).length > 0) log().warn({ written }, "work was missing and has been written");
}
