import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { POST as leave } from "@/app/connect/[id]/start/route";
import { GET as connect } from "@/app/v1/connect/[id]/route";
import { POST as consentComplete } from "@/app/v1/requests/[id]/consent-complete/route";
import { POST as generate } from "@/app/v1/requests/[id]/generate/route";
import { POST as refresh } from "@/app/v1/requests/[id]/refresh/route";
import { GET as read, DELETE as withdraw } from "@/app/v1/requests/[id]/route";
import { POST as create } from "@/app/v1/requests/route";
import { POST as upstreamDoor } from "@/app/v1/webhooks/upstream/route";
import { upstreamOf } from "@/lib/adapters/upstream/select";
import { VERBS } from "@/lib/jobs/functions";
import type { Environment, Scope } from "@/lib/scope";
import { asWorker, inScope } from "@/lib/store/client";
import { getRequest } from "@/lib/store/read/request";
import { WORK } from "@/lib/store/write/outbox";
import { call } from "@/tests/support/call";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { withClient } from "@/tests/support/connection";
import { testDatabase } from "@/tests/support/database";
import { setLiveApproval } from "@/tests/support/live-approval";
import type { ProviderEventKind, Share, Stage } from "@/tests/support/stage";
import { doDueWork } from "@/tests/support/work";

const ENVIRONMENTS = ["test", "live"] as const;
const other = (environment: Environment): Environment => (environment === "test" ? "live" : "test");
const BODY = {
  client_name: "Priya Raman",
  report_type: "affordability",
  email: "priya@example.com",
  consent_type: "ongoing",
};

type Tenant = { scope: Scope; key: string; id: string; share: Share };

