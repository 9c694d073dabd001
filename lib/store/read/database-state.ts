import { db, pool } from "@/lib/store/client";
import { Prisma } from "@/prisma/generated/client";

type DatabaseState = {
  /** Postgres's own version number: 170002 means 17.2. */
  version: number;
  role: string;
  /** True if the role bypasses row-level security. */
  isUnbound: boolean;
  now: Date;
  connectionsMax: number;
  /** Models whose table, or a column of it, is missing in the database. */
  stale: string[];
};

/** Facts about the database that an operator may have to fix. Reads no rows. Throws if it cannot be reached. */
export async function readDatabaseState(): Promise<DatabaseState> {
  const { rows } = await pool().query<Omit<DatabaseState, "stale">>(
    `select current_setting('server_version_num')::int as version, current_user as role, clock_timestamp() as now,
       current_setting('max_connections')::int as "connectionsMax",
       (select rolsuper or rolbypassrls from pg_roles where rolname = current_user) as "isUnbound"`,
  );
  const [facts] = rows;
  if (!facts) throw new Error("the database returned no facts about itself");
  const models = Object.values(Prisma.ModelName);
  const checked = await Promise.all(models.map(async (name) => ((await isCurrent(name)) ? [] : [name])));
  return { ...facts, stale: checked.flat() };
}

type Readable = { findFirst: (asked: { where: { OR: [] } }) => Promise<unknown> };

/** Reports whether the table has every column of the model, by a query that selects them but no rows. */
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
