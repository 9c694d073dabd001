import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "@/scripts/install.mjs";
import { readModules } from "./support/source";

/**
 * Checks the README's table "Where to look". Each row lists, in reading order, the files that decide the answer to one
 * question: entry points, use cases, rules, queries and tables.
 */

/** The largest number of files for all nine questions together. */
const FILES_MAX = 70;

/** The rows of the table: a question, and chains of files. A chain begins with an entry point. */
function readPaths(): { question: string; chains: string[][] }[] {
  const [, table = ""] = readFileSync(path.join(ROOT, "README.md"), "utf8").split("## Where to look");
  return [...table.matchAll(/^\| ([^|]+) \| (`.+`) \|$/gm)].map(([, question = "", files = ""]) => ({
    question,
    chains: files.split(" · ").map((chain) => [...chain.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file)),
  }));
}

const withoutEnding = (file: string) => file.replace(/\.tsx?$/, "");

/** Every module that one of these modules imports, directly or not. */
function reach(files: readonly string[]): Set<string> {
  const reached = new Set(files.map(withoutEnding));
  for (const file of reached)
    for (const { target, isPackage } of modules.get(file)?.imports ?? []) if (!isPackage) reached.add(target);
  return reached;
}

const modules = new Map(
  readModules("app", "components", "lib", "scripts", "tests").map((module) => [
    withoutEnding(module.path),
    module,
  ]),
);

describe.runIf(existsSync(path.join(ROOT, "README.md")))("the README's table of files to open", () => {
  const paths = readPaths();

  it("has nine questions, and at most the agreed number of files", () => {
    expect(paths).toHaveLength(9);
    expect(paths.flatMap(({ chains }) => chains.flat()).length).toBeLessThanOrEqual(FILES_MAX);
  });

  it.each(paths)("$question: every file exists, and the README's links lead to it", ({ chains }) => {
    const files = chains.flat();
    expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
    const strays = chains.flatMap(([entry = "", ...rest]) => {
      const reached = reach([entry]);
      return rest.filter((file) => /\.tsx?$/.test(file) && !reached.has(withoutEnding(file)));
    });
    expect(strays).toEqual([]);
  });
});
