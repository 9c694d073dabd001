// Generates prisma/generated from prisma/schema.prisma with Prisma's own generator, called as its CLI calls it. The CLI
// itself would need a hundred packages and download an engine.
import { readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { ROOT } from "./install.mjs";
import { runIfMain } from "./main-module.mjs";

// Loads the packages' CommonJS modules, which are complete. Their ES modules import files that are missing.
const require = createRequire(import.meta.url);

const SCHEMA = path.join(ROOT, "prisma", "schema.prisma");

/** Reads the schema, validates it as Prisma does, and runs the schema's only generator. */
export async function makeClient(schemaFile = SCHEMA) {
  const { getConfig, getDMMF } = require("@prisma/internals");
  const { PrismaClientTsGenerator } = require("@prisma/client-generator-ts");
  const datamodel = await readFile(schemaFile, "utf8");
  const files = [[schemaFile, datamodel]];
  const { datasources, generators } = await getConfig({ datamodel: files });
  const dmmf = await getDMMF({ datamodel: files });
  const [config] = generators;
  const output = path.resolve(path.dirname(schemaFile), config.output.value);
  await rm(output, { recursive: true, force: true });
  const client = new PrismaClientTsGenerator();
  await client.generate({
    generator: { ...config, output: { fromEnvVar: null, value: output } },
    otherGenerators: [],
    schemaPath: schemaFile,
    datamodel,
    datasources,
    dmmf,
    version: (await client.getManifest(config)).requiresEngineVersion,
  });
}

await runIfMain(import.meta.url, () => makeClient());
