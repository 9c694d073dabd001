// Runs a measurement in its own process, because a warm or full heap would distort the next measurement.
import { spawn } from "node:child_process";
import { ROOT } from "../install.mjs";
import { ALLOCATOR } from "../web-server.mjs";

/**
 * Runs Node with the command-line arguments `words` and with the server's allocator. Parses its output as JSON and
 * returns the result. `what` names the measurement in errors.
 */
export function runMeasure(words, what) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, {
      cwd: ROOT,
      env: { ...ALLOCATOR, ...process.env },
      stdio: ["ignore", "pipe", "inherit"],
    });
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
    });
    child.once("error", reject);
    child.once("close", (code, signal) => {
      if (code === 0) resolve(JSON.parse(output));
      else reject(new Error(`Measuring ${what} ended with ${signal ?? `exit code ${code}`}.`));
    });
  });
}
