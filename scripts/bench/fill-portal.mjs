// The data of the portal benchmark, in addition to a hundred thousand requests. It has a million audit entries, a month
// of calls and deliveries, a thousand other companies with applications, and dead-lettered work. The database's owner
// writes it in bulk and computes the counters at the end.

const AUDIT_ENTRIES = 900_000;
const AUDIT_ENTRIES_OF_OTHERS = 100;
const CALLS = 200_000;
const DELIVERIES = 40_000;
const COMPANIES = 1_000;
const MESSAGES = 50_000;

const id = (prefix, text) => `'${prefix}_' || left(md5('${prefix}' || ${text}), 26)`;

/**
 * A temporary table of the company's test requests, numbered from the oldest. The statements below write the requests'
 * audit entries, calls and deliveries.
 */
const REQUESTS = `create temp table some_request as
  select id, (row_number() over (order by created_at))::int - 1 as place from request
  where company_id = $1 and environment = 'test'`;

const COMPANY_ROWS = [
  `insert into company (id, name, created_at, live_approved_at)
   select ${id("co", "n")}, 'Firm ' || n || ' Home Loans', now() - n * interval '1 hour', case when n % 3 = 0 then now() end
   from generate_series(1, ${COMPANIES}) n`,
  `insert into company_settings (company_id, updated_at) select id, now() from company on conflict do nothing`,
  `insert into brand (company_id, display_name, updated_at) select id, name, now() from company on conflict do nothing`,
  `insert into audit_head (company_id, seq, hash)
   select ${id("co", "n")}, ${AUDIT_ENTRIES_OF_OTHERS}, '' from generate_series(1, ${COMPANIES}) n`,
  `insert into production_application (id, company_id, state, state_since, submitted_at, answers)
   select ${id("app", "n")}, ${id("co", "n")},
     (array['submitted', 'questions', 'answered', 'approved', 'rejected'])[1 + n % 5], now() - n * interval '1 hour',
     now() - n * interval '2 hours', jsonb_build_object('legal_name', 'Firm ' || n || ' Pty Ltd')
   from generate_series(1, ${COMPANIES}) n`,
];

const AUDIT_COLUMNS = `insert into audit_entry
  (id, company_id, environment, seq, request_id, action, actor_kind, actor_id, detail, at, prev_hash, hash)`;
const ACTIONS = `array['request.created', 'request.invited', 'link.opened', 'consent.completed', 'report.ready',
  'report.viewed', 'report.downloaded', 'request.reminded', 'key.used', 'session.begun']`;

const auditRows = (first) => [
  `${AUDIT_COLUMNS}
   select ${id("aud", "n")}, $1, case when n % 20 = 0 then null else 'test' end::environment, ${first} + n,
     case when n % 20 = 0 then null else r.id end, (${ACTIONS})[1 + n % 10],
     (array['member', 'key', 'customer', 'system'])[1 + n % 4], case n % 4 when 0 then $2 when 1 then $3 end, '{}',
     now() - interval '364 days' + n * interval '364 days' / ${AUDIT_ENTRIES}, md5(n::text), md5((n + 1)::text)
   from generate_series(1, ${AUDIT_ENTRIES}) n join some_request r on r.place = n * 7 % 100000`,
  `${AUDIT_COLUMNS}
   select ${id("aud", "'other' || n || '.' || c")}, ${id("co", "c")}, 'test', n, null, (${ACTIONS})[1 + n % 10], 'system', null,
     '{}', now() - n * interval '3 days' - c * interval '1 minute', md5(n::text), md5((n + 1)::text)
   from generate_series(1, ${COMPANIES}) c, generate_series(1, ${AUDIT_ENTRIES_OF_OTHERS}) n`,
];

const CALL_ROWS = [
  `insert into api_call (id, company_id, environment, created_at, key_id, call_id, method, route, path, request_id, status,
     error_code, duration_ms, request_body, response_body)
   select ${id("cll", "n")}, $1, 'test', now() - n * interval '30 days' / ${CALLS}, $2, md5('call' || n),
     case when n % 4 = 0 then 'POST' else 'GET' end,
     (array['/v1/requests', '/v1/requests/{id}', '/v1/requests/{id}/report', '/v1/requests/{id}/audit'])[1 + n % 4],
     '/v1/requests/' || r.id, case when n % 4 > 0 then r.id end,
     case when n % 50 = 0 then 404 when n % 1000 = 1 then 500 else 200 end,
     case when n % 50 = 0 then 'not_found' end, n % 90,
     case when n % 4 = 0 then '{"client_name":"' || repeat('x', 200) || '"}' end, '{"id":"' || repeat('y', 600) || '"}'
   from generate_series(1, ${CALLS}) n join some_request r on r.place = n % 100000`,
  `insert into api_call_day (company_id, environment, day, status_class, calls)
   select $1, 'test', (now() - d * interval '1 day')::date, c, 1000 / c
   from generate_series(0, 399) d, (values (2), (4), (5)) v (c) where $2 <> ''
   on conflict do nothing`,
];

/** The SQL that chooses an event's type. As in practice, one event in a thousand is of a rare type. */
const EVENT_TYPE = `case when n % 1000 = 1 then 'report.refreshed'
  else (array['consent.completed', 'report.ready', 'request.withdrawn'])[1 + n % 3] end`;

