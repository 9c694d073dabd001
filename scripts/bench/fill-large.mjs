// Replaces the calls, events and deliveries of the portal benchmark's database with millions of rows. One company has a
// third of the rows, and a thousand companies share the rest, in both environments. As in practice, rows are in the
// order of their times and ids are random.
import pg from "pg";

/** The days over which the rows are spread: as long as the product stores them. */
export const LARGE_DAYS = 30;
const COMPANIES = 1_000;
/** The tables that the rows fill. */
export const LARGE_TABLES = ["api_call", "event", "delivery", "delivery_attempt"];

const id = (prefix) => `'${prefix}_' || left(md5('${prefix}large' || n), 26)`;
const at = (rows) => `now() - (${rows} - n) * interval '${LARGE_DAYS} days' / ${rows}`;
const COMPANY = `case when n % 3 = 0 then $1 else 'co_' || left(md5('co' || 1 + n % ${COMPANIES}), 26) end`;
/** A fifth of the thousand companies have their rows in live. The rows of the company `$1` are all in test. */
const ENVIRONMENT = `(case when n % 3 > 0 and n % 5 = 1 then 'live' else 'test' end)::environment`;
const REQUEST = "($2::text[])[1 + n % array_length($2::text[], 1)]";
/** One event in a thousand is of a rare type. */
const EVENT_TYPE = `case when n % 1000 = 3 then 'report.refreshed'
  else (array['consent.completed', 'report.ready', 'request.withdrawn'])[1 + n / 3 % 3] end`;

const fillsOf = (rows) => ({
  api_call: `insert into api_call (id, company_id, environment, created_at, key_id, call_id, method, route, path,
      request_id, status, error_code, duration_ms, request_body, response_body)
    select ${id("cll")}, ${COMPANY}, ${ENVIRONMENT}, ${at(rows)}, 'key', md5('large' || n),
      case when n % 4 = 0 then 'POST' else 'GET' end,
      case when n % 2000 = 6 then null when n % 2000 = 9 then '/v1/webhooks' else
        (array['/v1/requests', '/v1/requests/{id}', '/v1/requests/{id}/report', '/v1/requests/{id}/audit'])[1 + n % 4]
      end,
      '/v1/requests', case when n % 4 > 0 then ${REQUEST} end,
      case when n % 50 = 0 then 404 when n % 1000 = 12 then 500 else 200 end,
      case when n % 50 = 0 then 'not_found' end, n % 90, case when n % 4 = 0 then repeat('x', 200) end, repeat('y', 250)
    from generate_series(1, ${rows}) n`,
  event: `insert into event
      (id, request_id, company_id, environment, type, addressed, generation, payload, created_at)
    select ${id("evt")}, ${REQUEST}, ${COMPANY}, ${ENVIRONMENT}, ${EVENT_TYPE}, true, 1000 + n, '{"client_name":"' || repeat('z', 230) || '"}', ${at(rows)}
    from generate_series(1, ${rows}) n`,
  delivery: `insert into delivery
      (id, event_id, event_type, endpoint_id, company_id, environment, state, attempts, delivered_at, created_at)
    select ${id("dlv")}, ${id("evt")}, ${EVENT_TYPE}, w.id, w.company_id, w.environment,
      case when n % 500 = 0 then 'failed' else 'delivered' end, 1, case when n % 500 > 0 then ${at(rows)} end, ${at(rows)}
    from generate_series(1, ${rows}) n
      join webhook_endpoint w on w.company_id = ${COMPANY} and w.environment = ${ENVIRONMENT} order by n`,
  delivery_attempt: `insert into delivery_attempt
      (id, delivery_id, company_id, environment, number, at, latency_ms, outcome, response_code)
    select ${id("att")}, ${id("dlv")}, ${COMPANY}, ${ENVIRONMENT}, 1, ${at(rows)}, 40, 'delivered', 200
    from generate_series(1, ${rows}) n`,
});

/** The primary keys of the large tables, and the foreign keys from one large table to another. */
const CONSTRAINTS = `select conrelid::regclass::text as owner, conname, pg_get_constraintdef(oid) as text, contype
  from pg_constraint where conrelid = any($1::regclass[])
    and (contype = 'p' or contype = 'f' and confrelid = any($1::regclass[])) order by contype`;
const INDEXES =
  "select tablename, indexname, indexdef from pg_indexes where schemaname = 'public' and tablename = any($1)";

async function connect(url) {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await owner.query("set synchronous_commit = off");
  await owner.query("set maintenance_work_mem = '1GB'");
  await owner.query("set work_mem = '512MB'");
  // Switches triggers and foreign keys off, because they would run for each row.
  await owner.query("set session_replication_role = replica");
  return owner;
}

/**
 * Writes `rows` rows to each table, to all tables in parallel. Drops the indexes first and creates them again
 * afterwards. Counters are computed at the end.
 */
export async function fillLarge(ownerUrl, { companyId, ids }, rows, log = () => {}) {
  const fills = fillsOf(rows);
  const owner = await connect(ownerUrl);
  const constraints = (await owner.query(CONSTRAINTS, [LARGE_TABLES])).rows;
  for (const { owner: table, conname } of constraints.filter(({ contype }) => contype === "f"))
    await owner.query(`alter table ${table} drop constraint "${conname}"`);
  const keys = constraints.filter(({ contype }) => contype === "p");
  for (const { owner: table, conname } of keys)
    await owner.query(`alter table ${table} drop constraint "${conname}"`);
  const indexes = (await owner.query(INDEXES, [LARGE_TABLES])).rows;
  await owner.query(`truncate ${LARGE_TABLES.join(", ")} restart identity`);
  for (const { indexname } of indexes) await owner.query(`drop index "${indexname}"`);
  await Promise.all(
    LARGE_TABLES.map(async (table) => {
      const client = await connect(ownerUrl);
      await client.query(fills[table], fills[table].includes("$2") ? [companyId, ids] : [companyId]);
      log(`${table}: rows written`);
      for (const { owner: of, conname, text } of keys.filter((key) => key.owner === table))
        await client.query(`alter table ${of} add constraint "${conname}" ${text}`);
      for (const { indexdef } of indexes.filter(({ tablename }) => tablename === table))
        await client.query(indexdef);
      log(`${table}: indexes created`);
      await client.end();
    }),
  );
  for (const { owner: table, conname, text } of constraints.filter(({ contype }) => contype === "f"))
    await owner.query(`alter table ${table} add constraint "${conname}" ${text}`);
  await owner.query("set session_replication_role = default");
  await owner.query("select recount_usage()");
  await owner.query(`vacuum analyze ${LARGE_TABLES.join(", ")}, usage_count`);
  await owner.end();
}
