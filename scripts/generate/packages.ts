import { readFile } from "node:fs/promises";
import path from "node:path";
import { ROOT } from "../install.mjs";
import { listPackages } from "../packages/list-packages.mjs";
import type { Artefact } from "./artefact";

/**
 * The names, versions and licences of the product's packages, for `/docs/licences`. Generated, because a container
 * image has no lock file.
 */
export const PACKAGES: Artefact = {
  path: "app/docs/licences/packages.json",
  make: async () => {
    const lock = JSON.parse(await readFile(path.join(ROOT, "package-lock.json"), "utf8"));
    const lines = listPackages(lock).map(({ name, version, licence }) =>
      JSON.stringify([name, version, licence ?? ""]),
    );
    return `[\n  ${lines.join(",\n  ").replaceAll('","', '", "')}\n]\n`;
  },
};
