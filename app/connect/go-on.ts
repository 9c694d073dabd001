import { describeError, log } from "@/lib/log";

/** How long the customer is kept waiting for what follows from their act; after that a page takes over that waits. */
const PATIENCE_MS = 4_000;

/** Moves the request as far as its data allows. A fault upstream is not the customer's; background work tries again. */
export async function goOn(work: Promise<unknown>): Promise<void> {
  const going = work.catch((error: unknown) => {
    log().warn({ error: describeError(error) }, "a customer's act could not be carried on at once");
  });
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([going, patience]);
  clearTimeout(timer);
}
