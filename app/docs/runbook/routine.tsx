import { Code } from "@/components/docs/code";
import type { Section } from "@/components/docs/guide";

export const parked: Section = {
  id: "parked",
  title: "Work is parked",
  body: (
    <>
      <p>
        Work that failed for about fifteen hours is parked for an operator, with the kind of its last error.
        Deletions are retried without limit.
      </p>
      <Code
        label="Look, fix, try again"
        language="bash"
        code={`node scripts/work.mjs
node scripts/work.mjs retry job_…`}
      />
      <ul className="docs-list">
        <li>
          <code>SnapshotTooLarge</code> and <code>ThreadEnded (out_of_memory)</code>: there is too much data
          for a report, and a retry does not help. Tell the firm; <a href="#erase">erase</a> the request if
          they agree.
        </li>
        <li>
          “its worker died every time”: something ends the process. Look at its memory and at what the system
          says of it (<code>docker compose events</code>), give it more, then retry.
        </li>
        <li>
          Anything else is a fault in the product: the log has its position in the source, under the same job
          id.
        </li>
      </ul>
    </>
  ),
};

export const masterKey: Section = {
  id: "master-key",
  title: "The master key, or a key that is missing",
  body: (
    <>
      <p>
        A start that ends with “MASTER_KEYS lacks version …” was given keys of another time. Add the key of
        that version after the first; it is in the secret store’s history, or in the safe. Do not remove the
        check: otherwise customers could no longer open what is sealed under it.
      </p>
      <p>
        The key may be known to others: <a href="/docs/backups#master-key">change it</a> at once, all four
        steps, and find out whether a copy of the database left as well. If it did, treat everything sealed as
        read: <a href="#leaked-row">a breach</a>.
      </p>
      <Code
        label="Change it"
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
        Customers erase by their link, firms by DELETE or in the portal. If neither is possible and the
        customer has proved their identity:
      </p>
      <Code label="Erase one request" language="bash" code="node scripts/work.mjs erase req_…" />
      <p>
        This withdraws the request in the system’s name. Data, report, notes and contact details are deleted
        at once, and the deletion at the provider is retried until it is confirmed. Name, reference, times and
        the audit record stay. <a href="/docs/backups#erasure">What that means for backups.</a>
      </p>
    </>
  ),
};

export const restoring: Section = {
  id: "restore",
  title: "Restoring",
  body: (
    <p>
      <a href="/docs/backups#restore">Step by step, with every command.</a> People tend to forget the fifth
      step: erase again what was erased since the backup.
    </p>
  ),
};
