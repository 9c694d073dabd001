import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Runs `main` if this module is the one Node was started with. Prints only the message of an error. */
export async function runIfMain(url, main) {
  const started = process.argv[1];
  // Compares real paths, so that a checkout reached through a symbolic link works too.
  if (started === undefined || realpathSync(started) !== realpathSync(fileURLToPath(url))) return;
  try {
    await main();
  } catch (error) {
    console.error(process.env.DEBUG ? error : error.message);
    process.exitCode = 1;
  }
}
