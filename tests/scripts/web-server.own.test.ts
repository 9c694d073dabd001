import { type ChildProcess, spawn } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { createServer } from "node:net";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { findFreePort, isPortFree } from "@/scripts/ports.mjs";
import { writePrivateJson } from "@/scripts/private-file.mjs";
import { describeProcess, isAlive, type ProcessDescription } from "@/scripts/process.mjs";
import { claimPort } from "@/scripts/web-server.mjs";
import { testFolder } from "@/tests/support/folder";

const dataDir = testFolder();
const started: ChildProcess[] = [];
afterAll(() => started.forEach((child) => void child.kill("SIGKILL")));

/**
 * Starts a process that takes the place of the web server, and listens on the port until it is stopped. Returns its
 * pid.
 */
async function serveOn(port: number): Promise<number> {
  const script = `require("net").createServer().listen(${port}, () => console.log("listening"))`;
  const child = spawn(process.execPath, ["-e", script], {
    detached: true,
    stdio: ["ignore", "pipe", "ignore"],
  });
  started.push(child);
  await new Promise((resolve) => child.stdout?.once("data", resolve));
  return child.pid ?? 0;
}

async function record(port: number, server: ProcessDescription, starter: ProcessDescription): Promise<void> {
  await mkdir(path.join(dataDir, "servers"), { recursive: true });
  const facts = { server, starter, port, base_url: `http://localhost:${port}` };
  await writePrivateJson(path.join(dataDir, "servers", `${port}.json`), facts);
}

/** A process that no longer runs. It had this process's pid but started at another time. */
const gone: ProcessDescription = { pid: process.pid, started: "0" };

describe("the port of the web server", () => {
  it("can be used if it is free", async () => {
    await expect(claimPort({ dataDir, port: await findFreePort() })).resolves.toBeUndefined();
  });

  it("is not taken from an unrelated program, and the message says what to do", async () => {
    const port = await findFreePort();
    const server = createServer().listen(port, "127.0.0.1");
    await expect(claimPort({ dataDir, port })).rejects.toThrow(`PORT=${port + 1} npm start`);
    server.close();
  });

  it("is not taken from a server if the process that started it still runs", async () => {
    const port = await findFreePort();
    const pid = await serveOn(port);
    await record(port, await describeProcess(pid), await describeProcess());
    await expect(claimPort({ dataDir, port })).rejects.toThrow(/already running at http:\/\/localhost/);
    expect(isAlive(pid)).toBe(true);
  });

  it("is freed from a server if the process that started it was killed", async () => {
    const port = await findFreePort();
    const pid = await serveOn(port);
    await record(port, await describeProcess(pid), gone);
    await claimPort({ dataDir, port }, () => {});
    await expect.poll(() => isPortFree(port)).toBe(true);
  });

  it("is not freed by stopping an unrelated process that reuses a dead server's pid", async () => {
    const [port, other] = [await findFreePort(), await findFreePort()];
    const pid = await serveOn(other);
    await record(port, { pid, started: "0" }, gone);
    await claimPort({ dataDir, port });
    expect(isAlive(pid)).toBe(true);
  });
});
