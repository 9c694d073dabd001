import { readFileSync } from "node:fs";
import path from "node:path";

type Manifest = {
  staticRoutes: { page: string }[];
  dynamicRoutes: { page: string; regex: string }[];
};

/** The label of all unknown paths, because callers could invent any number of them. */
const NONE = "none";
const ASSETS = /^\/_next\//;

/**
 * Returns a function that names the route of a path, such as `/v1/requests/[id]`, from the build's list. The
 * path itself is never reported, because an id in it opens a customer's page.
 */
export function readRouteNames(folder = process.cwd()): (path: string) => string {
  const manifest = readManifest(path.join(folder, ".next", "routes-manifest.json"));
  const fixed = new Set(manifest.staticRoutes.map(({ page }) => page));
  const patterns = manifest.dynamicRoutes.map(({ page, regex }) => ({ page, pattern: new RegExp(regex) }));
  return (url) => {
    const [asked = ""] = url.split("?");
    if (fixed.has(asked)) return asked;
    if (ASSETS.test(asked)) return "/_next";
    return patterns.find(({ pattern }) => pattern.test(asked))?.page ?? NONE;
  };
}

function readManifest(file: string): Manifest {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Manifest;
  } catch {
    // In development there is no build, so no route has a name.
    return { staticRoutes: [], dynamicRoutes: [] };
  }
}
