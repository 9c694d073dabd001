import { type ChildProcess, execFile, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, test } from "vitest";
import { ROOT } from "@/scripts/install.mjs";
import { findFreePort } from "@/scripts/ports.mjs";

const BASE = process.env.BASE_URL ?? "";
/** The only settings of a newcomer's shell. */
const SHELL = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: "production" as const };
/** Files of the tester's checkout that a newcomer does not have. */
const OWN = [".data", "demo-output"];

const folder = mkdtempSync(path.join(tmpdir(), "surplus-newcomer-"));
const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) interrupt(child, "SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/** Fills a newcomer's folder with links to the files of the checkout. */
function prepareFolder(): void {
  for (const name of readdirSync(ROOT))
    if (!OWN.includes(name)) symlinkSync(path.join(ROOT, name), path.join(folder, name));
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

type Block = { terminal: number; text: string };

/** Reads the served page's code blocks for pasting into a terminal, in order, with the number of their terminal. */
async function readBlocks(): Promise<Block[]> {
  const html = await (await fetch(`${BASE}/docs/quick-start`)).text();
  const figures = [...html.matchAll(/<figure[^>]*data-terminal="(\d)"[^>]*>.*?<pre[^>]*>(.*?)<\/pre>/gs)];
  const decode = (text: string) =>
    text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? "");
  return figures.map(([, terminal, block = ""]) => ({
    terminal: Number(terminal),
    text: decode(block.replace(/<[^>]*>/g, "")),
  }));
}

const textsOf = (blocks: Block[], terminal: number) =>
  blocks.filter((block) => block.terminal === terminal).map(({ text }) => text);

/** A long-running command in its own terminal; `heard` is its output so far. */
function stay(text: string, env: Record<string, string> = {}): { heard: () => string; child: ChildProcess } {
  const child = spawn("bash", ["-c", text], { cwd: folder, env: { ...SHELL, ...env }, detached: true });
  started.push(child);
  let heard = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part) => {
      heard += part;
    });
  return { heard: () => heard, child };
}

/** Stops everything that runs in the terminal, like Ctrl-C. */
function interrupt({ pid, exitCode }: ChildProcess, signal: NodeJS.Signals = "SIGINT"): void {
  if (pid === undefined || exitCode !== null) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // The process has already ended.
  }
}

const hears = (heard: () => string, what: string | RegExp) =>
  expect.poll(heard, { timeout: 20_000 }).toMatch(what);

/** Pastes blocks into one shell and returns their output. */
async function paste(texts: string[]): Promise<string> {
  const script = `set -e\n${texts.join("\n")}\n`;
  return (await promisify(execFile)("bash", ["-c", script], { cwd: folder, env: SHELL })).stdout;
}

describe("the quick start page", () => {
  test("leads to a verified webhook, a genuine report and the reader's own receiver when its blocks are pasted", async () => {
    prepareFolder();
    const blocks = await readBlocks();
    const [listen = "", handOn = ""] = textsOf(blocks, 2);
    const journey = textsOf(blocks, 3);
    const trigger = journey.pop() ?? "";
    const [receiver = ""] = textsOf(blocks, 4);
    expect(journey.length).toBeGreaterThan(4);

    const first = stay(listen);
    await hears(first.heard, "already the webhook URL");
    const printed = await paste(journey);
    const id = printed.match(/\/connect\/(req_\w+)/)?.[1];
    expect(printed).toMatch(/Valid: SIQ-\w{12} has not been changed/);
    for (const event of ["consent.completed", "report.ready"])
      await hears(first.heard, new RegExp(`${event} +${id} +signature verified`));

    // Only the port differs from the guide, because another program may use the guide's port on this machine.
    const port = String(await findFreePort());
    const own = stay(receiver, { PORT: port });
    interrupt(first.child);
    await expect
      .poll(() => first.child.exitCode ?? first.child.signalCode, { timeout: 20_000 })
      .not.toBeNull();
    const second = stay(handOn.replace(":4000", `:${port}`));
    await hears(second.heard, "already the webhook URL");
    await paste([trigger]);
    await hears(second.heard, /report\.ready .* signature verified +answered 204/);
    await hears(own.heard, "True: report.ready");
  });

  test("leaves only ignored files in the checkout", () => {
    const left = readdirSync(folder).filter(
      (name) => !readdirSync(ROOT).includes(name) || OWN.includes(name),
    );
    expect(left).toEqual(["demo-output"]);
  });
});
