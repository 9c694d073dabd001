import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { warmReport } from "@/lib/analyse/warm-report";
import { bundleWorker } from "@/tests/support/bundle-worker";

test("the warm-up makes a report in several steps", () => {
  expect([...warmReport()].length).toBeGreaterThan(2);
});

test("the warm-up cannot use a database, the network or the log, because it imports none", async () => {
  const bundle = await readFile(await bundleWorker("lib/analyse/warm-report.ts"), "utf8");
  const packages = [...bundle.matchAll(/^import .*? from "([^"]+)";$/gm)].map(([, name]) => name);
  expect([...new Set(packages)].sort()).toEqual(["node:crypto", "node:util", "node:zlib"]);
  expect(bundle).not.toMatch(/\b(import|require)\(|\bfetch\(|\bconsole\.|\bprocess\./);
});
