import { Code } from "@/components/docs/code";
import { DataTable } from "@/components/docs/data-table";
import type { Section } from "@/components/docs/guide";

const ALERTS = [
  ["/health/ready of at least one process is not 200 for 2 minutes", "now", "#database-down"],
  ["surplus.http.duration: over 1% of /v1 responses are 500 or above for 5 minutes", "now", "#database-down"],
  ["surplus.work.oldest_due is over 120 s for 10 minutes", "now", "#queue-grows"],
  ["a log line “due work was not in the queue and has been added”", "within hours", "#queue-grows"],
  ["surplus.work.waiting with state “parked” (dead-lettered) is over 0", "within hours", "#dead-letters"],
  ["surplus.upstream.duration: over half the calls failed for 15 minutes", "within hours", "#upstream"],
  [
    "surplus.webhook.duration: deliveries are tried, but none succeeds for 30 minutes",
    "within hours",
    "#webhooks",
  ],
  ["the database’s disk is over 80% full", "now", "#disk-full"],
  ["the certificate expires within 14 days", "within days", "/docs/deployment#proxy"],
  ["the newest backup, or the newest list of erasures, is too old", "within hours", "/docs/backups#backup"],
] as const;

const TITLES: Record<string, string> = {
  "#database-down": "The database is unreachable",
  "#queue-grows": "Background work piles up",
  "#dead-letters": "Work is dead-lettered",
  "#upstream": "The provider is unreachable",
  "#webhooks": "Webhooks fail",
  "#disk-full": "The disk is full",
  "/docs/deployment#proxy": "TLS",
  "/docs/backups#backup": "Backups",
};

const LOGS = [
  [
    "Server log",
    "JSON lines with ids, codes, counts and times. They record starts, failures, refused work, erasures, sign-ins, refused sign-ins and the last hashes of audit logs. They also record refused requests, forms and pages (at most 20 requests a second)",
    "Standard output; the operator; kept for as long as the operator decides",
  ],
  [
    "Audit log",
    "Who did what in a firm, including refused sign-ins",
    "The database; owners and admins; kept without limit",
  ],
  [
    "API log",
    "Method, path, query, status, duration and JSON bodies, with customers’ details redacted; no part of a report",
    "The database; owners, admins and developers; kept for 30 days",
  ],
  [
    "Delivery log",
    "Each attempt to deliver a webhook, and the response",
    "The database; owners, admins and developers; kept for 30 days",
  ],
  [
    "Postgres log",
    "Starts and errors of the database",
    "Postgres’s own output, or .data/postgres/server.log under npm start; the operator",
  ],
] as const;

/** Lists every log of the product. The proxy in front of it has its own log, which belongs to the operator. */
export const logs: Section = {
  id: "logs",
  title: "The logs",
  body: (
    <DataTable
      label="Logs"
      head={["Log", "What it holds", "Where it is, who can read it, how long it is kept"]}
      wideLast
      rows={LOGS.map(([name, what, where]) => ({ key: name, cells: [name, what, where] }))}
    />
  ),
};

export const watching: Section = {
  id: "watching",
  title: "What to watch",
  body: (
    <>
      <DataTable
        label="Alerts"
        head={["Alert", "Respond", "Procedure"]}
        rows={ALERTS.map(([when, soon, href]) => ({
          key: when,
          cells: [
            when,
            soon,
            <a key="href" href={href}>
              {TITLES[href]}
            </a>,
          ],
        }))}
      />
      <p>If you don’t collect metrics, these commands show most of these facts:</p>
      <Code
        label="Check the current state"
        language="bash"
        code={`curl -s https://reports.example.com/health
node scripts/work.mjs
docker compose logs --since 10m app | grep -E '"level":(40|50|60)'`}
      />
      <p>
        The log levels are 30 for information, 40 for warnings, and 50 for failures. The operator’s console
        shows dead-lettered work at <code>/operator/dead-letters</code>, and the state of the providers at{" "}
        <code>/operator/upstream</code>.
      </p>
    </>
  ),
};
