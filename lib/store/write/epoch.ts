import { setTimeout as sleep } from "node:timers/promises";
import { env } from "@/lib/env/env";
import { newId } from "@/lib/ids";
import { asWorker, pool, type Tx } from "@/lib/store/client";
import {
  currentOf,
  type Epoch,
  type EpochFile,
  findEpochFile,
  newEpoch,
  resealEpoch,
  writeEpochFile,
} from "@/lib/store/epochs";

/**
 * The id of the database lock that a process takes before it changes the file of epoch keys. All processes share the
 * file.
 */
const LOCK = 7_203_501;
/** Milliseconds to wait for open transactions that write. No transaction takes longer (client.ts). */
const WRITERS_WAIT_MS = 20_000;
const WRITERS_LOOK_MS = 50;

/** Runs `work` while no other process changes the file of epoch keys. */
async function underLock<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return asWorker(async (tx) => {
    await tx.$executeRaw`select pg_advisory_xact_lock(${LOCK})`;
    return work(tx);
  });
}

/**
 * Creates the file of epoch keys when EPOCH_KEYS_FILE is first set, and records in the database that its data keys
 * depend on this file. Throws, with instructions, if the database uses a file that is missing, different or not set.
 */
export async function openEpochFile(now = new Date()): Promise<void> {
  const { EPOCH_KEYS_FILE: file } = env();
  await underLock(async (tx) => {
    const [recorded] = await tx.$queryRaw<{ store: string }[]>`select store from key_epoch`;
    if (!file) {
      if (!recorded) return;
      throw new Error(
        "EPOCH_KEYS_FILE is not set, but the data keys in this database are wrapped under the keys in that file. Set EPOCH_KEYS_FILE for every process; see /docs/backups#epochs.",
      );
    }
    const state = findEpochFile();
    if (!recorded) {
      const kept = state ?? startFile(now);
      await tx.$executeRaw`insert into key_epoch (store) values (${kept.store})`;
    } else if (!state) {
      throw new Error(
        `EPOCH_KEYS_FILE: ${file} does not exist, but the data keys in this database are wrapped under the keys in this file. Restore the newest copy of the file; see /docs/backups#epochs.`,
      );
    } else if (state.store !== recorded.store) {
      throw new Error(
        `EPOCH_KEYS_FILE: ${file} belongs to another database. Every process must share one file; see /docs/backups#epochs.`,
      );
    }
  });
}

/** Like openEpochFile, but creates and records nothing. */
export async function checkEpochFile(): Promise<void> {
  const recorded = await asWorker((tx) => tx.$queryRaw<unknown[]>`select store from key_epoch`);
  if (recorded.length > 0) await openEpochFile();
}

function startFile(now: Date): EpochFile {
  const first = { ...newEpoch(1), from: now.toISOString() };
  const state = { store: newId("eps"), epochs: [first, newEpoch(2)] };
  writeEpochFile(state);
  return state;
}

/** Changes the file; returns its contents afterwards. If `change` returns its argument, nothing is written. */
async function changeFile(change: (state: EpochFile) => EpochFile): Promise<EpochFile> {
  return underLock(async () => {
    const before = findEpochFile();
    if (!before) throw new Error("EPOCH_KEYS_FILE does not exist. Restore it from its newest copy.");
    const after = change(before);
    if (after !== before) writeEpochFile(after);
    return after;
  });
}

/**
 * If the current epoch began at or before `before`, begins the next epoch and adds another, unused epoch to the file.
 */
export async function beginEpoch(before: Date, now: Date): Promise<EpochFile> {
  return changeFile((state) => {
    const current = currentOf(state);
    if (new Date(current.from ?? now) > before) return state;
    const [next] = state.epochs.filter(({ from }) => from === null);
    const begun: Epoch = { ...(next ?? newEpoch(current.number + 1)), from: now.toISOString() };
    const older = state.epochs.filter(({ from }) => from !== null);
    return { ...state, epochs: [...older, begun, newEpoch(begun.number + 1)] };
  });
}

/** Seals the epoch keys under the current master key. */
export async function resealEpochs(): Promise<void> {
  if (!env().EPOCH_KEYS_FILE) return;
  await changeFile((state) => ({ ...state, epochs: state.epochs.map(resealEpoch) }));
}

/**
 * Forbids wrapping under an epoch below `floor`, and waits for the transactions that began to write earlier. Returns
 * false if one of them is still open after 20 seconds.
 */
export async function raiseFloor(floor: number): Promise<boolean> {
  await asWorker((tx) => tx.$executeRaw`update key_epoch set floor = ${floor} where floor < ${floor}`);
  const read = async (part: "xmin" | "xmax") => {
    const text = `select pg_snapshot_${part}(pg_current_snapshot())::text as id`;
    return BigInt((await pool().query<{ id: string }>(text)).rows[0]?.id ?? 0);
  };
  const until = await read("xmax");
  for (const deadline = performance.now() + WRITERS_WAIT_MS; performance.now() < deadline; ) {
    if ((await read("xmin")) >= until) return true;
    await sleep(WRITERS_LOOK_MS);
  }
  return false;
}

/** Removes every epoch below `floor` from the file. Data keys that are wrapped under them can no longer be opened. */
export async function destroyEpochs(floor: number): Promise<void> {
  await changeFile((state) => ({ ...state, epochs: state.epochs.filter(({ number }) => number >= floor) }));
}
