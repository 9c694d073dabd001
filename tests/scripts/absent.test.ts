import { lstat, readFile, readlink } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "@/scripts/install.mjs";

const require = createRequire(import.meta.url);
const read = async (file: string) => JSON.parse(await readFile(path.join(ROOT, file), "utf8"));

describe("the packages replaced by an empty stub", () => {
  it("are replaced by our stub everywhere in the lock file", async () => {
    const { overrides } = await read("package.json");
    const { packages } = await read("package-lock.json");
    for (const name of Object.keys(overrides)) {
      const paths = Object.keys(packages).filter((key) => key.endsWith(`node_modules/${name}`));
      expect(paths, name).toEqual([`node_modules/${name}`]);
      expect(packages[`node_modules/${name}`]).toEqual(
        expect.objectContaining({ resolved: "scripts/absent", link: true }),
      );
      const pathname = path.join(ROOT, "node_modules", name);
      expect((await lstat(pathname)).isSymbolicLink(), name).toBe(true);
      expect(path.resolve(path.dirname(pathname), await readlink(pathname))).toBe(
        path.join(ROOT, "scripts/absent"),
      );
    }
  });

  it("are not needed by any package that depends on them", async () => {
    const { overrides } = await read("package.json");
    const { packages } = (await read("package-lock.json")) as {
      packages: Record<string, Record<string, Record<string, string> | undefined>>;
    };
    const dependents = Object.entries(packages)
      .filter(([key, entry]) => {
        const named = Object.keys({ ...entry.dependencies, ...entry.optionalDependencies });
        return key !== "" && named.some((name) => name in overrides);
      })
      .map(([key]) => key.replace(/^.*node_modules\//, ""));
    expect(dependents.sort()).toEqual(["@prisma/internals", "inngest", "next"]);
    expect(require("@prisma/internals")).toHaveProperty("getDMMF");
    expect(await import("inngest")).toHaveProperty("Inngest");
    expect(require("next/dist/server/image-optimizer")).toHaveProperty("ImageOptimizerCache");
  });
});
