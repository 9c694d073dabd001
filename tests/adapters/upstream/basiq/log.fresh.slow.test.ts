import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeEach, expect, test } from "vitest";
import { makeBasiq } from "@/lib/adapters/upstream/basiq/basiq";
import { ROOT } from "@/scripts/install.mjs";
import { settingsFor } from "@/tests/adapters/upstream/basiq/rig";
import { startFakeBasiq } from "@/tests/support/basiq/fake";
import { authorise } from "@/tests/support/basiq/hosted";
import { CANARY } from "@/tests/support/household-data";

// ../fiskil/log.fresh.slow.test.ts checks the log of Fiskil's adapter in the same way.
const fake = await startFakeBasiq();
afterAll(() => fake.close());
beforeEach(() => fake.reset());

const run = promisify(execFile);

/**
 * Returns the log of a separate process that fetches data, creates and finds a customer, and starts a consent. The
 * process logs every error.
 */
async function logOf(userRef: string): Promise<string> {
  const settings = { ...settingsFor(fake, "live"), webhookSecret: null };
  const script = `
    import { makeBasiq } from "@/lib/adapters/upstream/basiq/basiq";
    import { describeError, log } from "@/lib/log";
    const upstream = makeBasiq(${JSON.stringify(settings)});
    const note = (error) => log().error({ error: describeError(error), message: error.message }, "caught");
    const back = "https://a.example/${CANARY}";
    (async () => {
      for (let time = 0; time < 3; time++) await upstream.pullData("${userRef}").catch(note);
      await upstream.createUser({ requestId: "r", name: "${CANARY}", email: "${CANARY}@example.com", phone: null }).catch(note);
      await upstream.findUsers("${CANARY}@example.com").catch(note);
      await upstream.startConsent({ userRef: "gone", redirectUrl: back, cancelUrl: back, renewConsentRef: null }).catch(note);
    })().catch(note);`;
  const env = { ...process.env, LOG_LEVEL: "trace" };
  const { stdout, stderr } = await run("node_modules/.bin/tsx", ["--eval", script], { env, cwd: ROOT });
  return stdout + stderr;
}

test("the log of the Basiq adapter contains correlation ids and error types, but no customer data and no token", async () => {
  const upstream = makeBasiq(settingsFor(fake, "live"));
  const customer = { requestId: "r", name: "Priya", email: "priya@example.com", phone: null };
  const { userRef } = await upstream.createUser(customer);
  const back = "https://a.example";
  const start = { userRef, redirectUrl: back, cancelUrl: back, renewConsentRef: null };
  authorise(fake, (await upstream.startConsent(start)).url, { sync: "full" });
  const words = { type: "list", correlationId: "corr-42", data: [{ type: "error", detail: CANARY }] };
  fake.troubles.push(
    { on: /\/transactions/, times: 3, kind: { status: 500, body: words } },
    { on: /\/transactions/, times: 3, kind: "truncated" },
    { on: /\/accounts/, times: 1, kind: { status: 200, body: { accounts: CANARY } } },
    { on: "POST /users", times: 1, kind: { status: 400, body: words } },
    { on: "GET /users?", times: 3, kind: { status: 503, body: words } },
  );
  const log = await logOf(userRef);
  for (const word of ["corr-42", "caught", "UpstreamFault"]) expect(log).toContain(word);
  for (const word of [CANARY, "jwt.", fake.live.apiKey]) expect(log).not.toContain(word);
});
