import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as generate from "@/app/v1/requests/[id]/generate/route";
import * as report from "@/app/v1/requests/[id]/report.pdf/route";
import * as many from "@/app/v1/requests/route";
import { traceRequest } from "@/lib/http/trace-request";
import { runWork } from "@/lib/jobs/functions";
import { db } from "@/lib/store/client";
import { nameStatement } from "@/lib/store/trace-statements";
import { claimWork, WORK } from "@/lib/store/write/outbox";
import { queueWork } from "@/lib/store/write/queue";
import { traced } from "@/lib/telemetry/trace";
import { call } from "@/tests/support/call";
import { type Collector, startCollector } from "@/tests/support/collector";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { giveConsent } from "@/tests/support/consent";
import { testDatabase } from "@/tests/support/database";
import { readModules } from "@/tests/support/source";

testDatabase();

type Attribute = { key: string; value: { stringValue?: string; intValue?: number; doubleValue?: number } };
type Span = { name: string; traceId: string; spanId: string; parentSpanId?: string; attributes: Attribute[] };

const NAME = "Canary Clientname";
const EMAIL = "canary.address@example.com";
const SECRET_PATH = "/connect/req_canarysecret?token=canarytoken";

let collector: Collector;
let firm: TestCompany;
let id: string;
let all = "";
let spans: Span[] = [];

/** Starts a server with tracing, and sends it a request with a secret in its path. */
async function serveOnce(): Promise<void> {
  const server = createServer((request, response) =>
    traceRequest(request, response, () => {
      void db().$queryRaw`select id from app_user where email = ${EMAIL}`
        .catch(() => {})
        .then(() => response.end("ok"));
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await (await fetch(`http://127.0.0.1:${port}${SECRET_PATH}`)).text();
  await new Promise((resolve) => server.close(resolve));
}

beforeAll(async () => {
  collector = await startCollector();
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.url;
  firm = await makeCompany();
  const { startTelemetry } = await import("@/lib/telemetry/start-telemetry");
  const stop = startTelemetry();
  const body = { client_name: NAME, report_type: "expense_summary", email: EMAIL };
  id = String((await call(many.POST, { key: firm.testKey, body })).json.id);
  await giveConsent(id);
  await call(generate.POST, { key: firm.testKey, params: { id }, method: "POST" });
  await call(report.GET, { key: firm.testKey, params: { id } });
  await queueWork(firm.test, { name: "reconcile", subjectId: id, dedupeKey: `reconcile:${id}` });
  const { work } = await claimWork([{ names: WORK, room: 50, perCompany: 50 }]);
  for (const piece of work) await runWork(piece).catch(() => {});
  await traced("upstream", "sandbox pullData", async () => {
    throw Object.assign(new Error(`choked on ${EMAIL}`), { code: "P2002" });
  }).catch(() => {});
  await serveOnce();
  await stop();
  all = collector.bodies.map(({ body: text }) => text).join("\n");
  spans = collector.bodies
    .filter(({ path }) => path === "/v1/traces")
    .flatMap(({ body: text }) => JSON.parse(text).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans: some }) => some);
}, 120_000);
afterAll(() => collector.close());

const named = (start: string) => spans.filter(({ name }) => name.startsWith(start));

describe("the traces and metrics", () => {
  test("include requests, work, providers, renders and statements", () => {
    for (const kind of ["http ", "job reconcile", "upstream sandbox", "render ", "database select"])
      expect(named(kind).length, kind).toBeGreaterThan(0);
  });

  test("show the parts of a request as child spans", () => {
    const [served] = named("http ");
    const parts = spans.filter(({ parentSpanId }) => parentSpanId === served?.spanId);
    expect(parts.map(({ name }) => name)).toEqual(["database select app_user"]);
    expect(parts[0]?.traceId).toBe(served?.traceId);
  });

  test("describe a failure by its kind and code", () => {
    const failed = named("upstream").find(({ attributes }) =>
      attributes.some(({ key }) => key === "error.type"),
    );
    const reported = Object.fromEntries(
      failed?.attributes.map(({ key, value }) => [key, value.stringValue]) ?? [],
    );
    expect(reported).toMatchObject({ "error.type": "Error", "error.code": "P2002", outcome: "failed" });
  });

  test("contain no data of a customer, no path, no request id and no key", () => {
    expect(all.length).toBeGreaterThan(5_000);
    for (const word of [NAME, EMAIL, "canary", id, firm.testKey, firm.secrets.test])
      expect(all.includes(word), word).toBe(false);
    expect(all).not.toMatch(/req_[0-9a-z]{20}|svc_(test|live)_|whsec_|\$1/);
  });

  test("only have attributes that we set", () => {
    const keys = new Set(spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)));
    const known = [
      "attempt",
      "company_id",
      "delivery_id",
      "environment",
      "error.code",
      "error.type",
      "method",
      "name",
      "outbox_id",
      "outcome",
      "request_id",
      "status",
      "waiting",
    ];
    expect([...keys].filter((key) => !known.includes(key))).toEqual([]);
  });
});

test("the metrics include durations, waiting work, and connections", () => {
  const metrics = collector.bodies
    .filter(({ path }) => path === "/v1/metrics")
    .map(({ body }) => body)
    .join();
  for (const name of [
    "surplus.http.duration",
    "surplus.job.duration",
    "surplus.upstream.duration",
    "surplus.render.duration",
    "surplus.database.duration",
    "surplus.database.connections",
    "surplus.work.waiting",
    "surplus.work.oldest_due",
    "surplus.process.loop_delay_p99",
    "surplus.process.memory",
  ])
    expect(metrics, name).toContain(`"${name}"`);
});

test("nameStatement names a statement by its verb and table", () => {
  expect(nameStatement('SELECT "public"."request"."id" FROM "public"."request" WHERE 1=1')).toBe(
    "select request",
  );
  expect(nameStatement("insert into outbox (id) values ($1)")).toBe("insert outbox");
  expect(nameStatement("select set_config('app.asked', 'secret', true)")).toBe("select");
  expect(nameStatement("BEGIN")).toBe("begin");
});

test("traces and metrics are not loaded by a server that does not use them", () => {
  const modules = readModules("app", "components", "lib");
  const outside = modules.filter(
    ({ path, text }) => !path.startsWith("lib/telemetry/") && text.includes("telemetry"),
  );
  const ofPackages = outside.filter(({ imports }) =>
    imports.some(({ target }) => target.startsWith("@opentelemetry/")),
  );
  expect(ofPackages.map(({ path }) => path)).toEqual([]);
  const light = ["lib/telemetry/trace", "lib/telemetry/tame-console"];
  const entering = outside.filter(({ imports }) =>
    imports.some(({ target }) => target.startsWith("lib/telemetry/") && !light.includes(target)),
  );
  expect(entering.map(({ path }) => path)).toEqual(["lib/start.ts"]);
  // The code of traces and metrics is loaded only when traces or metrics are switched on.
  expect(entering[0]?.text).toMatch(/await import\("@\/lib\/telemetry\/start-telemetry"\)/);
  expect(entering[0]?.text).not.toMatch(/^import .*lib\/telemetry\/(?!tame-console)/m);
  const ofLight = modules.filter(({ path }) => light.includes(path.replace(/\.ts$/, "")));
  expect(ofLight.flatMap(({ imports }) => imports.map(({ target }) => target))).toEqual(["lib/log"]);
});
