import { spawn } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "@/scripts/install.mjs";
import { testFolder } from "@/tests/support/folder";

/** Each test starts a process, which takes a long time on a busy machine. */
const TIMEOUT_MS = 60_000;

const folder = testFolder();

/**
 * The commands that a person types, as paths of the scripts that Node runs: those in package.json, and the one that
 * builds an image.
 */
const { scripts } = JSON.parse(await readFile(path.join(ROOT, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
};
const COMMANDS = [
  ...Object.entries(scripts).flatMap(([name, line]) =>
    name === "postinstall" ? [] : (/^node (scripts\/[\w-]+\.mjs)$/.exec(line)?.[1] ?? []),
  ),
  "scripts/image.mjs",
];

/** The message of each script that needs a command before any option. */
const WITH_COMMANDS: Readonly<Record<string, string>> = {
  "scripts/surplus.mjs": "Name a command.",
  "scripts/work.mjs": "npm run --silent work -- ",
};

function run(script: string, ...words: string[]): Promise<{ code: number | null; out: string; err: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(ROOT, script), ...words], {
      cwd: folder,
      env: { ...process.env, DATA_DIR: path.join(folder, "data"), DATABASE_URL: "" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let [out, err] = ["", ""];
    child.stdout.on("data", (chunk) => {
      out += chunk;
    });
    child.stderr.on("data", (chunk) => {
      err += chunk;
    });
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, out, err }));
  });
}

describe.each(COMMANDS)("%s", { timeout: TIMEOUT_MS }, (script) => {
  it("prints its usage with --help, and does nothing else", async () => {
    const { code, out, err } = await run(script, "--help");
    expect(err).toBe("");
    expect(code).toBe(0);
    expect(out.split("\n").length).toBeGreaterThan(2);
    expect(out).toMatch(/^(?:Usage: |usage: )?(?:npm (?:run|start|test)|node|surplus|work)\b/m);
    expect(await readdir(folder)).toEqual([]);
  });

  it("refuses an unknown option with a message, and does nothing else", async () => {
    const { code, out, err } = await run(script, "--nonsense");
    expect(code).toBe(2);
    expect(`${out}${err}`).toContain(WITH_COMMANDS[script] ?? "--nonsense");
    expect(`${out}${err}`).not.toMatch(/\n\s+at /);
    expect(await readdir(folder)).toEqual([]);
  });
});
