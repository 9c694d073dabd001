import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { bundleCommands } from "@/scripts/image/bundle-commands.mjs";
import { testFolder } from "@/tests/support/folder";

const folder = testFolder();
/** Packages with compiled code, which the image takes from the server's own packages. */
const OF_SERVER = ["@node-rs/argon2"];
const IMPORT = /^import\s[^;]*?from\s*"([^"]+)";/gm;

describe("bundleCommands", () => {
  it("bundles every command so that only Node's modules and the server's compiled packages are imported", async () => {
    await bundleCommands(folder);
    const names = readdirSync(folder);
    const commands = ["healthy", "make-secrets", "migrate", "roles", "serve", "work"];
    expect(names.sort()).toEqual(commands.map((name) => `${name}.mjs`));
    for (const name of names) {
      const file = path.join(folder, name);
      execFileSync(process.execPath, ["--check", file]);
      const imported = [...readFileSync(file, "utf8").matchAll(IMPORT)].map(([, from = ""]) => from);
      const others = imported.filter(
        (from) => !from.startsWith("node:") && !builtinModules.includes(from) && !OF_SERVER.includes(from),
      );
      expect({ name, others: others.filter((from) => from !== "../server.js") }).toEqual({
        name,
        others: [],
      });
    }
  });
});
