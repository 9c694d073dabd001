import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "@/scripts/install.mjs";
import { ALLOCATOR } from "@/scripts/web-server.mjs";

const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

type Line = { word: string; rest: string; stage: number };

/** The instructions, with continued lines joined. Each has the number of its build stage, from 0. */
function parse(text: string): Line[] {
  let stage = -1;
  return text
    .replace(/\\\n/g, " ")
    .split("\n")
    .filter((line) => line.trim() && !line.startsWith("#"))
    .map((line) => {
      const [, word = "", rest = ""] = line.match(/^([A-Z]+)\s+(.*)$/) ?? [];
      if (word === "FROM") stage++;
      return { word, rest, stage };
    });
}

const lines = parse(read("Dockerfile"));
const last = Math.max(...lines.map(({ stage }) => stage));
const of = (word: string, stage?: number) =>
  lines
    .filter((line) => line.word === word && (stage === undefined || line.stage === stage))
    .map(({ rest }) => rest);

/** The settings in the image's ENV lines. */
const settings = () =>
  Object.fromEntries(of("ENV").flatMap((rest) => rest.split(/\s+/).map((pair) => pair.split("="))));

describe("the Docker image", () => {
  test("uses only known instructions, in two stages with one pinned base", () => {
    const known = /^(FROM|WORKDIR|ENV|COPY|RUN|USER|EXPOSE|STOPSIGNAL|HEALTHCHECK|CMD)$/;
    expect(lines.filter(({ word }) => !known.test(word))).toEqual([]);
    const bases = of("FROM").map((rest) => rest.split(" ")[0]);
    expect(bases).toEqual(["node:24.21.0-bookworm-slim", "node:24.21.0-bookworm-slim"]);
  });

  test("contains only the first stage's output, without sources or npm's development packages", () => {
    expect(of("COPY", last)).toEqual(["--from=build /image ./"]);
    expect(of("RUN", last)).toEqual([]);
  });

  test("runs as an unprivileged user who owns none of its files", () => {
    expect(of("USER", last)).toEqual(["1000:1000"]);
    expect(of("COPY", last).join()).not.toContain("--chown");
  });

  test("contains no secret, and its build needs no secret", () => {
    expect(of("ARG")).toEqual([]);
    const harmless = [
      "NEXT_TELEMETRY_DISABLED",
      "NODE_ENV",
      "PORT",
      "SURPLUS_STRICT",
      ...Object.keys(ALLOCATOR),
    ];
    expect(Object.keys(settings()).sort()).toEqual(harmless.sort());
  });

  test("limits memory like a server that `npm start` starts", () => {
    expect(settings()).toMatchObject(ALLOCATOR);
  });

  test("downloads npm packages exactly as the lock file says, without running their scripts", () => {
    const runs = of("RUN");
    expect(runs[0]).toMatch(/^npm ci .*--ignore-scripts/);
    expect(runs.join("\n")).not.toMatch(/curl|wget|https?:|npx|npm i(nstall)?\b|\| *(ba)?sh/);
  });

  test("reports its health, and states the signal that stops it", () => {
    expect(of("HEALTHCHECK", last)[0]).toMatch(/CMD \["node", "scripts\/healthy\.mjs"\]$/);
    expect(of("STOPSIGNAL", last)).toEqual(["SIGTERM"]);
    // The command is a list, because a shell would run a string, and would not pass signals on.
    const [command = ""] = of("CMD", last);
    expect(JSON.parse(command)).toEqual(["node", "scripts/serve.mjs"]);
  });

  test("is built without files that git ignores, and without tests and keys", () => {
    const ignored = read(".dockerignore").split("\n");
    const byGit = read(".gitignore")
      .split("\n")
      .map((line) => line.replace(/\/$/, ""))
      .filter((line) => line && line !== "next-env.d.ts");
    expect(byGit.filter((name) => !ignored.includes(name))).toEqual([]);
    for (const name of [".git", "tests", ".env*", "*.pem"]) expect(ignored).toContain(name);
  });

  test("is built by existing scripts", () => {
    for (const script of of("RUN")
      .join(" ")
      .match(/scripts\/[\w./-]+/g) ?? [])
      expect(existsSync(path.join(ROOT, script)), script).toBe(true);
    const bundled = read("scripts/image/bundle-commands.mjs");
    for (const name of ["serve", "healthy", "migrate", "roles", "work"])
      expect(bundled).toContain(`  ${name}: "`);
  });
});
