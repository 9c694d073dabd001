// Applies prisma/functions/*.sql: the current body of every SQL function. Each file is named after its function.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";

/** The database's comment on a function starts with this text. The checksum of the function's file follows. */
const MARK = "prisma/functions ";
const CREATES = /\bcreate (?:or replace )?function "?(\w+)/gi;
const DEPENDENTS_EXIST = "2BP01";
const LIVE = `SELECT p.proname AS name, p.oid::regprocedure::text AS signature, obj_description(p.oid, 'pg_proc') AS mark
   FROM pg_proc p
  WHERE p.pronamespace = current_schema()::regnamespace
    AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`;
/** The triggers that call a function. A partition's trigger is dropped with that of its table. */
const TRIGGERS = `SELECT format('DROP TRIGGER %I ON %s', tgname, tgrelid::regclass) AS drop
   FROM pg_trigger WHERE tgfoid = $1::regprocedure AND tgparentid = 0`;

/**
 * Updates the functions to the bodies in `dir`, in one transaction. Creates new ones and replaces those whose file
 * changed. Drops those whose file is gone, with their triggers, even if a migration created them. `reapply` replaces
 * all functions, which is needed after a migration, because a migration may have changed any of them. Returns the names
 * of the applied files.
 */
export async function applyFunctions(client, { dir, migrations = [], reapply = false }) {
  const files = await readFiles(dir);
  const live = await readLive(client);
  const isCurrent = ({ name, mark }) => {
    const found = live.filter((each) => each.name === name);
    return found.length > 0 && found.every((each) => each.mark === mark);
  };
  const changed = reapply ? files : files.filter((file) => !isCurrent(file));
  const created = new Set(
    migrations.flatMap(({ sql }) => [...sql.matchAll(CREATES)].map(([, name]) => name)),
  );
  const orphans = live.filter(
    ({ name, mark }) =>
      (mark?.startsWith(MARK) || created.has(name)) && !files.some((file) => file.name === name),
  );
  if (changed.length + orphans.length === 0) return [];
  await client.query("BEGIN");
  try {
    for (const { signature } of orphans) await dropOrphan(client, signature);
    // If an argument or the result type changed, the old function must be dropped.
    for (const { signature } of live.filter(({ name }) => changed.some((file) => file.name === name)))
      await dropUnlessNeeded(client, signature);
    // The files run twice, because a body may call a function of a later file: first without checking bodies, then
    // with checks.
    for (const checks of ["off", "on"]) {
      await client.query(`SET LOCAL check_function_bodies = ${checks}`);
      for (const file of changed) await applyFile(client, file);
    }
    await markApplied(client, changed);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
  return changed.map(({ name }) => name);
}

async function readFiles(dir) {
  if (!existsSync(dir)) return [];
  const names = (await readdir(dir)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(
    names.map(async (file) => {
      const sql = await readFile(path.join(dir, file), "utf8");
      return {
        name: path.parse(file).name,
        sql,
        mark: MARK + createHash("sha256").update(sql).digest("hex"),
      };
    }),
  );
}

const readLive = async (client) => (await client.query(LIVE)).rows;

/** Drops a function without a file: the file was removed, or the release that added the file is being undone. */
async function dropOrphan(client, signature) {
  const { rows } = await client.query(TRIGGERS, [signature]);
  for (const { drop } of rows) await client.query(drop);
  await client.query(`DROP FUNCTION ${signature}`);
}

/**
 * Drops a function, so that its new version can be created. A function that a trigger or a policy uses cannot be
 * dropped. It stays until its file replaces it.
 */
async function dropUnlessNeeded(client, signature) {
  await client.query("SAVEPOINT dropping");
  try {
    await client.query(`DROP FUNCTION ${signature}`);
  } catch (error) {
    if (error.code !== DEPENDENTS_EXIST) throw error;
    await client.query("ROLLBACK TO dropping");
  }
}

async function applyFile(client, { name, sql }) {
  try {
    await client.query(sql);
  } catch (error) {
    throw new Error(`prisma/functions/${name}.sql failed, and no function was changed: ${error.message}`, {
      cause: error,
    });
  }
}

async function markApplied(client, changed) {
  const live = await readLive(client);
  for (const { name, mark } of changed) {
    const made = live.filter((each) => each.name === name);
    if (made.length === 0) throw new Error(`prisma/functions/${name}.sql does not create a function ${name}`);
    for (const { signature } of made)
      await client.query(`COMMENT ON FUNCTION ${signature} IS ${pg.escapeLiteral(mark)}`);
  }
}
