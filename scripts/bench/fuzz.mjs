// The fuzzing part of the bench: the same calls as in `npm test`, and many more of them.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const CALLS = 50_000;
const WALKS = 60;
const TEST = fileURLToPath(new URL("../test.mjs", import.meta.url));

/** Makes calls up from the interface's description, and walks through the lives of requests. Returns whether all was well. */
export function benchFuzz() {
  console.log(`\nFuzzing: ${CALLS.toLocaleString("en-AU")} calls, ${WALKS} walks`);
  const env = { ...process.env, FUZZ_CALLS: String(CALLS), FUZZ_WALKS: String(WALKS) };
  const child = spawn(process.execPath, [TEST, "tests/wire/fuzz"], { env, stdio: "inherit" });
  return new Promise((resolve) => child.once("close", (code) => resolve(code === 0)));
}
