// The packages of the running product according to package-lock.json.

/** Packages whose entry names no licence, with the licence of their own licence file. */
const UNSAID = { "png-js": "MIT" };

/**
 * The production packages, each version once, by name: `{name, version, licence, integrity}`. Includes those for
 * other platforms, but not our own.
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

/** By code unit, so that the order is the same on every machine. */
const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
