import { describeError, log } from "@/lib/log";

/** Milliseconds that the customer waits for the result of their action. After that, a waiting page is shown. */
const PATIENCE_MS = 4_000;

/**
 * Waits for work that the caller has started, but not longer than PATIENCE_MS. If the work fails, logs the error and
 * does not show it to the customer, because a background job tries again.
 */
export async function goOn(work: Promise<unknown>): Promise<void> {
  const going = work.catch((error: unknown) => {
    log().warn({ error: describeError(error) }, "a customer's action could not be completed at once");
  });
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([going, patience]);
  clearTimeout(timer);
}
