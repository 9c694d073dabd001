// The rules of the house that a tool can check. Each test names the files that break one, and what to do instead.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { ROOT } from "@/scripts/install.mjs";
import { listFiles, readModules, type SourceFile, walk } from "./support/source";

const STAGES = ["lib/connect", "lib/ingest", "lib/analyse", "lib/deliver", "lib/erase"];
const VERBS = [...STAGES, "lib/company"];
const WHO = ["lib/scope", "lib/errors", "lib/env"];
/** Small single files at the root of lib (log, ids, …) that everything but the pure parts may use. */
const SMALL = listFiles("lib")
  .filter((file) => /^lib\/[^/]+\.ts$/.test(file))
  .map((file) => file.replace(/\.ts$/, ""))
  .filter((file) => ![...WHO, "lib/pipeline", "lib/start"].includes(file));

type Row = { from: string; may: string[]; typesOf?: string[]; packages?: RegExp };

/** Who may import whom. A module is ruled by the longest `from` it lies under, and may always import its own part. */
const TABLE: Row[] = [
  { from: "lib/domain", may: [], packages: /^$/ },
  // Telephone numbers and CSV are subjects of their own, hence the packages beside zod.
  {
    from: "lib/contract",
    may: ["lib/domain", "lib/errors"],
    packages: /^(zod|libphonenumber-js|csv-parse)(\/|$)/,
  },
  // Who and what there is in the sandbox is data; a caller may name nothing else.
  {
    from: "lib/contract/sandbox",
    may: [
      "lib/contract",
      "lib/domain",
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
    may: ["lib/domain", "lib/contract", "components/report", "components/receipt", ...SMALL],
  },
  // A mail to a customer has their firm's colour, made legible as on the customer's pages, and names the product.
  {
    from: "lib/render/mail",
    may: [
      "components/consent/brand-colour",
      "components/product",
      "components/receipt",
      "components/report/printable",
      "lib/domain",
    ],
  },
  { from: "lib/store", may: ["lib/domain", "prisma/generated", ...WHO, ...SMALL] },
  ...listParts("lib/adapters").map((from) => ({
    from,
    may: ["lib/domain", "lib/scope", "lib/errors", "lib/env", ...SMALL],
  })),
  // The built-in bank is a world of its own; the sandbox adapter uses it as another adapter uses its SDK.
  {
    from: "lib/adapters/upstream/sandbox",
    may: ["lib/domain", "lib/adapters/upstream", "lib/sandbox", "lib/errors", "lib/env", ...SMALL],
  },
  { from: "lib/sandbox", may: ["lib/domain", "lib/store/sandbox", "lib/errors", "lib/env", ...SMALL] },
  ...VERBS.map((from) => ({
    from,
    may: ["lib/domain", "lib/contract", "lib/render", "lib/store", "lib/adapters", ...WHO, ...SMALL],
  })),
  { from: "lib/pipeline", may: [...STAGES, "lib/store/read", "lib/scope", "lib/errors", ...SMALL] },
  {
    from: "lib/http",
    may: [
      "lib/contract",
      "lib/company",
      "lib/store/read",
      "lib/domain/request",
      "lib/domain/sharing",
      "lib/domain/link",
      ...WHO,
      ...SMALL,
    ],
  },
  // The sandbox's controls do in a test what a customer, their bank and time do: they press everyone else's buttons.
  {
    from: "lib/controls",
    may: [
      "lib/contract",
      "lib/domain",
      "lib/pipeline",
      "lib/sandbox",
      "lib/store",
      ...VERBS,
      ...WHO,
      ...SMALL,
    ],
  },
  // The outbox is the work of the jobs: they claim it, and mark it done.
  {
    from: "lib/jobs",
    may: ["lib/pipeline", "lib/store/write/outbox", "lib/store/listen", ...STAGES, ...WHO, ...SMALL],
  },
  // Listens to the rest, which knows nothing of it; the packages of OpenTelemetry are its own.
  {
    from: "lib/telemetry",
    may: ["lib/store/client", "lib/store/write/outbox", ...WHO, ...SMALL],
  },
  // Where a server process is put together.
  {
    from: "lib/start",
    may: [
      "lib/http",
      "lib/jobs",
      "lib/sandbox",
      "lib/company/log-call",
      "lib/store/client",
      "lib/store/key-versions",
      "lib/telemetry",
      ...WHO,
      ...SMALL,
    ],
  },
  {
    from: "app",
    may: [
      "lib/http",
      "lib/jobs",
      "lib/contract",
      "lib/controls",
      "lib/pipeline",
      "lib/render",
      "lib/store/read",
      "lib/domain/application",
      "lib/domain/request",
      "lib/domain/link",
      "lib/domain/picture",
      "lib/domain/sharing",
      "components",
    ].concat(VERBS, WHO, SMALL),
  },
  // The documentation shows what the code says: it reads the tables and schemas, and calls no verb.
  {
    from: "app/docs",
    may: [
      "lib/sandbox",
      "lib/contract",
      "lib/http",
      "lib/deliver/message-limits",
      "lib/deliver/retry-schedule",
      "lib/deliver/sign-webhook",
    ].concat(["lib/domain", "lib/render", "components"], WHO, SMALL),
  },
  {
    from: "app/sandbox",
    may: ["lib/sandbox", "lib/http", "lib/render/page", "lib/domain/sharing", "components", ...WHO, ...SMALL],
  },
  {
    from: "components",
    may: ["lib/domain/request", "lib/domain/application"],
    typesOf: ["lib/domain", "lib/contract"],
  },
];

/** Only the store opens the database; the seed beside the schema may as well. */
const DATABASE_PACKAGES = /^(@prisma\/|pg$)/;

function listParts(folder: string): string[] {
  if (!existsSync(path.join(ROOT, folder))) return [];
  const entries = readdirSync(path.join(ROOT, folder), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => `${folder}/${entry.name}`);
}

const isIn = (target: string, place: string) => target === place || target.startsWith(`${place}/`);
const isInAny = (target: string, places: string[]) => places.some((place) => isIn(target, place));

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

/** Places in a module, as `file:line`, where a node answers the question. */
function find(module: SourceFile, isIt: (node: ts.Node) => boolean): string[] {
  const found: string[] = [];
  walk(module.tree, (node) => {
    if (!isIt(node)) return;
    found.push(`${module.path}:${module.tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
  });
  return found;
}

describe("who may import whom", () => {
  it("has looked at the whole tree", () => {
    expect(modules.length).toBeGreaterThan(20);
    expect(modules.flatMap((module) => module.imports).length).toBeGreaterThan(modules.length);
  });

  it("is kept by every module", () => {
    expect(modules.flatMap(breachesOf)).toEqual([]);
  });

  it("has a row for every folder of lib", () => {
    const unruled = modules.filter((module) => /^lib\/[^/]+\//.test(module.path) && !ruleOf(module));
    expect(unruled.map((module) => module.path)).toEqual([]);
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

describe("the rules of the house", () => {
  it("settings are read in lib/env.ts alone", () => {
    const readers = modules
      .filter((module) => module.path !== "lib/env.ts")
      .flatMap((module) => find(module, (node) => isAccess(node, "process.env")));
    expect(readers).toEqual([]);
  });

  it("a request's status is written by the one function that applies the table of transitions", () => {
    const writers = modules
      .filter((module) => module.path !== "lib/store/write/move-request.ts")
      .flatMap((module) => find(module, writesRequestStatus));
    expect(writers).toEqual([]);
  });

  it("the rules know neither clock nor chance", () => {
    const impure = modules
      .filter((module) => isIn(module.path, "lib/domain"))
      .flatMap((module) => find(module, knowsClockOrChance));
    expect(impure).toEqual([]);
  });

  it("files are short enough to read; tables may be long", () => {
    const sources = [...modules, ...readModules("scripts", "prisma")].filter(
      ({ path: file }) => !isTable(file),
    );
    const long = (files: SourceFile[], max: number) =>
      files.filter(({ lines }) => lines > max).map((file) => `${file.path} has ${file.lines} lines`);
    expect(long(sources, 260)).toEqual([]);
    expect(
      long(
        readModules("tests").filter(({ path: file }) => !isTable(file)),
        400,
      ),
    ).toEqual([]);
  });

  it("names say what is in a file, and nothing is only a door to other files", () => {
    const banned = /^(utils?|helpers?|common|misc|services?|managers?|index)$/;
    const files = ["app", "components", "lib", "scripts", "tests"].flatMap(listFiles);
    const nameless = files.filter((file) =>
      file.split("/").some((part) => banned.test(part.split(".")[0] ?? "")),
    );
    expect(nameless).toEqual([]);
  });

  it("the top level holds no folder but those of the map", () => {
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

  it.runIf(existsSync(path.join(ROOT, "README.md")))("the paths that the README names exist", () => {
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

/** A table, or a file that `npm run generate` makes. */
const isTable = (file: string) =>
  /^scripts\/cli\/api-types\.ts$|\/(tables|merchants|households)\/|^lib\/domain\/document\.ts$|-table\.tsx?$|households?[^/]*$|fixture[^/]*$/.test(
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

/** A Prisma write to `request` whose data names `status`, or SQL that sets it. */
function writesRequestStatus(node: ts.Node): boolean {
  if (ts.isTemplateLiteral(node) || ts.isStringLiteral(node)) {
    return /update\s+"?request"?\s+set\b[^;]*\bstatus"?\s*=/i.test(
      node.getText().split(/\bwhere\b/i)[0] ?? "",
    );
  }
  if (!ts.isCallExpression(node) || !/\brequest\.(create|update|upsert)\w*$/.test(node.expression.getText()))
    return false;
  const argument = node.arguments[0];
  if (!argument || !ts.isObjectLiteralExpression(argument)) return false;
  const isWritten = (name: string | undefined) => ["data", "create", "update"].includes(name ?? "");
  return argument.properties.some(
    (part) => isWritten(part.name?.getText()) && /(^|[{,\s])status\s*[:,}]/.test(part.getText()),
  );
}
