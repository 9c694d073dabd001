import { createReadStream, createWriteStream } from "node:fs";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import pg from "pg";

/**
 * The first line of a backup. A backup is compressed lines of JSON: this head, then each table's name and its rows as
 * Postgres writes them. Encrypted values stay encrypted. Writing and restoring a backup needs no Postgres program. A
 * backup can be restored into any later version of Postgres.
 */
type Head = { surplus_backup: 1; at: string; migrations: string[] };

/** The number of rows read at a time; a row may contain a report of several megabytes. */
const ROWS = 16;
/** The number of characters of rows written in one statement. */
const BATCH_LENGTH = 4_000_000;
const FILE_MODE = 0o600;
const MIGRATIONS = "_prisma_migrations";

const name = (table: string) => pg.escapeIdentifier(table);

/** Writes a consistent snapshot of the running database at `url` to `file`. Returns the number of rows. */
export async function writeBackup(url: string, file: string, now = new Date()): Promise<number> {
  return withConnection(url, async (client) => {
    await requireBypass(client);
    await client.query("begin isolation level repeatable read read only");
    let rows = 0;
    async function* lines() {
      const head: Head = {
        surplus_backup: 1,
        at: now.toISOString(),
        migrations: await listMigrations(client),
      };
      yield `${JSON.stringify(head)}\n`;
      for (const table of await listTables(client)) {
        yield `${JSON.stringify({ table })}\n`;
        for await (const row of readRows(client, table)) {
          rows++;
          // Some line readers also split at these two characters, so they are escaped.
          yield `${row.replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029")}\n`;
        }
      }
      yield `${JSON.stringify({ rows })}\n`;
    }
    const output = createWriteStream(file, { flags: "wx", mode: FILE_MODE, flush: true });
    await pipeline(Readable.from(lines()), createGzip(), output);
    await client.query("commit");
    return rows;
  });
}

/**
 * Restores a backup into the database at `url`, completely or not at all. The database must be empty and have the same
 * migrations. Returns the number of rows. Throws an error that says what to do.
 */
export async function readBackup(url: string, file: string): Promise<number> {
  return withConnection(url, async (client) => {
    const tables = await listTables(client);
    await client.query("begin");
    await requireEmpty(client);
    // If a server was started on this database, it recorded its own epoch file here. That record is deleted, because
    // the backup contains another one.
    await client.query("delete from key_epoch");
    // Triggers are switched off, because a restore is not an event. Row-level security is switched off too, because a
    // restore writes rows of all companies.
    for (const table of tables) {
      await client.query(`alter table ${name(table)} disable trigger user`);
      await client.query(`alter table ${name(table)} no force row level security`);
    }
    const forced = await listForced(client);
    const rows = await writeRows(client, file);
    await continueSequences(client);
    for (const table of tables) await client.query(`alter table ${name(table)} enable trigger user`);
    for (const table of forced) await client.query(`alter table ${name(table)} force row level security`);
    await client.query("commit");
    return rows;
  });
}

async function withConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("set timezone to 'UTC'");
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Throws if row-level security applies to the role, because its backup would contain no rows. */
export async function requireBypass(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ may: boolean }>(
    "select rolsuper or rolbypassrls as may from pg_roles where rolname = current_user",
  );
  if (!rows[0]?.may)
    throw new Error(
      "BACKUP_DATABASE_URL names a role that sees no rows. Use a role with BYPASSRLS; see /docs/backups.",
    );
}

async function listMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select migration_name as name from ${MIGRATIONS} where finished_at is not null order by 1`,
  );
  return rows.map((row) => row.name);
}

/** Lists the tables in an order in which each follows the tables that it refers to. */
async function listTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; needs: string[] }>(
    `select c.relname as name,
       array(select distinct f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
         where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
     from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> $1 order by 1`,
    [MIGRATIONS],
  );
  const sorted: string[] = [];
  for (let left = rows; left.length > 0; ) {
    const free = left.filter(({ needs }) => needs.every((each) => sorted.includes(each)));
    if (free.length === 0) throw new Error("the tables refer to each other in a circle");
    sorted.push(...free.map((each) => each.name));
    left = left.filter((each) => !free.includes(each));
  }
  return sorted;
}

/** Lists the tables with row-level security. The migrations force it on the tables' owner too. */
async function listForced(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relrowsecurity`,
  );
  return rows.map((row) => row.name);
}

async function* readRows(client: pg.Client, table: string): AsyncGenerator<string> {
  await client.query(
    `declare rows no scroll cursor for select row_to_json(t)::text as row from ${name(table)} t`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${ROWS} from rows`);
    for (const { row } of rows) yield row;
    if (rows.length < ROWS) break;
  }
  await client.query("close rows");
}

async function requireEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>(
    "select exists (select 1 from company) or exists (select 1 from app_user) as taken",
  );
  if (rows[0]?.taken)
    throw new Error(
      "The database is not empty. Restore into a new database, and keep the old database as it is.",
    );
}

async function writeRows(client: pg.Client, file: string): Promise<number> {
  let table: string | null = null;
  let columns = "";
  let batch: string[] = [];
  let length = 0;
  let rows = 0;
  let isWhole = false;
  const flush = async () => {
    if (table && batch.length > 0)
      await client.query(
        `insert into ${name(table)} (${columns}) overriding system value
         select ${columns} from json_populate_recordset(null::${name(table)}, $1)`,
        [`[${batch.join(",")}]`],
      );
    rows += batch.length;
    batch = [];
    length = 0;
  };
  const input = createReadStream(file).pipe(createGunzip());
  let lines = 0;
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (lines++ === 0) {
      await requireSameTables(client, line);
      continue;
    }
    // Every row has at least two columns, so a line with only `table` or `rows` is a marker that we wrote.
    const mark = /^\{"(table|rows)":("\w+"|\d+)\}$/.exec(line);
    if (!mark) {
      batch.push(line);
      length += line.length;
      if (length > BATCH_LENGTH) await flush();
      continue;
    }
    await flush();
    if (mark[1] === "rows") isWhole = Number(mark[2]) === rows;
    else {
      table = (JSON.parse(line) as { table: string }).table;
      columns = await listColumns(client, table);
    }
  }
  if (!isWhole) throw new Error("The backup is not complete. Nothing was restored.");
  return rows;
}

/** Sets each sequence to the value after the highest number in use. */
async function continueSequences(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ sequence: string; table: string; column: string }>(
    `select d.objid::regclass::text as sequence, c.relname as table, a.attname as column
     from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S'
       join pg_class c on c.oid = d.refobjid join pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid
     where c.relnamespace = 'public'::regnamespace and d.deptype in ('a', 'i')`,
  );
  for (const { sequence, table, column } of rows)
    await client.query(
      `select setval($1, (select coalesce(max(${name(column)}), 0) + 1 from ${name(table)}), false)`,
      [sequence],
    );
}

async function requireSameTables(client: pg.Client, line: string): Promise<void> {
  const head = JSON.parse(line) as Partial<Head>;
  if (head.surplus_backup !== 1) throw new Error("The file is not a backup that this program wrote.");
  const here = await listMigrations(client);
  const missing = (head.migrations ?? []).filter((each) => !here.includes(each));
  const extra = here.filter((each) => !head.migrations?.includes(each));
  if (missing.length + extra.length > 0)
    throw new Error(
      `The backup was written by another release (${head.at}). Restore it with the release of that time, then migrate.`,
    );
}

/** Lists a table's columns, except generated ones. */
async function listColumns(client: pg.Client, table: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [name(table)],
  );
  return rows.map((row) => name(row.name)).join(", ");
}
