import { Code } from "@/components/docs/code";
import { Note, type Section } from "@/components/docs/guide";

export const backup: Section = {
  id: "backup",
  title: "Backups",
  body: (
    <>
      <p>
        If your database offers continuous archiving with point-in-time restore, use it. Keep the archive for
        the period that you have promised your customers, and <strong>no longer</strong>. A copy of the whole
        server, made with <code>pg_basebackup</code>, also contains the roles.
      </p>
      <Code
        label="A copy of the server, while it runs"
        language="bash"
        code={`pg_basebackup --host=database --username=replicator --pgdata=/backups/$(date +%F) \\
  --format=tar --gzip --wal-method=stream --checkpoint=fast`}
      />
      <p>
        The command <code>backup</code> writes one file. It does not need Postgres’s own programs, and you can
        restore the file into a newer version of Postgres. Row-level security also applies to owners, so the
        command needs a role that bypasses row-level security, and refuses any other role. Use this role only
        for backups. <code>backup-keys</code> writes the <a href="#epochs">epoch keys</a> and the wrapped keys
        of all existing requests, and overwrites the previous file. These keys open a backup of any age,
        except for the requests that were erased since. With the database of <code>npm start</code>, neither
        command needs settings.
      </p>
      <Code
        label="A backup every day, the keys every hour, to another place"
        language="bash"
        code={`psql "$SUPERUSER_URL" -c "create role surplus_backup login bypassrls password '…'" \\
  -c "grant pg_read_all_data to surplus_backup"
export BACKUP_DATABASE_URL=postgresql://surplus_backup:…@database:5432/surplus
node scripts/work.mjs backup /backups
node scripts/work.mjs backup-keys /keys`}
      />
      <Code
        label="The same with compose, in containers that can write to the two folders"
        language="bash"
        code={`docker compose exec database psql -U surplus_owner surplus \\
  -c "create role surplus_backup login bypassrls password '…'" \\
  -c "grant pg_read_all_data to surplus_backup"
sudo install -d -m 700 -o 1000 /backups /keys
export BACKUP_DATABASE_URL=postgresql://surplus_backup:…@database:5432/surplus
docker compose run --rm --no-deps -v /backups:/backups -e BACKUP_DATABASE_URL app \\
  node scripts/work.mjs backup /backups
docker compose run --rm --no-deps -v /keys:/keys -e BACKUP_DATABASE_URL app \\
  node scripts/work.mjs backup-keys /keys`}
      />
      <ul className="docs-list">
        <li>
          The secrets of <a href="/docs/deployment#settings">the settings</a> are not in the backup. Keep them
          in a secret store with versions, and on paper in a safe.
        </li>
        <li>
          A backup contains ids, times, clients’ names, email addresses and the audit log in plain text.
          Encrypt the place where you store it.
        </li>
        <li>
          The newest file from <code>backup-keys</code> also opens requests that were created after the file
          was written, for as long as its epoch keys are in use. If you write this file at least once a day,
          you can still open all backed-up data after the machine is lost.
        </li>
        <li>Restore a backup every month. Until you have done so, you don’t know that your backups work.</li>
      </ul>
    </>
  ),
};

export const restore: Section = {
  id: "restore",
  title: "Restoring",
  body: (
    <>
      <ol className="docs-steps">
        <li>
          Stop every process of the server, and Inngest. Nothing may write to either database during the
          restore.
        </li>
        <li>
          Use the release that wrote the backup to create a new database, its tables and the server’s role.
          Keep the old database unchanged. The restore refuses a database that another release created or that
          already contains data.
        </li>
        <li>
          Run <code>restore</code> with the backup and the newest file that <code>backup-keys</code> wrote. If
          the file named in <code>EPOCH_KEYS_FILE</code> is missing, <code>restore</code> creates it.
        </li>
        <li>
          Run <code>keys</code>. If it says that a version of the master key is missing, add that key at the
          end of <code>MASTER_KEYS</code>. The key that is first must stay first.
        </li>
        <li>
          <a href="#erasure">Repeat the erasures</a> since the backup <strong>before</strong> you start any
          process.
        </li>
        <li>
          End all sessions, so that people whose access was removed after the backup do not stay signed in.
          Old API keys that were replaced since the backup also work again: tell every firm to rotate its
          keys, and revoke the keys that you know of.
        </li>
        <li>
          Start one process, prepare a report of a sandbox customer and open an old report. Then start the
          other processes. Background work done since the backup is repeated with the same ids, so a receiver
          that stores the ids does not process an event twice.
        </li>
      </ol>
      <Code
        label="From a backup"
        language="bash"
        code={`createdb --host=new --username=surplus_owner surplus
export OWNER_DATABASE_URL=postgresql://surplus_owner:…@new:5432/surplus
DATABASE_URL="$OWNER_DATABASE_URL" node scripts/migrate.mjs
DATABASE_URL="$OWNER_DATABASE_URL" APP_DB_PASSWORD=… node scripts/roles.mjs
export DATABASE_URL=postgresql://surplus_app:…@new:5432/surplus
node scripts/work.mjs restore /backups/surplus-2026-11-25T03-00-00.000Z.gz /keys/surplus-keys.json
node scripts/work.mjs keys
node scripts/work.mjs replay-erasures erasures.jsonl
node scripts/work.mjs end-sessions`}
      />
    </>
  ),
};

