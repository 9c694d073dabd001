import { open, readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { findJson } from "@/scripts/private-file.mjs";
import { signalGroup } from "@/scripts/process.mjs";
import { environmentFor, readSettings } from "@/scripts/settings.mjs";
import { launchWebServer, waitForHealth } from "@/scripts/web-server.mjs";
import { need } from "@/tests/faults/support/need";

export type Server = {
  port: number;
  baseUrl: string;
  pid: number;
  isUp: () => boolean;
  /** Kills the server immediately, without any cleanup. */
  kill: () => Promise<void>;
  /** Asks the server to stop, as a service manager does. Returns the seconds until it ended. */
  stop: () => Promise<number>;
  /** Resolves when the server has ended, for any reason. */
  ended: Promise<unknown>;
  /**
   * Returns the lines of the server's log that contain this text, oldest first. Includes only lines since the last
   * start.
   */
  findInLog: (words: string) => Promise<LogLine[]>;
};

/** A line of a server's log, with its time by the server's clock. */
type LogLine = { text: string; atMs: number };

type ServerOptions = {
  port: number;
  databaseUrl: string;
  env?: Record<string, string>;
  /** If false, the start returns before the server answers. A server that cannot start never answers. */
  waits?: boolean;
};

const PRELOAD = fileURLToPath(new URL("../../../scripts/faults/preload.mjs", import.meta.url));
/** Matches the test runner's own environment variables, which the server must not get. */
const OF_THE_TESTS =
  /^(VITEST.*|TEST|MODE|DEV|PROD|SSR|FAULTS_.*|SERVER_URL|BASE_URL|NODE_OPTIONS|LOG_LEVEL)$/;

/** Starts the built product in a separate process, like `npm start` once the database is ready. */
export async function launchServer({
  port,
  databaseUrl,
  env = {},
  waits = true,
}: ServerOptions): Promise<Server> {
  const dataDir = need("FAULTS_DATA_DIR");
  const secrets = (await findJson(path.join(dataDir, "secrets.json"))) as Record<string, string>;
  const settings = readSettings({ PORT: String(port), DATA_DIR: dataDir, SURPLUS_DEMO: "0" });
  const given = environmentFor(settings, { secrets, databaseUrl, ownsServer: true });
  const clean = Object.fromEntries(Object.entries(given).filter(([name]) => !OF_THE_TESTS.test(name)));
  const logFile = path.join(dataDir, `server-${port}.log`);
  const output = await open(logFile, "a", 0o600);
  const { size: logBegins } = await output.stat();
  const launched = await launchWebServer(
    settings,
    {
      ...clean,
      BASE_URL: settings.baseUrl,
      NODE_OPTIONS: `--import ${pathToFileURL(PRELOAD).href}`,
      ...env,
    },
    { output: output.fd },
  );
  await output.close();
  let isUp = true;
  const ended = launched.ended.finally(() => {
    isUp = false;
  });
  if (waits) await waitForHealth(settings, launched.ended);
  return {
    port,
    baseUrl: settings.baseUrl,
    pid: launched.pid,
    isUp: () => isUp,
    ended,
    kill: async () => {
      launched.kill();
      await ended;
    },
    stop: async () => {
      const began = performance.now();
      signalGroup(launched.pid, "SIGTERM");
      await ended;
      return (performance.now() - began) / 1000;
    },
    findInLog: async (words) => {
      const lines = (await readFile(logFile)).subarray(logBegins).toString("utf8").split("\n");
      return lines
        .filter((text) => text.startsWith("{") && text.includes(words))
        .map((text) => ({ text, atMs: Date.parse(JSON.parse(text).time) }));
    },
  };
}
