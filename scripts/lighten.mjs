// After `npm ci` (the postinstall script): deletes the files of packages that nothing here loads, a quarter of
// node_modules. Uses only Node's own modules. Everything works without it too; node_modules is larger then.
import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { ROOT } from "./install.mjs";
import { runIfMain } from "./main-module.mjs";

const UNUSED = [
  // Maps from a package's code to its sources.
  /\.(?:[cm]?[jt]s|css)\.map$/,
  // Prisma's query compilers, except the one that the generated client loads: PostgreSQL's fast one, as an ES module.
  /^@prisma\/client\/runtime\/query_compiler_(?!fast_bg\.postgresql\.).*\.m?js$/,
  /^@prisma\/client\/runtime\/query_compiler_.*\.js$/,
  // Next.js's manual, its drawing of pictures, and the builds for settings that this product does not set: webpack, and
  // React's experimental features.
  /^next\/dist\/docs\//,
  /^next\/dist\/compiled\/@vercel\/og\//,
  /^next\/dist\/compiled\/(?:react|react-dom|scheduler|react-server-dom-turbopack|react-server-dom-webpack)-experimental\//,
  /^next\/dist\/compiled\/next-server\/.*-experimental\.runtime\./,
  // Words are divided in English alone.
  /^hyphen\/patterns\/(?!en-)/,
  // What is written for readers of the packages, and the colours of a highlighter whose marks we colour ourselves.
  /(?:^|\/)(?:README|CHANGELOG|HISTORY)\.md$/i,
  /^highlight\.js\/(?:styles|scss)\//,
  // A third copy of OpenTelemetry, for bundlers that ask for it.
  /^@opentelemetry\/[^/]+\/build\/esnext\//,
];

/**
 * What npm installs without the development packages too, although only a build or a test loads it: the compiler of
 * Next.js, and optional partners of production packages.
 */
const FOR_DEVELOPMENT = /^(?:@next\/swc-[^/]+|typescript|playwright|playwright-core|@playwright\/test)$/;

/** True for a file, as a path under node_modules, that nothing here loads. */
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

/** Whether npm, which runs this with its settings in the environment, leaves the development packages out. */
export function omitsDevelopment({ NODE_ENV, npm_config_omit: omit = "", npm_config_include: include = "" }) {
  const names = (setting) => setting.split(/\s+/).includes("dev");
  return !names(include) && (names(omit) || NODE_ENV === "production");
}

/** Deletes whole packages that are there for development alone. */
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
