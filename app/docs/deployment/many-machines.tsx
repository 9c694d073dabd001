import { Code } from "@/components/docs/code";
import { DataTable } from "@/components/docs/data-table";
import { Note, type Section } from "@/components/docs/guide";

export const proxy: Section = {
  id: "proxy",
  title: "TLS and the proxy in front",
  body: (
    <>
      <p>
        The server speaks plain HTTP and leaves TLS to a proxy or a load balancer in front of it. The proxy
        should:
      </p>
      <ul className="docs-list">
        <li>
          serve only https, redirect http to https for pages, and pass on the Host header unchanged. Refuse{" "}
          <code>/v1</code> and <code>/api</code> over http, so that a client that sends its key unencrypted
          gets an error;
        </li>
        <li>
          accept only TLS 1.2 and 1.3, with the cipher suites of Mozilla’s intermediate profile, and use a
          certificate of a public authority, renewed automatically;
        </li>
        <li>
          leave paths and queries out of its access log: the path of a customer’s link is secret, and links in
          emails contain a token;
        </li>
        <li>
          set or extend <code>X-Forwarded-For</code>. <code>TRUSTED_PROXY_HOPS</code> is the number of proxies
          that add an IP address to this header on each call. It is 1 for one load balancer, and 2 with a
          content delivery network in front of it. If this number is too low, many callers share one limit; if
          it is too high, callers can forge the IP address that is counted;
        </li>
        <li>allow request bodies of up to 10 MB and responses that take up to 60 seconds;</li>
        <li>
          close idle connections in less than 65 seconds: the server closes them after 65 seconds, and the
          proxy must close them first;
        </li>
        <li>
          check <code>/health/ready</code> of each process every few seconds, and send no requests to a
          process that answers 503.
        </li>
      </ul>
      <p>
        For outgoing traffic, allow the database and the hosts of your data, email and SMS providers. Firms
        choose the hosts of their webhooks, so also allow public addresses on port 443, and on other{" "}
        <a href="/docs/webhooks#set-up">webhook ports</a> if firms use them. Run the proxy and the server on
        one machine, or on a private network with encryption.
      </p>
      <p>
        Any process can serve any session. The same processes can serve the customer’s pages under a separate
        host name: set <code>CONSENT_BASE_URL</code>.
      </p>
    </>
  ),
};

export const manyMachines: Section = {
  id: "many-machines",
  title: "On many machines",
  body: (
    <>
      <p>
        Start any number of containers with the same settings, behind a load balancer. Rate limits, leases of
        background work, sign-ins and idempotency keys are kept in the database, so they apply across all
        processes.
      </p>
      <DataTable
        label="Initial sizes"
        head={["Part", "Start with", "Signs of too little capacity"]}
        rows={[
          {
            key: "process",
            cells: [
              "A process",
              "1 core, 1.5 GB of memory",
              "loop_delay_p99 over 0.1 s; a PDF of a year of transactions takes longer than 5 s",
            ],
          },
          {
            key: "processes",
            cells: ["Processes", "two, on two machines", "work.oldest_due stays over 60 s"],
          },
          {
            key: "database",
            cells: [
              "Database",
              "2 cores, 4 GB",
              "database.connections waiting over 0; statements over 50 ms",
            ],
          },
          {
            key: "disk",
            cells: [
              "Disk of the database",
              "4 MB for each stored report of a year’s transactions",
              "70% full",
            ],
          },
        ]}
      />
      <p>
        Reports and PDFs are prepared in separate threads, so a busy process uses a little more than one core
        and still responds immediately.
      </p>
    </>
  ),
};

