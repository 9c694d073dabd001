import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";

const folder = mkdtempSync(path.join(tmpdir(), "surplus-demo-file-"));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
  rmSync(folder, { recursive: true, force: true });
});

/** Loads the module that the guides use, as on a server with `settings` as environment variables. */
async function on(settings: Record<string, string | undefined>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.resetModules();
  return await import("@/app/docs/demo-file");
}

describe("the path of the demo company's file in the guides", () => {
  test("is .data, the folder that `npm start` uses", async () => {
    const { demoFile, withDataDir } = await on({ DATA_DIR: path.resolve(".data") });
    expect(demoFile()).toBe(".data/demo.json");
    expect(withDataDir("npm start")).toBe("npm start");
  });

  test("is the folder that a local server uses, quoted for a shell", async () => {
    const odd = path.join(folder, `it's $HOME "here" \`x\``);
    mkdirSync(odd, { recursive: true });
    writeFileSync(path.join(odd, "demo.json"), '{"api_key_test":"svc_test_1"}');
    const { demoValue, withDataDir } = await on({ DATA_DIR: odd });
    const run = (script: string) => execFileSync("bash", ["-c", script], { encoding: "utf8" }).trim();
    expect(run(`echo ${demoValue("api_key_test")}`)).toBe("svc_test_1");
    expect(run(withDataDir("node -p process.env.DATA_DIR"))).toBe(odd);
  });

  test("is not shown by a server on another machine", async () => {
    const { demoFile, withDataDir } = await on({
      DATA_DIR: "/srv/secret-place",
      BASE_URL: "https://reports.example.com",
    });
    expect(demoFile()).toBe(".data/demo.json");
    expect(withDataDir("npm start")).toBe("npm start");
  });
});
