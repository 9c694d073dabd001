import { Code } from "@/components/docs/code";
import { Note, type Section } from "@/components/docs/guide";

export const backup: Section = {
  id: "backup",
  title: "Backups",
  body: (
    <>
      <p>
        Prefer what your database offers: continuous archiving with a restore to any point in time, kept for
        as long as you promise and <strong>no longer than that</strong>. A copy of the whole server, such as{" "}
        <code>pg_basebackup</code> makes, holds the roles as well.
      </p>
      <Code
        label="A copy of the server, while it runs"
        language="bash"
        code={`pg_basebackup --host=database --username=replicator --pgdata=/backups/$(date +%F) \\
  --format=tar --gzip --wal-method=stream --checkpoint=fast`}
      />
      <p>
        The command <code>backup</code> writes one file that needs no program of Postgres and may be restored
        into a newer Postgres. Row-level security is forced on owners too, so it reads as a role that bypasses
        it and that you use for nothing else. The command refuses any other role. <code>backup-keys</code>{" "}
        writes the <a href="#epochs">epoch keys</a> and the wrapped keys of all requests that exist, in place
        of those written before: with them a backup of any age opens, without the requests that were erased
        since. The database of <code>npm start</code> needs no settings for either.
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
      <ul className="docs-list">
        <li>
          The secrets of <a href="/docs/deployment#settings">the settings</a> are no part of it. Keep them in
          a secret store with versions, and on paper in a safe.
        </li>
        <li>
          A backup shows ids, times, the names of clients, people’s email addresses and the audit log as they
          are: encrypt the place where you store it.
        </li>
        <li>
          If the machine is lost, requests created or wrapped again after the last copy of the keys open only
          if that copy’s epochs still wrap: with one copy a day, nothing is lost.
        </li>
        <li>Restore one every month. Until you have restored a backup, you don’t know that it works.</li>
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
          Create a new database, its tables and the server’s role with the release of the backup’s time; keep
          the old database as it is. A database of another release, or one with data, is refused.
        </li>
        <li>
          Restore the backup with the newest file of keys. It also creates <code>EPOCH_KEYS_FILE</code> where
          that is missing.
        </li>
        <li>
          Check which keys are needed. A missing version is from the time of the backup: add it to{" "}
          <code>MASTER_KEYS</code>, after the first.
        </li>
        <li>
          <a href="#erasure">Erase again</a> what was erased since, <strong>before</strong> anything starts.
        </li>
        <li>
          End all sessions, so that no one whose access was removed since stays signed in. API keys that were
          rotated since work again as well: tell every firm to rotate theirs, and revoke those you know of.
        </li>
        <li>
          Start one process; make a report of a sandbox customer and open an old one; then start the others.
          Background work of that time is done again, under the ids it had, so a receiver that remembers ids
          processes nothing twice.
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
        Withdrawing or purging a request removes the key its data was sealed under, and with it every sealed
        value of it: no query finds either from that moment on. Postgres keeps the bytes of removed rows in
        its files until they are vacuumed and overwritten, and in its write-ahead log until that is recycled
        or, where it is archived, for as long as the archive is kept. A backup from before holds them too.
      </p>
      <ul className="docs-list">
        <li>
          With <a href="#epochs">epoch keys</a>, what these files hold of an erased request opens with no key
          that still exists <strong>26 hours</strong> after the erasure at the latest: an epoch lasts a day,
          an hour is left for work under way, and the rotation runs every hour. A copy of the file of epoch
          keys prolongs that for as long as you keep it.
        </li>
        <li>
          Without them, the master key of that time opens it until the backup is gone or that master key is
          destroyed.
        </li>
        <li>
          What was never sealed stays readable there: ids, times, the client’s name and reference, the return
          URL and period label, names of banks, and keyed digests of addresses.
        </li>
      </ul>
      <p>So:</p>
      <ul className="docs-list">
        <li>Backups age out on a fixed day, 35 days at most, and what you tell customers says so.</li>
        <li>A backup is opened only to restore the service.</li>
        <li>After each restore, what was erased since the backup is erased again, before anything starts.</li>
      </ul>
      <p>
        For that, each erasure is recorded outside the database, in two ways: a line of the log (“a request
        was erased”), and a list that a command prints. Both name a digest of the request’s id and not the id,
        when it was, and who did it. Take the list every hour to where the backups are not, and keep list and
        log longer than the oldest backup.
      </p>
      <Code
        label="Keep the list; play it after a restore"
        language="bash"
        code={`node scripts/work.mjs erasures --since 2026-11-01 > erasures.jsonl
node scripts/work.mjs replay-erasures erasures.jsonl
node scripts/work.mjs replay-erasures server.log`}
      />
      <p>
        The second command takes lists and logs alike, ignores every other line, and can be run again. The
        provider gets the deletion again, and the firm gets an event for it. Erasures between the last list
        and the disaster are only in the log. If the log was lost too, ask the firms: each got{" "}
        <code>request.withdrawn</code>.
      </p>
      <Note>
        <p>
          Destroying a master key ends every backup of its time at once, and everything else sealed under it:{" "}
          <a href="#master-key">change it first</a>.
        </p>
      </Note>
    </>
  ),
};

export const auditRecord: Section = {
  id: "audit",
  title: "The audit record after a restore",
  body: (
    <>
      <p>
        Each firm’s audit record is a chain of hashes under <code>AUDIT_KEY</code>, and its end is signed with
        it. Someone who owns the database can still put back an older state of it as a whole, as a restored
        backup does. So every hour we write the end of each record outside the database: as a line of the log,
        and in <code>AUDIT_ANCHOR_FILE</code> where that is set. Keep at least one of them where the
        database’s owner cannot write.
      </p>
      <Code
        label="Check every record against what was written down"
        language="bash"
        code={`node scripts/work.mjs verify-audit
node scripts/work.mjs verify-audit --anchors server.log
node scripts/work.mjs anchor-audit`}
      />
      <p>
        The check names the first entry that was changed, and the entries that are missing. After a restore
        these are the entries written since the backup: note them with the incident, because the record does
        not become whole again. A record from a version before ends were signed is signed once, after a check,
        by <code>node scripts/work.mjs sign-audit</code>.
      </p>
    </>
  ),
};
