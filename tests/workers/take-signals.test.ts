import { spawn } from "node:child_process";
import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import { takeSignals } from "@/lib/workers/take-signals";
import { bundleWorker } from "@/tests/support/bundle-worker";

test("takeSignals starts the stop once, with the first signal's code, and catches every later signal", async () => {
  const source = new EventEmitter();
  const codes: number[] = [];
  takeSignals(source, { SIGTERM: 143, SIGINT: 130 }, async (code) => void codes.push(code));
  for (const signal of ["SIGINT", "SIGTERM", "SIGINT", "SIGTERM"]) expect(source.emit(signal)).toBe(true);
  expect(codes).toEqual([130]);
});

test("takeSignals completes the stop of a process that gets two signals", async () => {
  const child = spawn(process.execPath, [await bundleWorker("tests/support/slow-stop.ts")]);
  let said = "";
  child.stdout.on("data", (part) => {
    said += part;
  });
  const ended = new Promise((resolve) => child.once("exit", (code, signal) => resolve({ code, signal })));
  await expect.poll(() => said).toContain("up");
  child.kill("SIGTERM");
  await expect.poll(() => said).toContain("stopping");
  child.kill("SIGTERM");
  child.kill("SIGINT");
  child.stdin.end();
  expect(await ended).toEqual({ code: 143, signal: null });
  expect(said.match(/stopping|stopped/g)).toEqual(["stopping", "stopped"]);
});
