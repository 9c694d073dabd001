import { dataOf, printServerEnd, settingsOf, temporaryOf } from "./own.mjs";
import { runVitest } from "./vitest.mjs";

/** Runs the tests over HTTP against a running server. */
export async function runWireTests({ filters, server: obtain, ...run }) {
  const { folder, lifecycle } = run;
  const { ensureClient } = await import("../build.mjs");
  await ensureClient();
  const server = await obtain();
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
  }
}
