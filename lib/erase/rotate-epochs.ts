import { env } from "@/lib/env/env";
import { log } from "@/lib/log";
import { currentOf, type EpochFile } from "@/lib/store/epochs";
import { countSealed } from "@/lib/store/key-versions";
import { beginEpoch, destroyEpochs, raiseFloor } from "@/lib/store/write/epoch";
import { rewrapAll } from "@/lib/store/write/reseal";
import type { Resealed } from "@/lib/store/write/reseal-batch";

const HOUR_MS = 3_600_000;
/** Milliseconds for which an epoch's key encrypts data keys. */
const EPOCH_MS = 24 * HOUR_MS;
/**
 * Milliseconds for which an ended epoch is kept. Running work may have read a row before the row's key was wrapped
 * again. Such work takes less time than this, unless it is interrupted.
 */
const GRACE_MS = HOUR_MS;
/**
 * Milliseconds by which an hourly run may come early. Without this margin, a run a moment before the hour would leave
 * the rotation to the next run.
 */
const EARLY_MS = 60_000;

/**
 * `current` is the epoch whose key is in use; `destroyed` lists the epochs destroyed by this run; `left` counts the
 * values still under an earlier key.
 */
type Rotation = { current: number; destroyed: number[]; left: number };

/**
 * Begins a new epoch once the current one is a day old, and wraps every data key under the newest epoch. Then destroys
 * the epochs that ended an hour ago or more. Data that was erased during a destroyed epoch can no longer be decrypted,
 * not even from old pages of the database, its write-ahead log or a backup. Several processes may run this at the same
 * time. If a value or an open transaction may still use an ended epoch, no epoch is destroyed and an error is logged.
 * Returns null without EPOCH_KEYS_FILE.
 */
export async function rotateEpochs(now = new Date(), { force = false } = {}): Promise<Rotation | null> {
  if (!env().EPOCH_KEYS_FILE) return null;
  const state = await beginEpoch(force ? now : new Date(now.getTime() - EPOCH_MS + EARLY_MS), now);
  const current = currentOf(state).number;
  let failed = 0;
  if ((await countOthers(current)) > 0)
    await rewrapAll((batch: Resealed) => {
      failed += batch.failed;
    });
  const ended = findEnded(state, new Date(now.getTime() - GRACE_MS + EARLY_MS));
  const destroyed = await destroy(ended);
  const left = await countOthers(current);
  if (failed > 0)
    log().error(
      { failed },
      "some data keys could not be unwrapped, so they were not wrapped for the new epoch",
    );
  return { current, destroyed, left };
}

/** Counts the values whose keys should be wrapped under the current epoch but are not. */
async function countOthers(current: number): Promise<number> {
  const counts = await countSealed();
  return counts
    .filter(({ table, isEpoch, number }) => isProtected(table) && !(isEpoch && number === current))
    .reduce((sum, { count }) => sum + count, 0);
}

const isProtected = (table: string) => table === "request" || table === "consent";

/** The epochs whose successor began at `before` or earlier. */
function findEnded({ epochs }: EpochFile, before: Date): number[] {
  return epochs
    .filter((_, index) => {
      const next = epochs[index + 1]?.from;
      return next && new Date(next) <= before;
    })
    .map(({ number }) => number);
}

async function destroy(ended: number[]): Promise<number[]> {
  if (ended.length === 0) return [];
  const floor = Math.max(...ended) + 1;
  // A process that was suspended for an hour must not write under an epoch that we then destroy, so raise the lowest
  // allowed epoch first.
  const areDone = await raiseFloor(floor);
  const left = (await countSealed()).filter(({ isEpoch, number }) => isEpoch && number < floor);
  if (!areDone || left.length > 0) {
    log().error({ floor, left: left.length }, "an ended epoch is still in use and was not destroyed");
    return [];
  }
  await destroyEpochs(floor);
  log().info({ destroyed: ended }, "epoch keys were destroyed");
  return ended;
}
