import pg from "pg";
import { need } from "@/tests/faults/support/need";
import { until } from "@/tests/wire/support/server";

/** The database, seen and changed as its owner: past row-level security, past every line, past the server. */

let pool: pg.Pool | null = null;

function ownerPool(): pg.Pool {
  if (!pool) {
    pool = new pg.Pool({ connectionString: need("OWNER_DATABASE_URL"), max: 4 });
    // The database is restarted under us; the next query opens another connection.
    pool.on("error", () => {});
  }
  return pool;
}

export async function asOwner<Row extends pg.QueryResultRow>(
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return (await ownerPool().query<Row>(sql, values)).rows;
}

export async function closeOwner(): Promise<void> {
  await pool?.end();
  pool = null;
}

/** A lock of ours that makes the server stop at one step, as a debugger's breakpoint would. */
export type Breakpoint = {
  /** Resolves when a session of the server waits for the lock. */
  reached: () => Promise<void>;
  /** Lets it go on. */
  release: () => Promise<void>;
  /** Ends the sessions that wait, as the end of their process would, and gives the lock back. */
  drop: () => Promise<void>;
};

const REACH_MS = 30_000;

/** Whoever writes to the table stops there; reading goes on. */
export const breakAtTable = (table: string): Promise<Breakpoint> =>
  breakAt(`lock table ${table} in share mode`, []);

/** Whoever writes to this row, or wants it locked, stops there. */
export const breakAtWork = (id: string): Promise<Breakpoint> =>
  breakAt("select id from outbox where id = $1 for update", [id]);

async function breakAt(statement: string, values: unknown[]): Promise<Breakpoint> {
  const client = new pg.Client({ connectionString: need("OWNER_DATABASE_URL") });
  client.on("error", () => {});
  await client.connect();
  await client.query("begin");
  await client.query(statement, values);
  const [me] = (await client.query<{ pid: number }>("select pg_backend_pid() as pid")).rows;
  const waiting = () =>
    asOwner<{ pid: number }>("select pid from pg_stat_activity where $1::int = any(pg_blocking_pids(pid))", [
      me?.pid,
    ]);
  const release = async () => {
    await client.query("rollback").catch(() => {});
    await client.end().catch(() => {});
  };
  return {
    reached: async () => {
      await until(waiting, (rows) => rows.length > 0, REACH_MS);
    },
    release,
    drop: async () => {
      for (const { pid } of await waiting()) await asOwner("select pg_terminate_backend($1::int)", [pid]);
      await release();
    },
  };
}

/** Undone work of this kind about one subject. */
export const findWork = (name: string, subjectId: string) =>
  asOwner<{ id: string; attempts: number }>(
    "select id, attempts from outbox where name = $1 and subject_id = $2 and done_at is null order by available_at",
    [name, subjectId],
  );

/** Brings deliveries that wait for their next try nearer: the schedule of seconds to hours is a promise of its own. */
export async function bringRetriesNearer(): Promise<void> {
  await asOwner(`update outbox set available_at = now() where name = 'deliver' and done_at is null
    and parked_at is null and available_at > now()`);
  await asOwner("update delivery set next_at = now() where state = 'pending' and next_at > now()");
}
