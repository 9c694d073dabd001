import { Code } from "@/components/docs/code";
import type { Section } from "@/components/docs/guide";

export const deadLetters: Section = {
  id: "dead-letters",
  title: "Work is dead-lettered",
  body: (
    <>
      <p>
        Work that failed for about twelve hours is dead-lettered: it is set aside for an operator, with the
        kind of its last error. Deletions are never dead-lettered, because they are retried without limit.
      </p>
      <Code
        label="List the dead-lettered work, and retry it"
        language="bash"
        code={`node scripts/work.mjs
node scripts/work.mjs retry job_…`}
      />
      <ul className="docs-list">
        <li>
          <code>SnapshotTooLarge</code> and <code>ThreadEnded (out_of_memory)</code>: there is too much data
          for a report, and a retry does not help. Tell the firm. If the firm agrees,{" "}
          <a href="#erase">erase</a> the request.
        </li>
        <li>
          “the worker died at every attempt”: something ends the process, usually a lack of memory. Check the
          machine’s log (with compose, <code>docker compose events</code>), give the process more memory, then
          retry.
        </li>
        <li>
          Any other error is a bug in the product: the log has the error’s position in the source code, under
          the same job id.
        </li>
      </ul>
    </>
  ),
};

export const masterKey: Section = {
  id: "master-key",
  title: "The master key leaked, or a key is missing",
  body: (
    <>
      <p>
        If a process exits at the start with “MASTER_KEYS lacks version …”, the settings lack a key that the
        database needs, because the settings are older or newer than the database. Find the key of that
        version in the secret store’s history or in the safe, and add it after the first key. Do not remove
        the check: without that key, data that was encrypted with it cannot be opened.
      </p>
      <p>
        If someone who should not have the key may know it, <a href="/docs/backups#master-key">change it</a>{" "}
        immediately, in all four steps, and find out whether a copy of the database was taken too. If so,
        assume that all encrypted data was read, and handle it as <a href="#leaked-row">a breach</a>.
      </p>
      <Code
        label="Change the master key"
        language="bash"
        code={`node scripts/work.mjs keys
node scripts/work.mjs reseal
node scripts/work.mjs keys`}
      />
    </>
  ),
};

export const eraseNow: Section = {
  id: "erase",
  title: "Erasing on demand",
  body: (
    <>
      <p>
        Customers can erase their data through their link, and firms can erase it with DELETE or in the
        portal. If neither is possible, first make sure that the customer has proved their identity. Then run:
      </p>
      <Code label="Erase one request" language="bash" code="node scripts/work.mjs erase req_…" />
      <p>
        The command withdraws the request in the system’s name. Data, report, notes and contact details are
        deleted immediately, and the deletion at the provider is retried until it is confirmed. The name, the
        reference, the times and the audit log stay. See also{" "}
        <a href="/docs/backups#erasure">erasure and backups</a>.
      </p>
    </>
  ),
};

export const restoring: Section = {
  id: "restore",
  title: "Restoring",
  body: (
    <p>
      The <a href="/docs/backups#restore">backup guide</a> has every step and command. Do not forget the fifth
      step: repeat the erasures that were made since the backup.
    </p>
  ),
};
