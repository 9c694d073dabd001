// The rules of the code base that a program can check. Each failing test lists the files that break its rule.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { ROOT } from "@/scripts/install.mjs";
import { type Row, TABLE } from "./support/import-table";
import { findCircles, listFiles, readModules, type SourceFile, walk } from "./support/source";
import { writesRequestStatus } from "./support/status-writes";

const DATABASE_PACKAGES = /^(@prisma\/|pg$)/;

const isIn = (target: string, path: string) => target === path || target.startsWith(`${path}/`);
const isInAny = (target: string, paths: string[]) => paths.some((path) => isIn(target, path));

const modules = readModules("app", "components", "lib");
const withoutEnding = (file: string) => file.replace(/\.tsx?$/, "");

function ruleOf(module: SourceFile): Row | undefined {
  const rows = TABLE.filter((row) => isIn(withoutEnding(module.path), row.from));
  return rows.sort((a, b) => b.from.length - a.from.length)[0];
}

function breachesOf(module: SourceFile): string[] {
  const row = ruleOf(module);
  if (!row) return [];
  const allowed = module.imports.filter(({ target, isPackage, typesOnly }) => {
    if (isPackage) return row.packages?.test(target) ?? true;
    return isInAny(target, [row.from, ...row.may]) || (typesOnly && isInAny(target, row.typesOf ?? []));
  });
  return module.imports
    .filter((each) => !allowed.includes(each))
    .map(({ target }) => `${module.path} imports ${target}; ${row.from} may not`);
}

