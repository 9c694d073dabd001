import path from "node:path";
import { baseUrl, env } from "@/lib/env/env";

const DEFAULT_FOLDER = ".data";
const LOCAL_HOSTS = ["localhost", "127.0.0.1", "[::1]"];

/**
 * The data folder of this server if it runs on the reader's own machine and does not use the default folder; otherwise
 * null. Paths of other servers are never shown.
 */
function ownFolder(): string | null {
  const folder = env().DATA_DIR;
  if (!folder || !LOCAL_HOSTS.includes(new URL(baseUrl()).hostname)) return null;
  return path.resolve(folder) === path.resolve(DEFAULT_FOLDER) ? null : path.resolve(folder);
}

/**
 * The file to which `npm start` writes the demo keys. The path is relative to the checkout, or absolute if the server
 * uses another data folder.
 */
export const demoFile = (): string => path.posix.join(ownFolder() ?? DEFAULT_FOLDER, "demo.json");

/** A shell expression that reads one value of `demoFile`. */
export function demoValue(name: "api_key_test" | "webhook_secret"): string {
  const file = demoFile().replace(/[\\']/g, "\\$&");
  const script = `JSON.parse(fs.readFileSync('${file}')).${name}`;
  return `$(node -p "${script.replace(/[\\"$`]/g, "\\$&")}")`;
}

/**
 * Prefixes a command with DATA_DIR if the server does not use the default folder, so that the command finds `demoFile`.
 */
export function withDataDir(command: string): string {
  const folder = ownFolder();
  return folder ? `DATA_DIR='${folder.replaceAll("'", "'\\''")}' ${command}` : command;
}
