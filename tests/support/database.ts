import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { databaseUrl, withClient } from "./connection";

export type TestDatabase = {
  /** The value of DATABASE_URL: the application's role, bound by row-level security. */
  readonly appUrl: string;
  /** The superuser's URL, to read and change everything directly. */
  readonly ownerUrl: string;
};

/**
 * State that the test files of a process share. The files run one after the other, with one database and one set of
 * connections.
 */
type Process = {
  /** The template from which the database was copied, and the hash of the database's structure after the copy. */
  surplusTestCopy?: { template: string; shape: string };
  surplusStore?: { pool: pg.Pool };
};
const mine = globalThis as unknown as Process;

/**
 * Gives this test file an empty database with every migration applied. Call it once, at the top of the file.
 * DATABASE_URL names the database, which no other file uses at the same time.
 */
export function testDatabase(): TestDatabase {
  const { ownerUrl: templateUrl, template } = inject("postgres");
  const appUrl = process.env.DATABASE_URL ?? "";
  const ownerUrl = databaseUrl(templateUrl, databaseOfProcess());
  beforeAll(async () => {
    if (!(await reuseDatabase(ownerUrl, emptyTables))) await copyDatabase(ownerUrl, template);
  });
  afterAll(finishWork);
  return { appUrl, ownerUrl };
}

/**
 * Resets the process's database with `reset`, in a tenth of the time that a new copy takes. Returns false if a new copy
 * is needed: there is no database, the template is different, a test changed the structure, or the reset failed.
 */
export async function reuseDatabase(
  ownerUrl: string,
  reset: (client: pg.Client) => Promise<void>,
  template?: string,
): Promise<boolean> {
  const copy = mine.surplusTestCopy;
  if (!copy || (template && copy.template !== template)) return false;
  const isSame = async (client: pg.Client) => {
    if ((await readShape(client)) !== copy.shape) return false;
    await reset(client);
    return true;
  };
  return withClient(ownerUrl, isSame).catch(() => false);
}

/** Replaces the process's database with a copy of the template. */
export async function copyDatabase(ownerUrl: string, template: string): Promise<void> {
  const { closeStore } = await import("@/lib/store/client");
  await closeStore();
  delete mine.surplusTestCopy;
  const name = databaseOfProcess();
  await dropDatabase(name);
  await createDatabase(name, template);
  mine.surplusTestCopy = { template, shape: await withClient(ownerUrl, readShape) };
}

/**
 * Waits for queries that a test left running. The connections stay open for the next file, because opening them and
 * compiling the queries again would take half a second.
 */
export async function finishWork(): Promise<void> {
  const pool = mine.surplusStore?.pool;
  while (pool && pool.idleCount < pool.totalCount) await sleep(5);
}

const emptyTables = (client: pg.Client) => resetTables(client, false);

/** Restores the rows and sequences that the schema `kept` has (tests/support/states.ts). */
export const refillTables = (client: pg.Client) => resetTables(client, true);

/**
 * Empties all tables but Prisma's list of migrations, and resets the sequences. If `isFilled` is true, then fills them
 * from the schema `kept`. Triggers and foreign keys are ignored. Throws after waiting five seconds for a lock.
 */
async function resetTables(client: pg.Client, isFilled: boolean): Promise<void> {
  await client.query(`do $$ declare name text; columns text; begin
    set local session_replication_role = replica;
    set local lock_timeout = '5s';
    for name, columns in
      select c.relname, string_agg(quote_ident(a.attname), ', ' order by a.attnum)
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> '_prisma_migrations'
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      group by 1
    loop
      execute format('delete from public.%I', name);
      if ${isFilled} then
        execute format('insert into public.%1$I (%2$s) select %2$s from kept.%1$I', name, columns);
      end if;
    end loop;
    perform setval(seqrelid::regclass, seqstart, false) from pg_sequence;
    if ${isFilled} then
      perform setval(seqrelid::regclass, last) from kept.sequence;
    end if;
  end $$`);
}

/**
 * Returns a hash that changes if a table, function, trigger, policy or constraint changes. Each such change writes a
 * new version of a catalogue row, with another `xmin`.
 */
async function readShape(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ shape: string }>(`
    select md5(string_agg(o || ' ' || x, ',' order by o, x)) as shape from (
      select oid::text, xmin::text from pg_class where relnamespace = 'public'::regnamespace
      union all select oid::text, xmin::text from pg_proc where pronamespace = 'public'::regnamespace
      union all select oid::text, xmin::text from pg_trigger
      union all select oid::text, xmin::text from pg_policy
      union all select oid::text, xmin::text from pg_constraint
      union all select attrelid::text, xmin::text from pg_attribute where attrelid >= 16384
    ) as found (o, x)`);
  return rows[0]?.shape ?? "";
}

export const databaseOfProcess = () => new URL(process.env.DATABASE_URL ?? "").pathname.slice(1);

/**
 * Gives this test file a database without tables, for tests that create the schema. Returns the URL with the owner's
 * rights.
 */
export function emptyTestDatabase(suffix = "empty"): string {
  const { ownerUrl } = inject("postgres");
  const name = `${databaseOfProcess()}_${suffix}`;
  beforeAll(() => createDatabase(name, "template0"));
  afterAll(() => dropDatabase(name));
  return databaseUrl(ownerUrl, name);
}

/** Copies the template's files, which takes about a fifth of a second. */
export async function createDatabase(name: string, template: string): Promise<void> {
  await onServer(`create database ${name} template ${template} strategy file_copy`);
}

/** Ends all sessions in the database, because a database with sessions cannot be copied. */
export async function endSessions(name: string): Promise<void> {
  await onServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
}

export async function dropDatabase(name: string): Promise<void> {
  await onServer(`drop database if exists ${name} with (force)`);
}

async function onServer(statement: string): Promise<void> {
  const { ownerUrl } = inject("postgres");
  await withClient(databaseUrl(ownerUrl, "postgres"), (client) => client.query(statement));
}
