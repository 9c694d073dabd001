import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { ROOT } from "@/scripts/install.mjs";
import { BESIDE, LISTS, SHARED } from "./support/newcomer-walk";
import { listFiles, readModules, type SourceFile } from "./support/source";

/**
 * Checks the README's table "Where to look". Each row lists, in reading order, the files that a newcomer has to open
 * for one question. The README says which files count. Every file that a counted file calls must be in the row, declare
 * only types and constants, or have a reason in `newcomer-walk.ts`.
 */

/** The largest number of files for all nine questions together. */
const FILES_MAX = 107;

/** The rows of the table: a question, and chains of files. A chain begins with an entry point. */
function readPaths(): { question: string; chains: string[][] }[] {
  const [, table = ""] = readFileSync(path.join(ROOT, "README.md"), "utf8").split("## Where to look");
  return [...table.matchAll(/^\| ([^|]+) \| (`.+`) \|$/gm)].map(([, question = "", files = ""]) => ({
    question,
    chains: files.split(" · ").map((chain) => [...chain.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file)),
  }));
}

const withoutEnding = (file: string) => file.replace(/\.tsx?$/, "");

/** The files of a chain that no earlier file of the chain imports, directly or through other modules. */
function listStrays(chain: readonly string[]): string[] {
  return chain.filter((file, index) => {
    const earlier = chain.slice(0, index).map(withoutEnding).reverse();
    return index > 0 && /\.tsx?$/.test(file) && !isReached(withoutEnding(file), earlier);
  });
}

function isReached(file: string, from: readonly string[]): boolean {
  const reached = new Set(from);
  for (const each of reached)
    for (const { target, isPackage } of modules.get(each)?.imports ?? []) {
      if (target === file) return true;
      if (!isPackage) reached.add(target);
    }
  return false;
}

const modules = new Map(
  readModules("app", "components", "lib", "scripts", "tests").map((module) => [
    withoutEnding(module.path),
    module,
  ]),
);

/** The database functions: each has a file named after it. */
const SQL_FUNCTIONS = listFiles("prisma/functions").filter((file) => file.endsWith(".sql"));

/**
 * The files that a file of the table calls: modules whose functions it imports, and database functions that its SQL
 * calls. A module that only declares types and constants is not called.
 */
function listCalls(file: string): string[] {
  const module = modules.get(withoutEnding(file));
  if (!module) return [];
  const imported = module.imports
    .filter(({ target, isPackage, typesOnly }) => {
      const source = modules.get(target);
      return !isPackage && !typesOnly && source && hasFunctions(source) && !bringsConstants(module, target);
    })
    .map(({ target }) => modules.get(target)?.path ?? target);
  const called = SQL_FUNCTIONS.filter((file) =>
    new RegExp(`\\b${path.basename(file, ".sql")}\\(`).test(module.text),
  );
  return [...new Set([...imported, ...called])];
}

/** Like listCalls, but none for a list, of which a path follows only one entry. */
const listUses = (file: string) => (file in LISTS ? [] : listCalls(file));

/** Reports whether every name that the module imports from `target` is written in capitals or is a type. */
function bringsConstants(module: SourceFile, target: string): boolean {
  return module.tree.statements.filter(ts.isImportDeclaration).some(({ importClause, moduleSpecifier }) => {
    const bindings = importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings) || !ts.isStringLiteral(moduleSpecifier)) return false;
    const from = moduleSpecifier.text;
    const file = from.startsWith("@/")
      ? from.slice(2)
      : path.posix.join(path.posix.dirname(module.path), from);
    return (
      file === target &&
      bindings.elements.every(({ isTypeOnly, name }) => isTypeOnly || /^[A-Z0-9_]+$/.test(name.text))
    );
  });
}

/** Reports whether a module has a function; without one, it only declares types and constants. */
function hasFunctions({ tree }: SourceFile): boolean {
  const isFunction = (node: ts.Node): boolean =>
    ts.isFunctionLike(node) && "body" in node ? true : (ts.forEachChild(node, isFunction) ?? false);
  return isFunction(tree);
}

const isUnder = (file: string, place: string) =>
  file === place || (place.endsWith("/") && file.startsWith(place));

describe.runIf(existsSync(path.join(ROOT, "README.md")))("the README's table of files to open", () => {
  const paths = readPaths();

  it("has nine questions, and at most the agreed number of files", () => {
    expect(paths).toHaveLength(9);
    expect(paths.flatMap(({ chains }) => chains.flat()).length).toBeLessThanOrEqual(FILES_MAX);
  });

  it.each(paths)("$question: every file exists, and the README's links lead to it", ({ chains }) => {
    const files = chains.flat();
    expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
    const strays = chains.flatMap(listStrays);
    expect(strays).toEqual([]);
  });

  it.each(paths)("$question: every file that the path calls is in the row or has a reason", (row) => {
    const files = row.chains.flat();
    const reasons = [...Object.keys(SHARED), ...Object.keys(BESIDE[row.question] ?? {})];
    const hasReason = (used: string) => reasons.some((place) => isUnder(used, place));
    const omitted = files.flatMap((file) =>
      listUses(file)
        .filter((used) => !files.includes(used) && !hasReason(used))
        .map((used) => `${file} → ${used}`),
    );
    expect(omitted).toEqual([]);
    // A reason for a folder must not cover a counted file, because the test would not notice when the file is removed.
    expect(files.filter(hasReason)).toEqual([]);
    // A list leads to at least one counted file.
    const counts = (list: string) => listCalls(list).some((used) => files.includes(used));
    expect(files.filter((file) => file in LISTS && !counts(file))).toEqual([]);
  });

  it("has no reason that no row needs", () => {
    const counted = paths.flatMap(({ chains }) => chains.flat());
    const isSpare = (files: readonly string[]) => {
      const used = files.flatMap(listUses);
      return (place: string) => !used.some((file) => isUnder(file, place));
    };
    const rowOf = (question: string) => paths.find((row) => row.question === question)?.chains.flat() ?? [];
    const spare = Object.entries(BESIDE).flatMap(([question, reasons]) =>
      Object.keys(reasons).filter(isSpare(rowOf(question))),
    );
    expect([...Object.keys(SHARED).filter(isSpare(counted)), ...spare]).toEqual([]);
    expect(Object.keys(LISTS).filter((file) => !counted.includes(file))).toEqual([]);
  });
});
