import { log } from "@/lib/log";
import { sweepWork } from "@/lib/store/write/outbox";

/** Rows of one kind found in one sweep; the next, a minute later, finds the rest. */
const FOUND_MAX = 1_000;

/**
 * Finds what should be waiting to be done and is not (a customer at their bank whom nobody watches, a report past its
 * retention, an upstream record nobody deletes, a webhook nobody sends) and writes the work. Finding any is a fault
 * somewhere, so it is logged.
 */
export async function sweep(): Promise<void> {
  const written = await sweepWork(FOUND_MAX);
  if (Object.keys(written).length > 0) log().warn({ written }, "work was missing and has been written");
}
