import { env } from "@/lib/env/env";
import { masterVersions, numberOf } from "@/lib/store/cipher";
import { ask } from "@/lib/store/client";
import { epochNumbers, findEpochFile } from "@/lib/store/epochs";

/** The number of values in one table that are sealed under one version of the master key or under one epoch. */
export type SealedCount = {
  table: string;
  isEpoch: boolean;
  number: number;
  count: number;
};

type Row = { place: string; is_epoch: boolean; number: number; count: string };

/** Counts of the values sealed directly under each version of the master key and each epoch, across companies. */
export async function countSealed(): Promise<SealedCount[]> {
  const rows = await ask<Row>("count_sealed", "select * from count_sealed()", []);
  return rows.map(({ place: table, is_epoch: isEpoch, number, count }) => ({
    table,
    isEpoch,
    number,
    count: Number(count),
  }));
}

/** Like countSealed, but counts only values sealed under a master key, including the epoch keys in EPOCH_KEYS_FILE. */
export async function countUnderMasters(): Promise<SealedCount[]> {
  const sealed = (await countSealed()).filter(({ isEpoch }) => !isEpoch);
  const epochs = (findEpochFile()?.epochs ?? []).map(({ key }) => numberOf(Buffer.from(key, "base64")));
  const ofEpochs = [...new Set(epochs)].map((number) => ({
    table: "EPOCH_KEYS_FILE",
    isEpoch: false,
    number,
    count: epochs.filter((each) => each === number).length,
  }));
  return [...sealed, ...ofEpochs];
}

const NO_FUNCTION = "42883";

/**
 * Throws at start-up if values in the database need a master or epoch key that is missing. Without this check, the
 * server would run, but fail for every customer whose data is sealed under that key. The error says how to fix this.
 */
export async function refuseMissingKeys(): Promise<void> {
  const sealed = await countSealed().catch((error: { code?: string }) => {
    if (error.code !== NO_FUNCTION) throw error;
    throw new Error("The database is older than this server. Run the migrations first.");
  });
  const have = { masters: masterVersions(), epochs: epochNumbers() };
  const closed = sealed.filter(
    ({ isEpoch, number }) => !have[isEpoch ? "epochs" : "masters"].includes(number),
  );
  const ofMasters = closed.filter(({ isEpoch }) => !isEpoch);
  if (ofMasters.length > 0)
    throw new Error(
      `MASTER_KEYS lacks version ${numbersOf(ofMasters)}, under which ${sumOf(ofMasters)} values are encrypted. Add that key after the first key, which encrypts new values; see /docs/runbook#master-key.`,
    );
  if (closed.length === 0) return;
  const fix = env().EPOCH_KEYS_FILE
    ? "That epoch key is not in EPOCH_KEYS_FILE. Restore the newest copy of the file"
    : "EPOCH_KEYS_FILE is not set. Set it to the path of the newest copy of the file";
  throw new Error(
    `${sumOf(closed)} data keys are wrapped under epoch ${numbersOf(closed)}. ${fix}; see /docs/backups#restore.`,
  );
}

const numbersOf = (counts: SealedCount[]) => [...new Set(counts.map(({ number }) => number))].join(", ");
const sumOf = (counts: SealedCount[]) => counts.reduce((sum, each) => sum + each.count, 0);
