import path from "node:path";
import { makeDataDirectory } from "../private-file.mjs";
import { dataOf, printServerEnd, serverOf, settingsOf, temporaryOf } from "./own.mjs";
import { runVitest } from "./vitest.mjs";

/**
 * Runs the tests over HTTP against a server that no other stage uses, because they search its files and count its
 * actions. `node` is the Node.js that runs the server.
 */
export async function runWireTests({ filters, node, ...run }) {
  const { lifecycle } = run;
  const folder = path.join(run.folder, "wire");
  const { ensureClient } = await import("../build.mjs");
  await ensureClient();
  await makeDataDirectory(folder);
  const server = await serverOf({ folder, lifecycle, node })();
  const env = {
    ...(await settingsOf({ server, folder, lifecycle })),
    SERVER_URL: server.baseUrl,
    SERVER_LOG: server.logFile,
    SERVER_DATA_DIR: dataOf(folder),
    SERVER_TEMP_DIR: temporaryOf(folder),
  };
  try {
    await runVitest(run, "wire", ["--config=tests/wire/vitest.config.ts", ...filters], env);
  } catch (error) {
    await printServerEnd(server);
    throw error;
  } finally {
    await server.stop();
  }
}
