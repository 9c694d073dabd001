import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { exampleReport } from "@/app/docs/example-report";
import { PublicKeysOperation } from "@/lib/contract/operations/status";
import { Report } from "@/lib/contract/report/report";
import { ROOT } from "@/scripts/install.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "surplus-example-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program of the guide on a report, against a server that publishes the schemas and the key of the example. */
async function run(program: string, report: string): Promise<{ code: number | null; said: string }> {
  const keys = JSON.stringify("example" in PublicKeysOperation.answer && PublicKeysOperation.answer.example);
  const server = createServer(({ url = "" }, response) =>
    response.end(url.startsWith("/schemas/") ? readFileSync(path.join(ROOT, "public", url)) : keys),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const file = path.join(folder, "report.json");
  writeFileSync(file, report);
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const child = spawn(process.execPath, [path.join(ROOT, "app/docs/snippets", program), address, file]);
  let said = "";
  child.stdout.on("data", (part) => {
    said += part;
  });
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  server.close();
  return { code, said };
}

const verify = (report: string) => run("verify-report.mjs", report);

describe("the example report", () => {
  test("matches the published schema exactly, with no missing or additional field", () => {
    const report: unknown = JSON.parse(exampleReport());
    expect(Report.parse(report)).toEqual(report);
  });

  test("is short enough to open in an editor", () => {
    expect(exampleReport().length).toBeLessThan(1_000_000);
  });
});

describe("the guide's check of a report", () => {
  test("says that the example is genuine", async () => {
    expect(await verify(exampleReport())).toEqual({
      code: 0,
      said: expect.stringContaining("SIQ-7Q4M2K9XW0CR"),
    });
  });

  test("detects a report in which one figure was changed", async () => {
    const report = JSON.parse(exampleReport()) as { summary: object };
    const changed = { ...report, summary: { ...report.summary, added: 1 } };
    expect((await verify(JSON.stringify(changed))).code).toBe(1);
  });

  test("detects a report whose digest was changed together with the report", async () => {
    const report = JSON.parse(exampleReport()) as { integrity: object };
    const forged = { ...report, integrity: { ...report.integrity, digest_sha256: "0".repeat(64) } };
    expect(await verify(JSON.stringify(forged))).toEqual({
      code: 1,
      said: expect.stringContaining("INVALID"),
    });
  });
});

describe("the guide's validation of a report", () => {
  test("finds the example valid by the published JSON Schema", async () => {
    expect(await run("validate-report.mjs", exampleReport())).toEqual({ code: 0, said: "Valid.\n" });
  });

  test("names the faults of an invalid report", async () => {
    const report = JSON.parse(exampleReport()) as object;
    const { code, said } = await run(
      "validate-report.mjs",
      JSON.stringify({ ...report, profile: "everything" }),
    );
    expect(code).toBe(1);
    expect(said).toContain("allowed values");
  });
});
