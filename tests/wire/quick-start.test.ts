import { type ChildProcess, execFile, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, test } from "vitest";
import { ROOT } from "@/scripts/install.mjs";

const BASE = process.env.BASE_URL ?? "";
const DATA_DIR = path.dirname(process.env.SERVER_LOG ?? "");
/** What a newcomer's shell has set, and no more. */
const SHELL = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: "production" as const };

const folder = mkdtempSync(path.join(tmpdir(), "surplus-newcomer-"));
const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/** A newcomer's folder: the checkout as it is, with `.data` where the server under test keeps it. */
function prepareFolder(): void {
  for (const name of readdirSync(ROOT))
    if (name !== ".data") symlinkSync(path.join(ROOT, name), path.join(folder, name));
  symlinkSync(DATA_DIR, path.join(folder, ".data"));
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** The blocks of the served page that are meant to be pasted, in order. */
async function readCommands(): Promise<string[]> {
  const html = await (await fetch(`${BASE}/docs/quick-start`)).text();
  const figures = [...html.matchAll(/<figure[^>]*data-command="[^"]*"[^>]*>.*?<pre[^>]*>(.*?)<\/pre>/gs)];
  const decode = (text: string) =>
    text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? "");
  return figures.map(([, block = ""]) => decode(block.replace(/<[^>]*>/g, "")));
}

describe("the quick start's page", () => {
  test("leads to a checked webhook and a true report when its blocks are pasted as they stand", async () => {
    prepareFolder();
    const listener = spawn(process.execPath, [path.join(ROOT, "scripts/surplus.mjs"), "listen"], {
      cwd: folder,
      env: { ...SHELL, DATA_DIR },
    });
    started.push(listener);
    let heard = "";
    listener.stdout.on("data", (text) => {
      heard += text;
    });
    let said = "";
    listener.stderr.on("data", (text) => {
      said += text;
    });
    await expect.poll(() => said, { timeout: 20_000 }).toContain("Nothing to set");

    const commands = await readCommands();
    expect(commands.length).toBeGreaterThan(4);
    const script = `set -e\n${commands.join("\n")}\n`;
    const { stdout } = await promisify(execFile)("bash", ["-c", script], {
      cwd: folder,
      env: SHELL,
    });

    const id = stdout.match(/\/connect\/(req_\w+)/)?.[1];
    expect(stdout).toMatch(/True: SIQ-\w{12} is as it was written/);
    for (const event of ["consent.completed", "report.ready"])
      await expect
        .poll(() => heard, { timeout: 20_000 })
        .toMatch(new RegExp(`${event} +${id} +signature true`));
  });
});
