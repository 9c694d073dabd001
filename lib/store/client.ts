import { createHash } from "node:crypto";
import type { Socket } from "node:net";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { env } from "@/lib/env/env";
import type { Scope } from "@/lib/scope";
import { traceStatements } from "@/lib/store/trace-statements";
import { type Prisma, PrismaClient } from "@/prisma/generated/client";

/**
 * A Postgres transaction. Row-level security is forced on every tenant table, so a query sees no rows until its
 * transaction sets a scope: a company, a look-up, the worker or the operator. The functions below set the scope. Other
 * files start a transaction with `db()` only for tables without a tenant.
 */
export type Tx = Prisma.TransactionClient;

type Store = { pool: pg.Pool; prisma: PrismaClient };
const cache = globalThis as unknown as { surplusStore?: Store };

/**
 * The largest number of named prepared statements. Statements beyond it have no name, so the database does not keep
 * them prepared.
 */
const STATEMENT_NAMES_MAX = 500;
const TRANSACTION_TIMEOUT_MS = 15_000;
const TRANSACTION_WAIT_MS = 10_000;

/**
 * Milliseconds without any data from the database after which a connection counts as dead. Our statements take
 * seconds at most.
 */
const SILENCE_MAX_MS = 20_000;

/**
 * Closes a connection that is silent for SILENCE_MAX_MS, for example after a failover or a network loss. Callers that
 * wait for the connection get an error, and the next query opens a new connection. Without this, the operating system
 * would wait for a quarter of an hour.
 */
export function closeWhenSilent(client: pg.ClientBase): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.setTimeout(SILENCE_MAX_MS, () => {
    stream.destroy(Object.assign(new Error("the database is silent"), { code: "ETIMEDOUT" }));
  });
}

/**
 * True if prepared statements may be used. False if a pooler may run the next statement on another connection, on
 * which it is not prepared.
 */
const keepsStatements = () => env().DB_PREPARED_STATEMENTS === "1";

function makeStore(): Store {
  const pool = new pg.Pool({
    connectionString: env().DATABASE_URL,
    max: env().DB_POOL,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    onConnect: async (client) => {
      closeWhenSilent(client);
      traceStatements(client);
      // Sets UTC, because the adapter writes times as if the session were in UTC. Uses a statement, because a pooler
      // drops connection options but restores a session's time zone on every connection.
      await client.query("set timezone to 'UTC'");
    },
  });
  // An idle connection that breaks (a database restart) must not end the process. The next query opens another
  // connection.
  pool.on("error", () => {});
  const names = new Map<string, string>();
  const isPrepared = keepsStatements();
  const statementNameGenerator = ({ sql }: { sql: string }) => {
    if (!isPrepared) return undefined;
    const known = names.get(sql);
    if (known || names.size >= STATEMENT_NAMES_MAX) return known;
    const name = `p${createHash("sha1").update(sql).digest("hex").slice(0, 16)}`;
    names.set(sql, name);
    return name;
  };
  const adapter = new PrismaPg(pool, { statementNameGenerator } as ConstructorParameters<typeof PrismaPg>[1]);
  return { pool, prisma: new PrismaClient({ adapter }) };
}

function store(): Store {
  cache.surplusStore ??= makeStore();
  return cache.surplusStore;
}

/**
 * The Prisma client for tables without a tenant: users, sessions, rate buckets, the sandbox bank. Tenant tables look
 * empty in its queries.
 */
export function db(): PrismaClient {
  return store().prisma;
}

/** The pool of plain connections, for the most frequent statements. */
export function pool(): pg.Pool {
  return store().pool;
}

/**
 * Runs one statement in one round trip, without Prisma, for the most frequent calls. The statement is prepared if
 * possible. To read tenant data, call an SQL function that takes the scope as a parameter and sets it
 * (prisma/functions). `pg` encodes the values.
 */
