// The document benchmark, in a separate process. Writes its results to standard output as JSON.
import { pathToFileURL } from "node:url";
import { withBundle } from "../bundle.mjs";

await withBundle("scripts/bench/measure-documents.ts", async (file) => {
  process.env.NODE_ENV = "production";
  const { measureDocuments } = await import(pathToFileURL(file).href);
  process.stdout.write(JSON.stringify(await measureDocuments()));
});
