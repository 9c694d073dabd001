import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "@/scripts/install.mjs";
import { isUnused, lighten } from "@/scripts/lighten.mjs";
import { testFolder } from "@/tests/support/folder";

const folder = testFolder();
const RUNTIME = "@prisma/client/runtime";

describe("lighten", () => {
  it("deletes source maps and other databases' query compilers, and nothing else", async () => {
    const kept = [
      "a/index.js",
      "a/map.js",
      "a/data.map",
      "a/types.d.ts",
      `${RUNTIME}/client.mjs`,
      `${RUNTIME}/query_compiler_fast_bg.postgresql.mjs`,
      `${RUNTIME}/query_compiler_fast_bg.postgresql.wasm-base64.mjs`,
    ];
    const unused = [
      "a/index.js.map",
      "a/node_modules/b/index.d.mts.map",
      "a/style.css.map",
      `${RUNTIME}/query_compiler_fast_bg.postgresql.js`,
      `${RUNTIME}/query_compiler_fast_bg.mysql.mjs`,
      `${RUNTIME}/query_compiler_small_bg.postgresql.wasm-base64.mjs`,
    ];
    for (const file of [...kept, ...unused]) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), "");
    }
    expect(await lighten(folder)).toBe(unused.length);
    const left = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = left.filter((entry) => entry.isFile());
    expect(
      files.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))).sort(),
    ).toEqual(kept.toSorted());
  });

  it("keeps the compiler that the generated client loads", async () => {
    const text = await readFile(path.join(ROOT, "prisma/generated/internal/class.ts"), "utf8");
    const loaded = [...text.matchAll(/"(@prisma\/client\/runtime\/[^"]+)"/g)].map(([, file = ""]) => file);
    expect(loaded).toContainEqual(expect.stringContaining("query_compiler"));
    for (const file of loaded.filter((each) => each.includes("query_compiler"))) {
      expect(isUnused(file), file).toBe(false);
      expect(existsSync(path.join(ROOT, "node_modules", file)), file).toBe(true);
    }
  });
});