/** Defines the tests that check that test and live stay separate. They must pass with every provider. */
export function describeTwoEnvironments(stage: Stage): void {
  // Here the test environment uses the provider's sandbox, so both environments call one stand-in, with different
  // credentials.
  process.env.UPSTREAM_TEST = stage.provider;
  const database = testDatabase();
  afterAll(() => stage.close());
  const nobodyAsked = () =>
    expect(ENVIRONMENTS.flatMap((environment) => stage.answered(environment))).toEqual([]);

  let firm: TestCompany;
  let tenants: Record<Environment, Tenant>;

  /**
   * Creates a request in this environment, and consents as its customer. All of the customer's data has arrived, but no
   * event has been sent.
   */
  async function enter(environment: Environment): Promise<Tenant> {
    const key = environment === "live" ? firm.liveKey : firm.testKey;
    const id = String((await call(create, { key, body: BODY })).json.id);
    const url = String((await call(connect, { params: { id } })).json.consent_url);
    const { share } = stage.agree(url, "full", environment);
    return { scope: environment === "live" ? firm.live : firm.test, key, id, share };
  }

  /** Deletes all waiting work and the record of the calls to the provider. */
  async function forget(): Promise<void> {
    await asWorker((tx) => tx.outbox.deleteMany({}));
    for (const environment of ENVIRONMENTS) stage.answered(environment).length = 0;
  }

  async function makeTenants(): Promise<void> {
    stage.reset();
    firm = await makeCompany();
    await setLiveApproval(firm.companyId, true, firm.actor, new Date());
    tenants = { test: await enter("test"), live: await enter("live") };
    await forget();
  }

  const statusOf = async (environment: Environment) =>
    (await getRequest(tenants[environment].scope, tenants[environment].id)).status;
  async function post(
    environment: Environment,
    kind: ProviderEventKind,
    signer: Environment = environment,
  ): Promise<void> {
    const { raw, headers } = stage.message(tenants[environment].share, kind, signer);
    expect((await call(upstreamDoor, { method: "POST", raw, headers })).status).toBe(200);
  }

  // None of these tests changes the two requests, so the tests share them.
  describe.each(ENVIRONMENTS)(`a request of %s with ${stage.name}`, (environment) => {
    beforeAll(makeTenants);
    beforeEach(forget);

    test.each(WORK)("has its work “%s” run in its own environment", async (name) => {
      const { scope, id } = await enter(environment);
      await forget();
      await VERBS[name](scope, id, "job_none").catch(() => null);
      expect(stage.answered(other(environment))).toEqual([]);
    });

    test.each(WORK)(
      "cannot be reached by the other environment's work “%s”, which calls no provider",
      async (name) => {
        const { id } = tenants[environment];
        await VERBS[name](tenants[other(environment)].scope, id, "job_none").catch(() => null);
        nobodyAsked();
        expect(await statusOf(environment)).toBe("pending_consent");
      },
    );

    test("cannot be reached by the other environment's key, which calls no provider", async () => {
      const at = { key: tenants[other(environment)].key, params: { id: tenants[environment].id } };
      const answers = [
        await call(read, at),
        await call(withdraw, { ...at, method: "DELETE" }),
        ...(await Promise.all(
          [consentComplete, generate, refresh].map((handler) => call(handler, { ...at, method: "POST" })),
        )),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
      nobodyAsked();
    });
  });

  describe.each(ENVIRONMENTS)(`a request of %s with ${stage.name}`, (environment) => {
    beforeEach(makeTenants);

    test("uses only the provider of its own environment throughout its life", async () => {
      const { key, id } = tenants[environment];
      const at = { key, params: { id } };
      await call(leave, { method: "POST", params: { id } });
      await post(environment, "consented");
      await post(environment, "complete");
      await doDueWork();
      expect(await statusOf(environment)).toBe("ready");
      for (const handler of [consentComplete, generate, refresh])
        await call(handler, { ...at, method: "POST" });
      await post(environment, "accounts");
      await doDueWork();
      await call(withdraw, { ...at, method: "DELETE" });
      await doDueWork();
      expect(tenants[environment].share.isActive()).toBe(false);
      expect(stage.answered(environment).length).toBeGreaterThan(20);
      expect(stage.answered(other(environment))).toEqual([]);
      expect(await statusOf(other(environment))).toBe("pending_consent");
      expect(tenants[other(environment)].share.isActive()).toBe(true);
    });

    test("is not changed by a message with the other environment's signature, which only causes a check in that environment", async () => {
      await post(environment, "revoked", other(environment));
      await post(environment, "complete", other(environment));
      const { consent } = await getRequest(tenants[environment].scope, tenants[environment].id);
      expect(consent?.events).toEqual([]);
      await doDueWork();
      expect(await statusOf(environment)).toBe(stage.tellsWhenAsked ? "ready" : "pending_data");
      expect(stage.answered(other(environment))).toEqual([]);
    });

    test("has rows only of its own environment, in every table with environments", async () => {
      await post(environment, "complete");
      await doDueWork();
      const { id, scope } = tenants[environment];
      const tables = await listTables();
      expect(tables.length).toBeGreaterThan(8);
      const seen = await countByEnvironment(tables, id);
      expect(seen.filter((row) => row.environment !== environment)).toEqual([]);
      expect(seen.map(({ table }) => table)).toEqual(
        expect.arrayContaining(["consent", "snapshot", "report", "event", "audit_entry"]),
      );
      const hidden = await inScope({ ...scope, environment: other(environment) }, (tx) =>
        Promise.all([
          tx.consent.count({ where: { requestId: id } }),
          tx.snapshot.count({ where: { requestId: id } }),
          tx.report.count({ where: { requestId: id } }),
        ]),
      );
      expect(hidden).toEqual([0, 0, 0]);
    });
  });

  test("a provider without credentials for an environment is not replaced by the other environment's provider", () => {
    expect(() => upstreamOf({ provider: "sandbox", environment: "live" })).toThrow(/not set up for live/);
    expect(upstreamOf({ provider: stage.provider, environment: "live" })).not.toBe(
      upstreamOf({ provider: stage.provider, environment: "test" }),
    );
  });

  /** Returns the tables that have both a column for the environment and a column for the request's id. */
  async function listTables(): Promise<string[]> {
    return withClient(database.ownerUrl, async (client) => {
      const { rows } = await client.query<{ name: string }>(`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name in ('environment', 'request_id')
      group by 1 having count(*) = 2 order by 1`);
      return rows.map(({ name }) => name);
    });
  }

  async function countByEnvironment(
    tables: string[],
    id: string,
  ): Promise<{ table: string; environment: string }[]> {
    return withClient(database.ownerUrl, async (client) => {
      const found: { table: string; environment: string }[] = [];
      for (const table of tables) {
        const sql = `select distinct environment::text as environment from ${table} where request_id = $1`;
        const { rows } = await client.query<{ environment: string }>(sql, [id]);
        for (const { environment } of rows) found.push({ table, environment });
      }
      return found;
    });
  }
}
