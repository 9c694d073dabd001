import pg from "pg";
import { env } from "@/lib/env/env";
import { db, pool } from "@/lib/store/client";
import { Prisma } from "@/prisma/generated/client";

const DIRECT_WAIT_MS = 10_000;

type DatabaseState = {
  /** Postgres's own version number: 170002 means 17.2. */
  version: number;
  role: string;
  /** True if the role bypasses row-level security. */
  isUnbound: boolean;
  /** True if the role owns the tables. An owner could change the tables and the audit log. */
  isOwner: boolean;
  now: Date;
  connectionsMax: number;
  /** Prisma models whose table, or one of its columns, is missing in the database. */
  stale: string[];
};

/**
 * Reads the facts about the database that the operator's checks need. Reads no rows of the product. Throws if the
 * database cannot be reached.
 */
export async function readDatabaseState(): Promise<DatabaseState> {
  const { rows } = await pool().query<Omit<DatabaseState, "stale">>(
    `select current_setting('server_version_num')::int as version, current_user as role, clock_timestamp() as now,
       current_setting('max_connections')::int as "connectionsMax",
       coalesce((select pg_has_role(relowner, 'usage') from pg_class where oid = to_regclass('public.company')), false)
         as "isOwner",
       (select rolsuper or rolbypassrls from pg_roles where rolname = current_user) as "isUnbound"`,
  );
  const [facts] = rows;
  if (!facts) throw new Error("the database returned no facts about itself");
  const models = Object.values(Prisma.ModelName);
  const checked = await Promise.all(models.map(async (name) => ((await isCurrent(name)) ? [] : [name])));
  return { ...facts, stale: checked.flat() };
}

type Readable = { findFirst: (asked: { where: { OR: [] } }) => Promise<unknown> };

/**
 * Reports whether the table has every column of the model. Runs a query that selects all the columns but returns no
 * rows.
 */
async function isCurrent(model: string): Promise<boolean> {
  const delegates = db() as unknown as Record<string, Readable | undefined>;
  const delegate = delegates[`${model[0]?.toLowerCase()}${model.slice(1)}`];
  try {
    await delegate?.findFirst({ where: { OR: [] } });
    return delegate !== undefined;
  } catch (error) {
    // P2021: no such table. P2022: no such column.
    const { code } = error as { code?: unknown };
    if (code === "P2021" || code === "P2022") return false;
    throw error;
  }
}

/**
 * Opens and closes a connection like the one that listens for new work. Reports whether a pooler answered instead of
 * the database. Throws if the connection fails.
 */
export async function isListeningPooled(): Promise<boolean> {
  const { DIRECT_DATABASE_URL, DATABASE_URL } = env();
  const client = new pg.Client({
    connectionString: DIRECT_DATABASE_URL ?? DATABASE_URL,
    connectionTimeoutMillis: DIRECT_WAIT_MS,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    // A direct connection reports the database's own process id. A pooler gives each client another id, because clients
    // share the database's processes.
    return rows[0]?.pid !== (client as unknown as { processID: number }).processID;
  } finally {
    await client.end();
  }
}

/** Matches Postgres's error code in the message of a Prisma error, for failures that have no Prisma error code. */
const IN_MESSAGE = /Code: `([0-9A-Z]{5})`/;

/** Postgres's code of the failure that the driver or Prisma reports; null if there is none. */
export function findDatabaseCode(error: unknown): string | null {
  if (error instanceof pg.DatabaseError) return error.code ?? null;
  return IN_MESSAGE.exec(error instanceof Error ? error.message : "")?.[1] ?? null;
}