/** Positions in a module, as `file:line`, of the nodes for which `isIt` is true. */
function find(module: SourceFile, isIt: (node: ts.Node) => boolean): string[] {
  const found: string[] = [];
  walk(module.tree, (node) => {
    if (!isIt(node)) return;
    found.push(`${module.path}:${module.tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
  });
  return found;
}

describe("the table of imports", () => {
  it("covers the whole tree", () => {
    expect(modules.length).toBeGreaterThan(20);
    expect(modules.flatMap((module) => module.imports).length).toBeGreaterThan(modules.length);
  });

  it("is followed by every module", () => {
    expect(modules.flatMap(breachesOf)).toEqual([]);
  });

  it("has a row for every folder of lib", () => {
    const unruled = modules.filter((module) => /^lib\/[^/]+\//.test(module.path) && !ruleOf(module));
    expect(unruled.map((module) => module.path)).toEqual([]);
  });

  it("allows no circular imports, types included", () => {
    expect(findCircles([...modules, ...readModules("prisma", "scripts", "tests")])).toEqual([]);
  });

  it("lets only the store open the database", () => {
    const openers = modules.filter(
      (module) =>
        !isIn(module.path, "lib/store") &&
        module.imports.some(({ target, isPackage }) =>
          isPackage ? DATABASE_PACKAGES.test(target) : isIn(target, "prisma"),
        ),
    );
    expect(openers.map((module) => module.path)).toEqual([]);
  });
});

describe("the rules of the code base", () => {
  it("allow only lib/env/env.ts to read settings", () => {
    const readers = modules
      .filter((module) => module.path !== "lib/env/env.ts")
      .flatMap((module) => find(module, (node) => isAccess(node, "process.env")));
    expect(readers).toEqual([]);
  });

  it("allow only components/ui/link.tsx to import next/link, which makes the server render each page it leads to", () => {
    const importers = modules.filter(({ imports }) => imports.some(({ target }) => target === "next/link"));
    expect(importers.map(({ path }) => path)).toEqual(["components/ui/link.tsx"]);
  });

  it("let only the function with the table of transitions write a request's status", () => {
    const writers = modules
      .filter((module) => module.path !== "lib/store/write/move-request.ts")
      .flatMap((module) => find(module, writesRequestStatus));
    expect(writers).toEqual([]);
  });

  it("keep clock and randomness out of the engine and the rules", () => {
    const impure = modules
      .filter((module) => isIn(module.path, "lib/engine") || isIn(module.path, "lib/rules"))
      .flatMap((module) => find(module, knowsClockOrChance));
    expect(impure).toEqual([]);
  });

  it("require a docstring for every exported function of lib", () => {
    const functions = modules.filter((module) => isIn(module.path, "lib")).flatMap(listExportedFunctions);
    expect(functions.length).toBeGreaterThan(1_000);
    expect(functions.filter((each) => !each.isDocumented).map(({ where }) => where)).toEqual([]);
  });

  it("limit the length of files; tables may be long", () => {
    const sources = [...modules, ...readModules("scripts", "prisma")].filter(
      ({ path: file }) => !isTable(file),
    );
    const long = (files: SourceFile[], max: number) =>
      files.filter(({ lines }) => lines > max).map((file) => `${file.path} has ${file.lines} lines`);
    expect(long(sources, 300)).toEqual([]);
    expect(
      long(
        readModules("tests").filter(({ path: file }) => !isTable(file)),
        400,
      ),
    ).toEqual([]);
  });

  it("require names that describe the contents of a file, and allow no file that only re-exports others", () => {
    const banned = /^(utils?|helpers?|common|misc|services?|managers?|index)$/;
    const files = ["app", "components", "lib", "scripts", "tests"].flatMap(listFiles);
    const nameless = files.filter((file) =>
      file.split("/").some((part) => banned.test(part.split(".")[0] ?? "")),
    );
    expect(nameless).toEqual([]);
  });

  it("allow no test to sleep for more than 200 ms instead of waiting for a result", () => {
    const sleeping = readModules("tests").flatMap((module) =>
      find(module, (node) => sleepsLong(node, module.tree)),
    );
    expect(sleeping).toEqual([]);
  });

  it("require changes of SQL functions in prisma/functions, as its README says, and not in a new migration", () => {
    const makes = (file: string) =>
      /\b(create|drop|replace|alter) function\b/i.test(readFileSync(path.join(ROOT, file), "utf8"));
    const since = listFiles("prisma/migrations").filter(
      (file) => file > "prisma/migrations/20261123170000_lost_together/migration.sql" && makes(file),
    );
    expect(since).toEqual([
      "prisma/migrations/20261123171000_signed_audit_head/migration.sql",
      "prisma/migrations/20261124020000_work_lanes/migration.sql", // Creates no function, but drops one.
      "prisma/migrations/20261125200000_key_epochs/migration.sql", // Creates no function, but drops one.
      // Creates the function count_deliveries, because its trigger and the first count must be in one transaction.
      "prisma/migrations/20261128141000_delivery_counts/migration.sql",
    ]);
  });

  it("allow no top-level folder outside the known list", () => {
    const known = ["app", "components", "lib", "prisma", "public", "scripts", "tests", ".ci", ".git"];
    const ignored = readFileSync(path.join(ROOT, ".gitignore"), "utf8")
      .split("\n")
      .map((line) => line.replace(/\/$/, ""));
    const folders = readdirSync(ROOT, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const names = folders
      .map((entry) => entry.name)
      .filter((name) => !known.includes(name) && !ignored.includes(name));
    expect(names).toEqual([]);
  });

  it.runIf(existsSync(path.join(ROOT, "README.md")))("require that the paths in the README exist", () => {
    const text = readFileSync(path.join(ROOT, "README.md"), "utf8");
    const quoted = [...text.matchAll(/`([^`\s]+)`/g), ...text.matchAll(/\]\(([^)#\s]+)\)/g)].map(
      (match) => match[1] ?? "",
    );
    const paths = quoted.filter((word) =>
      /^(app|components|lib|prisma|public|scripts|tests|\.ci)\/[^*<…]*$/.test(word),
    );
    expect(paths.filter((word) => !existsSync(path.join(ROOT, word)))).toEqual([]);
  });
});

type ExportedFunction = { where: string; isDocumented: boolean };

/** The exported functions of a module, declared or assigned to a constant. Overloads count as one function. */
function listExportedFunctions({ path: file, tree }: SourceFile): ExportedFunction[] {
  const functions = new Map<string, ExportedFunction>();
  for (const statement of tree.statements) {
    if (!ts.canHaveModifiers(statement)) continue;
    if (!ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) continue;
    const where = `${file}:${tree.getLineAndCharacterOfPosition(statement.getStart()).line + 1}`;
    for (const name of namesOfFunctions(statement)) {
      const isDocumented =
        functions.get(name)?.isDocumented === true || ts.getJSDocCommentsAndTags(statement).length > 0;
      functions.set(name, { where: `${where} ${name}`, isDocumented });
    }
  }
  return [...functions.values()];
}

function namesOfFunctions(statement: ts.Statement): string[] {
  if (ts.isFunctionDeclaration(statement)) return [statement.name?.text ?? "default"];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations
    .filter(
      ({ initializer: value }) => value && (ts.isArrowFunction(value) || ts.isFunctionExpression(value)),
    )
    .map(({ name }) => name.getText());
}

const SLEEP_MAX_MS = 200;

/**
 * True for a call that sleeps longer than SLEEP_MAX_MS, such as `sleep(3_000)` and
 * `setTimeout(resolve, seconds * 1_000)`. A factor may be a number or a constant of the file.
 */
function sleepsLong(node: ts.Node, tree: ts.SourceFile): boolean {
  if (!ts.isCallExpression(node)) return false;
  const [first, second] = node.arguments;
  const called = node.expression.getText();
  const isTimer = called === "setTimeout" && first !== undefined && ts.isIdentifier(first);
  const time = isTimer ? second : /^(sleep|pause)$|\.waitForTimeout$/.test(called) ? first : undefined;
  const toValue = (name: string) => tree.text.split(`const ${name} = `)[1]?.split(";")[0] ?? name;
  const factors = time?.getText().split(" * ").map(toValue) ?? [];
  return factors.some((factor) => Number(factor.replaceAll("_", "")) > SLEEP_MAX_MS);
}

/** True for a file of data: a table, a household, a fixture, or a file that `npm run generate` writes. */
const isTable = (file: string) =>
  /^scripts\/cli\/api-types\.ts$|\/(tables|merchants|households)\/|^lib\/engine\/document\.ts$|-table\.tsx?$|households?[^/]*$|fixture[^/]*$/.test(
    file,
  );

const isAccess = (node: ts.Node, text: string) =>
  ts.isPropertyAccessExpression(node) && node.getText() === text;

function knowsClockOrChance(node: ts.Node): boolean {
  if (ts.isNewExpression(node))
    return node.expression.getText() === "Date" && (node.arguments?.length ?? 0) === 0;
  return ["Math.random", "Date.now", "performance.now", "crypto.randomUUID"].some((text) =>
    isAccess(node, text),
  );
}