export const database: Section = {
  id: "database",
  title: "A managed database, and a pooler",
  body: (
    <>
      <p>
        Use Postgres 15, 16, 17 or 18, with any collation. A connection pooler is optional: use PgBouncer 1.18
        or later. We tested the whole life of a request on Postgres 15.18, 16.14, 17.10 and 18.4, each with
        and without PgBouncer 1.18. The database’s encoding must be UTF8. There are two roles. The owner owns
        the tables and runs migrations. The server uses <code>surplus_app</code>, which row-level security
        restricts and which cannot change the schema or the audit log. A superuser creates the owner and the
        database once. If the owner may create roles, <code>scripts/roles.mjs</code> creates the server’s
        role. Run this script after each migration; it is safe to repeat.
      </p>
      <Code
        label="Create the owner and the database, once"
        language="bash"
        code={`psql "$SUPERUSER_URL" -c "create role surplus_owner login createrole password '…'" \\
  -c "create database surplus owner surplus_owner encoding 'UTF8' template template0"`}
      />
      <Code
        label="Migrate, and create the server’s role"
        language="bash"
        code={`export DATABASE_URL="$OWNER_URL" APP_DB_PASSWORD
docker run --rm -e DATABASE_URL surplus:1 node scripts/migrate.mjs
docker run --rm -e DATABASE_URL -e APP_DB_PASSWORD surplus:1 \\
  node scripts/roles.mjs`}
      />
      <p id="database-tls">
        If the database is on another machine, the connection must be encrypted: add{" "}
        <code>?sslmode=verify-full</code> to <code>DATABASE_URL</code> and <code>DIRECT_DATABASE_URL</code>,
        and <code>&amp;sslrootcert=/path/to/ca.pem</code> if the database’s certificate is from a private
        authority. Without encryption, the server does not start. Add the same parameters to the URLs of the
        owner and of <a href="/docs/backups#backup">backups</a>; the server does not check these URLs.
        Encryption is not required for loopback addresses, sockets and host names without a dot (such as
        containers’ names), because they are assumed to be on this machine. If such a host name leads to
        another machine, add the same parameters to its URL.
      </p>
      <p>
        Each process opens up to <code>DB_POOL</code> connections, a few more for its threads, and one that
        listens for new work: plan for 20 per process. If that is more than the database allows, put a pooler
        in transaction mode in front of it. The whole product works through a pooler with these settings:
      </p>
      <Code
        label="Through a pooler"
        language="bash"
        code={`# Only these three settings change; the others are the same as without a pooler.
DATABASE_URL=postgresql://surplus_app:…@pooler:6432/surplus
DIRECT_DATABASE_URL=postgresql://surplus_app:…@database:5432/surplus
DB_PREPARED_STATEMENTS=0`}
      />
      <DataTable
        label="Effects of a pooler in transaction mode"
        head={["Session feature", "With a pooler"]}
        rows={[
          {
            key: "scope",
            cells: [
              "The tenant for row-level security",
              "The tenant is set for one transaction at a time, so it never passes to another caller.",
            ],
          },
          {
            key: "zone",
            cells: [
              "The time zone",
              "The time zone is set by a statement. The pooler keeps it for each client’s session.",
            ],
          },
          {
            key: "prepared",
            cells: [
              "Prepared statements",
              "Prepared statements fail (“prepared statement … already exists”). Switch them off as above, or use a pooler that supports them: PgBouncer 1.21 or later, with max_prepared_statements.",
            ],
          },
          {
            key: "listen",
            cells: [
              "Notification of new work",
              "The notification bypasses the pooler through DIRECT_DATABASE_URL. Without that variable, a process finds new work within two seconds instead of immediately.",
            ],
          },
          {
            key: "migrate",
            cells: [
              "Migrations",
              "Migrations use a lock that lasts for the session, so always connect directly, as the owner.",
            ],
          },
        ]}
      />
      <Note>
        <p>
          Statement pooling does not work, because the product uses transactions. The product does not read
          from replicas.
        </p>
      </Note>
    </>
  ),
};

export const inngest: Section = {
  id: "inngest",
  title: "Background work, built in or with Inngest",
  body: (
    <>
      <p>
        By default, every process does a share of the background work. Each piece of work is a row, which only
        one process at a time can lease. After a crash, another process takes the work within 15 seconds. That
        is enough for most operators. With <code>INNGEST_EVENT_KEY</code> and <code>INNGEST_SIGNING_KEY</code>{" "}
        the rows are posted to Inngest instead. Inngest calls <code>/api/inngest</code> and shows each run.
        The posts contain only ids. A request’s id opens its customer’s page, so allow few people to see the
        runs.
      </p>
      <ul className="docs-list">
        <li>
          <strong>Inngest Cloud</strong>: set the two keys of the environment, and sync the app at{" "}
          <code>https://…/api/inngest</code> once for each release.
        </li>
        <li>
          <strong>Your own Inngest server</strong>: <code>docker compose --profile inngest up -d</code>, with{" "}
          <code>INNGEST_BASE_URL=http://inngest:8288</code>. Create files with an event key, a signing key and
          a database password, each of hex digits, and name them in <code>.env</code> as{" "}
          <code>INNGEST_EVENT_KEY_FILE</code>, <code>INNGEST_SIGNING_KEY_FILE</code> and{" "}
          <code>INNGEST_DB_PASSWORD_FILE</code>. The state of running jobs is kept only in that server’s
          Redis. Without persistence, a restart would lose this state, so the compose file makes Redis store
          each write on disk.
        </li>
        <li>
          The dashboard and GraphQL API of your own Inngest server require no sign-in and show every event:
          keep <code>--no-ui</code> set, and expose none of the server’s ports (8288, 8289, 50052, 50053).
        </li>
        <li>
          To change the signing key, put the old key in <code>INNGEST_SIGNING_KEY_FALLBACK</code> until
          Inngest uses the new key. You can switch between Inngest and the built-in driver at any time,
          because the work stays in the database.
        </li>
      </ul>
    </>
  ),
};
