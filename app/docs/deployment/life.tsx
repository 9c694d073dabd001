import { Code } from "@/components/docs/code";
import { DataTable } from "@/components/docs/data-table";
import type { Section } from "@/components/docs/guide";

export const releases: Section = {
  id: "releases",
  title: "Releases without downtime",
  body: (
    <>
      <p>
        During a release, processes of the old and the new version use the same database. A migration may
        therefore only add to the database, and the old version must still work after the migration.
      </p>
      <ol className="docs-steps">
        <li>
          <strong>Expand</strong>: run the migrations of the new version, as the owner, then{" "}
          <code>scripts/roles.mjs</code>. Each new column allows null or has a default. An index of a large
          table is created separately with <code>concurrently</code>. Nothing is renamed or removed. SQL
          functions are replaced in the same run, so a changed function must still work for the old version.
        </li>
        <li>
          <strong>Deploy</strong>: start processes of the new version, wait until each is ready, then stop the
          old ones, one at a time.
        </li>
        <li>
          <strong>Contract</strong>: once you no longer need to go back, a migration of a later release drops
          the unused columns and tables.
        </li>
      </ol>
      <p>
        To go back, run the migrations of the previous version and deploy that version. The migrations restore
        that version’s SQL functions, and the tables stay as they are. If a process of a new version finds
        that the database lacks its migrations, it logs the reason and exits. The processes of the old version
        continue.
      </p>
      <p>
        On one machine, compose replaces both processes together, so calls fail for some seconds. Put the
        version in <code>.env</code>; otherwise a later <code>docker compose up</code> starts another version.
      </p>
      <Code
        label="A release on one machine"
        language="bash"
        code={`# .env has the line SURPLUS_VERSION=2
docker compose build
docker compose run --rm migrate
docker compose up -d --no-deps app`}
      />
    </>
  ),
};

export const stopping: Section = {
  id: "stopping",
  title: "Stopping",
  body: (
    <p>
      On SIGTERM, a process accepts no more connections and finishes open calls. It releases its background
      work, so that other processes can take the work immediately. It then writes the rest of its log and
      exits. This takes at most eight seconds, even if something hangs. Wait ten seconds before you kill the
      process. Even if you kill the process, no work is lost: another process takes the work once the
      15-second lease has expired.
    </p>
  ),
};

export const health: Section = {
  id: "health",
  title: "Health",
  body: (
    <DataTable
      label="Health endpoints"
      head={["Endpoint", "Response", "Used for"]}
      rows={[
        {
          key: "health",
          cells: [
            <code key="path">/health</code>,
            "200 while the process is running, with the state of its parts and counts of background work",
            "restarting a process that hangs; the image’s own health check also uses this endpoint",
          ],
        },
        {
          key: "ready",
          cells: [
            <code key="path">/health/ready</code>,
            "200, or 503 while the database cannot be reached",
            "the load balancer",
          ],
        },
      ]}
    />
  ),
};