const DELIVERY_ROWS = [
  `insert into event (id, request_id, company_id, environment, type, addressed, generation, payload, created_at)
   select ${id("evt", "n")}, r.id, $1, 'test', ${EVENT_TYPE}, true, 1,
     '{"client_name":"Ava Nguyen"}', now() - n * interval '30 days' / ${DELIVERIES}
   from generate_series(1, ${DELIVERIES}) n join some_request r on r.place = n % 100000`,
  `insert into delivery
     (id, event_id, event_type, endpoint_id, company_id, environment, state, attempts, delivered_at, created_at)
   select ${id("dlv", "n")}, ${id("evt", "n")}, ${EVENT_TYPE}, w.id, $1, 'test',
     case when n % 500 = 0 then 'failed' else 'delivered' end, 1, case when n % 500 > 0 then now() end,
     now() - n * interval '30 days' / ${DELIVERIES}
   from generate_series(1, ${DELIVERIES}) n
     join webhook_endpoint w on w.company_id = $1 and w.environment = 'test'`,
  `insert into delivery_attempt (id, delivery_id, company_id, environment, number, at, latency_ms, outcome, response_code)
   select ${id("att", "n")}, ${id("dlv", "n")}, $1, 'test', 1, now(), 40, 'delivered', 200
   from generate_series(1, ${DELIVERIES}) n`,
];

const REST = [
  `insert into webhook_endpoint (id, company_id, environment, secret_sealed, updated_at)
   select ${id("whe", "n || w.environment")}, ${id("co", "n")}, w.environment, w.secret_sealed, now()
   from generate_series(1, ${COMPANIES}) n, webhook_endpoint w where w.company_id = $1`,
  // The company's own application, which is not submitted yet.
  `insert into production_application (id, company_id, answers)
   select ${id("app", "'own'")}, $1, '{"legal_name":"Bench Pty Ltd"}'`,
  `insert into upstream_message (provider, message_id, received_at, signed)
   select 'sandbox', 'bench' || n, now() - n * interval '30 days' / ${MESSAGES}, n % 100 > 0
   from generate_series(1, ${MESSAGES}) n`,
  `insert into outbox (id, name, company_id, environment, subject_id, dedupe_key, failures, parked_at, done_at, last_error)
   select ${id("job", "n")}, 'deliver', ${id("co", "1")}, 'test', 'dlv_' || n, 'bench' || n, 9,
     case when n % 100 = 0 then now() end, case when n % 100 > 0 then now() end, 'timeout'
   from generate_series(1, 20000) n`,
];

/**
 * Drops a table's indexes, except those of constraints, fills the table and creates the indexes again. That takes a
 * third of the time of a fill with indexes.
 */
async function withoutIndexes(owner, table, fill) {
  const { rows } = await owner.query(
    `select indexname, indexdef from pg_indexes where tablename = $1
     and indexname not in (select conname from pg_constraint) and schemaname = 'public'`,
    [table],
  );
  for (const { indexname } of rows) await owner.query(`drop index ${indexname}`);
  await fill();
  for (const { indexdef } of rows) await owner.query(indexdef);
}

/**
 * Adds the portal's data to a database that seed.ts has filled. `owner` is a connection as the database's owner.
 * Returns the ids of the records whose pages are measured.
 */
export async function fillPortal(owner, { companyId, userId }) {
  const find = async (text, values) => (await owner.query(text, values)).rows[0];
  const key = await find("select id from api_key where company_id = $1 and environment = 'test'", [
    companyId,
  ]);
  const head = await find("select seq from audit_head where company_id = $1", [companyId]);
  // Triggers and foreign keys are switched off, because they would run for each row. The counters are computed at the
  // end.
  await owner.query("set session_replication_role = replica");
  await owner.query(REQUESTS, [companyId]);
  for (const text of COMPANY_ROWS) await owner.query(text);
  await withoutIndexes(owner, "audit_entry", async () => {
    const [own, others] = auditRows(head.seq);
    await owner.query(own, [companyId, userId, key.id]);
    await owner.query(others);
  });
  await owner.query("update audit_head set seq = seq + $2 where company_id = $1", [companyId, AUDIT_ENTRIES]);
  await owner.query("update webhook_endpoint set url = 'https://firm.example/hooks' where company_id = $1", [
    companyId,
  ]);
  for (const text of CALL_ROWS) await owner.query(text, [companyId, key.id]);
  for (const text of DELIVERY_ROWS) await owner.query(text, [companyId]);
  for (const text of REST) await owner.query(text, text.includes("$1") ? [companyId] : []);
  await owner.query("set session_replication_role = default");
  await owner.query("select recount_usage()");
  // Compacts the table, because this bulk fill leaves it larger than in production. There, counters arrive daily and
  // reuse the space that merged rows free.
  await owner.query("vacuum full usage_count");
  const app = await find("select id from production_application where state = 'submitted' limit 1");
  const call = await find("select id from api_call order by created_at desc limit 1");
  const delivery = await find("select id from delivery order by created_at desc limit 1");
  return { callId: call.id, deliveryId: delivery.id, applicationId: app.id };
}
