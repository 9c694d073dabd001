// The fuzzing benchmark. It makes random API calls and page calls, random walks through the lives of requests, and
// random households. `npm run test:all` makes fewer of each, and the same ones in every run.
import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { fileURLToPath } from "node:url";

const CALLS = 50_000;
const PAGE_CALLS = 20_000;
const WALKS = 60;
const PROPERTY_TIMES = 50;
export const PROPERTIES = [
  "engine/wording",
  "engine/read-junk",
  "engine/properties",
  "households/any-household",
];
const TEST = fileURLToPath(new URL("../test.mjs", import.meta.url));

/**
 * Makes random calls to the API and every page, and random walks through the lives of requests. Also feeds random rows
 * and households to the engine. Returns true if all tests passed.
 */
export async function benchFuzz() {
  const seed = String(randomInt(1_000_000_000));
  console.log(
    `\nFuzzing: ${words(CALLS)} calls, ${words(PAGE_CALLS)} page calls, ${WALKS} walks; FUZZ_SEED=${seed} PROPERTY_SEED=${seed}`,
  );
  const calls = await runTests(["tests/wire/fuzz"], {
    FUZZ_SEED: seed,
    FUZZ_CALLS: String(CALLS),
    FUZZ_PAGE_CALLS: String(PAGE_CALLS),
    FUZZ_WALKS: String(WALKS),
  });
  const cases = await runTests(
    PROPERTIES.map((name) => `tests/${name}.test.ts`),
    { PROPERTY_SEED: seed, PROPERTY_TIMES: String(PROPERTY_TIMES) },
  );
  return calls && cases;
}

const words = (count) => count.toLocaleString("en-AU");

function runTests(files, env) {
  const child = spawn(process.execPath, [TEST, ...files], {
    env: { ...process.env, ...env },
    stdio: "inherit",
  });
  return new Promise((resolve) => child.once("close", (code) => resolve(code === 0)));
}
