import { readFileSync } from "node:fs";

/** The URL of a page, given its folder below `app`: without route groups and with its variables filled in. */
export const toPagePath = (folder: string): string =>
  `/${folder}`
    .replace(/\/\([^)]*\)/g, "")
    .replace(/\/\.?$/, "")
    .replace("[environment]", "test")
    .replace(/\[[^\]]*\]/g, "x") || "/";

export type RealAction = { id: string; name: string; paths: string[] };
type Manifest = {
  node: Record<string, { exportedName: string; workers: Record<string, unknown> }>;
};

/** Every server action of the build under test, with the URLs of the pages that use it. */
export function listRealActions(): RealAction[] {
  const text = readFileSync(".next/server/server-reference-manifest.json", "utf8");
  return Object.entries((JSON.parse(text) as Manifest).node).map(([id, { exportedName, workers }]) => {
    const pages = Object.keys(workers).map((worker) => /^app\/(.*)\/page$/.exec(worker)?.[1]);
    const paths = pages.filter((page) => page !== undefined).map(toPagePath);
    return { id, name: exportedName, paths };
  });
}
