import type { Metadata } from "next";
import { Fragment } from "react";
import { DataTable } from "@/components/docs/data-table";
import { Guide, type Section } from "@/components/docs/guide";
import { Link } from "@/components/ui/link";
import { env } from "@/lib/env/env";
import { CHAPTERS, REQUIREMENTS, type Requirement } from "./asvs";
import { updates, uploads } from "./uploads";

export const metadata: Metadata = { title: "Security" };

const STATES: Readonly<Record<Requirement["state"], string>> = {
  met: "Met",
  not_met: "Not met",
  not_applicable: "Not applicable",
};

const count = (state: Requirement["state"]) => REQUIREMENTS.filter((each) => each.state === state).length;

/**
 * Says where to report a weakness. Reads SUPPORT_EMAIL on each request, because the build does not have this setting.
 * Without the setting there is no security.txt.
 */
function Contact() {
  if (!env().SUPPORT_EMAIL) return "Report a weakness to the operator of this service.";
  return (
    <>
      To report a weakness, see <a href="/.well-known/security.txt">security.txt</a>.
    </>
  );
}

const sealing: Section = {
  id: "encryption",
  title: "What encryption in the database prevents",
  body: (
    <>
      <p>
        Bank data, reports, notes, contact details, metadata, assessment inputs and adjustments are encrypted
        under a key that belongs to their request. Each value can be decrypted only in its own row and column,
        and only at its current version. Someone who can write to the database but has no keys cannot read a
        value. If they change a value, move it to another request or put an older value back, that value can
        no longer be decrypted (<code>tests/store/sealed-versions.test.ts</code>
        ).
      </p>
      <p>
        Encryption does not detect one case: a row, its version and the rows it refers to are all put back to
        an older state. Someone who controls the database can do this, and restoring a backup does it too. The
        audit log still lists the later changes, and{" "}
        <Link href="/docs/backups#audit">copies of the log kept elsewhere</Link> show whether the end of the
        log was removed. Contact details and figures that were replaced before versions existed can be put
        back with version 0. A firm’s signing secrets, sign-in settings and second factors are bound to their
        row, without a version.
      </p>
    </>
  ),
};

const erasure: Section = {
  id: "erasure",
  title: "Data that remains after an erasure, and for how long",
  body: (
    <>
      <p>
        Erasing a request removes its encrypted data and the key that decrypts it from the database
        immediately. Older copies of both stay in files that no query can read:
      </p>
      <DataTable
        label="Data that remains after an erasure"
        head={["Where", "How long the bytes stay", "How long the data can be opened"]}
        rows={[
          [
            "Pages of the database",
            "Until they are vacuumed and overwritten",
            "At most 26 hours, with an epoch key file",
          ],
          [
            "The write-ahead log and its archive",
            "Until it is recycled, or for as long as you keep the archive",
            "At most 26 hours, with an epoch key file",
          ],
          ["Backups", "For as long as you keep them", "At most 26 hours, with an epoch key file"],
          [
            "Copies of the epoch key file",
            "For as long as you keep them, which must be at most two days",
            "Together with the master key, a copy opens data that was erased up to a day before or after the copy was made",
          ],
          [
            "Without an epoch key file",
            "As above",
            "As long as a backup, a log or a database page exists together with its master key",
          ],
        ].map(([where = "", bytes = "", opened = ""]) => ({ key: where, cells: [where, bytes, opened] }))}
      />
      <p>
        Data that was never encrypted can be read in these files for as long as the bytes stay. This data is
        ids, times, the customer’s name and reference, the return URL and period label, and names of banks. In
        the test environment, this also applies to contact details in the stored response to a sandbox call
        with an idempotency key. If several requests have the same return URL or period label, Postgres’s
        statistics may hold that value until Postgres collects statistics again. A test searches the pages,
        the log and a base backup for any wrapped key that can still be opened (
        <code>tests/erase/rotate-epochs.fresh.slow.test.ts</code>). See{" "}
        <Link href="/docs/backups#epochs">epoch keys</Link> for how to keep the epoch key file.
      </p>
    </>
  ),
};

const standard: Section = {
  id: "asvs",
  title: "OWASP ASVS 5.0, levels 1 and 2",
  body: (
    <>
      <p>
        We checked the product ourselves against each requirement of the standard. {count("met")} of{" "}
        {REQUIREMENTS.length} requirements are met, {count("not_met")} are not met or depend on the operator
        of the service, and {count("not_applicable")} do not apply. The requirements have the numbers of the{" "}
        <a href="https://owasp.org/www-project-application-security-verification-standard/">
          OWASP Application Security Verification Standard 5.0
        </a>{" "}
        (CC BY-SA 4.0); the topics are described in our own words. L1 and L2 are the standard’s levels. Paths
        refer to the product’s repository.
      </p>
      {Object.entries(CHAPTERS).map(([chapter, title]) => (
        <section key={chapter}>
          <h3 id={chapter.toLowerCase()}>
            {chapter} {title}
          </h3>
          <DataTable
            label={`${chapter} ${title}`}
            head={["Requirement", "State", "How it is met, or why not"]}
            wideLast
            rows={REQUIREMENTS.filter(({ id }) => id.startsWith(`${chapter}.`)).map(toRow)}
          />
        </section>
      ))}
    </>
  ),
};

function toRow({ id, level, topic, state, about, link }: Requirement) {
  return {
    key: id,
    cells: [
      `${id} (L${level}): ${topic}`,
      STATES[state],
      <Fragment key="about">
        {`${about}. `}
        {link?.startsWith("/") ? <Link href={link}>{link}</Link> : link ? <code>{link}</code> : null}
      </Fragment>,
    ],
  };
}

/** Explains how the data is protected, requirement by requirement of OWASP ASVS 5.0. */
export default function SecurityPage() {
  return (
    <Guide
      href="/docs/security"
      lead={
        <p>
          How the data is protected. We checked the product against every requirement of OWASP ASVS 5.0,
          levels 1 and 2, and this page lists the gaps. <Contact />
        </p>
      }
      sections={[sealing, erasure, uploads, updates, standard]}
    />
  );
}
