import type pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { databaseUrl, withClient } from "./connection";

export type TestDatabase = {
  /** The value of DATABASE_URL: the application's role, bound by row-level security. */
  readonly appUrl: string;
  /** The superuser's URL, to read and change everything directly. */
  readonly ownerUrl: string;
};

/** The files of a process follow one another, and may use one database: this is what its tables were when it was made. */
const mine = globalThis as unknown as { surplusTestShape?: string };

/**
 * Gives this test file an empty database with every migration applied. Call it once, at the top of the file. One file at a
 * time runs in a process, so no other file uses the database that DATABASE_URL names.
 */
export function testDatabase(): TestDatabase {
  const { ownerUrl: templateUrl, template } = inject("postgres");
  const appUrl = process.env.DATABASE_URL ?? "";
  const name = databaseOfProcess();
  const ownerUrl = databaseUrl(templateUrl, name);
  beforeAll(async () => {
    const isEmpty = await withClient(ownerUrl, emptyTables).catch(() => false);
    if (isEmpty) return;
    await dropDatabase(name);
    await createDatabase(name, template);
    mine.surplusTestShape = await withClient(ownerUrl, readShape);
  });
  afterAll(async () => {
    const { closeStore } = await import("@/lib/store/client");
    await closeStore();
  });
  return { appUrl, ownerUrl };
}

/** Empties all tables. Returns false, and does nothing, if the file before changed the tables themselves. */
async function emptyTables(client: pg.Client): Promise<boolean> {
  if (mine.surplusTestShape === undefined || (await readShape(client)) !== mine.surplusTestShape)
    return false;
  await refillTables(client);
  return true;
}

/**
 * Empties all tables and, if the database has copies in a schema `kept`, fills them from there: a new database takes ten
 * times as long. Ignores triggers and foreign keys, as a replica does. Throws if another session holds a lock for long.
 */
export async function refillTables(client: pg.Client): Promise<void> {
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
      if to_regclass('kept.' || quote_ident(name)) is not null then
        execute format('insert into public.%1$I (%2$s) select %2$s from kept.%1$I', name, columns);
      end if;
    end loop;
    if to_regnamespace('kept') is null then
      perform setval(seqrelid::regclass, seqstart, false) from pg_sequence;
    end if;
  end $$`);
}

/** Changes with every change of a table, function, trigger, policy or constraint: each is another row of the catalogue. */
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

/** The database name in DATABASE_URL. */
export const databaseOfProcess = () => new URL(process.env.DATABASE_URL ?? "").pathname.slice(1);

/** Gives this test file an empty database, for tests that create the schema. Returns its owner's URL. */
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

export async function dropDatabase(name: string): Promise<void> {
  await onServer(`drop database if exists ${name} with (force)`);
}

async function onServer(statement: string): Promise<void> {
  const { ownerUrl } = inject("postgres");
  await withClient(databaseUrl(ownerUrl, "postgres"), (client) => client.query(statement));
}
