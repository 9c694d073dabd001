import { asWorker } from "@/lib/store/client";

/** Whether a piece of work is still to be done; by whom does not matter. */
export async function isWaiting(workId: string): Promise<boolean> {
  return (await asWorker((tx) => tx.outbox.count({ where: { id: workId, doneAt: null } }))) === 1;
}
