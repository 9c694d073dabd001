// Calls generated from the OpenAPI document. FUZZ_CALLS sets their number; `npm run bench` makes fifty thousand.
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { setRateLimit } from "@/tests/support/company";
import { giveConsent } from "@/tests/support/consent";
import { anyCase, type Case } from "@/tests/wire/fuzz/cases";
import { wrongsOf } from "@/tests/wire/fuzz/checks";
import { type Firm, makeFirm, makeReady } from "@/tests/wire/support/firm";
import { send } from "@/tests/wire/support/server";

const CALLS = Number(process.env.FUZZ_CALLS ?? 1_500);
/**
 * A test run makes the same calls each time. `npm run bench` sets a new FUZZ_SEED each time. A failure prints the seed.
 */
const SEED = Number(process.env.FUZZ_SEED ?? 1);
const AT_ONCE = 16;
const FAULTS_SHOWN = 12;

let firm: Firm;
const ids: string[] = [];
const keys = { own: "", none: undefined, wrong: "", garbage: "svc_test_\u00e9 nonsense" };

beforeAll(async () => {
  firm = await makeFirm();
  await setRateLimit(firm.companyId, 100_000_000);
  Object.assign(keys, {
    own: firm.testKey,
    wrong: `${firm.testKey.slice(0, -1)}${firm.testKey.endsWith("a") ? "b" : "a"}`,
  });
  ids.push(await firm.create(), await makeReady(firm, { consent_type: "ongoing" }), await makeReady(firm));
  const withdrawn = await firm.create();
  await firm.ask("DELETE", `/v1/requests/${withdrawn}`);
  const pending = await firm.create();
  await giveConsent(pending);
  ids.push(withdrawn, pending);
});

/** Describes the case and the faults of its response; null if there are none. */
async function tryOne(asked: Case): Promise<string | null> {
  const { method, path, raw, headers } = asked;
  const key = keys[asked.key];
  const sent = { headers, ...(raw === undefined ? {} : { raw }), ...(key === undefined ? {} : { key }) };
  const wrongs = await send(method, path, sent).then(
    (answer) => wrongsOf(asked, answer),
    (error: Error) => [error.message],
  );
  const reported = { ...asked, raw: raw?.slice(0, 400), body: undefined };
  return wrongs.length > 0
    ? `${wrongs.join("; ").slice(0, 600)}\n  ${JSON.stringify(reported).slice(0, 900)}`
    : null;
}

test(`the API has no server error, undescribed response, accepted invalid data or missing key check in ${CALLS} random calls`, async () => {
  const faults: string[] = [];
  for (let made = 0; made < CALLS && faults.length < FAULTS_SHOWN; made += AT_ONCE) {
    const cases = fc.sample(anyCase(ids), { numRuns: AT_ONCE, seed: SEED + made });
    const found = await Promise.all(cases.map(tryOne));
    faults.push(...found.filter((fault) => fault !== null));
  }
  expect(faults.length, `FUZZ_SEED=${SEED}\n${faults.join("\n")}`).toBe(0);
}, 1_800_000);
