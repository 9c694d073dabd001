import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeEach, expect, test } from "vitest";
import { ROOT } from "@/scripts/install.mjs";
import { startFakeFiskil } from "@/tests/support/fiskil/fake";
import { authorise } from "@/tests/support/fiskil/hosted";
import { CANARY } from "@/tests/support/household-data";

const fake = await startFakeFiskil();
afterAll(() => fake.close());
beforeEach(() => fake.reset());

const run = promisify(execFile);

/**
 * Returns the log of a separate process that fetches data, and creates and finds a customer. The process logs every
 * error.
 */
async function logOf(userRef: string, environment: string): Promise<string> {
  const { clientId, clientSecret, webhookSecret } = fake.live;
  const settings = { environment, clientId, clientSecret, webhookSecret, baseUrl: fake.url };
  const script = `
    import { makeFiskil } from "@/lib/adapters/upstream/fiskil/fiskil";
    import { describeError, log } from "@/lib/log";
    const settings = { ...${JSON.stringify(settings)}, version: "v3", timeoutMs: 5000, arrivalMs: 1e9, permissions: [], overReasons: ["*"] };
    const upstream = makeFiskil({ ...settings, webhookSecret: null });
    const note = (error) => log().error({ error: describeError(error), message: error.message }, "caught");
    (async () => {
      for (let time = 0; time < 3; time++) await upstream.pullData("${userRef}").catch(note);
      await upstream.createUser({ requestId: "r", name: "${CANARY}", email: "${CANARY}@example.com", phone: null }).catch(note);
      await upstream.findUsers("${CANARY}@example.com").catch(note);
    })().catch(note);`;
  const env = { ...process.env, LOG_LEVEL: "trace" };
  const { stdout, stderr } = await run("node_modules/.bin/tsx", ["--eval", script], { env, cwd: ROOT });
  return stdout + stderr;
}

async function share(): Promise<string> {
  const { makeFiskil } = await import("@/lib/adapters/upstream/fiskil/fiskil");
  const { settingsFor } = await import("@/tests/adapters/upstream/fiskil/rig");
  const upstream = makeFiskil(settingsFor(fake, "live"));
  const customer = { requestId: "r", name: "Priya", email: "priya@example.com", phone: null };
  const { userRef } = await upstream.createUser(customer);
  const back = "https://a.example";
  const start = { userRef, redirectUrl: back, cancelUrl: back, renewConsentRef: null };
  authorise(fake.live, (await upstream.startConsent(start)).url, { sync: "full" });
  return userRef;
}

test("the log of the Fiskil adapter contains only ids and error types when a pull or a customer's record fails", async () => {
  const userRef = await share();
  const words = { id: "err_42", name: CANARY, message: CANARY };
  fake.troubles.push(
    { on: "GET /v1/banking/transactions", times: 3, kind: { status: 500, body: words } },
    { on: "GET /v1/banking/transactions", times: 3, kind: "truncated" },
    { on: "GET /v1/banking/balances", times: 1, kind: { status: 200, body: { balances: CANARY } } },
    { on: "POST /v1/end-users", times: 1, kind: { status: 400, body: words } },
    { on: "GET /v1/end-users", times: 3, kind: { status: 503, body: words } },
  );
  const log = await logOf(userRef, "live");
  expect(log).toContain("err_42");
  expect(log).toContain("caught");
  expect(log).toContain("UpstreamFault");
  expect(log).not.toContain(CANARY);
});

test("the log of the Fiskil adapter contains only the customer's id when it refuses data of the wrong environment", async () => {
  const userRef = await share();
  const log = await logOf(userRef, "test");
  expect(log).toContain("an institution of the wrong environment");
  expect(log).toContain(userRef);
  expect(log).not.toContain(CANARY);
});
