// Epoch keys wrap the data keys of requests. They are stored in a file outside the database (EPOCH_KEYS_FILE), sealed
// under the master key. Each epoch key is destroyed about a day after it was first used. The data keys that it wrapped
// may remain in old pages of the database, in its write-ahead log and in backups, but can no longer be opened.
//
// The file also contains the next epoch. So a copy of the file opens everything that is written in the day after the
// copy was made.
import { randomBytes } from "node:crypto";
import {
  closeSync,
  fstatSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import path from "node:path";
import { z } from "zod";
import { env } from "@/lib/env/env";
import {
  deriveKeys,
  KEY_BYTES,
  NUMBER_MAX,
  openUnderMaster,
  type PurposeKeys,
  sealUnderMaster,
} from "@/lib/store/cipher";
import { EPOCHS_MISSING } from "@/lib/store/unavailable";

const Epoch = z.object({
  number: z.number().int().min(1).max(NUMBER_MAX),
  /** The time when the epoch began to wrap data keys; null for the next epoch. */
  from: z.iso.datetime().nullable(),
  /** The epoch's key, sealed under the master key. */
  key: z.base64(),
});
export type Epoch = z.infer<typeof Epoch>;
const EpochFile = z.object({
  /**
   * The id of the file. The database records it too, so that two processes never wrap data keys with the keys of
   * different files.
   */
  store: z.string().min(1),
  epochs: z.array(Epoch).min(1),
});
export type EpochFile = z.infer<typeof EpochFile>;

/** Only the owner of the process may read the file. */
const FILE_MODE = 0o600;
/**
 * Milliseconds for which a process uses its cached copy of the file. A rotation keeps an earlier epoch for much longer
 * than this.
 */
const FRESH_MS = 5_000;

type CachedEpochs = { file: string; masters: string; seenAt: number; state: EpochFile };
let known: CachedEpochs | null = null;
const opened = new Map<string, PurposeKeys>();

/** The epoch that wraps data keys; null without EPOCH_KEYS_FILE. Throws if the file is missing or damaged. */
export function currentEpoch(): { number: number; keys: PurposeKeys } | null {
  if (!env().EPOCH_KEYS_FILE) return null;
  const epoch = currentOf(readKnown(FRESH_MS));
  return { number: epoch.number, keys: openKey(epoch) };
}

/** The keys of an epoch. Throws if EPOCH_KEYS_FILE is not set or does not contain the epoch. */
export function epochKeys(number: number): PurposeKeys {
  if (!env().EPOCH_KEYS_FILE) throw new Error("EPOCH_KEYS_FILE is not set");
  const find = (maxAgeMs: number) => readKnown(maxAgeMs).epochs.find((epoch) => epoch.number === number);
  // Another process may have begun a new epoch since this process read the file.
  const epoch = find(FRESH_MS) ?? find(0);
  if (!epoch) throw new Error(`EPOCH_KEYS_FILE has no epoch ${number}`);
  return openKey(epoch);
}

/** The epoch that wraps data keys now: the last epoch in the file that has begun. Throws if none has begun. */
export function currentOf({ epochs }: EpochFile): Epoch {
  const current = epochs.filter(({ from }) => from !== null).at(-1);
  if (!current) throw new Error("no epoch in EPOCH_KEYS_FILE has begun yet");
  return current;
}

/** The numbers of the epochs whose keys are still in the file. */
export function epochNumbers(): number[] {
  return env().EPOCH_KEYS_FILE ? readKnown(0).epochs.map(({ number }) => number) : [];
}

/** Creates an epoch that has not begun, with a random key. */
export function newEpoch(number: number): Epoch {
  if (number > NUMBER_MAX)
    throw new Error(`epoch ${number} is above the highest possible number, ${NUMBER_MAX}`);
  return sealEpoch(number, null, randomBytes(KEY_BYTES));
}

/** The same epoch, with its key sealed under the current master key. */
export const resealEpoch = (epoch: Epoch): Epoch => sealEpoch(epoch.number, epoch.from, openEpoch(epoch));

const epochContext = (number: number) => `epoch:${number}`;

function sealEpoch(number: number, from: string | null, key: Uint8Array): Epoch {
  const sealed = sealUnderMaster("wrap", epochContext(number), key);
  return { number, from, key: Buffer.from(sealed).toString("base64") };
}

const openEpoch = ({ number, key }: Epoch): Buffer =>
  openUnderMaster("wrap", epochContext(number), Buffer.from(key, "base64"));

function openKey(epoch: Epoch): PurposeKeys {
  const before = opened.get(epoch.key);
  if (before) return before;
  const keys = deriveKeys(openEpoch(epoch));
  opened.set(epoch.key, keys);
  return keys;
}

function readKnown(maxAgeMs: number): EpochFile {
  const file = env().EPOCH_KEYS_FILE ?? "";
  const masters = env().MASTER_KEYS;
  const now = performance.now();
  if (known?.file === file && known.masters === masters && now - known.seenAt < maxAgeMs) return known.state;
  const state = findEpochFile();
  if (!state)
    throw Object.assign(
      new Error(`EPOCH_KEYS_FILE: ${file} does not exist. Restore it from its newest copy.`),
      { code: EPOCHS_MISSING },
    );
  return remember(state, now);
}

/** Caches the file, and deletes cached keys of epochs that the file no longer contains. */
function remember(state: EpochFile, now: number): EpochFile {
  const kept = new Set(state.epochs.map(({ key }) => key));
  for (const key of opened.keys()) if (!kept.has(key)) opened.delete(key);
  const { EPOCH_KEYS_FILE: file = "", MASTER_KEYS: masters } = env();
  known = { file, masters, seenAt: now, state };
  return state;
}

/**
 * The current contents of the file; null if there is no file or EPOCH_KEYS_FILE is not set. Throws if the file is
 * damaged.
 */
export function findEpochFile(file = env().EPOCH_KEYS_FILE): EpochFile | null {
  if (!file) return null;
  // Reads the file twice if necessary, because a writer overwrites the old contents while it replaces the file.
  return tryToRead(file) ?? tryToRead(file) ?? refuseDamaged(file);
}

function tryToRead(file: string): EpochFile | null {
  try {
    return EpochFile.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return null;
  }
}

function refuseDamaged(file: string): null {
  if (!statSync(file, { throwIfNoEntry: false })) return null;
  throw new Error(`EPOCH_KEYS_FILE: ${file} cannot be read. Restore it from its newest copy.`);
}

/**
 * Replaces the file. A reader, or a process that starts after a crash, finds either the old or the new file.
 * Overwrites the old contents on the disk. Call under the database lock (write/epoch.ts), because a second writer
 * would undo the changes of the first.
 */
export function writeEpochFile(state: EpochFile): void {
  const file = env().EPOCH_KEYS_FILE ?? "";
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  const before = openExisting(file);
  try {
    writeWhole(draft, `${JSON.stringify(state, null, 2)}\n`);
    renameSync(draft, file);
    syncFolder(path.dirname(file));
    if (before !== null) blank(before);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  } finally {
    if (before !== null) closeSync(before);
  }
  remember(EpochFile.parse(state), performance.now());
}

function writeWhole(file: string, text: string): void {
  const handle = openSync(file, "wx", FILE_MODE);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function openExisting(file: string): number | null {
  try {
    return openSync(file, "r+");
  } catch (error) {
    if ((error as { code?: string }).code === "ENOENT") return null;
    throw error;
  }
}

function blank(handle: number): void {
  const { size } = fstatSync(handle);
  writeSync(handle, Buffer.alloc(size), 0, size, 0);
  fsyncSync(handle);
}

/** Writes the folder's entry to disk, so that the rename survives a power failure. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
