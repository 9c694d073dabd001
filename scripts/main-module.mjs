import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * Runs `main` if Node was started with this module. If it fails, prints only the error's message, or with DEBUG the
 * whole error.
 */
export async function runIfMain(url, main) {
  const started = process.argv[1];
  // Real paths are compared, so that this works in a checkout reached through a symbolic link.
  if (started === undefined || realpathSync(started) !== realpathSync(fileURLToPath(url))) return;
  try {
    await main();
  } catch (error) {
    console.error(process.env.DEBUG ? error : error.message);
    process.exitCode = 1;
  }
}
