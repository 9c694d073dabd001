// Finds the PostgreSQL servers and the pooler that the machine's own package manager installed.
import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";

/** The folder of Debian's servers, with a separate folder for each major version's programs. */
const DEBIAN = "/usr/lib/postgresql";
const POOLERS = ["/usr/sbin/pgbouncer", "/usr/bin/pgbouncer", "/usr/local/bin/pgbouncer"];

/**
 * Finds installed servers: Debian's, and those in the folders of POSTGRES_BIN, separated by colons. Returns the
 * programs of each.
 */
export async function findInstalledServers(more = process.env.POSTGRES_BIN ?? "") {
  const versions = await readdir(DEBIAN).catch(() => []);
  const folders = [
    ...versions.sort().map((version) => path.join(DEBIAN, version, "bin")),
    ...more.split(":").filter(Boolean),
  ];
  return folders.map(programsIn).filter(({ postgres, initdb }) => existsSync(postgres) && existsSync(initdb));
}

export const programsIn = (folder) => ({
  folder,
  isInstalled: true,
  postgres: path.join(folder, "postgres"),
  initdb: path.join(folder, "initdb"),
});

/** Returns the path of PgBouncer; null if it is not installed. */
export const findPooler = () => POOLERS.find((file) => existsSync(file)) ?? null;
