// The rules of the code base that a program can check. Each failing test lists the files that break its rule.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { ROOT } from "@/scripts/install.mjs";
import { findCircles, listFiles, readModules, type SourceFile, walk } from "./support/source";
import { writesRequestStatus } from "./support/status-writes";

const STAGES = ["lib/connect", "lib/ingest", "lib/analyse", "lib/erase"];
const DELIVERIES = ["lib/webhooks", "lib/documents", "lib/messages"];
const USE_CASES = [...STAGES, ...DELIVERIES, "lib/identity", "lib/company"];
/** Modules that every part with side effects may import. */
const GROUND = ["lib/scope", "lib/errors", "lib/env", "lib/ids", "lib/log", "lib/telemetry/trace"];
/** Store functions that need no decision, so they are the use case themselves. */
const ACTS_OF_STORE = [
  "alert",
  "application",
  "application-file",
  "audit-export",
  "endpoint-secret",
  "note",
  "replay",
  "second-factor",
  "test-event",
].map((name) => `lib/store/write/${name}`);
/** Modules that a use case may import. */
const FOR_USE_CASES = [
  "lib/engine",
  "lib/rules",
  "lib/contract",
  "lib/render",
  "lib/store",
  "lib/adapters",
  "lib/workers",
  ...GROUND,
];

type Row = { from: string; may: string[]; typesOf?: string[]; packages?: RegExp };

/** The allowed imports. The longest matching `from` applies to a module, which may always import its own part. */
const TABLE: Row[] = [
  { from: "lib/engine", may: [], packages: /^$/ },
  // Days are counted in one module, for reports and for notices alike.
  { from: "lib/rules", may: ["lib/engine/calendar"], typesOf: ["lib/engine"], packages: /^$/ },
  // Telephone numbers and CSV need their own packages in addition to zod.
  {
    from: "lib/contract",
    may: ["lib/engine", "lib/rules", "lib/errors"],
    packages: /^(zod|libphonenumber-js|csv-parse)(\/|$)/,
  },
  // The sandbox's personas and banks are data; an API caller may only name existing ones.
  {
    from: "lib/contract/sandbox",
    may: [
      "lib/contract",
      "lib/engine",
      "lib/rules",
      "lib/errors",
      "lib/sandbox/banks",
      "lib/sandbox/endings",
      "lib/sandbox/households/list",
      "lib/sandbox/scenarios",
    ],
    packages: /^zod$/,
  },
  {
    from: "lib/render",
    may: ["lib/engine", "lib/rules", "lib/contract", "components/report", "components/receipt", ...GROUND],
  },
  // An email to a customer has the firm's colour, made readable as on the customer's pages, and names the product.
  {
    from: "lib/render/mail",
    may: [
      "components/consent/brand-colour",
      "components/product",
      "components/receipt",
      "components/report/printable",
      "lib/engine",
      "lib/rules",
    ],
  },
  { from: "lib/store", may: ["lib/engine", "lib/rules", "prisma/generated", ...GROUND] },
  { from: "lib/adapters", may: ["lib/engine", "lib/rules", ...GROUND] },
  ...listParts("lib/adapters").map((from) => ({
    from,
    may: ["lib/adapters/local-outbox", "lib/engine", "lib/rules", ...GROUND],
  })),
  // The sandbox adapter uses the built-in bank as other adapters use their SDK.
  {
    from: "lib/adapters/upstream/sandbox",
    may: ["lib/engine", "lib/rules", "lib/adapters/upstream", "lib/sandbox", ...GROUND],
  },
  { from: "lib/sandbox", may: ["lib/engine", "lib/rules", "lib/store/sandbox", ...GROUND] },
  ...[...STAGES, "lib/webhooks", "lib/documents", "lib/identity"].map((from) => ({
    from,
    may: FOR_USE_CASES,
  })),
  { from: "lib/messages", may: ["lib/documents", ...FOR_USE_CASES] },
  // A firm's settings concern people who sign in: their roles, their second factor, their email.
  { from: "lib/company", may: ["lib/identity", ...FOR_USE_CASES] },
  { from: "lib/pipeline", may: [...STAGES, "lib/store/read", "lib/workers/share-run", ...GROUND] },
  {
    from: "lib/http",
    may: [
      "lib/contract",
      "lib/identity",
      "lib/company",
      "lib/store/read",
      "lib/store/unavailable",
      // The compression of stored files, which is also how most clients request them.
      "lib/store/pack",
      "lib/store/write/idempotency",
      "lib/rules",
      ...GROUND,
    ],
  },
  // The sandbox's controls act for the customer, their bank and time, so they call all use cases.
  {
    from: "lib/controls",
    may: ["lib/pipeline", "lib/sandbox", ...USE_CASES, ...FOR_USE_CASES],
  },
  // An action on many requests calls the use cases of one request.
  { from: "lib/bulk", may: ["lib/erase", ...DELIVERIES, ...FOR_USE_CASES] },
  // The jobs work through the outbox: they claim rows and mark them done. A timer anchors the audit records.
  {
    from: "lib/jobs",
    may: [
      "lib/pipeline",
      "lib/store/write/outbox",
      "lib/store/write/tidy",
      "lib/store/listen",
      "lib/rules",
      "lib/company/audit-anchors",
      "lib/bulk",
      ...STAGES,
      ...DELIVERIES,
      ...GROUND,
    ],
  },
  // Threads report the database's state when they fail, so that a job is retried.
  {
    from: "lib/workers",
    may: ["lib/store/unavailable", "lib/telemetry/tame-console", ...GROUND],
  },
  { from: "lib/env", may: ["lib/rules", ...GROUND] },

  { from: "lib/telemetry", may: ["lib/store/client", "lib/store/write/outbox", ...GROUND] },
  {
    from: "lib/start",
    may: [
      "lib/http",
      "lib/jobs",
      "lib/sandbox",
      "lib/company/log-call",
      "lib/store",
      "lib/telemetry",
      "lib/workers/take-signals",
      ...GROUND,
    ],
  },
  {
    from: "app",
    may: [
      "lib/http",
      "lib/jobs",
      "lib/bulk",
      "lib/contract",
      "lib/controls",
      "lib/pipeline",
      "lib/render",
      "lib/rules",
      "lib/store/read",
      "lib/store/require-approval",
      ...ACTS_OF_STORE,
      "lib/adapters/local-outbox",
      "components",
      ...USE_CASES,
      ...GROUND,
    ],
  },
  // The documentation describes the code: it reads the tables and schemas, and calls no use case.
  {
    from: "app/docs",
    may: [
      "lib/sandbox",
      "lib/contract",
      "lib/http",
      "lib/engine",
      "lib/rules",
      "lib/render",
      "lib/messages/message-limits",
      "lib/webhooks/retry-schedule",
      "lib/webhooks/sign-webhook",
      "components",
      ...GROUND,
    ],
  },
  {
    from: "app/sandbox",
    may: ["lib/sandbox", "lib/http", "lib/render/page", "lib/rules/sharing", "components", ...GROUND],
  },
  { from: "components", may: ["lib/rules", "lib/engine/figures"], typesOf: ["lib/engine", "lib/contract"] },
];

