// Applies prisma/migrations/*/migration.sql exactly as `prisma migrate deploy` does, but with only `pg`, and then the
// SQL functions of prisma/functions. Uses Prisma's table, lock and order, so that each tool can continue where the
// other stopped.
import { createHash, randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { applyFunctions } from "./functions.mjs";
import { runIfMain } from "./main-module.mjs";
import { readSecretFiles } from "./secret-files.mjs";
import { readWords } from "./usage.mjs";

const MIGRATIONS = fileURLToPath(new URL("../prisma/migrations", import.meta.url));
const LOCK_TIMEOUT_MS = 30_000;
/** The advisory lock that Prisma's schema engine takes. */
const PRISMA_LOCK = 72707369;

const CREATE_TABLE = `CREATE TABLE _prisma_migrations (
    id                      VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum                VARCHAR(64) NOT NULL,
    finished_at             TIMESTAMPTZ,
    migration_name          VARCHAR(255) NOT NULL,
    logs                    TEXT,
    rolled_back_at          TIMESTAMPTZ,
    started_at              TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count     INTEGER NOT NULL DEFAULT 0
)`;
const COUNT_RELATIONS = `SELECT count(*)::int AS count FROM pg_class k JOIN pg_namespace s ON s.oid = k.relnamespace
   WHERE s.nspname = current_schema() AND k.relkind IN ('r', 'p', 'v', 'm')`;
const APPLIED = `SELECT migration_name, checksum, finished_at FROM _prisma_migrations
   WHERE rolled_back_at IS NULL ORDER BY started_at`;
const BEGIN_ROW = `INSERT INTO _prisma_migrations (id, checksum, started_at, migration_name) VALUES ($1, $2, now(), $3)`;
const FINISH_ROW = `UPDATE _prisma_migrations SET applied_steps_count = applied_steps_count + 1, finished_at = now()
   WHERE id = $1`;

/**
 * Migrates the database at `url`, then applies the SQL functions in the folder `functions` next to `dir`. Returns the
 * names of the applied migrations, of those edited after they were applied, and of the applied functions.
 */
export async function migrate({ url, dir = MIGRATIONS, log = () => {} }) {
  const migrations = await loadMigrations(dir);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await takeMigrationLock(client);
    await ensureTable(client);
    const checksums = await readApplied(client);
    const edited = migrations.filter(({ name, checksum }) => (checksums.get(name) ?? checksum) !== checksum);
    for (const { name } of edited) log(`warning: migration ${name} was edited after it was applied`);
    const pending = migrations.filter(({ name }) => !checksums.has(name));
    for (const migration of pending) {
      await applyMigration(client, migration);
      log(`applied migration ${migration.name}`);
    }
    const functions = await applyFunctions(client, {
      dir: path.join(dir, "..", "functions"),
      migrations,
      reapply: pending.length > 0,
    });
    if (functions.length > 0) log(`applied ${functions.length} function(s)`);
    return { applied: pending.map(({ name }) => name), edited: edited.map(({ name }) => name), functions };
  } finally {
    await client.end(); // Ending the session also releases the lock.
  }
}

async function loadMigrations(dir) {
  const entries = await readdir(dir, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await readFile(path.join(dir, name, "migration.sql"), "utf8");
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    }),
  );
}

async function takeMigrationLock(client) {
  await client.query(`SET statement_timeout = ${LOCK_TIMEOUT_MS}`);
  await client.query("SELECT pg_advisory_lock($1)", [PRISMA_LOCK]);
}

async function ensureTable(client) {
  const { rows } = await client.query("SELECT to_regclass('_prisma_migrations') IS NOT NULL AS exists");
  if (rows[0].exists) return;
  const relations = await client.query(COUNT_RELATIONS);
  if (relations.rows[0].count > 0) {
    throw new Error("P3005: the database contains tables but no migration history");
  }
  await client.query(CREATE_TABLE);
}

async function readApplied(client) {
  const { rows } = await client.query(APPLIED);
  const failed = rows.filter((row) => !row.finished_at).map((row) => row.migration_name);
  if (failed.length > 0) {
    const remedy =
      "their changes were undone; correct these migrations, and set rolled_back_at on their rows in _prisma_migrations";
    throw new Error(`P3009: the database has failed migrations: ${failed.join(", ")} (${remedy})`);
  }
  return new Map(rows.map((row) => [row.migration_name, row.checksum]));
}

async function applyMigration(client, { name, sql, checksum }) {
  const id = randomUUID();
  await client.query("SET statement_timeout = 0");
  await client.query(BEGIN_ROW, [id, checksum, name]);
  try {
    await client.query(sql); // A query without parameters runs as one transaction, so a failure changes nothing.
  } catch (error) {
    await client.query("ROLLBACK");
    await client.query("UPDATE _prisma_migrations SET logs = $2 WHERE id = $1", [id, error.message]);
    throw new Error(`P3018: migration ${name} failed: ${error.message}`, { cause: error });
  }
  await client.query("RESET ALL"); // Resets any search path or timeout that a migration set.
  await client.query(FINISH_ROW, [id]);
}

const HELP = `npm run migrate

Applies pending migrations to the database in DATABASE_URL. The URL must contain the login of the database's owner.
Takes no options.
`;

await runIfMain(import.meta.url, async () => {
  if (readWords(process.argv.slice(2), { help: HELP }) === null) return;
  readSecretFiles();
  if (!process.env.DATABASE_URL)
    throw new Error("Set DATABASE_URL to the database to migrate, with the login of its owner.");
  const { applied, functions } = await migrate({ url: process.env.DATABASE_URL, log: console.log });
  if (applied.length + functions.length === 0) console.log("No pending migrations to apply.");
  else console.log(`${applied.length} migration(s) and ${functions.length} function(s) applied.`);
});
