// Creates a separate database role for the application. Row-level security applies to it, and it can change neither the
// tables' structure nor existing audit rows. The owner's URL is only for migrations.
import pg from "pg";
import { runIfMain } from "./main-module.mjs";
import { sleep } from "./process.mjs";
import { readSecretFiles } from "./secret-files.mjs";

const DEFAULT_ROLE = "surplus_app";
const ATTEMPTS = 20;
/**
 * The error codes to retry. Roles belong to the whole server, so another process may be creating or altering the same
 * role.
 */
const LOST_RACE = ["42710", "23505", "XX000", "40001", "40P01"];

const FULL = "SELECT, INSERT, UPDATE, DELETE";
/** Tables on which the role has fewer rights. The role has no access to the migration history. */
const NARROW = { audit_entry: "SELECT, INSERT", _prisma_migrations: null };

/**
 * Creates or updates the application's role on the database at `ownerUrl` and returns the URL to connect with. If the
 * owner cannot create roles or is that role itself, returns the owner's URL; row-level security is forced for owners
 * too.
 */
export async function applyRoles({ ownerUrl, password, role = process.env.SURPLUS_DB_ROLE || DEFAULT_ROLE }) {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const owner = await readOwner(client);
    if (!owner.mayCreateRoles || owner.name === role) return ownerUrl;
    const appUrl = withLogin(ownerUrl, role, password);
    await inTurn(() => ensureRole(client, { role, password, appUrl }));
    await inTurn(() => inTransaction(client, () => grant(client, { role, database: owner.database })));
    return appUrl;
  } finally {
    await client.end();
  }
}

async function readOwner(client) {
  const { rows } = await client.query(
    `SELECT current_user AS name, current_database() AS database, rolsuper OR rolcreaterole AS "mayCreateRoles"
       FROM pg_roles WHERE rolname = current_user`,
  );
  return rows[0];
}

export function withLogin(url, user, password) {
  const changed = new URL(url);
  changed.username = encodeURIComponent(user);
  changed.password = encodeURIComponent(password);
  return changed.href;
}

async function ensureRole(client, { role, password, appUrl }) {
  const name = pg.escapeIdentifier(role);
  const found = await client.query(
    "SELECT rolsuper OR rolbypassrls OR rolcreaterole OR rolcreatedb AS strong FROM pg_roles WHERE rolname = $1",
    [role],
  );
  if (found.rows[0]?.strong) {
    throw new Error(
      `Role ${role} has rights the application must not have. Set SURPLUS_DB_ROLE to another name.`,
    );
  }
  if (found.rowCount === 1 && (await canLogIn(appUrl))) return;
  const verb = found.rowCount === 1 ? "ALTER" : "CREATE";
  await client.query(`${verb} ROLE ${name} LOGIN PASSWORD ${pg.escapeLiteral(password)}`);
}

/**
 * True if the role's password works. A password that works is kept, because other databases of the server may use the
 * role at the same time.
 */
async function canLogIn(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

async function grant(client, { role, database }) {
  const name = pg.escapeIdentifier(role);
  const tables = await listTables(client);
  const narrow = tables.filter((table) => table in NARROW);
  const full = tables.filter((table) => !(table in NARROW));
  const ids = (names) => names.map((table) => `public.${pg.escapeIdentifier(table)}`).join(", ");
  const statements = [
    `GRANT CONNECT ON DATABASE ${pg.escapeIdentifier(database)} TO ${name}`,
    `GRANT USAGE ON SCHEMA public TO ${name}`,
    full.length > 0 && `GRANT ${FULL} ON ${ids(full)} TO ${name}`,
    narrow.length > 0 && `REVOKE ALL ON ${ids(narrow)} FROM ${name}`,
    ...narrow.map((table) => NARROW[table] && `GRANT ${NARROW[table]} ON ${ids([table])} TO ${name}`),
    `GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO ${name}`,
    `GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA public TO ${name}`,
    `ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT ${FULL} ON TABLES TO ${name}`,
    `ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE ON SEQUENCES TO ${name}`,
    `ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT EXECUTE ON FUNCTIONS TO ${name}`,
  ];
  for (const statement of statements) if (statement) await client.query(statement);
}

/** Lists only our own tables, because an extension's tables may belong to another owner. */
async function listTables(client) {
  const { rows } = await client.query(
    `SELECT c.relname AS name FROM pg_class c
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v')
        AND pg_has_role(current_user, c.relowner, 'USAGE') ORDER BY 1`,
  );
  return rows.map((row) => row.name);
}

async function inTransaction(client, work) {
  await client.query("BEGIN");
  try {
    await work();
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
}

async function inTurn(work) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !LOST_RACE.includes(error.code)) throw error;
      await sleep(10 + Math.random() * 20 * attempt);
    }
  }
}

await runIfMain(import.meta.url, async () => {
  readSecretFiles();
  const { DATABASE_URL: ownerUrl, APP_DB_PASSWORD: password } = process.env;
  if (!ownerUrl || !password)
    throw new Error("Set DATABASE_URL, with the owner's login, and APP_DB_PASSWORD.");
  const changed = (await applyRoles({ ownerUrl, password })) !== ownerUrl;
  console.log(
    changed ? "The application's role is ready." : "This owner cannot create roles, so nothing was changed.",
  );
});
