import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import pg from "pg";
import { env } from "@/lib/env/env";
import { FORMAT } from "@/lib/store/cipher";
import { type EpochFile, findEpochFile } from "@/lib/store/epochs";
import { requireBypass } from "./backup-data";

/**
 * The keys that are needed to read any backup of the database, however old. `epochs` are the epoch keys, still
 * encrypted with the master key. `keys` are the wrapped data keys of the requests, by the digest of the request's
 * id. An erased request has no data key.
 */
type Keys = { surplus_keys: 1; at: string; epochs: EpochFile | null; keys: Record<string, string> };

const FILE_MODE = 0o600;
const DIGEST = "encode(sha256(convert_to(id, 'UTF8')), 'hex')";

type RestoredKeys = { set: number; lost: number };

/**
 * Writes the keys of the database at `url` to `file`, and replaces an earlier file. Returns the number of requests with
 * a key.
 */
export async function writeKeys(url: string, file: string, now = new Date()): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await requireBypass(client);
    const { rows } = await client.query<{ digest: string; key: Buffer }>(
      `select ${DIGEST} as digest, data_key_wrapped as key from request where data_key_wrapped is not null`,
    );
    const keys = Object.fromEntries(rows.map(({ digest, key }) => [digest, key.toString("base64")]));
    const text: Keys = { surplus_keys: 1, at: now.toISOString(), epochs: findEpochFile(), keys };
    writeFileSync(`${file}.new`, `${JSON.stringify(text)}\n`, { mode: FILE_MODE, flush: true });
    renameSync(`${file}.new`, file);
    return rows.length;
  } finally {
    await client.end();
  }
}

/**
 * Gives each request of a restored database its newest wrapped data key, and creates EPOCH_KEYS_FILE if it is missing.
 * If a request was erased after the backup, its data key can no longer be decrypted, so the key is removed and counted
 * as lost. `url` is that of the database's owner.
 */
export async function restoreKeys(url: string, file: string): Promise<RestoredKeys> {
  const { surplus_keys: kind, epochs, keys } = JSON.parse(readFileSync(file, "utf8")) as Keys;
  if (kind !== 1) throw new Error("The file does not contain keys that this program wrote.");
  placeEpochs(epochs);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("begin");
    for (const table of ["request", "consent"])
      await client.query(`alter table ${table} no force row level security, disable trigger user`);
    const { rowCount: set } = await client.query(
      `update request r set data_key_wrapped = decode(k.value, 'base64')
       from json_each_text($1) k where ${DIGEST.replace("id", "r.id")} = k.key and r.data_key_wrapped is not null`,
      [JSON.stringify(keys)],
    );
    const numbers = (epochs?.epochs ?? []).map(({ number }) => number);
    const isClosed = (column: string) =>
      `get_byte(${column}, 2) = ${FORMAT.epoch} and not get_byte(${column}, 0) * 256 + get_byte(${column}, 1) = any($1)`;
    const close = async (table: string, column: string) =>
      (await client.query(`update ${table} set ${column} = null where ${isClosed(column)}`, [numbers]))
        .rowCount ?? 0;
    const lost = await close("request", "data_key_wrapped");
    await close("request", "farewell_sealed");
    await close("consent", "creating_sealed");
    for (const table of ["request", "consent"])
      await client.query(`alter table ${table} force row level security, enable trigger user`);
    await client.query("commit");
    return { set: set ?? 0, lost };
  } finally {
    await client.end();
  }
}

function placeEpochs(epochs: EpochFile | null): void {
  const { EPOCH_KEYS_FILE: file } = env();
  if (!epochs) return;
  if (!file) throw new Error("Set EPOCH_KEYS_FILE: the data keys are wrapped under epoch keys.");
  if (!existsSync(file)) {
    writeFileSync(file, `${JSON.stringify(epochs, null, 2)}\n`, { mode: FILE_MODE, flag: "wx", flush: true });
    return;
  }
  if (findEpochFile()?.store !== epochs.store)
    throw new Error(`EPOCH_KEYS_FILE: ${file} belongs to another database. Move the file away.`);
}
