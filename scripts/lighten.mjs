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
];

/** True for a file, as a path under node_modules, that nothing here loads. */
export const isUnused = (file) => UNUSED.some((pattern) => pattern.test(file.replaceAll("\\", "/")));

/** Deletes the unused files under `folder`, a node_modules, and returns how many there were. */
export async function lighten(folder) {
  const unused = (await readdir(folder, { recursive: true }).catch(() => [])).filter(isUnused);
  await Promise.all(unused.map((file) => rm(path.join(folder, file), { force: true })));
  return unused.length;
}

await runIfMain(import.meta.url, () => lighten(path.join(ROOT, "node_modules")));
