// The packages of the running product according to package-lock.json.

/**
 * The licences of packages whose entry in the lock file states none. They come from the packages' own licence files.
 */
const UNSAID = { "png-js": "MIT" };

/**
 * Lists the production packages by name, each version once: `{name, version, licence, integrity}`. Includes packages
 * for other platforms, but not our own package.
 */
export function listPackages(lock) {
  const found = new Map();
  for (const [key, entry] of Object.entries(lock.packages)) {
    if (!key.startsWith("node_modules/") || entry.link || entry.dev || entry.devOptional || entry.peer)
      continue;
    const name = entry.name ?? key.slice(key.lastIndexOf("node_modules/") + "node_modules/".length);
    const { version, license, integrity = null } = entry;
    found.set(`${name}@${version}`, { name, version, licence: license ?? UNSAID[name] ?? null, integrity });
  }
  return [...found.values()].sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}

/** Compares by code unit, so that the order is the same on every machine. */
const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
