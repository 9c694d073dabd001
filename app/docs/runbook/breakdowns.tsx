import { Code } from "@/components/docs/code";
import type { Section } from "@/components/docs/guide";

export const databaseDown: Section = {
  id: "database-down",
  title: "The database is away",
  body: (
    <>
      <p>
        Callers get 503 with <code>Retry-After</code>; the log says “the outbox cannot be read”. Nothing is
        lost: answered calls are stored, others are repeated by their callers, and processes recover
        automatically within seconds of its return. Do not restart them.
      </p>
      <Code
        label="Does it answer, and to this role?"
        language="bash"
        code={`psql "$DATABASE_URL" -c "select now(), pg_is_in_recovery()"
psql "$OWNER_URL" -c "select state, wait_event_type, count(*)
  from pg_stat_activity group by 1, 2 order by 3 desc"`}
      />
      <ul className="docs-list">
        <li>
          “too many connections”: fewer processes, a smaller <code>DB_POOL</code>, or{" "}
          <a href="/docs/deployment#database">a pooler</a>.
        </li>
        <li>“in recovery”: the address leads to a replica. It must lead to the primary.</li>
        <li>
          Many sessions wait for a lock: find the session that holds it with{" "}
          <code>pg_blocking_pids(pid)</code>, and end it with <code>pg_terminate_backend(pid)</code>. You can
          safely end any statement of the product.
        </li>
        <li>
          It will not come back: <a href="/docs/backups#restore">restore</a>.
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
        label="Of what kind, and how old"
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
          Only <code>deliver</code>, of one firm: its receiver hangs. At most eight of its deliveries run at
          once, so no other firm waits. Leave it.
        </li>
        <li>
          <code>generate</code> and <code>refresh</code>: processes are busy. Start more.
        </li>
        <li>
          Everything, and nothing is leased: no process takes work. Is any process running, with the same
          settings? With Inngest, does <code>/health</code> say <code>inngest</code>, and do its runs reach{" "}
          <code>/api/inngest</code>? To run without it, remove its two keys and restart the processes: they
          then do the work.
        </li>
        <li>
          “work was missing and has been written”: a regular check found work that was never written. Nothing
          is lost, but find out why: this is a bug in the product.
        </li>
      </ul>
    </>
  ),
};

export const upstreamAway: Section = {
  id: "upstream",
  title: "The data provider is away",
  body: (
    <>
      <p>
        Customers who are about to consent are asked to come back later; customers who have consented lose
        nothing. Work that waits for a provider is retried every 15 minutes without limit, and resumes
        automatically. Withdrawals are retried every 30 seconds, so each is finished there within a minute of
        the provider’s return. Tell firms if it lasts an hour. To retry at once when the provider is back:
      </p>
      <Code
        label="Try it all now"
        language="bash"
        code={`node scripts/work.mjs                # ids of what fails again and again
node scripts/work.mjs retry <id> …   # those
node scripts/work.mjs retry --all    # everything that is parked`}
      />
    </>
  ),
};

export const endingStopped: Section = {
  id: "ending",
  title: "Ending consents has stopped",
  body: (
    <>
      <p>
        Operators are mailed, and the console says on every page, that more than three customers of a
        provider, or 2 % of them from 50 on, seemed gone within an hour, or are unknown to it at the same
        time. That is seldom true of the customers: a key of another application, a restore or a fault at the
        provider looks the same. Until a person releases it, nothing of theirs is ended, erased or deleted at
        the provider in the bank’s name; collecting pauses for those concerned, and their last report is kept.
        What firms and customers withdraw goes on, and a consent still ends on its own end date.
      </p>
      <ul>
        <li>
          First check whether the provider’s key or address was changed, then ask the provider whether it
          knows one of these customers. Put that right; customers who are found again recover at the next
          check.
        </li>
        <li>
          Release it only then, in the console at <code>/operator/upstream</code> or as below. At the next
          check, consents that are still listed as ended or still unknown end, and the limits count from zero.
        </li>
      </ul>
      <Code
        label="What has stopped, and how to release it"
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
        Of one firm: theirs to fix. They see each delivery under Developers, Webhooks, were notified at the
        fourth failure and after a day, and send again what they missed from there; after five days the
        endpoint is switched off. Of all firms: ours.
      </p>
      <Code
        label="What the receivers answered in the last hour"
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
        Postgres stops writing and the product answers 503. Free space for the database first. None of its
        files may simply be deleted, and those under <code>pg_wal</code> never.
      </p>
      <Code
        label="What is large"
        language="bash"
        code={`psql "$SUPERUSER_URL" -d surplus -c "select relname, pg_size_pretty(pg_total_relation_size(oid)) as size
  from pg_class where relkind = 'r' order by pg_total_relation_size(oid) desc limit 8"
psql "$SUPERUSER_URL" -d surplus -c "select slot_name, active, pg_size_pretty(pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn)) as kept
  from pg_replication_slots"`}
      />
      <ul className="docs-list">
        <li>
          An inactive replication slot keeps everything since: drop it with{" "}
          <code>pg_drop_replication_slot</code>.
        </li>
        <li>
          <code>snapshot</code> and <code>report</code> are the customers’ data, for as long as each firm
          keeps it; shorter retention in a firm’s settings holds for reports made from then on. A larger disk
          is the answer.
        </li>
        <li>
          Logs of calls, deliveries and webhooks are deleted after 30 days, at 03:40 Sydney time. If old ones
          remain, no process was running at that time.
        </li>
      </ul>
    </>
  ),
};
