// Connections for the WebAssembly schema engine, with fixes for bugs in its PostgreSQL adapter.
import { randomUUID } from "node:crypto";
import { PrismaPg } from "@prisma/adapter-pg";
import { ColumnTypeEnum } from "@prisma/driver-adapter-utils";
import pg from "pg";

/** The type ids of PostgreSQL's internal one-byte "char" and of its fixed-length char. */
const INTERNAL_CHAR = 18;
const BPCHAR = 1042;

/**
 * Parses the URL into separate fields. In a connection string, the URL's database name would override the name of the
 * shadow database.
 */
export function parseDatabaseUrl(text) {
  const url = new URL(text);
  const part = (value) => decodeURIComponent(value) || undefined;
  const sslMode = url.searchParams.get("sslmode") ?? "";
  const encrypted = ["require", "verify-ca", "verify-full"].includes(sslMode);
  return {
    host: part(url.hostname),
    port: url.port ? Number(url.port) : 5432,
    user: part(url.username),
    password: part(url.password),
    database: part(url.pathname.slice(1)),
    ssl: encrypted ? { rejectUnauthorized: sslMode !== "require" } : undefined,
  };
}

/** Runs one statement on its own connection, as `CREATE DATABASE` requires. */
async function runAlone(config, sql) {
  const client = new pg.Client(config);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/**
 * Creates the engine's connections: to the database, and to the empty shadow database in which it replays the
 * migrations.
 */
export class MigrationAdapters {
  provider = "postgres";
  adapterName = "@prisma/adapter-pg";
  open = new Set();
  shadows = new Set();

  constructor(config) {
    this.config = config;
  }

  async connect() {
    const adapter = await connectOne(this.config);
    this.open.add(adapter);
    return adapter;
  }

  /**
   * Connects to a new shadow database. `dispose` of the returned adapter first disconnects and then drops the database.
   * The adapter's original `dispose` would drop the database while still connected to it.
   */
  async connectToShadowDb() {
    const name = `prisma_migrate_shadow_db_${randomUUID()}`;
    await runAlone(this.config, `CREATE DATABASE "${name}" TEMPLATE template0`);
    this.shadows.add(name);
    const adapter = await connectOne({ ...this.config, database: name });
    const dispose = adapter.dispose.bind(adapter);
    adapter.dispose = async () => {
      await dispose();
      await this.dropShadow(name);
    };
    return adapter;
  }

  async dropShadow(name) {
    await runAlone(this.config, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
    this.shadows.delete(name);
  }

  async close() {
    for (const adapter of this.open) await adapter.dispose();
    this.open.clear();
    for (const name of this.shadows) await this.dropShadow(name);
  }
}

/** Opens at most one connection, because the advisory lock and the migration it guards must share it. */
async function connectOne(config) {
  const adapter = await new PrismaPg({ ...config, max: 1 }).connect();
  sendScriptsWhole(adapter);
  readInternalChar(adapter);
  return adapter;
}

/**
 * Sends a script whole, because the adapter splits it at every semicolon, even inside function bodies, DO blocks and
 * strings.
 */
function sendScriptsWhole(adapter) {
  adapter.executeScript = async function executeScript(script) {
    try {
      await this.underlyingDriver().query(script);
    } catch (error) {
      this.onError(error);
    }
  };
}

/**
 * Converts the one-byte "char" columns of PostgreSQL's catalogue, which the engine reads but the adapter does not
 * support.
 */
function readInternalChar(adapter) {
  const performIO = adapter.performIO.bind(adapter);
  const queryRaw = adapter.queryRaw.bind(adapter);
  let internalChars = [];
  adapter.performIO = async (query) => {
    const result = await performIO(query);
    const fields = result.fields ?? [];
    internalChars = fields.flatMap((field, index) => (field.dataTypeID === INTERNAL_CHAR ? [index] : []));
    for (const index of internalChars) fields[index].dataTypeID = BPCHAR;
    return result;
  };
  adapter.queryRaw = async (query) => {
    const result = await queryRaw(query);
    for (const index of internalChars) result.columnTypes[index] = ColumnTypeEnum.Character;
    return result;
  };
}
