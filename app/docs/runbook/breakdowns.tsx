import { Code } from "@/components/docs/code";
import type { Section } from "@/components/docs/guide";

export const databaseDown: Section = {
  id: "database-down",
  title: "The database is unreachable",
  body: (
    <>
      <p>
        Callers get 503 with <code>Retry-After</code>; the log says “the outbox cannot be read”. Nothing is
        lost: calls that got a response are stored, callers repeat the others, and processes recover within
        seconds after the database is back. Do not restart them.
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
        <li>“in recovery”: the host in the URL is a replica. It must be the primary.</li>
        <li>
          Many sessions wait for a lock: find the session that holds it with{" "}
          <code>pg_blocking_pids(pid)</code>, and end it with <code>pg_terminate_backend(pid)</code>. You can
          safely end any statement of the product.
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
          Only <code>deliver</code> is due, for one firm: its receiver hangs. At most eight of its deliveries
          run at the same time, so no other firm waits. No action is needed.
        </li>
        <li>
          <code>generate</code> and <code>refresh</code> are due: the processes are busy. Start more.
        </li>
        <li>
          Work of every kind is due, and none of it is leased: no process takes work. Check that processes are
          running with the same settings. With Inngest, check that <code>/health</code> says{" "}
          <code>inngest</code> and that its runs reach <code>/api/inngest</code>. To run without Inngest,
          remove its two keys and restart the processes: they then do the work.
        </li>
        <li>
          “due work was not in the queue and has been added”: a regular check found work that was never
          queued, and queued it. Nothing is lost, but report this line, because it shows a bug in the product.
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
        Customers who are about to consent are asked to come back later; customers who have consented lose
        nothing. Work that waits for a provider is retried every 15 minutes without limit, and resumes
        automatically. Withdrawals are retried every 30 seconds, so the data at the provider is deleted within
        a minute after the provider is back. Tell firms if the outage lasts an hour. To retry everything
        immediately when the provider is back:
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
        many customers are gone: more than three within an hour, or, at a provider with 50 customers or more,
        over 2% of them. The customers have rarely ended their consents themselves: more likely, the key
        belongs to another application, a backup was restored, or the provider has a fault. So we stop acting
        on the provider’s reports: until an operator releases this stop, we do not end, erase or delete
        anything because of these reports. Data collection pauses for the affected customers, and their last
        report is kept. Withdrawals by firms and customers continue, and each consent still ends on its end
        date.
      </p>
      <ul>
        <li>
          First check whether the provider’s key or URL was changed, then ask the provider whether it knows
          one of these customers. Fix the cause; customers who are found again recover at the next check.
        </li>
        <li>
          Only then release the stop, in the console at <code>/operator/upstream</code> or as below. At the
          next check, we end the consents that the provider still lists as ended or does not know, and the
          counts start again from zero.
        </li>
      </ul>
      <Code
        label="Show what has stopped, and release it"
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
        If one firm’s webhooks fail, the firm must fix its receiver. We notified the firm at the fourth
        failure, and again after a day. It sees each delivery under Developers, Webhooks, and can resend
        missed events there. After five days of failures, sending to the endpoint is switched off. If every
        firm’s webhooks fail, the fault is ours.
      </p>
      <Code
        label="Outcomes of the last hour"
        language="bash"
        code={`psql "$SUPERUSER_URL" -d surplus -c "select outcome, count(*), count(distinct company_id) as firms
  from delivery_attempt where at > now() - interval '1 hour' group by 1 order by 2 desc"`}
      />
      <ul className="docs-list">
        <li>
          <code>dns</code>, <code>timeout</code> or <code>connection</code> everywhere: this network has no
          outgoing connection. Processes need DNS and port 443.
        </li>
        <li>
          <code>tls</code> everywhere: the clock of the machine is wrong, or its certificates are old. Build
          the image again.
        </li>
        <li>Failed messages are retried automatically, for three days.</li>
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
        any of its files by hand, least of all those under <code>pg_wal</code>.
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
          An inactive replication slot keeps the whole write-ahead log since the slot was last used: drop it
          with <code>pg_drop_replication_slot</code>.
        </li>
        <li>
          The tables <code>snapshot</code> and <code>report</code> contain the customers’ data for each firm’s
          retention period; a shorter period applies only to new reports. Get a larger disk.
        </li>
        <li>
          Logs of calls, deliveries and webhooks are deleted after 30 days, at 03:40 Sydney time. If old ones
          remain, no process was running at that time.
        </li>
      </ul>
    </>
  ),
};
