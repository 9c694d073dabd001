import { DataTable } from "@/components/docs/data-table";
import { Heading, type Section } from "@/components/docs/guide";
import { Inline } from "@/components/docs/prose";
import { listSettings, type SettingRow } from "@/lib/env/table";

const NEEDS: Record<SettingRow["need"], string> = {
  always: "Required.",
  feature: "Required for this feature.",
  no: "",
};

/** Every setting, from the declarations that the server reads. */
export function settings(): Section {
  return {
    id: "settings",
    title: "Settings",
    body: (
      <>
        <p>
          The server reads its settings from environment variables and checks them when it starts. If a
          setting is missing or invalid, the error names the setting but does not show its value. An empty
          setting counts as not set. Keep settings marked as secret in a secret store.
        </p>
        <p>
          The server can also read each secret from a file, which is how Docker and Kubernetes provide
          secrets. For example, set <code>MASTER_KEYS_FILE=/run/secrets/master_keys</code> instead of{" "}
          <code>MASTER_KEYS</code>. The server reads the file once, when it starts, so user 1000 must be able
          to read it. Do not set both <code>NAME</code> and <code>NAME_FILE</code>: the server then refuses to
          start.
        </p>
        {listSettings().map(({ title, rows }) => (
          <div key={title}>
            <Heading id={`settings-${title.toLowerCase().replace(/[^a-z]+/g, "-")}`} level={3}>
              {title}
            </Heading>
            <DataTable
              label={`Settings: ${title}`}
              head={["Setting", "Default", "Description"]}
              wideLast
              rows={rows.map((row) => ({
                key: row.name,
                cells: [
                  <code key="name">{row.name}</code>,
                  row.default === null ? "none" : <code key="default">{row.default}</code>,
                  <Inline
                    key="about"
                    text={[row.isSecret ? "**Secret.**" : "", NEEDS[row.need], row.about]
                      .filter(Boolean)
                      .join(" ")}
                  />,
                ],
              }))}
            />
          </div>
        ))}
      </>
    ),
  };
}

export const refusals: Section = {
  id: "refusals",
  title: "When the server refuses to start",
  body: (
    <>
      <p>The server exits and gives the reason if:</p>
      <ul className="docs-list">
        <li>the database’s role is a superuser or bypasses row-level security;</li>
        <li>
          the database contains data encrypted under a key version that <code>MASTER_KEYS</code> lacks;
        </li>
        <li>the database has not been migrated for this version.</li>
      </ul>
      <p>
        The image sets <code>SURPLUS_STRICT=1</code>. With this setting, the server also exits if one of the
        conditions below is true. If the setting is absent, these conditions apply in production, except when{" "}
        <code>BASE_URL</code> points to this machine.
      </p>
      <ul className="docs-list">
        <li>
          <code>BASE_URL</code> or <code>CONSENT_BASE_URL</code> is not https, or points to this machine;
        </li>
        <li>
          a connection to the database, Inngest or the OpenTelemetry collector is not{" "}
          <a href="/docs/deployment#database-tls">encrypted</a> and leads to another machine;
        </li>
        <li>
          a secret is not random or is used twice, or <code>MASTER_KEYS</code> has two keys of the same
          version;
        </li>
        <li>
          <code>WEBHOOK_ALLOW_PRIVATE</code>, <code>SURPLUS_LOCAL</code> or <code>INNGEST_DEV</code> is set,
          or only one of Inngest’s two keys is set.
        </li>
      </ul>
      <p>
        Some settings are optional, such as those for email, operators, the accredited person and proxies.
        When the server starts, it warns about each missing setting and says which feature is not available
        without it. With <code>SURPLUS_STRICT=0</code>, an unencrypted connection causes only a warning.
      </p>
    </>
  ),
};
