import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { ROOT } from "@/scripts/install.mjs";

/** The folder of the server under test, which contains the server's key, like .data of `npm start`. */
const DATA_DIR = path.dirname(process.env.SERVER_LOG ?? "");

const started: ChildProcess[] = [];
afterAll(() => started.forEach((child) => void child.kill("SIGKILL")));

/** Runs a command with only a newcomer's environment. */
function surplus(...words: string[]) {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [path.join(ROOT, "scripts", "surplus.mjs"), ...words], {
    env: { PATH, HOME, DATA_DIR, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  started.push(child);
  const said = { out: "", err: "" };
  child.stdout.on("data", (chunk) => {
    said.out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    said.err += chunk;
  });
  const ended = once(child, "close").then(([code]) => ({ code, ...said }));
  return { child, said, ended };
}

describe("the quick start of the command line", () => {
  test("leads from a running server to a verified webhook and a report, without any settings", async () => {
    const listener = surplus("listen");
    await expect.poll(() => listener.said.err, { timeout: 20_000 }).toContain("already the webhook URL");
    const made = await surplus("requests", "create", "--name", "Priya Raman", "--json").ended;
    expect(made).toMatchObject({ code: 0, err: "" });
    const { id } = JSON.parse(made.out);
    expect(await surplus("consent", id).ended).toMatchObject({ code: 0 });
    expect(await surplus("wait", id).ended).toMatchObject({ code: 0 });
    for (const event of ["consent.completed", "report.ready"])
      await expect
        .poll(() => listener.said.out, { timeout: 20_000 })
        .toMatch(new RegExp(`${event} +${id} +signature verified +answered 204`));
    const sent = await surplus("trigger", "report.refreshed", "--request", id).ended;
    expect(sent).toMatchObject({ code: 0 });
    await expect
      .poll(() => listener.said.out, { timeout: 20_000 })
      .toMatch(/report.refreshed .* signature verified/);
    const report = await surplus("report", id).ended;
    expect(JSON.parse(report.out).verification.id).toMatch(/^SIQ-/);
    listener.child.kill("SIGINT");
    expect((await listener.ended).code).toBe(0);
  });
});
