import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "@/scripts/install.mjs";
import { isUnused, lighten, omitsDevelopment, removeDevelopment } from "@/scripts/lighten.mjs";
import { testFolder } from "@/tests/support/folder";

const folder = testFolder();
const RUNTIME = "@prisma/client/runtime";

describe("lighten", () => {
  it("deletes exactly the files that the server never loads", async () => {
    const kept = [
      "a/index.js",
      "a/map.js",
      "a/LICENSE.md",
      "next/dist/compiled/react-dom/index.js",
      "next/dist/compiled/next-server/app-page-turbo.runtime.prod.js",
      "hyphen/patterns/en-us.js",
      "@opentelemetry/api/build/esm/index.js",
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
      "a/README.md",
      "next/dist/docs/a/index.mdx",
      "next/dist/compiled/react-dom-experimental/index.js",
      "next/dist/compiled/next-server/app-page-turbo-experimental.runtime.prod.js",
      "hyphen/patterns/de.js",
      "@opentelemetry/api/build/esnext/index.js",
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

  it("deletes the packages of builds and tests only if npm omits development packages", async () => {
    expect(omitsDevelopment({})).toBe(false);
    expect(omitsDevelopment({ NODE_ENV: "production" })).toBe(true);
    expect(omitsDevelopment({ npm_config_omit: "optional dev" })).toBe(true);
    expect(omitsDevelopment({ NODE_ENV: "production", npm_config_include: "dev" })).toBe(false);

    const modules = path.join(folder, "production");
    const unused = ["typescript", "playwright", "@next/swc-linux-x64-gnu"];
    const kept = ["@next/env", "next", "zod"];
    for (const name of [...unused, ...kept]) await mkdir(path.join(modules, name), { recursive: true });
    await removeDevelopment(modules);
    expect(unused.filter((name) => existsSync(path.join(modules, name)))).toEqual([]);
    expect(kept.filter((name) => !existsSync(path.join(modules, name)))).toEqual([]);
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