const DATABASE_PACKAGES = /^(@prisma\/|pg$)/;

function listParts(folder: string): string[] {
  if (!existsSync(path.join(ROOT, folder))) return [];
  const entries = readdirSync(path.join(ROOT, folder), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => `${folder}/${entry.name}`);
}

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
    expect(findCircles(modules)).toEqual([]);
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

  it("require names that say what is in a file, and allow no file that only re-exports others", () => {
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
      "prisma/migrations/20261124020000_work_lanes/migration.sql", // drops a function of an old migration
      "prisma/migrations/20261125200000_key_epochs/migration.sql", // drops a function too
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

const SLEEP_MAX_MS = 200;

/**
 * True for `sleep(3_000)`, `setTimeout(resolve, 3_000)` and similar, with a literal number or a constant of the file.
 */
function sleepsLong(node: ts.Node, tree: ts.SourceFile): boolean {
  if (!ts.isCallExpression(node)) return false;
  const [first, second] = node.arguments;
  const called = node.expression.getText();
  const isTimer = called === "setTimeout" && first !== undefined && ts.isIdentifier(first);
  const time = isTimer ? second : /^(sleep|pause)$|\.waitForTimeout$/.test(called) ? first : undefined;
  if (!time) return false;
  const named = new RegExp(`\\bconst ${time.getText()} = ([\\d_]+);`).exec(tree.text)?.[1];
  return Number((named ?? time.getText()).replaceAll("_", "")) > SLEEP_MAX_MS;
}

/** True for a table, or a file that `npm run generate` writes. */
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
