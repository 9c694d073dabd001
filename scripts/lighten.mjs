// Runs after `npm ci` (the postinstall script). Deletes package files that nothing here loads; they are a quarter of
// node_modules. Uses only Node's own modules. If it does not run, everything works, but node_modules is larger.
import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { ROOT } from "./install.mjs";
import { runIfMain } from "./main-module.mjs";

const UNUSED = [
  // Source maps.
  /\.(?:[cm]?[jt]s|css)\.map$/,
  // Prisma's query compilers, except the one that the generated client loads: the fast one for PostgreSQL, as an ES
  // module.
  /^@prisma\/client\/runtime\/query_compiler_(?!fast_bg\.postgresql\.).*\.m?js$/,
  /^@prisma\/client\/runtime\/query_compiler_.*\.js$/,
  // Next.js's manual, its image generation (@vercel/og), and the builds for settings that this product does not use:
  // webpack, and React's experimental features.
  /^next\/dist\/docs\//,
  /^next\/dist\/compiled\/@vercel\/og\//,
  /^next\/dist\/compiled\/(?:react|react-dom|scheduler|react-server-dom-turbopack|react-server-dom-webpack)-experimental\//,
  /^next\/dist\/compiled\/next-server\/.*-experimental\.runtime\./,
  // Hyphenation patterns of languages other than English.
  /^hyphen\/patterns\/(?!en-)/,
  // Documentation for readers of the packages. Also the themes of a highlighter, because we use our own colours.
  /(?:^|\/)(?:README|CHANGELOG|HISTORY)\.md$/i,
  /^highlight\.js\/(?:styles|scss)\//,
  // A third copy of OpenTelemetry, for bundlers that use it.
  /^@opentelemetry\/[^/]+\/build\/esnext\//,
];

/**
 * Packages that only a build or a test loads, but that npm installs even without the development packages. These are
 * the compiler of Next.js, and optional peers of production packages.
 */
const FOR_DEVELOPMENT = /^(?:@next\/swc-[^/]+|typescript|playwright|playwright-core|@playwright\/test)$/;

/** True for a file that nothing here loads. The path is relative to node_modules. */
export const isUnused = (file) => UNUSED.some((pattern) => pattern.test(file.replaceAll("\\", "/")));

/** Deletes the unused files under `folder`, a node_modules, and returns how many there were. */
export async function lighten(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const unused = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => isUnused(path.relative(folder, file)));
  await Promise.all(unused.map((file) => rm(file, { force: true })));
  return unused.length;
}

/** True if npm omits the development packages. npm runs this script with its settings in the environment. */
export function omitsDevelopment({ NODE_ENV, npm_config_omit: omit = "", npm_config_include: include = "" }) {
  const names = (setting) => setting.split(/\s+/).includes("dev");
  return !names(include) && (names(omit) || NODE_ENV === "production");
}

/** Deletes whole packages that only development needs. */
export async function removeDevelopment(folder) {
  const scopes = ["", "@next", "@playwright"];
  const lists = await Promise.all(
    scopes.map(async (scope) =>
      (await readdir(path.join(folder, scope)).catch(() => [])).map((name) => path.posix.join(scope, name)),
    ),
  );
  const found = lists.flat().filter((name) => FOR_DEVELOPMENT.test(name));
  await Promise.all(found.map((name) => rm(path.join(folder, name), { recursive: true, force: true })));
}

await runIfMain(import.meta.url, async () => {
  const folder = path.join(ROOT, "node_modules");
  if (omitsDevelopment(process.env)) await removeDevelopment(folder);
  await lighten(folder);
});
