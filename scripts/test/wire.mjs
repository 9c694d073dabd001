import path from "node:path";
import { countTests } from "./count.mjs";
import { dataOf, printServerEnd, settingsOf, temporaryOf } from "./own.mjs";

/** Runs the tests over HTTP against a running server. */
export async function runWireTests({ tool, folder, filters, totals, lifecycle, server: obtain }) {
  const { ensureClient } = await import("../build.mjs");
  await ensureClient();
  const server = await obtain();
  const report = path.join(folder, "wire.json");
  const env = {
    ...(await settingsOf({ server, folder, lifecycle })),
    SERVER_URL: server.baseUrl,
    SERVER_LOG: server.logFile,
    SERVER_DATA_DIR: dataOf(folder),
    SERVER_TEMP_DIR: temporaryOf(folder),
  };
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  try {
    await tool("vitest", ["run", "--config", "tests/wire/vitest.config.ts", ...reporters, ...filters], {
      env,
    });
  } catch (error) {
    await printServerEnd(server);
    throw error;
  } finally {
    await countTests(report, totals);
  }
}
