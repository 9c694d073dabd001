import { Code } from "@/components/docs/code";
import { DataTable } from "@/components/docs/data-table";
import { Note, type Section } from "@/components/docs/guide";
import { listProviders } from "@/lib/env/providers";

export const keys: Section = {
  id: "keys",
  title: "The keys",
  body: (
    <>
      <p>
        Each request has its own random key, which encrypts everything the customer shared. The key is stored
        in the request’s row, wrapped (encrypted) by an <a href="#epochs">epoch key</a>, or by the{" "}
        <strong>master key</strong> if there is no epoch key file. The master key is in{" "}
        <code>MASTER_KEYS</code> and nowhere else. It encrypts the epoch keys, the secrets of webhooks and
        single sign-on, second factors and the files of applications. Two separate keys are derived from the
        master key: one for values, one for wrapping other keys (HKDF-SHA256).
      </p>
      <Code label="Which versions are in use" language="bash" code="node scripts/work.mjs keys" />
    </>
  ),
};

export const epochs: Section = {
  id: "epochs",
  title: "Epoch keys",
  body: (
    <>
      <p>
        A request’s key disappears from the database with the request, but older copies of the row stay in
        Postgres’s files, in the write-ahead log and in every backup. So the keys of requests are wrapped by
        an epoch key that is stored <strong>outside the database</strong>, in the file that{" "}
        <code>EPOCH_KEYS_FILE</code> names. Every day, a rotation wraps all these keys with a new epoch key.
        An hour later, the previous epoch key is destroyed. After that, no existing key can open data that was
        erased before the rotation.
      </p>
      <ul className="docs-list">
        <li>
          <code>npm start</code> and compose set <code>EPOCH_KEYS_FILE</code>. In any other installation, set
          it to a path on a disk that the database does not use and that <strong>every process shares</strong>
          . The first process creates the file. A process that later finds a different file, or no file, does
          not start.
        </li>
        <li>
          If the file is lost, every report that customers shared is lost. Copy the file{" "}
          <strong>at least once a day</strong>. The file always contains the next key too, so a copy also
          opens data that is written up to a day later.
        </li>
        <li>
          A copy of the file can open erased data for as long as you keep the copy. Keep only the newest copy,
          and no copy for longer than two days. Keep the copy apart from the backups of the database and from{" "}
          <code>MASTER_KEYS</code>. Without <code>MASTER_KEYS</code>, the copy opens nothing.
        </li>
        <li>
          A rotation overwrites the old file before its space is released. A disk that keeps snapshots or old
          blocks may still hold the old keys: use an encrypted disk without snapshots.
        </li>
        <li>
          To use epoch keys in an existing installation, set <code>EPOCH_KEYS_FILE</code>. The next hourly run
          wraps all keys with the first epoch key. Earlier backups can still be opened with the master key
          that was in use at that time.
        </li>
      </ul>
    </>
  ),
};

export const masterKey: Section = {
  id: "master-key",
  title: "Changing the master key",
  body: (
    <>
      <p>
        Change the master key once a year, when a person who has seen it leaves, and immediately if it may
        have leaked. The service keeps running during the change. A step is complete when every process runs
        with the setting of that step.
      </p>
      <ol className="docs-steps">
        <li>
          Add the new key <strong>after</strong> the old one, and restart every process. The processes can now
          decrypt with both keys, and still encrypt with the old one.
        </li>
        <li>
          Put the new key <strong>first</strong>, and restart every process. From now on the processes encrypt
          with the new key.
        </li>
        <li>
          Reseal the epoch keys and the values that the old key encrypted. This wraps keys again, 200 in a
          transaction, without decrypting the data. You can interrupt and restart the command. A request that
          is erased in the meantime stays erased.
        </li>
        <li>
          When the command <code>keys</code> says that the old version is unused, remove the old key from{" "}
          <code>MASTER_KEYS</code>. Keep the old key in a safe for as long as you keep a backup from its time.
          A process does not start if <code>MASTER_KEYS</code> lacks a version that is in use.
        </li>
      </ol>
      <Code
        label="From version 1 to version 2"
        language="bash"
        code={`MASTER_KEYS=1:old…,2:new…     # the first step
MASTER_KEYS=2:new…,1:old…     # the second
node scripts/work.mjs reseal  # the third
node scripts/work.mjs keys
MASTER_KEYS=2:new…            # the fourth`}
      />
      <Note>
        <p>
          If a key was stolen <strong>together with a copy of the database</strong>, the key opens that copy.
          Changing the key protects only later data. Notify the people affected.
        </p>
      </Note>
    </>
  ),
};

