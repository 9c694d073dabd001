#!/usr/bin/env node
// Stands in for Prisma's schema-engine binary where that cannot be downloaded. prisma.config.ts points the Prisma
// command line here; it speaks the binary's JSON-RPC on standard input and output.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";
import { openEngine } from "./schema-engine.mjs";
import { parseDatabaseUrl, runAlone } from "./schema-engine-adapters.mjs";

/** The codes Prisma's users know, for PostgreSQL's. */
const PRISMA_CODES = { "3D000": "P1003", "28P01": "P1000", 28000: "P1010", "42P04": "P1009" };
const UNREACHABLE = ["ECONNREFUSED", "ENOTFOUND", "ETIMEDOUT"];
/** JSON-RPC code with which the binary reports an error it knows. */
const KNOWN_ERROR = 4466;

const argv = process.argv.slice(2);
const option = (name) => argv.flatMap((word, index) => (word === name ? [argv[index + 1]] : []));
const datasource = JSON.parse(option("--datasource")[0] ?? "{}");

function codeOf(error) {
  if (/^P\d+$/.test(error?.code ?? "")) return error.code;
  return PRISMA_CODES[error?.code] ?? (UNREACHABLE.includes(error?.code) ? "P1001" : undefined);
}

function logError(message, extra) {
  const fields = { message, ...extra };
  const line = {
    timestamp: new Date().toISOString(),
    level: "ERROR",
    fields,
    target: "schema_engine::logger",
  };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}

/** `CREATE` and `DROP DATABASE` run from the maintenance database every server has. */
async function onServer(statement) {
  const config = parseDatabaseUrl(datasource.url);
  await runAlone({ ...config, database: "postgres" }, statement(pg.escapeIdentifier(config.database)));
}

const COMMANDS = {
  "can-connect-to-database": async () => {
    await runAlone(parseDatabaseUrl(datasource.url), "SELECT 1");
    return "Connection successful";
  },
  "create-database": async () => {
    await onServer((name) => `CREATE DATABASE ${name}`);
    return "Database created";
  },
  "drop-database": async () => {
    await onServer((name) => `DROP DATABASE IF EXISTS ${name}`);
    return "The database was successfully dropped.";
  },
};

async function runCommand(name) {
  try {
    if (!COMMANDS[name]) throw new Error(`unknown command ${name}`);
    console.log(await COMMANDS[name]());
  } catch (error) {
    process.stderr.write("\n");
    logError(error.message, { error_code: codeOf(error) ?? "P1001", is_panic: false, meta: {} });
    process.exitCode = 1;
  }
}

const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);

let opened;

async function open() {
  const read = async (file) => ({ path: path.resolve(file), content: await readFile(file, "utf8") });
  const files = await Promise.all(option("--datamodels").map(read));
  return openEngine({ url: datasource.url, schema: files.length > 0 ? { files } : undefined });
}

const diagnosed = new Set();
let nextPrintId = 1_000_000;

async function call(method, params) {
  if (method === "createDatabase") {
    await onServer((name) => `CREATE DATABASE ${name}`);
    return { databaseName: parseDatabaseUrl(datasource.url).database };
  }
  opened ??= await open();
  const { engine } = opened;
  if (method === "getDatabaseVersion") return engine.version();
  await primeHistory(engine, method, params);
  const result = await engine[method](params);
  if (method !== "diff" || result.stdout == null) return result ?? null;
  send({ id: nextPrintId++, method: "print", params: { content: result.stdout } });
  return { exitCode: result.exitCode };
}

/** The WebAssembly engine knows the migrations' history only from an earlier `devDiagnostic`; the binary replays it. */
async function primeHistory(engine, method, params) {
  const count = params?.migrationsList?.migrationDirectories.length;
  if (method === "devDiagnostic") diagnosed.add(count);
  if (!["createMigration", "evaluateDataLoss"].includes(method) || diagnosed.has(count)) return;
  await engine.devDiagnostic({ migrationsList: params.migrationsList, filters: params.filters });
}

async function answer(request) {
  try {
    send({ id: request.id, result: await call(request.method, request.params) });
  } catch (raw) {
    const error = opened?.unwrap(raw) ?? raw;
    const message = error.message ?? String(error);
    const data = { is_panic: false, message, error_code: codeOf(error), meta: error.meta ?? null };
    const text = "An error happened. Check the data field for details.";
    send({ id: request.id, error: { code: KNOWN_ERROR, message: text, data } });
  }
}

/** Answers requests one after another until the command line closes our input. */
function serve() {
  process.on("uncaughtException", (error) => {
    logError(globalThis.PRISMA_WASM_PANIC_REGISTRY?.get() || error.message, { backtrace: error.stack });
    process.exit(101);
  });
  let queue = Promise.resolve();
  const lines = createInterface({ input: process.stdin });
  lines.on("line", (line) => {
    const request = JSON.parse(line);
    // A line without a method is the command line's answer to our `print`.
    if (request.method) queue = queue.then(() => answer(request));
  });
  lines.on("close", () => {
    queue = queue.then(() => opened?.close()).then(() => process.exit(0));
  });
}

if (argv.includes("--version") || argv.includes("-V")) {
  console.log(
    `schema-engine-cli ${createRequire(import.meta.url)("@prisma/engines-version").enginesVersion}`,
  );
} else if (argv.includes("cli")) {
  await runCommand(argv[argv.indexOf("cli") + 1]);
} else {
  serve();
}
