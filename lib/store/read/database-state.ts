import { db, pool } from "@/lib/store/client";
import { Prisma } from "@/prisma/generated/client";

export type DatabaseState = {
  /** As Postgres numbers itself: 170002 is 17.2. */
  version: number;
  role: string;
  /** Row-level security does not bind the role. */
  isUnbound: boolean;
  now: Date;
  connectionsMax: number;
  /** Models whose table or columns are not as the program expects them. */
  stale: string[];
};

/** What an operator may have to put right in the database. Reads no row. Throws where it cannot be reached. */
export async function readDatabaseState(): Promise<DatabaseState> {
  const { rows } = await pool().query<Omit<DatabaseState, "stale">>(
    `select current_setting('server_version_num')::int as version, current_user as role, clock_timestamp() as now,
       current_setting('max_connections')::int as "connectionsMax",
       (select rolsuper or rolbypassrls from pg_roles where rolname = current_user) as "isUnbound"`,
  );
  const [facts] = rows;
  if (!facts) throw new Error("the database said nothing of itself");
  const models = Object.values(Prisma.ModelName);
  const checked = await Promise.all(models.map(async (name) => ((await isCurrent(name)) ? [] : [name])));
  return { ...facts, stale: checked.flat() };
}

type Readable = { findFirst: (asked: { where: { OR: [] } }) => Promise<unknown> };

/** Asks for every column of the table, of no row. */
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