const SECRETS = [
  [
    "API_KEY_PEPPER",
    "Every API key and every recovery code stops working immediately: firms must create new keys, and users new codes. Searches by email address or phone number no longer find earlier requests. For 24 hours, a call that repeats an earlier Idempotency-Key gets 422. Limits count from zero again. The product no longer recognises recipients who opted out or complained, or whose address bounced. Messages can be sent to these recipients again, so ask the firms to get their agreement first. Change the pepper only if it was stolen together with the database.",
  ],
  [
    "AUDIT_KEY",
    "The existing audit log can no longer be verified, so export and verify it before the change. Surplus no longer recognises request files that were already imported.",
  ],
  ["CURSOR_SECRET", "Clients that are reading a list get 422 and must restart at the first page."],
  ["NEXTAUTH_SECRET", "The cookies of signed-in users become invalid, so they sign in again."],
  [
    "REPORT_SIGNING_KEY",
    "New reports are signed with the new key. Earlier reports can be checked for as long as REPORT_RETIRED_KEYS lists the old public key. Never list the public key of a private key that leaked.",
  ],
  [
    "SANDBOX_WEBHOOK_SECRET",
    "Events that the sandbox bank has just sent count as unsigned. We then ask the bank itself, so nothing is lost. This affects only the test environment.",
  ],
  [
    "Webhook secrets",
    "Each firm changes its own secret in the portal. The new secret takes over immediately, or at a time that the firm chooses. Until that time, each delivery has signatures made with both secrets.",
  ],
  ["API keys", "Each firm rotates its own keys in the portal. The old key stops working immediately."],
  ["INNGEST_SIGNING_KEY", "Keep the old key in INNGEST_SIGNING_KEY_FALLBACK until Inngest has the new one."],
  [
    "APP_DB_PASSWORD",
    "With npm start: change it in secrets.json in DATA_DIR (.data by default), or in the environment if it is set there, and restart. With compose: delete the files app_db_password and database_url, create them again with make-secrets, run the migrate service, and restart the processes. With your own DATABASE_URL: run node scripts/roles.mjs with the owner’s DATABASE_URL and the new APP_DB_PASSWORD, put the new password into the server’s DATABASE_URL, and restart the processes. If the owner may not create roles, roles.mjs changes nothing: change the password in the database yourself. Until the restart, a running process keeps its connections but cannot open new ones.",
  ],
  [
    "The owner’s database password",
    "Change it in the database with alter role. Then change it where migrations read it: with compose, in the files owner_db_password and owner_database_url. No process of the server uses this password.",
  ],
  [
    `Secrets of ${listProviders("and")}`,
    "Create another secret at the provider, restart the processes with it, then delete the old secret. If an event has an unknown signature, we only ask the provider for the current state, so nothing is lost.",
  ],
  [
    "RESEND_API_KEY",
    "Create another key at the provider, restart the processes with it, then delete the old key.",
  ],
  ["SMTP_URL", "Change the password at the mail server, put it into SMTP_URL, and restart the processes."],
  [
    "RESEND_WEBHOOK_SECRET",
    "Rotate it at the provider and restart the processes. Events that are refused in the meantime are sent again.",
  ],
  [
    "TWILIO_AUTH_TOKEN",
    "Create a secondary token at Twilio, restart the processes with it, then promote it. Twilio signs with the primary token, so events in the meantime are refused and are not sent again.",
  ],
] as const;

export const otherSecrets: Section = {
  id: "other-secrets",
  title: "Changing other secrets",
  body: (
    <DataTable
      label="What changing a secret does"
      head={["Secret", "What changing it does"]}
      rows={SECRETS.map(([name, about]) => ({
        key: name,
        cells: [/^[A-Z_]+$/.test(name) ? <code key="name">{name}</code> : name, about],
      }))}
    />
  ),
};
