// Completes package-lock.json after `npm install <package>`: `node scripts/fix-lock.mjs`.
//
// If a registry mirror has no macOS or Windows binaries, npm omits those optional packages from the lock file. Then
// `npm ci` of npm 11 refuses the file ("Missing: … from lock file"). A stub entry with the version and the platform
// is enough: other platforms skip the package, and the named platform fetches it from its own registry.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runIfMain } from "./main-module.mjs";

const SYSTEMS = /darwin|win32|freebsd|android|openbsd|netbsd|sunos|aix|linux/;
const PROCESSORS = /arm64|x64|ia32|wasm32|arm|ppc64|riscv64|s390x|loong64|mips64el/;

/** Finds the lock's key for `name` as Node would resolve it from the package at `from`, or null. */
function resolveKey(packages, from, name) {
  for (let base = from; ; ) {
    const key = `${base ? `${base}/` : ""}node_modules/${name}`;
    if (packages[key]) return key;
    if (!base) return null;
    const cut = base.lastIndexOf("/node_modules/");
    base = cut < 0 ? "" : base.slice(0, cut);
  }
}

/** Lists every optional dependency that the lock file names but has no entry for. */
export function missingOptional(lock) {
  return Object.entries(lock.packages).flatMap(([from, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => resolveKey(lock.packages, from, name) === null)
      .map(([name, range]) => ({ name, range, dev: entry.dev === true })),
  );
}

function stub({ name, range, dev }) {
  const system = SYSTEMS.exec(name)?.[0];
  const processor = PROCESSORS.exec(name)?.[0];
  return {
    version: range.replace(/^[\^~]/, ""),
    ...(processor && { cpu: [processor] }),
    ...(dev && { dev: true }),
    ...(name.endsWith("-musl") && { libc: ["musl"] }),
    optional: true,
    ...(system && { os: [system] }),
  };
}

/**
 * Returns the lock file's content with a stub for each missing package, in npm's own order, and the number of stubs
 * added.
 */
export function completeLock(lock) {
  const missing = missingOptional(lock);
  const packages = { ...lock.packages };
  for (const dependency of missing) packages[`node_modules/${dependency.name}`] = stub(dependency);
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, "en"));
  return { lock: { ...lock, packages: Object.fromEntries(sorted) }, added: missing.length };
}

await runIfMain(import.meta.url, () => {
  const file = process.argv[2] ?? fileURLToPath(new URL("../package-lock.json", import.meta.url));
  const { lock, added } = completeLock(JSON.parse(readFileSync(file, "utf8")));
  if (added > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${added} missing optional package(s) added to ${file}`);
});
