// Copies the product and adds the two routes in yardstick/. The benchmark compares the product with these routes,
// which are not part of it.
import { cp, mkdir, readdir, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { ROOT } from "../install.mjs";

const SOURCES = ["app", "components", "lib", "public", "prisma", "scripts"];
const FILES = /^(?!next-env).*\.(json|ts|mjs)$/;
const YARDSTICKS = fileURLToPath(new URL("./yardstick", import.meta.url));

/** The folders kept from an earlier run: the packages, the build of these sources, and the locks. */
const KEPT = ["node_modules", ".next", ".data"];

/**
 * Updates the copy in the data folder from the working tree and returns its path. The copy's packages are a symbolic
 * link, and one setting lets the bundler follow it.
 */
export async function copyProduct() {
  const copy = path.join(ROOT, ".data", "bench");
  await mkdir(copy, { recursive: true });
  for (const name of await readdir(copy))
    if (!KEPT.includes(name)) await rm(path.join(copy, name), { recursive: true, force: true });
  const files = (await readdir(ROOT)).filter((name) => FILES.test(name));
  for (const name of [...SOURCES, ...files])
    await cp(path.join(ROOT, name), path.join(copy, name), { recursive: true });
  await symlink(path.join(ROOT, "node_modules"), path.join(copy, "node_modules"), "junction").catch(
    (error) => {
      if (error.code !== "EEXIST") throw error;
    },
  );
  for (const name of ["constant", "one-query"]) {
    const folder = path.join(copy, "app", "v1", "yardstick", name);
    await mkdir(folder, { recursive: true });
    await cp(path.join(YARDSTICKS, `${name}.ts`), path.join(folder, "route.ts"));
  }
  await cp(path.join(ROOT, "next.config.mjs"), path.join(copy, "product.config.mjs"));
  await writeFile(path.join(copy, "next.config.mjs"), configOf(ROOT));
  return copy;
}

const configOf = (root) => `import product from "./product.config.mjs";
const root = ${JSON.stringify(path.resolve(root))};
export default { ...product, outputFileTracingRoot: root, turbopack: { root } };
`;
