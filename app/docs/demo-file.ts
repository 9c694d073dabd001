import path from "node:path";
import { baseUrl, env } from "@/lib/env/env";

const DEFAULT_FOLDER = ".data";
const LOCAL_HOSTS = ["localhost", "127.0.0.1", "[::1]"];

/**
 * The data folder of a server on the reader's own machine, if it is not the default; otherwise null. Never another
 * server's.
 */
function ownFolder(): string | null {
  const folder = env().DATA_DIR;
  if (!folder || !LOCAL_HOSTS.includes(new URL(baseUrl()).hostname)) return null;
  return path.resolve(folder) === path.resolve(DEFAULT_FOLDER) ? null : path.resolve(folder);
}

/** Where `npm start` wrote its facts, as a path from the checkout's folder. */
export const demoFile = (): string => path.posix.join(ownFolder() ?? DEFAULT_FOLDER, "demo.json");

/** The shell expression for one value of that file. */
export function demoValue(name: "api_key_test" | "webhook_secret"): string {
  const file = demoFile().replace(/[\\']/g, "\\$&");
  const script = `JSON.parse(fs.readFileSync('${file}')).${name}`;
  return `$(node -p "${script.replace(/[\\"$`]/g, "\\$&")}")`;
}

/** A command that finds that file by DATA_DIR, which is set if it is not in the default place. */
export function withDataDir(command: string): string {
  const folder = ownFolder();
  return folder ? `DATA_DIR='${folder.replaceAll("'", "'\\''")}' ${command}` : command;
}
