import pg from "pg";
import { need } from "@/tests/faults/support/need";
import { until } from "@/tests/wire/support/server";

/**
 * Database connections with the owner's rights. They bypass row-level security, and the network proxies that the cases
 * break.
 */

let pool: pg.Pool | null = null;

function ownerPool(): pg.Pool {
  if (!pool) {
    pool = new pg.Pool({ connectionString: need("OWNER_DATABASE_URL"), max: 4 });
    // The cases restart the database, so a broken connection is ignored; the next query opens another connection.
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

/** Runs SQL like asOwner, but without triggers, some of which would refuse the change. */
export async function forge(sql: string, values: unknown[]): Promise<void> {
  const client = await ownerPool().connect();
  try {
    await client.query("begin");
    await client.query("set local session_replication_role = replica");
    await client.query(sql, values);
    await client.query("commit");
  } finally {
    client.release();
  }
}

/** A lock that stops the server at one step, like a debugger's breakpoint. */
export type Breakpoint = {
  /** Waits until a session of the server waits for the lock. */
  reached: (timeoutMs?: number) => Promise<void>;
  /** Waits until a session of the server has waited for the lock for `seconds` seconds. */
  held: (seconds: number) => Promise<void>;
  /** Lists the names of the waiting sessions. */
  names: () => Promise<string[]>;
  /** Releases the lock, so that the server continues. */
  release: () => Promise<void>;
  /** Ends the waiting sessions, as the end of their process would. Later sessions still wait for the lock. */
  endWaiting: () => Promise<void>;
  /** Ends the waiting sessions and releases the lock. */
  drop: () => Promise<void>;
};

/** The breakpoints that are currently set. If a case fails, its breakpoints stay, and would stop all later cases. */
const breakpoints = new Set<Breakpoint>();

/** Removes breakpoints that a case did not release. */
export async function dropBreakpoints(): Promise<void> {
  for (const each of [...breakpoints]) await each.drop();
}

/** Returns the names of the sessions that wait at any breakpoint. */
export async function sessionsHeld(): Promise<string[]> {
  return (await Promise.all([...breakpoints].map((each) => each.names()))).flat();
}

const REACH_MS = 30_000;
/**
 * The maximum wait for a lock, in milliseconds. After that the case fails, because the lock's holder may be waiting for
 * the case itself.
 */
const LOCK_MS = 10_000;

/**
 * Stops sessions that write to the table. Reads of the table go on. `reached` counts only waiting statements that match
 * `statement`.
 */
export const breakAtTable = (table: string, statement = ""): Promise<Breakpoint> =>
  breakAt(`lock table ${table} in share mode`, [], statement);

/** Stops sessions that write or lock the outbox row with this id. */
export const breakAtWork = (id: string): Promise<Breakpoint> =>
  breakAt("select id from outbox where id = $1 for update", [id]);

async function breakAt(lock: string, values: unknown[], statement = ""): Promise<Breakpoint> {
  const client = new pg.Client({ connectionString: need("OWNER_DATABASE_URL") });
  client.on("error", () => {});
  await client.connect();
  await client.query("begin");
  await client.query(`set local lock_timeout = ${LOCK_MS}`);
  await client.query(lock, values);
  const [me] = (await client.query<{ pid: number }>("select pg_backend_pid() as pid")).rows;
  const waiting = (query = "") =>
    asOwner<{ pid: number; name: string }>(
      "select pid, application_name as name from pg_stat_activity where $1::int = any(pg_blocking_pids(pid)) and query ~* $2",
      [me?.pid, query],
    );
  const release = async () => {
    breakpoints.delete(stop);
    await client.query("rollback").catch(() => {});
    await client.end().catch(() => {});
  };
  const endWaiting = async () => {
    for (const { pid } of await waiting()) await asOwner("select pg_terminate_backend($1::int)", [pid]);
  };
  const stop: Breakpoint = {
    reached: async (timeoutMs = REACH_MS) => {
      await until(
        () => waiting(statement),
        (rows) => rows.length > 0,
        timeoutMs,
      );
    },
    held: async (seconds) => {
      await until(
        () =>
          asOwner(
            `select pid from pg_locks where not granted and $1::int = any(pg_blocking_pids(pid))
             and waitstart <= clock_timestamp() - make_interval(secs => $2)`,
            [me?.pid, seconds],
          ),
        (rows) => rows.length > 0,
      );
    },
    names: async () => (await waiting(statement)).map(({ name }) => name),
    endWaiting,
    release,
    drop: async () => {
      await endWaiting();
      await release();
    },
  };
  breakpoints.add(stop);
  return stop;
}

/** Waits until a session runs a statement that matches `statement` and another session's lock blocks it. */
export async function reachBlocked(statement: string): Promise<void> {
  await until(
    () =>
      asOwner(
        "select pid from pg_stat_activity where query ~* $1 and cardinality(pg_blocking_pids(pid)) > 0",
        [statement],
      ),
    (rows) => rows.length > 0,
  );
}

/** Returns the unfinished work of the kind `name` about one subject. */
export const findWork = (name: string, subjectId: string) =>
  asOwner<{ id: string; attempts: number }>(
    "select id, attempts from outbox where name = $1 and subject_id = $2 and done_at is null order by available_at",
    [name, subjectId],
  );

/** Waits until a worker has tried this work and released it, whether the work is done or failed. */
export async function reachEndOfTry(name: string, subjectId: string): Promise<void> {
  await until(
    () =>
      asOwner(
        "select id from outbox where name = $1 and subject_id = $2 and attempts > 0 and lease_until is null",
        [name, subjectId],
      ),
    (rows) => rows.length > 0,
  );
}

/** Waits until no work of this company is due or in progress. Work that is due later or dead-lettered may remain. */
export async function reachQuiet(companyId: string): Promise<void> {
  await until(
    () =>
      asOwner(
        `select id from outbox where company_id = $1 and done_at is null and parked_at is null
         and (available_at <= now() or lease_until is not null)`,
        [companyId],
      ),
    (rows) => rows.length === 0,
    60_000,
  );
}

/** Makes retries due repeatedly until none is pending. */
export async function bringRetriesUntilDone(timeoutMs = 60_000): Promise<void> {
  const pending = async () => {
    await bringRetriesNearer();
    const [row] = await asOwner<{ count: number }>(
      "select count(*)::int as count from delivery where state = 'pending'",
    );
    return row?.count ?? 0;
  };
  await until(pending, (count) => count === 0, timeoutMs);
}

/** Makes pending retries of deliveries due now. Other tests cover when retries are due. */
export async function bringRetriesNearer(): Promise<void> {
  await asOwner(`update outbox set available_at = now() where name = 'deliver' and done_at is null
    and parked_at is null and available_at > now()`);
  await asOwner("update delivery set next_at = now() where state = 'pending' and next_at > now()");
}

/** Returns the result of each attempt to deliver the webhook consent.completed of this request. */
export const attemptsOf = (id: string) =>
  asOwner<{ outcome: string; response_code: number | null }>(
    `select a.outcome, a.response_code from delivery_attempt a join delivery d on d.id = a.delivery_id
     join event e on e.id = d.event_id where e.request_id = $1 and e.type = 'consent.completed' order by a.number`,
    [id],
  );