export const erasure: Section = {
  id: "erasure",
  title: "What erasure means for backups",
  body: (
    <>
      <p>
        Withdrawing or purging a request deletes the key of its data and all its encrypted values. After that,
        no query finds them. Postgres keeps the bytes of deleted rows in its files until the rows are vacuumed
        and overwritten. Its write-ahead log also keeps them until the log is recycled, or for as long as you
        archive the log. Earlier backups contain them too.
      </p>
      <ul className="docs-list">
        <li>
          With <a href="#epochs">epoch keys</a>, no existing key can open the request’s data{" "}
          <strong>26 hours</strong> after the erasure. An epoch lasts a day, running work gets one more hour,
          and the rotation runs every hour while a process runs. <code>doctor</code> reports an epoch that is
          older than this. If you keep a copy of the epoch key file, the data can be opened for as long as you
          keep it.
        </li>
        <li>
          Without epoch keys, the master key of that time can open the data until you delete the backup or
          destroy that master key.
        </li>
        <li>
          Values that are never encrypted stay readable in the backup. These are ids, times, the customer’s
          name and reference, the return URL and period label, names of banks, and keyed digests of addresses.
        </li>
      </ul>
      <p>So:</p>
      <ul className="docs-list">
        <li>
          Delete backups after a fixed time of at most 35 days, and tell customers how long you keep them.
        </li>
        <li>Open a backup only to restore the service.</li>
        <li>After each restore, repeat the erasures since the backup before you start any process.</li>
      </ul>
      <p>
        For this purpose, each erasure is recorded outside the database in two ways: a line in the log (“a
        request was erased”), and a list that a command prints. Both contain a digest of the request’s id (not
        the id itself), the time and the actor. Every hour, copy the list to a place where you keep no
        backups, and keep the list and the log longer than the oldest backup.
      </p>
      <Code
        label="Write the list of erasures, and repeat them after a restore"
        language="bash"
        code={`node scripts/work.mjs erasures --since 2026-11-01 > erasures.jsonl
node scripts/work.mjs replay-erasures erasures.jsonl
node scripts/work.mjs replay-erasures server.log`}
      />
      <p>
        The command <code>replay-erasures</code> accepts lists and logs, ignores all other lines, and is safe
        to repeat. It also repeats the deletion at the provider and the event to the firm. Erasures after the
        last list are only in the log. If the log was lost too, ask the firms which{" "}
        <code>request.withdrawn</code> events they received.
      </p>
      <Note>
        <p>
          If you destroy a master key, everything that was encrypted with it becomes unreadable, even in
          backups. <a href="#master-key">Change the key first</a>.
        </p>
      </Note>
    </>
  ),
};

export const auditRecord: Section = {
  id: "audit",
  title: "The audit log after a restore",
  body: (
    <>
      <p>
        Each firm’s audit log is a chain of hashes keyed with <code>AUDIT_KEY</code>, and the last hash is
        signed. The owner of the database could still replace the whole audit log with an older version, as
        restoring a backup does. So every hour the last hash of each audit log is written outside the
        database: to the server’s log, and to <code>AUDIT_ANCHOR_FILE</code> if it is set. Keep at least one
        of these copies where the owner of the database cannot change it.
      </p>
      <p>
        Firms get the last hash too. The last row of every export of the audit log is an anchor: company,
        number of the last entry, hash, signature and the id of the key. The anchor covers the whole audit
        log, even if the export is filtered. The row has the same columns and types as an entry, so that
        programs that read the file still work. The anchor’s action is <code>anchor</code>, which no entry
        has. The email that owners get with the day’s updates contains the same anchor in one line. If the
        last hash lacks our signature, there is no anchor. To check a firm’s audit log, compare it with the
        firm’s export, or with a file that contains the line from the email.
      </p>
      <Code
        label="Compare every audit log with the hashes stored outside the database"
        language="bash"
        code={`node scripts/work.mjs verify-audit
node scripts/work.mjs verify-audit --anchors server.log
node scripts/work.mjs verify-audit --anchors audit-live-2026-11-27.csv
node scripts/work.mjs anchor-audit`}
      />
      <p>
        The check reports the first changed entry and the missing entries. After a restore, the entries since
        the backup are missing: list them in the incident report, because they cannot be restored. If earlier
        versions wrote entries without signatures, verify and sign these entries once with{" "}
        <code>node scripts/work.mjs sign-audit</code>.
      </p>
    </>
  ),
};
