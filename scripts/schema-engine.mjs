// Runs Prisma's schema engine without Prisma's command line, which would download a binary. Uses the engine's
// WebAssembly build from npm, with node-postgres. Tests use this module to find drift, and to compare our migrator
// with Prisma's.
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import { MigrationAdapters, parseDatabaseUrl } from "./schema-engine-adapters.mjs";

const require = createRequire(import.meta.url);

/** Receives the message of a panic. The engine looks for it in the global `PRISMA_WASM_PANIC_REGISTRY`. */
class PanicRegistry {
  message = "";
  get() {
    return this.message;
  }
  set_message(value) {
    this.message = `RuntimeError: ${value}`;
  }
}
globalThis.PRISMA_WASM_PANIC_REGISTRY ??= new PanicRegistry();

/**
 * Loads the bindings once per process, because the glue code keeps views of the first instance's memory. A second
 * instance would corrupt that memory, and calls would never end. The bindings are kept in a global variable, because
 * a test process loads this module again for each file. It loads the glue code only once.
 */
function loadBindings() {
  globalThis.PRISMA_WASM_BINDINGS ??= instantiate();
  return globalThis.PRISMA_WASM_BINDINGS;
}

async function instantiate() {
  const glueFile = require.resolve("@prisma/schema-engine-wasm/schema_engine_bg");
  const glue = await import(pathToFileURL(glueFile).href);
  const module = await WebAssembly.compile(await readFile(glueFile.replace(/\.js$/, ".wasm")));
  const instance = await WebAssembly.instantiate(module, { "./schema_engine_bg.js": glue });
  glue.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return glue;
}

/** Reads a schema file in the engine's format. */
export async function readSchema(file) {
  const absolute = path.resolve(file);
  return { files: [{ path: absolute, content: await readFile(absolute, "utf8") }] };
}

/** Reads a migrations folder in the engine's format. */
export async function readMigrations(folder) {
  const baseDir = path.resolve(folder);
  const entries = existsSync(baseDir) ? await readdir(baseDir, { withFileTypes: true }) : [];
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const lock = path.join(baseDir, "migration_lock.toml");
  return {
    baseDir,
    lockfile: {
      path: "migration_lock.toml",
      content: existsSync(lock) ? await readFile(lock, "utf8") : null,
    },
    shadowDbInitScript: "",
    migrationDirectories: await Promise.all(names.sort().map((name) => readMigration(baseDir, name))),
  };
}

async function readMigration(baseDir, name) {
  const file = path.join(baseDir, name, "migration.sql");
  const content = existsSync(file)
    ? { tag: "ok", value: await readFile(file, "utf8") }
    : { tag: "error", value: `missing ${file}` };
  return { path: name, migrationFile: { path: "migration.sql", content } };
}

/** The input of all calls that compare schemas: Prisma manages every table and enum. */
export const NO_FILTERS = { externalTables: [], externalEnums: [] };

/** Opens an engine on a database. The caller must close it, because its open connections keep the process alive. */
async function openEngine({ url, schema }) {
  const glue = await loadBindings();
  const adapters = new MigrationAdapters(parseDatabaseUrl(url));
  const bound = bindMigrationAwareSqlAdapterFactory(adapters);
  const datamodels = schema?.files.map((file) => [file.path, file.content]);
  const engine = await glue.SchemaEngine.new({ datamodels }, () => {}, bound);
  return {
    engine,
    /** Finds the original error of a driver, which WebAssembly passes on as a number. */
    unwrap(error) {
      const id = /External error, id: (\d+)/.exec(String(error?.message ?? error))?.[1];
      const record = id === undefined ? undefined : bound.errorRegistry?.consumeError(Number(id));
      return record?.error ?? error;
    },
    async close() {
      engine.free();
      await adapters.close();
    },
  };
}

/** Runs `work` with an engine and always closes it. */
export async function withEngine(options, work) {
  const handle = await openEngine(options);
  try {
    return await work(handle.engine);
  } catch (error) {
    throw handle.unwrap(error);
  } finally {
    await handle.close();
  }
}
