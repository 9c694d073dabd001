import { copyFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Client } from "pg";
import { beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import * as generate from "@/app/v1/requests/[id]/generate/route";
import * as report from "@/app/v1/requests/[id]/report/route";
import * as one from "@/app/v1/requests/[id]/route";
import * as many from "@/app/v1/requests/route";
import { rotateEpochs } from "@/lib/erase/rotate-epochs";
import { decrypt, encrypt, FORMAT, join, numberHead, numberOf, sealUnderMaster } from "@/lib/store/cipher";
import { epochKeys, findEpochFile } from "@/lib/store/epochs";
import { countSealed, refuseMissingKeys } from "@/lib/store/key-versions";
import { rewrapDataKey, sealBriefly, unsealBrief } from "@/lib/store/seal";
import { openEpochFile } from "@/lib/store/write/epoch";
import { farewellContext } from "@/lib/store/write/farewell";
import { call } from "@/tests/support/call";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { withClient } from "@/tests/support/connection";
import { giveConsent } from "@/tests/support/consent";
import { testDatabase } from "@/tests/support/database";
import { testFolder } from "@/tests/support/folder";
import { masterKey } from "@/tests/support/other-keys";
import { copyServerFiles, findBytes, findOpening, listServerFiles } from "@/tests/support/search-server";
import { doDueWork } from "@/tests/support/work";

const { ownerUrl } = testDatabase();
const folder = testFolder();
const file = path.join(folder, "epoch-keys.json");
process.env.EPOCH_KEYS_FILE = file;

const EMAIL = "canary.of.epochs@example.com";
/**
 * A value that is stored unencrypted. The erasure removes it from the row, but the server's files contain it until the
 * database page with the old row is overwritten.
 */
const RETURN_URL = "https://firm.example/canary-of-returns";
const PERIOD = "canary of periods";
const HOUR_MS = 3_600_000;
/** The size of a wrapped data key: number, format, nonce, tag and 32 bytes. */
const WRAPPED_BYTES = 63;

const readFloor = async (client: Client): Promise<number> =>
  (await client.query<{ floor: number }>("select floor from key_epoch")).rows[0]?.floor ?? 0;

let clock = Date.now();
const afterHours = (hours: number): Date => {
  clock += hours * HOUR_MS;
  return new Date(clock);
};

let firm: TestCompany;
beforeAll(async () => {
  firm = await makeCompany();
});
beforeEach(() => openEpochFile(new Date(clock)));

async function makeReady(): Promise<string> {
  const body = {
    client_name: "Ava Nguyen",
    report_type: "expense_summary",
    email: EMAIL,
    redirect_uri: RETURN_URL,
    period_label: PERIOD,
  };
  const id = String((await call(many.POST, { key: firm.testKey, body })).json.id);
  await giveConsent(id);
  await call(generate.POST, { key: firm.testKey, params: { id }, method: "POST" });
  return id;
}
const ask = (id: string) => ({ key: firm.testKey, params: { id } });
const open = async (id: string) => (await call(report.GET, ask(id))).text;
const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  withClient(ownerUrl, async (client) => (await client.query(text, values)).rows as Row[]);
async function wrappedOf(id: string): Promise<Buffer> {
  const [row] = await query<{ key: Buffer }>("select data_key_wrapped as key from request where id = $1", [
    id,
  ]);
  return row?.key ?? Buffer.alloc(0);
}
const putWrapped = (id: string, key: Uint8Array) =>
  query("update request set data_key_wrapped = $2 where id = $1", [id, Buffer.from(key)]);
const state = () => (findEpochFile(file)?.epochs ?? []).map(({ number, from }) => [number, from !== null]);
const currentNumber = () =>
  Number(
    state()
      .filter(([, hasBegun]) => hasBegun)
      .at(-1)?.[0],
  );

test("rotateEpochs wraps every data key under a new epoch after a day, and destroys the earlier epoch an hour later", async () => {
  const id = await makeReady();
  const before = await open(id);
  const current = currentNumber();
  expect([numberOf(await wrappedOf(id)), (await wrappedOf(id))[2]]).toEqual([current, FORMAT.epoch]);
  expect(statSync(file).mode & 0o777).toBe(0o600);

  expect(await rotateEpochs(afterHours(23))).toMatchObject({ current, destroyed: [] });
  expect(await rotateEpochs(afterHours(2))).toEqual({ current: current + 1, destroyed: [], left: 0 });
  expect(numberOf(await wrappedOf(id))).toBe(current + 1);
  expect(await rotateEpochs(afterHours(2))).toEqual({ current: current + 1, destroyed: [current], left: 0 });
  expect(state()).toEqual([
    [current + 1, true],
    [current + 2, false],
  ]);
  expect(() => epochKeys(current)).toThrow(`EPOCH_KEYS_FILE has no epoch ${current}`);
  expect(await open(id)).toBe(before);
  await refuseMissingKeys();
});

test("hourly runs destroy an epoch 25 hours after it began, even if each run starts a moment earlier in its hour", async () => {
  const moment = 1 / 3_600;
  await rotateEpochs(afterHours(25));
  const current = currentNumber();
  expect((await rotateEpochs(afterHours(24 - moment)))?.current).toBe(current + 1);
  expect((await rotateEpochs(afterHours(1 - moment)))?.destroyed).toContain(current);
});

test("rotateEpochs wraps data keys that are under the master key, including keys in the first format, under the epoch", async () => {
  const [first, derived] = [await makeReady(), await makeReady()];
  const before = [await open(first), await open(derived)];
  for (const id of [first, derived]) {
    const context = `data-key:${id}`;
    const wrapped = await wrappedOf(id);
    const key = decrypt(epochKeys(numberOf(wrapped)).wrap, wrapped.subarray(2), context);
    const raw = Buffer.from(masterKey("master"), "base64");
    await putWrapped(
      id,
      id === first
        ? join(numberHead(1), encrypt(raw, FORMAT.first, key, context))
        : sealUnderMaster("wrap", context, key),
    );
  }
  expect([await open(first), await open(derived)]).toEqual(before);
  expect((await rotateEpochs(afterHours(0)))?.left).toBe(0);
  const heads = [await wrappedOf(first), await wrappedOf(derived)].map((wrapped) => wrapped[2]);
  expect(heads).toEqual([FORMAT.epoch, FORMAT.epoch]);
  expect([await open(first), await open(derived)]).toEqual(before);
});

/** The tables with a row that contains the text in any column. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  );
  const each = tables.map(
    ({ name }) => `select '${name}' as name where exists (select 1 from "${name}" t where t::text like $1)`,
  );
  const found = await query<{ name: string }>(each.join(" union all "), [`%${text}%`]);
  return found.map(({ name }) => name);
}

test.skipIf(process.env.TEST_DATABASE_URL)(
  "an erasure removes the return URL and the period label from every row, and rewriting the table removes both from the pages",
  { timeout: 120_000 },
  async () => {
    const id = await makeReady();
    await makeReady();
    await query("analyze request");
    const others = "update request set redirect_uri = null, period_label = null where id <> $1";
    await query(others, [id]);
    expect(await tablesWith(RETURN_URL)).toEqual(["request"]);
    await call(one.DELETE, { ...ask(id), method: "DELETE" });
    expect([await tablesWith(RETURN_URL), await tablesWith(PERIOD)]).toEqual([[], []]);
    const [server] = await query<{ base: string }>(
      `select current_setting('data_directory') || '/base/' ||
         (select oid from pg_database where datname = current_database()) as base`,
    );
    const left = async () => {
      await query("checkpoint");
      return findBytes(listServerFiles(server?.base ?? ""), Buffer.from(RETURN_URL)).length;
    };
    expect(await left()).toBeGreaterThan(0);
    // Postgres's statistics contain frequent values of a column until they are computed again. A rewrite keeps a
    // deleted row that another session can still see, so the rewrite is repeated.
    const rewrite = async () => {
      await query("analyze request");
      await query("vacuum full pg_statistic");
      await query("vacuum full request");
      return left();
    };
    await expect.poll(rewrite, { timeout: 60_000 }).toBe(0);
  },
);

test("a process that was paused for hours cannot write under an epoch that has ended", async () => {
  const id = await makeReady();
  const stale = await wrappedOf(id);
  await rotateEpochs(afterHours(25));
  await rotateEpochs(afterHours(2));
  await expect(putWrapped(id, stale)).rejects.toThrow(/epoch that has ended/);
});

test("rotateEpochs keeps an epoch while a transaction under it is open, and destroys it in the next run", async () => {
  const id = await makeReady();
  const wrapped = await wrappedOf(id);
  const current = currentNumber();
  await rotateEpochs(afterHours(25));
  await withClient(ownerUrl, async (client) => {
    await client.query("begin");
    await client.query("update request set data_key_wrapped = $2 where id = $1", [id, wrapped]);
    const rotating = rotateEpochs(afterHours(2));
    // The rotation raises the lowest usable epoch first and then waits for writers, so this poll ends before the
    // commit.
    await expect.poll(() => withClient(ownerUrl, readFloor)).toBeGreaterThan(current);
    await client.query("commit");
    expect((await rotating)?.destroyed).toEqual([]);
  });
  expect(state().map(([number]) => number)).toContain(current);
  expect(await rotateEpochs(afterHours(1))).toMatchObject({ destroyed: [current], left: 0 });
  expect((await countSealed()).filter(({ isEpoch, number }) => isEpoch && number === current)).toEqual([]);
});

test("a server without the database's epoch key file does not start, and the error explains what to do", async () => {
  await makeReady();
  const aside = `${file}.aside`;
  renameSync(file, aside);
  await expect(openEpochFile()).rejects.toThrow(/does not exist.*Restore the newest copy/);
  writeFileSync(file, "{");
  await expect(openEpochFile()).rejects.toThrow(/cannot be read/);
  const other = { ...findEpochFile(aside), store: "eps_other" };
  writeFileSync(file, JSON.stringify(other));
  await expect(openEpochFile()).rejects.toThrow(/belongs to another database/);
  renameSync(aside, file);
  await openEpochFile();
});

/**
 * Makes the server keep its write-ahead log until the test ends. This test searches the log for its own writes. Without
 * this slot, the work of other test files would overwrite those writes after about 80 MB of log.
 */
async function keepLog(): Promise<void> {
  await query("select pg_create_physical_replication_slot('kept_log', true)");
  onTestFinished(async () => {
    await query("select pg_drop_replication_slot('kept_log')");
  });
}

test.skipIf(process.env.TEST_DATABASE_URL)(
  "erased data cannot be decrypted from the pages, the log or a base backup once its epoch has ended",
  { timeout: 300_000 },
  async () => {
    await keepLog();
    const [kept, erased] = [await makeReady(), await makeReady()];
    const [keptWrapped, erasedWrapped] = [await wrappedOf(kept), await wrappedOf(erased)];
    const keptText = await open(kept);
    const backup = path.join(folder, "base-backup");
    const [server] = await query<{ data: string; base: string }>(
      `select current_setting('data_directory') as data,
         current_setting('data_directory') || '/base/' || (select oid from pg_database where datname = current_database()) as base`,
    );
    if (!server) throw new Error("the server did not name its folders");
    const log = path.join(server.data, "pg_wal");
    await query("checkpoint");
    copyServerFiles(server.base, backup);
    copyFileSync(file, `${file}.stolen`);

    await call(one.DELETE, { ...ask(erased), method: "DELETE" });
    // Stores the receipt's address and then clears it, as sending the withdrawal receipt does, so that both row versions
    // reach the server's files.
    const farewell = Buffer.from(sealBriefly(farewellContext(erased), EMAIL));
    for (const value of [farewell, null])
      await query("update request set farewell_sealed = $2 where id = $1", [erased, value]);
    await doDueWork();
    await rotateEpochs(afterHours(25));
    await rotateEpochs(afterHours(2));
    await query("checkpoint");

    const files = [server.base, log, backup].flatMap(listServerFiles);
    // The search itself works: it finds both wrapped keys unchanged, the receipt's address, and today's stored key.
    const places = [log, backup].map((each) => findBytes(listServerFiles(each), erasedWrapped).length > 0);
    expect(places).toEqual([true, true]);
    expect(findBytes(files, keptWrapped).length).toBeGreaterThan(0);
    expect(findBytes(files, farewell).length).toBeGreaterThan(0);
    expect(findBytes(files, Buffer.from(EMAIL))).toEqual([]);

    const opensFor = (id: string) => (bytes: Uint8Array) => {
      try {
        return rewrapDataKey(id, bytes).length > 0;
      } catch {
        return false;
      }
    };
    const heads = [
      ...[FORMAT.first, FORMAT.derived].map((format) => join(numberHead(1), Uint8Array.of(format))),
      ...state().map(([number]) => join(numberHead(Number(number)), Uint8Array.of(FORMAT.epoch))),
    ];
    expect(findOpening(files, heads, WRAPPED_BYTES, opensFor(kept))).toContain(
      (await wrappedOf(kept)).toString("hex"),
    );
    expect(findOpening(files, heads, WRAPPED_BYTES, opensFor(erased))).toEqual([]);
    expect(() => unsealBrief(farewellContext(erased), farewell)).toThrow(/has no epoch/);
    expect(await open(kept)).toBe(keptText);

    // A copy of the epoch key file still decrypts the data, so no copy may be kept for long.
    const today = findEpochFile(file);
    copyFileSync(`${file}.stolen`, file);
    const stolen = epochKeys(numberOf(erasedWrapped));
    expect(decrypt(stolen.wrap, erasedWrapped.subarray(2), `data-key:${erased}`)).toHaveLength(32);
    writeFileSync(file, JSON.stringify(today));
    rmSync(`${file}.stolen`);
  },
);
