import { Code } from "@/components/docs/code";
import type { Section } from "@/components/docs/guide";

export const databaseDown: Section = {
  id: "database-down",
  title: "The database is unreachable",
  body: (
    <>
      <p>
        Callers get 503 with <code>Retry-After</code>; the log says “the outbox cannot be read”. Nothing is
        lost: calls that got a response are stored, callers repeat their other calls, and the processes
        recover within seconds once the database is back. Do not restart the processes.
      </p>
      <Code
        label="Check that the database responds to both roles"
        language="bash"
        code={`psql "$DATABASE_URL" -c "select now(), pg_is_in_recovery()"
psql "$OWNER_URL" -c "select state, wait_event_type, count(*)
  from pg_stat_activity group by 1, 2 order by 3 desc"`}
      />
      <ul className="docs-list">
        <li>
          “too many connections”: run fewer processes, set a smaller <code>DB_POOL</code>, or use{" "}
          <a href="/docs/deployment#database">a pooler</a>.
        </li>
        <li>“in recovery”: the host in the URL is a replica. Use the host of the primary.</li>
        <li>
          Many sessions wait for a lock: find the session that holds the lock with{" "}
          <code>pg_blocking_pids(pid)</code>, and end that session with <code>pg_terminate_backend(pid)</code>
          . You can safely end any statement of the product.
        </li>
        <li>
          The database cannot be recovered: <a href="/docs/backups#restore">restore a backup</a>.
        </li>
      </ul>
    </>
  ),
};

export const queueGrows: Section = {
  id: "queue-grows",
  title: "Background work piles up",
  body: (
    <>
      <Code
        label="Count the due work by kind and age"
        language="bash"
        code={`psql "$SUPERUSER_URL" -d surplus \\
-c "select name, count(*), min(available_at) as oldest,
  count(*) filter (where lease_until > now()) as held,
  max(failures) as failures from outbox
  where done_at is null and parked_at is null
  and available_at <= now() group by 1 order by 2 desc"`}
      />
      <ul className="docs-list">
        <li>
          Only <code>deliver</code> is due, and only for one firm: that firm’s receiver hangs. At most eight
          deliveries to one endpoint run at the same time, so no other firm waits. No action is needed.
        </li>
        <li>
          <code>generate</code> and <code>refresh</code> are due: the processes are busy. Start more.
        </li>
        <li>
          Work of every kind is due, and none of it is leased: no process takes work. Check that processes are
          running with the same settings. With Inngest, check that <code>/health</code> says{" "}
          <code>inngest</code> and that Inngest’s runs reach <code>/api/inngest</code>. To run without
          Inngest, remove its two keys and restart the processes, which then do the work.
        </li>
        <li>
          “due work was not in the queue and has been added”: a regular check found work that was never
          queued, and queued this work. Nothing is lost, but report the line, because it shows a bug in the
          product.
        </li>
      </ul>
    </>
  ),
};

export const upstreamAway: Section = {
  id: "upstream",
  title: "The data provider is unreachable",
  body: (
    <>
      <p>
        Customers who are about to consent are asked to come back later. Customers who have already consented
        lose nothing. Work that waits for a provider is retried every 15 minutes without limit, and resumes
        automatically. Withdrawals are retried every 30 seconds, so the provider’s copy of the data is deleted
        within a minute after the provider is back. Tell firms if the outage lasts an hour. When the provider
        is back, you can retry everything immediately:
      </p>
      <Code
        label="Retry now"
        language="bash"
        code={`node scripts/work.mjs # ids of work that keeps failing
node scripts/work.mjs retry <id> …   # those
node scripts/work.mjs retry --all    # everything that is dead-lettered`}
      />
    </>
  ),
};

export const endingStopped: Section = {
  id: "ending",
  title: "We stopped ending consents",
  body: (
    <>
      <p>
        Operators get an email, and every page of the console shows a notice, when a provider reports that
        many customers are gone. Many means more than three customers within an hour. At a provider with 50
        customers or more, it also means over 2% of its customers within an hour. The customers have probably
        not ended their consents. More likely, the key belongs to another application, a backup was restored,
        or the provider has a fault. We therefore stop acting on the provider’s reports. Until an operator
        releases this stop, we do not end, erase or delete anything because of these reports. Data collection
        pauses for the affected customers, and we keep their last report. Firms and customers can still
        withdraw, and each consent still ends on its end date.
      </p>
      <ul>
        <li>
          First check whether the provider’s key or URL was changed, then ask the provider whether it knows
          one of these customers. Fix the cause. If the provider knows a customer again, that customer
          recovers at the next check.
        </li>
        <li>
          Only then release the stop, in the console at <code>/operator/upstream</code> or as below. At the
          next check, we end the consents that the provider still lists as ended or does not know, and the
          counts start again from zero.
        </li>
      </ul>
      <Code
        label="Show the stopped work, and release it"
        language="bash"
        code={`node scripts/work.mjs release-ending
node scripts/work.mjs release-ending basiq live`}
      />
    </>
  ),
};

export const webhooksFail: Section = {
  id: "webhooks",
  title: "Webhooks fail",
  body: (
    <>
      <p>
        If one firm’s webhooks fail, the firm must fix its receiver. We notify the firm at the fourth failure,
        and again after a day. The firm sees each delivery under Developers, Webhooks, and can resend missed
        events there. After five days of failures, sending to the endpoint is switched off. If every firm’s
        webhooks fail, the fault is ours.
      </p>
      <Code
        label="Outcomes of the last hour"
        language="bash"
        code={`psql "$SUPERUSER_URL" -d surplus -c "select outcome, count(*), count(distinct company_id) as firms
  from delivery_attempt where at > now() - interval '1 hour' group by 1 order by 2 desc"`}
      />
      <ul className="docs-list">
        <li>
          <code>dns</code>, <code>timeout</code> or <code>connection</code> for every firm: the server’s
          network has no outgoing connection. The processes need DNS and port 443.
        </li>
        <li>
          <code>tls</code> for every firm: the machine’s clock is wrong, or the image’s certificates are old.
          Correct the clock, or build the image again.
        </li>
        <li>Failed deliveries are retried automatically, for about three days.</li>
      </ul>
    </>
  ),
};

export const diskFull: Section = {
  id: "disk-full",
  title: "The disk is full",
  body: (
    <>
      <p>
        Postgres stops writing and the product answers 503. Free space for the database first. Do not delete
        any file of the database by hand, especially not under <code>pg_wal</code>.
      </p>
      <Code
        label="Find what uses the space"
        language="bash"
        code={`psql "$SUPERUSER_URL" -d surplus -c "select relname, pg_size_pretty(pg_total_relation_size(oid)) as size
  from pg_class where relkind = 'r' order by pg_total_relation_size(oid) desc limit 8"
psql "$SUPERUSER_URL" -d surplus -c "select slot_name, active, pg_size_pretty(pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn)) as kept
  from pg_replication_slots"`}
      />
      <ul className="docs-list">
        <li>
          An inactive replication slot keeps the whole write-ahead log since the slot was last used. Drop the
          slot with <code>pg_drop_replication_slot</code>.
        </li>
        <li>
          The tables <code>snapshot</code> and <code>report</code> hold the customers’ data until each firm’s
          retention period ends. A shorter retention period applies only to new reports, so get a larger disk.
        </li>
        <li>
          Logs of calls, deliveries and webhooks are deleted after 30 days, at 03:40 Sydney time. If older
          entries remain, no process was running at that time.
        </li>
      </ul>
    </>
  ),
};