export async function ask<Row extends pg.QueryResultRow>(
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const statement = keepsStatements() ? { name, text, values } : { text, values };
  return (await store().pool.query<Row>(statement)).rows;
}

/** A transaction is tried at most this many times if the database aborts it because of another transaction. */
const TRIES_MAX = 4;
/**
 * Error codes of a deadlock or a write conflict: one of Prisma's and two of Postgres's. A transaction that fails with
 * one of them committed nothing, so it can be retried.
 */
const BROKEN_OFF: ReadonlySet<unknown> = new Set(["P2034", "40P01", "40001"]);

function isBrokenOff(error: unknown): boolean {
  const { code, meta } = error as { code?: unknown; meta?: { code?: unknown } };
  return BROKEN_OFF.has(code) || BROKEN_OFF.has(meta?.code);
}

const transactionOptions = { timeout: TRANSACTION_TIMEOUT_MS, maxWait: TRANSACTION_WAIT_MS };

/**
 * Runs `enter`, which sets the rows that row-level security shows, and then `work`, in one transaction. Retries up to
 * three times if the database aborts the transaction because of another one. Other errors go to the caller.
 */
async function unit<T>(enter: (tx: Tx) => Promise<unknown>, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await db().$transaction(async (tx) => {
        await enter(tx);
        return work(tx);
      }, transactionOptions);
    } catch (error) {
      if (tries === TRIES_MAX || !isBrokenOff(error)) throw error;
    }
  }
}

/** Runs `work` in one transaction that sees only one company's rows of one environment. */
export async function inScope<T>(
  { companyId, environment }: Scope,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return unit(
    (tx) =>
      tx.$executeRaw`select set_config('app.company_id', ${companyId}, true), set_config('app.environment', ${environment}, true)`,
    work,
  );
}

/** Like inScope, but for the company's data of both environments: settings, brand, members, keys. */
export async function inCompany<T>(companyId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return unit((tx) => tx.$executeRaw`select set_config('app.company_id', ${companyId}, true)`, work);
}

/**
 * Runs a look-up for a public link, an upstream event or a sign-in, before the company is known. Row-level security
 * then shows only rows that belong to `asked`, in any company, and allows only reading. `asked` is the id of a request,
 * an upstream user, a message, a report, a user or a single sign-on connection. It can also be a verified domain, or
 * the hash of an invitation's link.
 */
export async function asking<T>(asked: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return unit((tx) => tx.$executeRaw`select set_config('app.asked', ${asked}, true)`, work);
}

/** Runs work across companies, on tables and columns that contain only ids, times, our own codes and digests. */
export async function asWorker<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return unit((tx) => tx.$executeRaw`select set_config('app.worker', 'on', true)`, work);
}

/** Runs an operator's work, which sees companies and their applications, but no requests and no bank data. */
export async function asOperator<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return unit((tx) => tx.$executeRaw`select set_config('app.operator', 'on', true)`, work);
}

/**
 * Runs an operator's work on one company, such as on its application or its status. Sets no environment, so the work
 * sees none of the company's requests.
 */
export async function inOperation<T>(companyId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return unit(
    (tx) =>
      tx.$executeRaw`select set_config('app.operator', 'on', true), set_config('app.company_id', ${companyId}, true)`,
    work,
  );
}

/** Throws, with instructions, if the database role bypasses row-level security. */
export async function refuseSuperuser(): Promise<void> {
  const { rows } = await pool().query<{ unbound: boolean }>(
    "select rolsuper or rolbypassrls as unbound from pg_roles where rolname = current_user",
  );
  if (rows[0]?.unbound) {
    throw new Error(
      "DATABASE_URL names a superuser or a role that bypasses row-level security. Use a plain role; `npm start` creates one.",
    );
  }
}

/** Closes the connections of the pool; for a graceful stop and for tests. */
export async function closeStore(): Promise<void> {
  const open = cache.surplusStore;
  delete cache.surplusStore;
  if (!open) return;
  await open.prisma.$disconnect();
  await open.pool.end();
}
